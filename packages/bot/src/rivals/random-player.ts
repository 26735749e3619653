/**
 * The random player: anything it may, with equal chances. The lowest bar, and the best way to reach strange positions.
 */
import { CardSet, type Decision, type Interjection, type Player, type Seat, type SeatView, weiseIn } from '@puur/rules';
import { saysStoeck } from '../announcing.js';
import { type Random, randomFrom } from '../random.js';

const SILENT = { weise: [], stoeck: false, considered: [] } as const;

/** Declares, pushes and plays anything it may; says nothing. */
export function randomPlayer(seed: number | string, seat: Seat): Player {
  const random = randomFrom(seed, seat, 'random');
  return { decide: (view) => randomDecision(view, random) };
}

/** The same, and says some of the Weise and Stöck that it has, claims the rest where it may, and now and then the Partie. */
export function chattyPlayer(seed: number | string, seat: Seat): Player {
  const random = randomFrom(seed, seat, 'chatty');
  return {
    decide: (view) => {
      const decision = randomDecision(view, random);
      const { action } = decision;
      if (action.type !== 'play') return decision;
      const mayWeisen = view.options.weis && view.phase === 'play' && view.round !== null;
      const weise = mayWeisen ? weiseIn(CardSet.from(view.round.hand), view.profile) : [];
      return {
        ...decision,
        weise: weise.filter(() => random() < 0.5).map(({ cards, points }) => ({ cards, points })),
        stoeck: saysStoeck(action.card, view) && random() < 0.5,
      };
    },
    interject: (view) => randomWord(view, random),
  };
}

/** One of the actions that a view offers, each as likely as any other. */
export function randomDecision({ options, phase }: Pick<SeatView, 'options' | 'phase'>, random: Random): Decision {
  const { push, contracts, cards } = options;
  if (phase !== 'declare') return { ...SILENT, action: { type: 'play', card: pick(random, cards) } };
  const choice = pick(random, push ? [...contracts, null] : contracts);
  return { ...SILENT, action: choice === null ? { type: 'push' } : { type: 'declare', contract: choice } };
}

function randomWord({ options }: SeatView, random: Random): Interjection | null {
  if (options.stoeck !== null && random() < 0.3) return { type: 'announce-stoeck' };
  if (options.rest && random() < 0.3) return { type: 'claim-rest' };
  const [goal] = options.claims;
  // Mostly false, and then it loses the Partie.
  return goal !== undefined && random() < 0.0001 ? { type: 'claim', goal } : null;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}
