/**
 * Due: what a table waits for.
 *
 * A function of log, state and seats alone, so that a table that was resumed, taken back or taken over goes on exactly
 * as any other: there is no hidden place where the host remembers what it was about to do. Every phase has its answer;
 * a table of four bots never waits for a person.
 */
import { assert, type PartieEvent, type PartieState, roundOf, type Seat, SEATS, turnOf, winnerOf } from '@puur/rules';
import { cutterOf } from './proof.js';

export type Due =
  /** The host fixes a new secret. */
  | { readonly kind: 'commit' }
  /** A program is to cut. */
  | { readonly kind: 'program-cut'; readonly seat: Seat }
  /** A person is to cut. */
  | CutDue
  /** A program has cut: people may rest, and ask for the cards. */
  | { readonly kind: 'cards'; readonly cutter: Seat; readonly dealer: Seat | null }
  | { readonly kind: 'draw' }
  | { readonly kind: 'deal' }
  /** The secret of a finished round is owed; or that of a shuffle which nobody can deal any more. */
  | { readonly kind: 'reveal' }
  | { readonly kind: 'person'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** The host is to turn the complete trick. */
  | { readonly kind: 'turn'; readonly winner: Seat }
  | { readonly kind: 'nothing' };

export interface CutDue {
  readonly kind: 'cut';
  /** Whose cut it is by the rule; where the dealer is open, the first person at the table. */
  readonly cutter: Seat;
  /** Null in a first deal with an open dealer. */
  readonly dealer: Seat | null;
  /** Who may do it: the cutter alone, anybody where the dealer is open. */
  readonly mayCut: readonly Seat[];
}

/** What a table waits for. `hasSecret`: whether the host knows the secret of the shuffle it committed to. */
export function dueOf(
  log: readonly PartieEvent[],
  state: PartieState,
  isPerson: (seat: Seat) => boolean,
  hasSecret: boolean,
): Due {
  switch (state.phase) {
    case 'open':
    case 'ended':
      return state.shuffle?.secret === null ? { kind: 'reveal' } : { kind: 'nothing' };
    case 'deal':
      return dealDue(log, state, isPerson, hasSecret);
    case 'declare':
    case 'play': {
      const seat = turnOf(state);
      assert(seat !== null, 'somebody is on turn');
      return { kind: isPerson(seat) ? 'person' : 'bot', seat };
    }
    case 'trick-complete': {
      // A person who leads turns the trick with their card, or asks for it. After the last one nobody leads.
      const leader = turnOf(state);
      if (leader !== null && isPerson(leader)) return { kind: 'person', seat: leader };
      return { kind: 'turn', winner: leader ?? winnerOf(roundOf(state), roundOf(state).tricks.length) };
    }
  }
}

function dealDue(
  log: readonly PartieEvent[],
  { shuffle, nextDealer: dealer, profile }: PartieState,
  isPerson: (seat: Seat) => boolean,
  hasSecret: boolean,
): Due {
  if (shuffle?.secret !== null) return { kind: 'commit' };
  // 1 What became of the shuffle: dealt and owed, or still to be dealt.
  const last = log.findLast(({ type }) => type === 'shuffle-committed' || type === 'drawn' || type === 'dealt');
  if (last?.type === 'dealt' || !hasSecret) return { kind: 'reveal' };
  if (last?.type === 'drawn') return { kind: 'deal' };
  // 2 The cut: by the dealer's left-hand neighbour and nobody else (jasswiki, tournament sheets), whoever sits there; by
  //   anybody where the dealer is open.
  const persons = SEATS.filter(isPerson);
  const cutter = dealer === null ? (persons[0] ?? 0) : cutterOf(dealer);
  const { cuts } = shuffle;
  if (dealer === null ? cuts.length === 0 : cuts.every(({ seat }) => seat !== cutter)) {
    if (!isPerson(cutter)) return { kind: 'program-cut', seat: cutter };
    return { kind: 'cut', cutter, dealer, mayCut: dealer === null ? persons : [cutter] };
  }
  // 3 A person who has cut waits for the cards; where a program has, people ask for them.
  if (persons.length > 0 && cuts.every(({ seat }) => !isPerson(seat))) return { kind: 'cards', cutter, dealer };
  return { kind: dealer === null && profile.firstForehand === 'draw-high' ? 'draw' : 'deal' };
}
