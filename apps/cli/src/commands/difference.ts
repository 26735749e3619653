/**
 * Difference: what a record says at a place and what the rules give there, told by what differs and nothing else.
 *
 * An event is taken apart into facts, a name and a value each; what is the same on both sides says nothing.
 */
import { type EventOf, type PartieEvent, type PerSeat, perTeam, SEATS, type Seat, type Team } from '@puur/rules';
import { seatingOf } from './play/seating.js';
import type { Shell } from './shell.js';

/** The difference in words: what stands there, and what should. */
export interface Difference {
  readonly found: string;
  readonly expected: string;
}

/** A fact; `of` is the side it is about, where both have one. */
interface Fact {
  readonly of: string;
  readonly name: string;
  readonly value: string;
}

/** An event in a few words. */
export function eventInWords(
  event: PartieEvent,
  names: PerSeat<string>,
  { faces, texts }: Pick<Shell, 'faces' | 'texts'>,
): string {
  const { table, shell } = texts;
  switch (event.type) {
    case 'card-played':
      return table.says(names[event.seat], faces.name(event.card));
    case 'pushed':
      return table.says(names[event.seat], table.pushed);
    case 'declared':
      return table.says(names[event.seat], faces.contract(event.contract));
    case 'weis-announced':
      return table.says(names[event.seat], texts.cards.call(Math.max(0, ...event.weise.map(({ points }) => points))));
    case 'stoeck-announced':
      return stoeckInWords(event, names, texts);
    case 'rest-claimed':
      return table.says(names[event.seat], table.restIsMine);
    case 'claimed':
      return table.says(names[event.seat], event.goal === 'berg' ? table.thanksForBerg : table.thanks);
    case 'trick-turned':
    case 'round-scored':
    case 'opened':
    case 'drawn':
    case 'shuffle-committed':
    case 'cut':
    case 'dealt':
    case 'misdealt':
    case 'weis-shown':
    case 'berg-won':
    case 'partie-ended':
    case 'shuffle-revealed':
      return shell.events[event.type];
  }
}

/** How a Stöck came to be: said, seen inside a Weis, or shown beforehand. */
export function stoeckInWords(
  { seat, call }: EventOf<'stoeck-announced'>,
  names: PerSeat<string>,
  { table }: Pick<Shell['texts'], 'table'>,
): string {
  if (call === 'with-valid-weis-in-trick-1') return table.stoeckInWeis(names[seat]);
  return call === 'pre-shown-to-go-out' ? table.stoeckShown(names[seat]) : table.says(names[seat], table.stoeck);
}

/** In what two events differ. Of another kind, or alike in all that can be named, each is told as a whole. */
export function differenceInWords(
  event: PartieEvent,
  expected: PartieEvent,
  names: PerSeat<string>,
  shell: Shell,
): Difference {
  const whole = { found: eventInWords(event, names, shell), expected: eventInWords(expected, names, shell) };
  if (event.type !== expected.type) return whole;
  const [there, due] = [factsOf(event, names, shell), factsOf(expected, names, shell)];
  const differs = (one: readonly Fact[], other: readonly Fact[]): readonly Fact[] =>
    one.filter(
      ({ of, name, value }) => !other.some((fact) => fact.of === of && fact.name === name && fact.value === value),
    );
  const [found, right] = [differs(there, due), differs(due, there)];
  if (found.length === 0 && right.length === 0) return whole;
  const { quoted } = shell.texts.shell;
  return { found: quoted(told(found, shell)), expected: quoted(told(right, shell)) };
}

/** `Heidi und Ruth: Weis 20, Total 91; Vreni und Köbi: Total 66`. */
function told(facts: readonly Fact[], { texts }: Shell): string {
  if (facts.length === 0) return texts.shell.facts.nothing;
  const sides = [...new Set(facts.map(({ of }) => of))];
  return sides
    .map((side) => {
      const list = facts
        .filter(({ of }) => of === side)
        .map(({ name, value }) => (name === '' ? value : `${name} ${value}`));
      return side === '' ? list.join(', ') : texts.table.ofSide(side, list.join(', '));
    })
    .join('; ');
}

