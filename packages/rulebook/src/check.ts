/**
 * Checking the examples: what the rules say about the facts of each must be what was written by hand.
 *
 * Called by the tests and by the site's build, so that no page can show a wrong answer. The code here computes; it never
 * reads the answer before it has its own.
 */
import { readQuarrel, referee } from '@puur/referee';
import {
  accountOf,
  blocksOf,
  type Card,
  CardSet,
  chooserAfter,
  creditedWeis,
  dealerByDraw,
  endByBlocks,
  factorFor,
  forehandOf,
  formatCards,
  holderOf,
  holdsStoeck,
  judgeClaim,
  leaderOf,
  legalCards,
  modeOf,
  perSeat,
  perTeam,
  pointsOf,
  pushRefusal,
  resolveProfile,
  type RuleProfile,
  seatAfter,
  stoeckCounts,
  STOECK_POINTS,
  totalOf,
  weiseFrom,
  weiseIn,
  weisOutcome,
} from '@puur/rules';
import { chalkFor, chargeFor, COIFFEUR_TABLES, coiffeurPoints, isPossibleSplit } from '@puur/tafel';
import { EXAMPLE_IDS, EXAMPLES } from './cases.js';
import type { Example } from './example.js';
import { cardsOf, taskOf } from './task.js';
import type { ExampleId } from './topic.js';

/** An example whose written answer is not what the rules say. */
export interface ExampleFault {
  readonly id: ExampleId;
  /** What is compared: the answer itself, or a part of it. */
  readonly part: string;
  readonly written: unknown;
  readonly found: unknown;
}

/** A part of an answer: its name, what is written, what the rules say. */
type Finding = readonly [part: string, written: unknown, found: unknown];

/** Checks every example; an empty list is what a build wants. */
export function checkExamples(examples: Readonly<Record<ExampleId, Example>> = EXAMPLES): readonly ExampleFault[] {
  return EXAMPLE_IDS.flatMap((id) => checkExample(examples[id]).map((fault) => ({ id, ...fault })));
}

/** Checks one example: the parts in which it is wrong. */
export function checkExample(example: Example): readonly Omit<ExampleFault, 'id'>[] {
  const findings = [...judge(example, tableOf(example)), choosable(example)];
  return findings
    .filter(([, written, found]) => JSON.stringify(written) !== JSON.stringify(found))
    .map(([part, written, found]) => ({ part, written, found }));
}

/** The rules of an example's table. */
export function tableOf({ table }: Pick<Example, 'table'>): RuleProfile {
  const profile = resolveProfile(table);
  if (!profile.ok) throw new Error(`no such table: ${JSON.stringify(profile.error)}`);
  return profile.value;
}

/** Who chooses from a list must find the right answer in it, once. */
function choosable(example: Example): Finding {
  const task = taskOf(example);
  if (task.kind === 'cards') return ['right among hand', true, task.right.every((card) => task.from.includes(card))];
  if (task.kind !== 'number') return ['choices', true, true];
  const { choices, right } = task;
  return ['choices', true, choices.includes(right) && new Set(choices).size === choices.length && choices.length > 1];
}

function names(cards: Iterable<Card>): string {
  return formatCards([...cards].sort((a, b) => a - b));
}

