/**
 * Story: a log, told round by round and card by card.
 *
 * Everything shown here is read out of the log; nothing is remembered beside it.
 */
import {
  accountSoFar,
  type Card,
  evolve,
  EMPTY_PARTIE,
  type PartieEvent,
  type PartieState,
  type PerSeat,
  perSeat,
  type RoundRecord,
  type RoundState,
  type RuleProfile,
  type Seat,
  seatAfter,
  type Team,
  teamOf,
  TRICKS_PER_ROUND,
  winnerOf,
  trickPoints,
} from '@puur/rules';

/** One round: how it ended, and the hands it began with. */
export interface RoundStory {
  readonly number: number;
  readonly round: RoundState;
  readonly dealt: PerSeat<readonly Card[]>;
  /** Null where it was not counted. */
  readonly record: RoundRecord | null;
  readonly commitment: string | null;
  readonly cuts: readonly { readonly seat: Seat; readonly text: string }[];
  readonly secret: string | null;
  /** By how many cards lay: what each team had written for the round, as the table counted it. */
  readonly counted: readonly (readonly [number, number])[];
  /** By how many cards lay: the Weise laid open and the Stöck said then. */
  readonly written: readonly (readonly Written[])[];
}

/** What is written in a round beside the tricks. */
export type Written = Extract<PartieEvent, { readonly type: 'weis-shown' | 'stoeck-announced' }>;

/** Every round of a log that was dealt, the running one last. A deal that was thrown in is passed over. */
export function roundsOf(log: readonly PartieEvent[]): readonly RoundStory[] {
  const stories: RoundStory[] = [];
  let state: PartieState = EMPTY_PARTIE;
  let dealt: PerSeat<readonly Card[]> | null = null;
  let shuffle: PartieState['shuffle'] = null;
  let counted: (readonly [number, number])[] = [];
  let written: (readonly Written[])[] = [];
  const keep = (event: PartieEvent): void => {
    const { round, rounds, profile } = state;
    if (!round || !dealt) return;
    const { number } = round;
    const laid = laidIn(round);
    const { teams } = round.account ?? accountSoFar(round, profile);
    counted[laid] = [teams[0].total, teams[1].total];
    if (event.type === 'weis-shown' || event.type === 'stoeck-announced')
      written[laid] = [...(written[laid] ?? []), event];
    const record = rounds.find((one) => one.number === number) ?? null;
    stories[number - 1] = {
      number,
      round,
      dealt,
      record,
      commitment: shuffle?.commitment ?? null,
      cuts: shuffle?.cuts ?? [],
      secret: shuffle?.secret ?? null,
      counted,
      written,
    };
  };
  for (const event of log) {
    state = evolve(state, event);
    if (event.type === 'dealt') [dealt, counted, written] = [event.hands, [], []];
    if (event.type === 'shuffle-revealed' && stories.length > 0) {
      const last = stories.at(-1)!;
      if (last.commitment === state.shuffle?.commitment)
        stories[stories.length - 1] = { ...last, secret: event.secret };
    }
    if (state.round && state.phase !== 'deal') shuffle = state.shuffle;
    keep(event);
  }
  return stories;
}

/** A round after a number of cards. */
export interface Moment {
  /** Trick that lies, from 1; its cards so far with who laid them. */
  readonly trick: number;
  readonly lying: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Who has it, once it is complete. */
  readonly winner: Seat | null;
  /** What it brought, the last one with what it counts more. */
  readonly points: number;
  /** What each team had written up to here: cards, Weis, Stöck and all, as the table counted it. */
  readonly counted: readonly [number, number];
  /** Weise laid open and Stöck said with the last card. */
  readonly written: readonly Written[];
  readonly held: PerSeat<readonly Card[]>;
}

/** How many cards were laid in a round. */
export function cardsLaid({ round }: RoundStory): number {
  return laidIn(round);
}

function laidIn(round: RoundState): number {
  return round.tricks.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** The moment after `count` cards of a round. */
export function momentAt(story: RoundStory, count: number, profile: RuleProfile): Moment {
  const { round, dealt, counted, written } = story;
  const laid: { readonly seat: Seat; readonly card: Card }[] = round.tricks.flatMap(({ leader, cards }) =>
    cards.map((card, index) => ({ seat: seatAfter(leader, index), card })),
  );
  const upTo = laid.slice(0, count);
  const trick = Math.min(TRICKS_PER_ROUND, Math.max(1, Math.ceil(count / 4)));
  const lying = upTo.slice((trick - 1) * 4);
  const isComplete = lying.length === 4;
  return {
    trick,
    lying,
    winner: isComplete ? winnerOf(round, trick) : null,
    points: isComplete ? broughtBy(round, trick, profile) : 0,
    counted: counted[upTo.length] ?? [0, 0],
    written: written[upTo.length] ?? [],
    held: perSeat((seat) => dealt[seat].filter((card) => !upTo.some((one) => one.card === card))),
  };
}

/** What a complete trick brings, before the factor of the contract. */
function broughtBy({ contract, tricks }: RoundState, number: number, profile: RuleProfile): number {
  return contract === null ? 0 : trickPoints(tricks[number - 1]?.cards ?? [], contract, number, profile);
}

/** What is told of many Partien. */
export interface Statistics {
  readonly partien: number;
  readonly won: number;
  readonly rounds: number;
  readonly points: readonly [number, number];
  readonly weis: readonly [number, number];
  readonly matches: readonly [number, number];
  /** Rounds declared by one's own side, and those of them in which it wrote more, Weis, Stöck and all. */
  readonly declared: number;
  readonly declaredWon: number;
}

export function statisticsOf(
  partien: readonly { readonly rounds: readonly RoundRecord[]; readonly winner: Team | null }[],
  us: Team,
): Statistics {
  const them: Team = us === 0 ? 1 : 0;
  const rounds = partien.flatMap((partie) => partie.rounds);
  const sum = (of: (record: RoundRecord) => number): number => rounds.reduce((total, record) => total + of(record), 0);
  const ours = rounds.filter(({ declarer }) => declarer !== null && teamOf(declarer) === us);
  const matched = (team: Team): number =>
    rounds.filter(({ account }) => account.teams[team].tricks === TRICKS_PER_ROUND).length;
  return {
    partien: partien.length,
    won: partien.filter(({ winner }) => winner === us).length,
    rounds: rounds.length,
    points: [sum(({ account }) => account.teams[us].total), sum(({ account }) => account.teams[them].total)],
    weis: [sum(({ account }) => account.teams[us].weis), sum(({ account }) => account.teams[them].weis)],
    matches: [matched(us), matched(them)],
    declared: ours.length,
    declaredWon: ours.filter(({ account }) => account.teams[us].total > account.teams[them].total).length,
  };
}
