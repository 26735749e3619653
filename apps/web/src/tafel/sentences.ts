/** Sentences: what the sheet answers by a code, in words. */
import { trumpOf, type Contract, type Seat, TEAMS } from '@puur/rules';
import { type Opening, type Sheet, type SheetQuestion, type SheetRefusal, sideNames, type Verdict } from '@puur/tafel';
import type { TafelSentence } from '@puur/words';
import { contractName, deckNames } from '../lang/naming.js';
import { later } from '../lang/texts.js';
import { say, wordsNow } from './texts.js';

const EMPTY: TafelSentence = { who: '', side: '', points: '', of: '', contract: '', block: '', round: '' };

/** The two sides as they are called. */
export function sidesOf({ names }: Opening): readonly [string, string] {
  const [a, b] = sideNames(names);
  return [a.replace('/', ' & '), b.replace('/', ' & ')];
}

/** Who sits on a seat; with two names only, the side. */
export function seatName({ names }: Opening, seat: Seat): string {
  return names.length === 4 ? names[seat]! : names[seat % 2]!;
}

export function coiffeurName(key: string): string {
  const suits = { eichel: 'trump:E', rosen: 'trump:R', schellen: 'trump:S', schilten: 'trump:T' } as const;
  const suit = Object.hasOwn(suits, key) ? suits[key as keyof typeof suits] : null;
  if (suit !== null) return contractName(suit);
  return (wordsNow().coiffeur as Readonly<Record<string, string>>)[key] ?? key;
}

/** A contract with its factor where it counts more than once. */
export function contractWithFactor(contract: Contract, factor: number): string {
  return factor > 1 ? `${contractName(contract)} ×${factor}` : contractName(contract);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(' : ');
  return typeof value === 'number' || typeof value === 'string' ? `${value}` : '';
}

/** Why something cannot be written. */
export function refusalText(refusal: SheetRefusal, opening: Opening): string {
  if (refusal.code === 'sheet-asks') return refusal.questions.map((asked) => questionText(asked, opening)).join(' ');
  const found = refusal as Readonly<Record<string, unknown>>;
  const side = TEAMS.find((team) => team === found.team);
  const isSeat = typeof found.seat === 'number';
  return wordsNow().refusals[refusal.code]({
    ...EMPTY,
    side: side === undefined ? '' : sidesOf(opening)[side],
    who: isSeat ? seatName(opening, found.seat as Seat) : '',
    points: textOf(found.sum ?? found.points ?? found.found),
    of: textOf(found.whole),
    contract: typeof found.key === 'string' ? coiffeurName(found.key) : '',
    round: textOf(found.round),
  });
}

export function questionText(question: SheetQuestion, opening: Opening): string {
  return wordsNow().questions[question.code]({
    ...EMPTY,
    side: 'team' in question ? sidesOf(opening)[question.team] : '',
    points: 'points' in question ? `${question.points}` : '',
  });
}

/** Why a Partie is won, with the agreed order where it decided. */
export function verdictText({ reason }: Verdict): string {
  const why = wordsNow().reasons[reason.code]({
    ...EMPTY,
    block: 'block' in reason ? say().entry.blocks[reason.block] : '',
    points: 'missing' in reason ? `${reason.missing}` : '',
    round: 'rounds' in reason ? `${reason.rounds}` : '',
  });
  const book = later.value?.book;
  return 'order' in reason && book
    ? `${why}. ${say().board.order(book.settings.countOrder.says(reason.order, deckNames))}`
    : why;
}

/** Whether Stöck are possible. */
export function hasTrump(contract: Contract | null): boolean {
  return contract !== null && trumpOf(contract) !== null;
}

/** Who is ahead or has won, in a line of the list. */
export function standing(sheet: Sheet): string {
  if (sheet.game === 'differenzler') return sheet.totals.join(' · ');
  return `${sheet.totals[0]} : ${sheet.totals[1]}`;
}