function judge(example: Example, rules: RuleProfile): readonly Finding[] {
  switch (example.kind) {
    case 'legal': {
      const { contract, trick, hand, right } = example;
      const legal = legalCards(CardSet.from(cardsOf(hand)), cardsOf(trick), modeOf(contract, 1), rules);
      return [['right', names(cardsOf(right)), names(legal)]];
    }
    case 'winner': {
      const { contract, trickNo = 1, leader, trick, right } = example;
      const cards = cardsOf(trick);
      return [
        ['cards', 4, cards.length],
        ['right', right, seatAfter(leader, holderOf(modeOf(contract, trickNo), cards))],
      ];
    }
    case 'points': {
      const { contract, cards, lastTrick, right } = example;
      const found = pointsOf(cardsOf(cards), contract, lastTrick ? 9 : 1, rules) + (lastTrick ? rules.lastTrick : 0);
      return [['right', right, found]];
    }
    case 'weis': {
      const { hand, weise, right } = example;
      const cards = cardsOf(hand);
      const found = weiseIn(CardSet.from(cards), rules);
      const written = weise.map(({ cards: of, points }) => `${names(cardsOf(of))} ${points}`);
      return [
        ['hand', 9, cards.length],
        ['weise', written.sort(), found.map(({ cards: of, points }) => `${names(of)} ${points}`).sort()],
        ['right', right, totalOf(found)],
      ];
    }
    case 'weis-called': {
      const { contract, weis, called, right } = example;
      const [held] = weiseFrom(cardsOf(weis), rules);
      return [['right', right, held ? (creditedWeis(held, called, contract, rules)?.points ?? 0) : null]];
    }
    case 'weis-compare': {
      const { contract, forehand, shown, right, points } = example;
      const declared = shown.map(({ seat, weise }) => ({
        seat,
        weise: weise.flatMap((cards) => weiseFrom(cardsOf(cards), rules)),
      }));
      const outcome = weisOutcome(declared, forehand, contract, rules);
      return [
        ['right', right, outcome.bestSeat],
        ['points', points, outcome.points],
      ];
    }
    case 'stoeck': {
      const { contract, hand, call, right } = example;
      const holds = holdsStoeck(CardSet.from(cardsOf(hand)), contract);
      const counts = holds && call !== null && stoeckCounts(call, rules, STOECK_POINTS);
      return [['right', right, counts ? STOECK_POINTS : 0]];
    }
    case 'round': {
      const { contract, cards, tricks, lastTrick, weis = [0, 0], stoeck = [0, 0], totals, right } = example;
      const takings = perTeam((team) => ({
        cards: cards[team],
        tricks: tricks[team],
        lastTrick: lastTrick === team,
        weis: weis[team],
        stoeck: stoeck[team],
      }));
      const account = accountOf(takings, factorFor(contract, rules), rules);
      const made = perTeam((team) => cards[team] + (lastTrick === team ? rules.lastTrick : 0));
      return [
        ['possible', true, isPossibleSplit(made[0], made[1], contract, rules)],
        ['tricks', 9, tricks[0] + tricks[1]],
        ['totals', totals, perTeam((team) => account.teams[team].total)],
        ['right', right, account.teams[0].total],
      ];
    }
    case 'tafel': {
      const { scheme, marks, right } = example;
      return [['marks', marks, chalkFor(right, scheme)]];
    }
    case 'split': {
      const { contract, points, right } = example;
      return [['right', right, isPossibleSplit(points[0], points[1], contract, rules)]];
    }
    case 'end': {
      const { before, round, right, block } = example;
      const ending = endByBlocks(blocksOf(rules.countOrder), rules.target, before, round);
      return [
        ['right', right, ending.winner ?? 'nobody'],
        ['block', block, ending.block],
      ];
    }
    case 'claim': {
      const { winner } = judgeClaim(0, example.points, rules.target, rules.falseClaimLoses);
      return [['right', example.right, winner]];
    }
    case 'dealing': {
      const { ask, dealer, right } = example;
      const next = seatAfter(dealer);
      const found = { forehand: forehandOf(dealer), 'next-dealer': next, 'next-forehand': forehandOf(next) }[ask];
      return [['right', right, found]];
    }
    case 'draw': {
      const drawn = perSeat((seat) => cardsOf(example.cards[seat])[0]!);
      return [['right', example.right, dealerByDraw(drawn)]];
    }
    case 'choosing': {
      const { ask, forehand, pushes, right } = example;
      const chooser = chooserAfter(pushes, forehand, rules);
      return [['right', right, ask === 'chooser' ? chooser : leaderOf(forehand, chooser, rules)]];
    }
    case 'push':
      return [['right', example.right, pushRefusal(example.pushes, false, rules) === null]];
    case 'factor':
      return [['right', example.right, factorFor(example.contract, rules)]];
    case 'coiffeur': {
      const { key, points, match, right } = example;
      const table = COIFFEUR_TABLES['coiffeur-8'];
      const factor = table.contracts.find((contract) => contract.key === key)?.factor ?? NaN;
      return [['right', right, coiffeurPoints(points, match, factor, table.matchBonus)]];
    }
    case 'differenzler':
      return [['right', example.right, chargeFor(example.announced, example.made, rules)]];
    case 'quarrel': {
      const told = readQuarrel(example.quarrel);
      if (!told.ok) return [['quarrel', null, told.error]];
      const ruling = referee(told.value);
      return ruling.ok
        ? [
            ['verdict', example.verdict, ruling.value.verdict],
            ['rule', example.rules[0], ruling.value.rule],
            ['right', example.right, ruling.value.verdict === example.yes],
          ]
        : [['quarrel', null, ruling.error]];
    }
  }
}
