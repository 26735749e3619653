/**
 * Line: what somebody typed at the slate, as something to write.
 *
 * `schilten wir 98 weis wir 50 stöck sie`: a contract, a side, the points, and what came with them in any order. Words are
 * heard in the reader's language; a side is `wir` or `sie`, the name of a player or of the side.
 */
import {
  type Contract,
  CONTRACTS,
  kindOf,
  ok,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  SEATS,
  type Team,
  teamOf,
  TEAMS,
} from '@puur/rules';
import {
  COIFFEUR_KEYS,
  type CoiffeurEntry,
  type DifferenzlerEntry,
  pointsFor,
  type SchieberEntry,
  type SheetEvent,
  sideNames,
} from '@puur/tafel';
import type { TafelWord } from '../../lang/de/tafel.js';
import { type Ear, plain } from '../play/spoken.js';

/** What a line asks for beside an entry. */
export type Order = 'help' | 'slate' | 'statistics' | 'quit';
export type Typed =
  | { readonly order: Order }
  | { readonly command: SheetEvent }
  /** Bedanken after the round that was written last. */
  | { readonly claim: Team };

export type LineRefusal =
  { readonly code: 'notUnderstood' | 'noContract' | 'noSide'; readonly found: string } | { readonly code: 'noPoints' };

/** What is needed to understand a line. */
export interface Listener {
  readonly words: Readonly<Record<TafelWord, readonly string[]>>;
  readonly ear: Ear;
  readonly names: readonly string[];
  /** Names of the Coiffeur contracts in this language. */
  readonly coiffeur: Readonly<Record<string, string>>;
  readonly game:
    | { readonly kind: 'schieber'; readonly profile: RuleProfile; readonly forehand: Seat }
    | { readonly kind: 'coiffeur'; readonly keys: readonly string[] }
    | { readonly kind: 'differenzler' };
}

const ORDERS: readonly Order[] = ['help', 'slate', 'statistics', 'quit'];

type Heard<T> = Result<T, LineRefusal>;

/** Understands a line. */
export function hear(line: string, listener: Listener): Heard<Typed> {
  const tokens = line
    .trim()
    .split(/\s+/)
    .filter((token) => token !== '');
  const [first = '', second = ''] = tokens;
  const is = (word: TafelWord, token: string): boolean => isWord(listener, word, token);
  const order = ORDERS.find((each) => is(each, first));
  if (order !== undefined && tokens.length === 1) return ok({ order });
  if (is('undo', first) && tokens.length === 1) return ok({ command: { type: 'undone' } });
  if (is('redo', first) && tokens.length === 1) return ok({ command: { type: 'redone' } });
  if (is('strike', first) && /^\d{1,4}$/.test(second) && tokens.length === 2) {
    return ok({ command: { type: 'struck', round: Number(second) } });
  }
  if (is('correct', first) && /^\d{1,4}$/.test(second)) {
    const entry = entryIn(tokens.slice(2), listener);
    return entry.ok ? ok({ command: { type: 'corrected', round: Number(second), entry: entry.value } }) : entry;
  }
  if (is('claim', first) && tokens.length === 2) {
    const claim = sideIn(second, listener);
    return claim === undefined ? refuse({ code: 'noSide', found: second }) : ok({ claim });
  }
  const entry = entryIn(tokens, listener);
  return entry.ok ? ok({ command: { type: 'entered', entry: entry.value } }) : entry;
}

function isWord({ words }: Listener, word: TafelWord, token: string): boolean {
  return words[word].some((each) => plain(each) === plain(token));
}

/** The side that a word means; undefined where it means none. */
export function sideIn(token: string, listener: Listener): Team | undefined {
  if (isWord(listener, 'we', token)) return 0;
  if (isWord(listener, 'they', token)) return 1;
  const named = sideNames(listener.names).findIndex((name) => plain(name) === plain(token));
  if (named >= 0) return TEAMS[named];
  const seat = seatIn(token, listener);
  return seat === undefined ? undefined : teamOf(seat);
}

function seatIn(token: string, { names }: Listener): Seat | undefined {
  return names.length === SEATS.length ? SEATS.find((seat) => plain(names[seat]!) === plain(token)) : undefined;
}

function entryIn(
  tokens: readonly string[],
  listener: Listener,
): Heard<SchieberEntry | CoiffeurEntry | DifferenzlerEntry> {
  switch (listener.game.kind) {
    case 'schieber':
      return schieberIn(tokens, listener, listener.game);
    case 'coiffeur':
      return coiffeurIn(tokens, listener, listener.game.keys);
    case 'differenzler':
      return differenzlerIn(tokens);
  }
}

/** Reads the words after the contract, one after the other. */
class Reader {
  readonly #tokens: readonly string[];
  #at: number;

  constructor(tokens: readonly string[], at: number) {
    this.#tokens = tokens;
    this.#at = at;
  }

  get done(): boolean {
    return this.#at >= this.#tokens.length;
  }

  next(): string {
    return this.#tokens[this.#at++] ?? '';
  }

  peek(): string {
    return this.#tokens[this.#at] ?? '';
  }
}

function isNumber(token: string): boolean {
  return /^\d{1,4}$/.test(token);
}

/** A side if the next word is one. */
function sideAt(reader: Reader, listener: Listener): Team | undefined {
  const side = sideIn(reader.peek(), listener);
  if (side !== undefined) reader.next();
  return side;
}

