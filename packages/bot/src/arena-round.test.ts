import { CardSet, type Decision, perSeat, type Seat, type SeatView, weiseIn } from '@puur/rules';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../test/players.js';
import { profileOf } from '../test/position.js';
import { arenaDeal } from './arena-deal.js';
import { type ArenaClock, type ArenaPlayer, type ArenaRules, playRound, type RoundPlayed } from './arena-round.js';
import { chattyPlayer, randomPlayer } from './rivals/random-player.js';
import { createYardstick } from './yardstick/yardstick.js';

const TOURNAMENT = profileOf('turnier-12');

/** A round in which seat 2 is somebody else. */
function roundWith(
  stranger: ArenaPlayer,
  rules: ArenaRules = {},
  profile = TOURNAMENT,
  deal = 3,
): Promise<RoundPlayed> {
  const { deck, dealer, seed } = arenaDeal(1, deal);
  const players = perSeat((seat): ArenaPlayer => (seat === 2 ? stranger : randomPlayer(seed, seat)));
  return playRound(players, deck, dealer, profile, rules);
}

/** Whatever a stranger may send. */
function answering(answer: (view: SeatView) => unknown): ArenaPlayer {
  return { decide: (view) => answer(view) as Decision };
}

const play = (card: unknown): unknown => ({ action: { type: 'play', card }, weise: [], stoeck: false });
const first = ({ options, phase }: SeatView): unknown =>
  phase === 'declare' ? { action: { type: 'declare', contract: options.contracts[0] } } : play(options.cards[0]);

/** What seat 2 was asked in a round of deal 3: nine cards, for the dealer is seat 3 and the forehand seat 0 or 2. */
function faults({ incidents }: RoundPlayed): string[] {
  return incidents.map(({ seat, fault, detail }) => `${seat} ${fault} ${detail}`);
}

describe('A round in the arena goes on to its end, with the fault noted, when a player', () => {
  const cases: readonly { readonly name: string; readonly player: ArenaPlayer; readonly fault: RegExp }[] = [
    {
      name: 'throws',
      player: answering(() => {
        throw new Error('no idea');
      }),
      fault: /^2 failed no idea$/,
    },
    {
      name: 'rejects',
      player: { decide: () => Promise.reject(new Error('connection lost')) },
      fault: /^2 failed connection lost$/,
    },
    { name: 'answers nothing', player: answering(() => undefined), fault: /^2 illegal-action no-action$/ },
    { name: 'answers nonsense', player: answering(() => 'EU'), fault: /^2 illegal-action no-action$/ },
    {
      name: 'has no such card',
      player: answering(() => play(99)),
      fault: /^2 illegal-action (not-in-hand|wrong-phase)$/,
    },
    {
      name: 'plays a word',
      player: answering(() => play('EU')),
      fault: /^2 illegal-action (not-in-hand|wrong-phase)$/,
    },
    {
      name: 'plays when a contract is due, and declares when a card is',
      player: answering(({ phase }) => (phase === 'declare' ? play(0) : { action: { type: 'push' } })),
      fault: /^2 illegal-action /,
    },
    {
      name: 'keeps a card back that it must play',
      player: answering((view) =>
        view.phase === 'play'
          ? play(view.round!.hand.find((card) => !view.options.cards.includes(card)) ?? view.options.cards[0])
          : first(view),
      ),
      fault: /^2 illegal-action (must-follow|may-not-undertrump)/,
    },
  ];
  it.each(cases)('$name', async ({ player, fault }) => {
    const rounds = await Promise.all([0, 1, 2, 3].map((deal) => roundWith(player, {}, TOURNAMENT, deal)));
    const noted = rounds.flatMap(faults);
    expect(noted.length).toBeGreaterThan(0);
    for (const incident of noted) expect(incident).toMatch(fault);
    for (const { record } of rounds) {
      expect(record.complete).toBe(true);
      expect(record.account.teams[0].total + record.account.teams[1].total).toBe(157);
    }
  });

  it('calls a Weis and a Stöck that it does not have: the card stands', async () => {
    const bluff = { weise: [{ cards: [0, 1, 2], points: 20 }], stoeck: true };
    const player = answering((view) => ({ ...(first(view) as object), ...bluff }));
    const round = await roundWith(player, {}, profileOf('puur'));
    const noted = round.incidents.filter(({ seat }) => seat === 2);
    expect(noted.length).toBe(9);
    expect(new Set(noted.map(({ fault }) => fault))).toEqual(new Set(['illegal-call']));
  });

  it('claims what it does not have, and throws when it may speak', async () => {
    const claims: ArenaPlayer = { ...answering(first), interject: () => ({ type: 'claim', goal: 'partie' }) };
    expect(new Set(faults(await roundWith(claims)))).toEqual(new Set(['2 illegal-call claim-not-in-profile']));
    const throws: ArenaPlayer = {
      ...answering(first),
      interject: () => {
        throw new Error('hoarse');
      },
    };
    expect(new Set(faults(await roundWith(throws)))).toEqual(new Set(['2 failed hoarse']));
  });
});