function factsOf(event: PartieEvent, names: PerSeat<string>, shell: Shell): readonly Fact[] {
  const { texts, faces } = shell;
  const { facts, events } = texts.shell;
  const { blocks, total } = texts.table;
  const { teams } = seatingOf(names, null, texts.table);
  const fact = (name: string, value: string | number, of = ''): Fact => ({ of, name, value: `${value}` });
  /** A whole sentence for a value that has one. */
  const quoted = (sentence: string): Fact => fact('', sentence.replace(/\.$/, ''));
  const yes = (is: boolean): string => (is ? facts.yes : facts.no);
  const seat = (at: Seat): Fact => fact(facts.seat, names[at]);
  const side = (team: Team | null): string => (team === null ? facts.nobody : teams[team]);
  switch (event.type) {
    case 'trick-turned':
      return [fact(facts.winner, names[event.winner]), fact(facts.points, event.points)];
    case 'weis-shown':
      return [seat(event.seat), ...event.weise.map((cards) => fact(blocks.weis, faces.shorts(cards)))];
    case 'weis-announced':
      return [
        seat(event.seat),
        ...event.weise.map(({ cards, points }) => fact(`${blocks.weis} ${points}`, faces.shorts(cards))),
      ];
    case 'stoeck-announced':
      return [seat(event.seat), quoted(stoeckInWords(event, names, texts))];
    case 'card-played':
      return [seat(event.seat), fact(facts.cards, faces.name(event.card))];
    case 'declared':
      return [
        seat(event.seat),
        fact(facts.contract, faces.contract(event.contract)),
        fact(facts.silent, yes(event.silent)),
      ];
    case 'claimed':
      return [seat(event.seat), quoted(eventInWords(event, names, shell)), quoted(texts.table.rulings[event.ruling])];
    case 'pushed':
    case 'rest-claimed':
      return [seat(event.seat)];
    case 'cut':
      return [seat(event.seat), fact(facts.text, event.text)];
    case 'berg-won':
      return [fact(facts.side, side(event.team))];
    case 'dealt':
      return [
        fact(facts.dealer, names[event.dealer]),
        ...SEATS.map((at) => fact(facts.hand(names[at]), faces.shorts(event.hands[at]))),
      ];
    case 'drawn':
      return SEATS.map((at) => fact(facts.hand(names[at]), faces.short(event.cards[at])));
    case 'misdealt':
      return [quoted(texts.table.misdeal[event.reason])];
    case 'partie-ended':
      return [
        fact(facts.won, side(event.winner)),
        quoted(texts.table.reasons[event.reason]),
        fact(facts.schneider, yes(event.schneider)),
      ];
    case 'round-scored': {
      const { factor, teams: accounts } = event.account;
      const ofTeam = (team: Team): readonly Fact[] => {
        const account = accounts[team];
        return [
          fact(blocks.weis, account.weis, teams[team]),
          fact(blocks.stoeck, account.stoeck, teams[team]),
          fact(facts.cards, account.cards, teams[team]),
          fact(facts.lastTrick, account.lastTrick, teams[team]),
          fact(facts.match, account.match, teams[team]),
          fact(facts.tricks, account.tricks, teams[team]),
          fact(facts.block(blocks.weis), account.blocks.weis, teams[team]),
          fact(facts.block(blocks.stoeck), account.blocks.stoeck, teams[team]),
          fact(facts.block(blocks.stich), account.blocks.stich, teams[team]),
          fact(total, account.total, teams[team]),
        ];
      };
      return [fact(facts.factor, factor), fact(facts.complete, yes(event.complete)), ...perTeam(ofTeam).flat()];
    }
    case 'shuffle-committed':
      return [fact(events[event.type], event.commitment)];
    case 'shuffle-revealed':
      return [fact(events[event.type], event.secret)];
    case 'opened':
      return [];
  }
}