function schieberIn(
  tokens: readonly string[],
  listener: Listener,
  { profile, forehand }: { readonly profile: RuleProfile; readonly forehand: Seat },
): Heard<SchieberEntry> {
  const [spoken = ''] = tokens;
  const allowed = CONTRACTS.filter((contract) => profile.contracts.includes(kindOf(contract)));
  // A number would be heard as a place in the list of contracts.
  const contracts: readonly Contract[] = isNumber(spoken) ? [] : listener.ear.contracts(spoken, allowed);
  const [contract] = contracts;
  if (contract === undefined || contracts.length > 1) return refuse({ code: 'noContract', found: spoken });
  const reader = new Reader(tokens, 1);
  const is = (word: TafelWord, token: string): boolean => isWord(listener, word, token);
  let side: Team | undefined;
  let points: number | undefined;
  let declarer: Seat | undefined;
  let declaredBy: Team | undefined;
  let match: Team | null | undefined;
  let weis: [number, number] | undefined;
  let stoeck: Team | undefined;
  let claimedBy: Team | undefined;
  let first: Team | undefined;
  let berg: Team | undefined;
  while (!reader.done) {
    const token = reader.next();
    if (is('weis', token)) {
      const whose = sideAt(reader, listener);
      const worth = reader.next();
      if (!isNumber(worth)) return refuse({ code: 'notUnderstood', found: `${token} ${worth}`.trim() });
      weis ??= [0, 0];
      weis[whose ?? side ?? declaredBy ?? teamOf(declarer ?? forehand)] += Number(worth);
    } else if (is('stoeck', token)) {
      const whose = sideAt(reader, listener);
      if (whose === undefined) return refuse({ code: 'noSide', found: reader.peek() });
      stoeck = whose;
    } else if (is('match', token)) {
      match = sideAt(reader, listener) ?? side ?? declaredBy ?? teamOf(declarer ?? forehand);
    } else if (is('claim', token) || is('first', token) || is('berg', token)) {
      const whose = sideAt(reader, listener);
      if (whose === undefined) return refuse({ code: 'noSide', found: reader.peek() });
      if (is('claim', token)) claimedBy = whose;
      else if (is('first', token)) first = whose;
      else berg = whose;
    } else if (is('by', token)) {
      declarer = seatIn(reader.peek(), listener);
      declaredBy = declarer === undefined ? sideIn(reader.peek(), listener) : undefined;
      if (declarer === undefined && declaredBy === undefined) {
        return refuse({ code: 'noSide', found: reader.peek() });
      }
      reader.next();
    } else if (isNumber(token) && points === undefined) {
      points = Number(token);
    } else {
      const whose = sideIn(token, listener);
      if (whose === undefined || side !== undefined) return refuse({ code: 'notUnderstood', found: token });
      side = whose;
    }
  }
  const own = side ?? match ?? declaredBy ?? teamOf(declarer ?? forehand);
  if (points === undefined && (match === undefined || match === null)) return refuse({ code: 'noPoints' });
  const made = pointsFor(own, points ?? 157, contract, profile);
  return ok({
    contract,
    ...made,
    ...(match !== undefined && { match }),
    ...(declarer !== undefined && { declarer }),
    ...(declaredBy !== undefined && { declaredBy }),
    ...(weis && { weis }),
    ...(stoeck !== undefined && { stoeck }),
    ...(claimedBy !== undefined && { claimedBy }),
    ...(first !== undefined && { first }),
    ...(berg !== undefined && { berg }),
  });
}

function coiffeurIn(tokens: readonly string[], listener: Listener, keys: readonly string[]): Heard<CoiffeurEntry> {
  const [spoken = '', whose = '', worth = '', last = ''] = tokens;
  const key = keys.find((each) => {
    const called = listener.coiffeur[each] ?? each;
    return [each, called, called.replace(/\s+/g, '')].some((name) => plain(name) === plain(spoken));
  });
  const byLetter = key ?? keyOfContract(listener.ear.contracts(spoken, CONTRACTS), keys);
  if (byLetter === undefined || isNumber(spoken)) return refuse({ code: 'noContract', found: spoken });
  const team = sideIn(whose, listener);
  if (team === undefined) return refuse({ code: 'noSide', found: whose });
  const isMatch = isWord(listener, 'match', worth) || isWord(listener, 'match', last);
  if (!isNumber(worth) && !isMatch) return refuse({ code: 'noPoints' });
  const points = isNumber(worth) ? Number(worth) : 157;
  if (tokens.length > (isMatch && isNumber(worth) ? 4 : 3)) {
    return refuse({ code: 'notUnderstood', found: tokens.at(-1)! });
  }
  const match = isMatch || points === 257;
  return ok({ team, key: byLetter, points: points === 257 ? 157 : points, ...(match && { match }) });
}

const SUIT_KEYS: Readonly<Partial<Record<Contract, string>>> = {
  'trump:E': 'eichel',
  'trump:R': 'rosen',
  'trump:T': 'schilten',
  'trump:S': 'schellen',
};

function keyOfContract(contracts: readonly Contract[], keys: readonly string[]): string | undefined {
  const [contract] = contracts;
  if (contract === undefined || contracts.length > 1) return undefined;
  const key = SUIT_KEYS[contract] ?? kindOf(contract);
  return (COIFFEUR_KEYS as readonly string[]).includes(key) && keys.includes(key) ? key : undefined;
}

function differenzlerIn(tokens: readonly string[]): Heard<DifferenzlerEntry> {
  const numbers = tokens.filter((token) => token !== ':' && token !== '=');
  const odd = numbers.find((token) => !isNumber(token));
  if (odd !== undefined) return refuse({ code: 'notUnderstood', found: odd });
  if (numbers.length !== 2 * SEATS.length) return refuse({ code: 'noPoints' });
  const read = numbers.map(Number);
  const four = (from: number): DifferenzlerEntry['made'] => [
    read[from]!,
    read[from + 1]!,
    read[from + 2]!,
    read[from + 3]!,
  ];
  return ok({ announced: four(0), made: four(SEATS.length) });
}