describe('A player of the arena is late', () => {
  /** A clock that stands still until somebody waits, and then goes on to what is waited for. */
  function clock(): ArenaClock & { pass(ms: number): void } {
    let time = 0;
    return {
      now: () => time,
      pass: (ms) => {
        time += ms;
      },
      after: (wait, run) => {
        let isOff = false;
        void Promise.resolve().then(() => {
          if (isOff) return;
          time += wait;
          run();
        });
        return () => {
          isOff = true;
        };
      },
    };
  }

  it('when its promise is not kept in time', async () => {
    const never: ArenaPlayer = { decide: () => new Promise<Decision>(() => undefined) };
    const round = await roundWith(never, { clock: clock(), patience: 1000 });
    expect(new Set(faults(round))).toEqual(new Set(['2 late 1000 ms']));
    expect(round.record.complete).toBe(true);
    // It was waited for to the end of patience where there was a choice.
    expect(new Set(round.times.filter(({ seat }) => seat === 2).map(({ ms }) => ms))).toEqual(new Set([1000]));
  });

  it('when it computes for too long', async () => {
    const time = clock();
    const slow = answering((view) => {
      time.pass(view.options.cards.length === 1 ? 1500 : 500);
      return first(view);
    });
    const round = await roundWith(slow, { clock: time, patience: 1000 });
    expect(faults(round).length).toBeGreaterThan(0);
    expect(new Set(faults(round))).toEqual(new Set(['2 late 1000 ms']));
  });

  it('never without patience or in time', async () => {
    const prompt = answering((view) => Promise.resolve(first(view)));
    expect(faults(await roundWith(prompt, { clock: clock(), patience: 1000 }))).toEqual([]);
    expect(faults(await roundWith(prompt))).toEqual([]);
  });
});

describe('A round in the arena', () => {
  it.each(TABLES.map((profile, index) => ({ profile, index })))(
    'has nothing to note of players that keep to the rules, table $index',
    async ({ profile, index }) => {
      const { deck, dealer, seed } = arenaDeal('rules', index);
      const players = perSeat((seat): ArenaPlayer =>
        seat % 2 === 0 ? createYardstick(`${seed}/${seat}`, 20) : chattyPlayer(seed, seat),
      );
      const round = await playRound(players, deck, dealer, profile, { listensToAll: true });
      expect(round.incidents.filter(({ fault }) => fault !== 'illegal-call')).toEqual([]);
      expect(round.incidents.filter(({ seat }) => seat % 2 === 0)).toEqual([]);
    },
  );

  it('hears a player that says later what it has to say', async () => {
    const heard: Seat[] = [];
    const inner = createYardstick(1, 20);
    const player: ArenaPlayer = {
      decide: (view) => Promise.resolve({ ...inner.decide(view), weise: [] }),
      interject: (view) => {
        if (!view.options.weis || view.phase !== 'play') return Promise.resolve(null);
        const dealt = CardSet.from(view.round!.hand).union(
          CardSet.from(view.round!.tricks.flatMap(({ cards }) => cards).slice(-1)),
        );
        const weise = weiseIn(dealt, view.profile);
        if (weise.length === 0) return Promise.resolve(null);
        heard.push(view.seat);
        return Promise.resolve({ type: 'announce-weis', weise: weise.map(({ cards, points }) => ({ cards, points })) });
      },
    };
    let noted: string[] = [];
    for (let deal = 0; deal < 12; deal++)
      noted = noted.concat(faults(await roundWith(player, {}, profileOf('puur'), deal)));
    expect(heard.length).toBeGreaterThan(0);
    expect(noted).toEqual([]);
  });
});
