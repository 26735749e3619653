/**
 * Random Partien for the tests: whatever the rules let seats and host do, done by chance, until the Partie ends.
 *
 * A driver over `apply` that knows no rule itself: it proposes commands, the rules refuse or carry them out. So every
 * kind of event turns up, in every order that is allowed.
 */
import {
  apply,
  CARDS,
  type Card,
  type Command,
  CONTRACTS,
  dealByThrees,
  EMPTY_PARTIE,
  evolve,
  legalCards,
  MISDEALS,
  modeIn,
  type PartieEvent,
  type PartieState,
  perSeat,
  resolveProfile,
  type RuleProfile,
  type Seat,
  SEATS,
  SETTING_NAMES,
  SETTINGS,
  turnOf,
  type WeisClaim,
  weiseIn,
} from '@puur/rules';

/** A whole number from 0 up to, not including, `below`. */
export type Rng = (below: number) => number;

/** Numerical Recipes' congruential generator, its upper bits: enough for test data. */
export function rngOf(seed: number): Rng {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const list = [...items];
  for (let last = list.length - 1; last > 0; last--) {
    const other = rng(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}

/** A profile in which about a third of the settings are drawn by chance. */
export function randomProfile(rng: Rng): RuleProfile {
  const settings = SETTING_NAMES.filter(() => rng(3) === 0).map((name): [string, unknown] => {
    const spec = SETTINGS[name];
    switch (spec.kind) {
      case 'choice': {
        const values = spec.orSeat ? [...spec.values, ...SEATS] : spec.values;
        return [name, values[rng(values.length)]];
      }
      case 'list':
        return [name, shuffled(spec.values, rng).slice(0, 1 + rng(spec.values.length))];
      case 'points':
        return [name, name === 'rounds' ? 1 + rng(4) : Math.min(spec.max, Math.max(spec.min, rng(1500)))];
      case 'factors':
        return [name, Object.fromEntries(spec.keys.filter(() => rng(2) === 0).map((key) => [key, 1 + rng(5)]))];
    }
  });
  const resolved = resolveProfile(Object.fromEntries(settings));
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  return resolved.value;
}

/** The log of a Partie played by chance, to its end or to about `most` events. */
export function randomPartie(seed: number, profile: RuleProfile, most = 1500): PartieEvent[] {
  const rng = rngOf(seed);
  const log: PartieEvent[] = [];
  let state = EMPTY_PARTIE;
  const attempt = (command: Command): boolean => {
    const judged = apply(state, command);
    if (!judged.ok) return false;
    log.push(...judged.value);
    state = judged.value.reduce(evolve, state);
    return true;
  };
  attempt({ type: 'open', profile });
  while (state.phase !== 'ended' && log.length < most) step(state, rng, attempt);
  if (state.phase === 'ended') attempt({ type: 'reveal-shuffle', secret: 'a secret' });
  return log;
}

const CUT_TEXTS = ['', '17', 'mit Stöck; "und" \\ [Weis]', 'zwei\nZeilen\t🂡', '(0 Weis)'];

function step(state: PartieState, rng: Rng, attempt: (command: Command) => boolean): void {
  const turn = turnOf(state);
  const anyone = rng(4) as Seat;
  const chance = (one: number): boolean => rng(one) === 0;
  switch (state.phase) {
    case 'open':
    case 'ended':
      return;
    case 'deal': {
      if (chance(3)) attempt({ type: 'reveal-shuffle', secret: `secret ${rng(99)}` });
      if (chance(9)) attempt({ type: 'claim', seat: anyone, goal: chance(2) ? 'berg' : 'partie' });
      const deck = shuffled(CARDS, rng);
      attempt({ type: 'draw', cards: perSeat((seat) => deck[seat]!) });
      if (chance(2)) attempt({ type: 'commit-shuffle', commitment: `commitment ${rng(99)}` });
      while (chance(2)) attempt({ type: 'cut', seat: anyone, text: CUT_TEXTS[rng(CUT_TEXTS.length)]! });
      const dealer = state.nextDealer ?? anyone;
      const hands = chance(2) ? dealByThrees(deck, dealer) : perSeat((seat) => deck.slice(seat * 9, seat * 9 + 9));
      for (const seat of [dealer, ...SEATS]) if (attempt({ type: 'deal', dealer: seat, hands })) return;
      return;
    }
    case 'declare':
      if (chance(25)) attempt({ type: 'misdeal', reason: MISDEALS[rng(MISDEALS.length)]! });
      if (chance(9)) attempt({ type: 'claim', seat: anyone, goal: 'partie' });
      if (chance(3)) attempt({ type: 'push', seat: turn! });
      else if (chance(4)) attempt({ type: 'play', seat: turn!, card: anyCardOf(state, turn!, rng) });
      else attempt({ type: 'declare', seat: turn!, contract: CONTRACTS[rng(CONTRACTS.length)]! });
      return;
    case 'play':
    case 'trick-complete':
      talk(state, rng, attempt);
      if (chance(60)) attempt({ type: 'misdeal', reason: 'card-exposed' });
      else if (state.phase === 'trick-complete' && (chance(2) || turn === null)) attempt({ type: 'turn-trick' });
      else if (turn !== null) play(state, turn, rng, attempt);
  }
}

/** Announcements by chance: before a card, after it, once more to correct it, and by whoever feels like it. */
function talk(state: PartieState, rng: Rng, attempt: (command: Command) => boolean): void {
  const seat = rng(4) as Seat;
  if (rng(3) === 0) attempt({ type: 'announce-weis', seat, weise: someWeise(state, seat, rng) });
  if (rng(2) === 0) for (const any of SEATS) attempt({ type: 'announce-stoeck', seat: any });
  if (rng(3) === 0) attempt({ type: 'claim-rest', seat: turnOf(state) ?? seat });
  if (rng(150) === 0) attempt({ type: 'claim', seat, goal: rng(2) === 0 ? 'berg' : 'partie' });
}

function play(state: PartieState, seat: Seat, rng: Rng, attempt: (command: Command) => boolean): void {
  const { round, profile } = state;
  if (round === null) return;
  const running = round.tricks.at(-1)!.cards;
  const isLead = running.length === 0 || running.length === 4;
  const legal = legalCards(round.hands[seat], isLead ? [] : running, modeIn(round, round.tricks.length), profile);
  const cards = legal.toArray();
  const card = cards[rng(cards.length)]!;
  const weise = rng(2) === 0 ? someWeise(state, seat, rng) : [];
  if (!attempt({ type: 'play', seat, card, weise, stoeck: rng(2) === 0 })) attempt({ type: 'play', seat, card });
}

function anyCardOf(state: PartieState, seat: Seat, rng: Rng): Card {
  const hand = state.round!.hands[seat].toArray();
  return hand[rng(hand.length)]!;
}

/** Some of the Weise a seat holds, some called too low. */
function someWeise(state: PartieState, seat: Seat, rng: Rng): WeisClaim[] {
  const { round, profile } = state;
  if (round === null) return [];
  return weiseIn(round.dealt[seat], profile)
    .filter(() => rng(4) !== 0)
    .map(({ cards, points }) => ({ cards, points: rng(5) === 0 ? 20 : points }));
}
