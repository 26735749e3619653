/**
 * Fixed deals and endings with names, and how many ways there are to go on from them.
 *
 * The deals were dealt once and are data now. In `halves` each side holds two suits only, so that every plain lead
 * meets over- and undertrumping; in `lone-puur` a seat has the Puur as its only trump and its partner all other strong
 * trumps. The endings are the last four tricks; those with a trump suit were chosen because other tables, which play
 * by other settings, get other numbers from them. The counts are the oracle's.
 */

import type { CardText, ContractText } from './oracle/cards.js';
import type { PerftPosition } from './oracle/perft.js';
import type { LegalSettings } from './oracle/settings.js';

/** Hands of equal size by seat, the contract and who leads the next trick. */
export interface FixedDeal extends PerftPosition {
  readonly name: string;
}

/** The number of sequences of `depth` legal cards from the deal or ending with this name. */
export interface PerftRow {
  readonly name: string;
  readonly contract: ContractText;
  readonly depth: number;
  readonly nodes: number;
  /** Settings that differ from the default. */
  readonly settings?: Partial<LegalSettings>;
}

interface DealRow extends Omit<FixedDeal, 'hands'> {
  readonly hands: readonly string[];
}

// prettier-ignore
const dealRows: readonly DealRow[] = [
  { name: 'eicheln', contract: 'trump:E', leader: 0, hands: [
    'EO R7 RO RK S7 SO SK T7 T8',
    'E8 E10 EK R10 RU S9 T10 TO TK',
    'E7 E9 EU R6 R9 SU SA T6 TA',
    'E6 EA R8 RA S6 S8 S10 T9 TU',
  ] },
  { name: 'rosen', contract: 'trump:R', leader: 1, hands: [
    'EK EA S6 S10 SO T6 TO TK TA',
    'E6 E7 E10 RO RK SU SK T8 TU',
    'E8 E9 EU EO R9 R10 S8 T9 T10',
    'R6 R7 R8 RU RA S7 S9 SA T7',
  ] },
  { name: 'schellen', contract: 'trump:S', leader: 2, hands: [
    'RK S7 S8 S9 SA T7 T10 TO TK',
    'E6 E9 EA R6 R8 R9 S10 T6 TA',
    'EU EO R7 R10 RA S6 SU T8 TU',
    'E7 E8 E10 EK RU RO SO SK T9',
  ] },
  { name: 'schilten', contract: 'trump:T', leader: 3, hands: [
    'E6 E7 EO R9 RU S9 SU SA T8',
    'E9 E10 EU R7 R10 RK S10 SK T10',
    'EA R6 S6 S7 S8 SO T6 T9 TK',
    'E8 EK R8 RO RA T7 TU TO TA',
  ] },
  { name: 'obenabe', contract: 'obenabe', leader: 0, hands: [
    'EA R6 RU RK S7 T8 TO TK TA',
    'E7 E9 E10 R8 R9 S10 SU T7 T10',
    'E6 EU EO R7 RO RA SA T9 TU',
    'E8 EK R10 S6 S8 S9 SO SK T6',
  ] },
  { name: 'undenufe', contract: 'undenufe', leader: 1, hands: [
    'E10 EA R10 SU T7 T9 T10 TO TA',
    'E9 EK R7 R8 RU RO S7 S8 TU',
    'E7 EU R6 R9 RK S9 SO SK T8',
    'E6 E8 EO RA S6 S10 SA T6 TK',
  ] },
  { name: 'slalom-up', contract: 'slalom:obenabe', leader: 2, hands: [
    'EA R6 RU S8 S9 S10 SK TU TA',
    'E7 RA SO SA T6 T8 T9 T10 TK',
    'E9 E10 EU EK R7 R8 S6 S7 T7',
    'E6 E8 EO R9 R10 RO RK SU TO',
  ] },
  { name: 'slalom-down', contract: 'slalom:undenufe', leader: 3, hands: [
    'EK R6 R8 R9 RO RA T6 T10 TU',
    'E6 E8 E10 EA RK S7 T7 TO TK',
    'E7 E9 S8 SU SK SA T8 T9 TA',
    'EU EO R7 R10 RU S6 S9 S10 SO',
  ] },
  { name: 'gusti-up', contract: 'gusti:obenabe', leader: 0, hands: [
    'E7 EU R7 R8 RK SO T7 TO TK',
    'E6 E8 EA R6 R10 S7 S8 SK TU',
    'EO R9 RU RO RA S6 S10 T9 T10',
    'E9 E10 EK S9 SU SA T6 T8 TA',
  ] },
  { name: 'gusti-down', contract: 'gusti:undenufe', leader: 1, hands: [
    'E7 E10 R9 RA S8 S9 S10 T6 T9',
    'EK R7 R8 RK SO T7 T8 T10 TA',
    'E9 EU EA R6 RO S7 SK TO TK',
    'E6 E8 EO R10 RU S6 SU SA TU',
  ] },
  { name: 'halves', contract: 'trump:T', leader: 1, hands: [
    'E6 E8 E10 EK R7 R9 RU RO RA',
    'S6 S9 S10 SO SA T7 T10 TO TA',
    'E7 E9 EU EO EA R6 R8 R10 RK',
    'S7 S8 SU SK T6 T8 T9 TU TK',
  ] },
  { name: 'lone-puur', contract: 'trump:S', leader: 2, hands: [
    'E6 E7 EK R6 R7 RO SU T8 TK',
    'E8 EU R8 R9 S6 S9 SK T6 T7',
    'E9 E10 EA RA S7 S8 S10 SO SA',
    'EO R10 RU RK T9 T10 TU TO TA',
  ] },
];

// prettier-ignore
const endingRows: readonly DealRow[] = [
  { name: 'eicheln-ending', contract: 'trump:E', leader: 2, hands: [
    'R7 S8 T9 TK',
    'EU R10 RO T7',
    'E7 R9 S6 SU',
    'S7 SA T8 TO',
  ] },
  { name: 'rosen-ending', contract: 'trump:R', leader: 1, hands: [
    'RA SU T6 TU',
    'EK R6 S7 TK',
    'EU RU RO SK',
    'EO S10 SO SA',
  ] },
  { name: 'schellen-ending', contract: 'trump:S', leader: 0, hands: [
    'E7 T9 T10 TK',
    'E6 S7 T8 TO',
    'E9 R8 S6 SA',
    'EU EO EA T6',
  ] },
  { name: 'schilten-ending', contract: 'trump:T', leader: 3, hands: [
    'E7 EA S6 SA',
    'EO R9 T7 TU',
    'E9 E10 EU SO',
    'E6 EK S9 TA',
  ] },
  { name: 'obenabe-ending', contract: 'obenabe', leader: 1, hands: [
    'EO SA T9 TU',
    'S7 SU SO TK',
    'E6 E9 R6 RU',
    'EU R8 RK T8',
  ] },
  { name: 'undenufe-ending', contract: 'undenufe', leader: 3, hands: [
    'S7 T7 T8 TK',
    'E6 E7 R6 SA',
    'EO EK R10 SK',
    'R7 R9 RK T6',
  ] },
  { name: 'slalom-up-ending', contract: 'slalom:obenabe', leader: 3, hands: [
    'E7 EK S8 S9',
    'E6 E8 EU EA',
    'E9 R9 SU SA',
    'EO R10 RU RO',
  ] },
  { name: 'slalom-down-ending', contract: 'slalom:undenufe', leader: 1, hands: [
    'E10 EA T10 TA',
    'RA SK T6 TK',
    'EO S7 T7 TO',
    'R7 RO RK T8',
  ] },
  { name: 'gusti-up-ending', contract: 'gusti:obenabe', leader: 0, hands: [
    'E10 R8 R9 T7',
    'S8 SO T10 TO',
    'E9 EU R7 RA',
    'E6 T8 T9 TK',
  ] },
  { name: 'gusti-down-ending', contract: 'gusti:undenufe', leader: 1, hands: [
    'R10 RU RA T7',
    'E7 E8 EO SK',
    'E9 R8 RK T6',
    'EU S6 S9 S10',
  ] },
];

/** Twelve deals of nine cards a seat, every contract among them. */
export const fixedDeals: readonly FixedDeal[] = dealRows.map(withCards);

/** Ten endings of four cards a seat, one for each contract; the next trick is the sixth. */
export const fixedEndings: readonly FixedDeal[] = endingRows.map(withCards);

/** Counts from the opening. */
// prettier-ignore
export const openingCounts: readonly PerftRow[] = [
  { name: 'eicheln', contract: 'trump:E', depth: 4, nodes: 534 },
  { name: 'eicheln', contract: 'trump:E', depth: 5, nodes: 4_272 },
  { name: 'eicheln', contract: 'trump:E', depth: 6, nodes: 15_315 },
  { name: 'eicheln', contract: 'trump:E', depth: 7, nodes: 47_238 },
  { name: 'eicheln', contract: 'trump:E', depth: 8, nodes: 160_102 },
  { name: 'rosen', contract: 'trump:R', depth: 4, nodes: 700 },
  { name: 'rosen', contract: 'trump:R', depth: 5, nodes: 5_600 },
  { name: 'rosen', contract: 'trump:R', depth: 6, nodes: 30_468 },
  { name: 'rosen', contract: 'trump:R', depth: 7, nodes: 85_694 },
  { name: 'rosen', contract: 'trump:R', depth: 8, nodes: 239_766 },
  { name: 'schellen', contract: 'trump:S', depth: 4, nodes: 626 },
  { name: 'schellen', contract: 'trump:S', depth: 5, nodes: 5_008 },
  { name: 'schellen', contract: 'trump:S', depth: 6, nodes: 18_716 },
  { name: 'schellen', contract: 'trump:S', depth: 7, nodes: 66_466 },
  { name: 'schellen', contract: 'trump:S', depth: 8, nodes: 227_014 },
  { name: 'schilten', contract: 'trump:T', depth: 4, nodes: 252 },
  { name: 'schilten', contract: 'trump:T', depth: 5, nodes: 2_016 },
  { name: 'schilten', contract: 'trump:T', depth: 6, nodes: 12_062 },
  { name: 'schilten', contract: 'trump:T', depth: 7, nodes: 42_205 },
  { name: 'schilten', contract: 'trump:T', depth: 8, nodes: 121_733 },
  { name: 'obenabe', contract: 'obenabe', depth: 4, nodes: 62 },
  { name: 'obenabe', contract: 'obenabe', depth: 5, nodes: 496 },
  { name: 'obenabe', contract: 'obenabe', depth: 6, nodes: 1_052 },
  { name: 'obenabe', contract: 'obenabe', depth: 7, nodes: 2_180 },
  { name: 'obenabe', contract: 'obenabe', depth: 8, nodes: 3_736 },
  { name: 'undenufe', contract: 'undenufe', depth: 4, nodes: 64 },
  { name: 'undenufe', contract: 'undenufe', depth: 5, nodes: 512 },
  { name: 'undenufe', contract: 'undenufe', depth: 6, nodes: 1_286 },
  { name: 'undenufe', contract: 'undenufe', depth: 7, nodes: 3_144 },
  { name: 'undenufe', contract: 'undenufe', depth: 8, nodes: 8_952 },
  { name: 'slalom-up', contract: 'slalom:obenabe', depth: 4, nodes: 54 },
  { name: 'slalom-up', contract: 'slalom:obenabe', depth: 5, nodes: 432 },
  { name: 'slalom-up', contract: 'slalom:obenabe', depth: 6, nodes: 825 },
  { name: 'slalom-up', contract: 'slalom:obenabe', depth: 7, nodes: 1_836 },
  { name: 'slalom-up', contract: 'slalom:obenabe', depth: 8, nodes: 4_080 },
  { name: 'slalom-down', contract: 'slalom:undenufe', depth: 4, nodes: 295 },
  { name: 'slalom-down', contract: 'slalom:undenufe', depth: 5, nodes: 2_360 },
  { name: 'slalom-down', contract: 'slalom:undenufe', depth: 6, nodes: 10_585 },
  { name: 'slalom-down', contract: 'slalom:undenufe', depth: 7, nodes: 48_346 },
  { name: 'slalom-down', contract: 'slalom:undenufe', depth: 8, nodes: 158_864 },
  { name: 'gusti-up', contract: 'gusti:obenabe', depth: 4, nodes: 270 },
  { name: 'gusti-up', contract: 'gusti:obenabe', depth: 5, nodes: 2_160 },
  { name: 'gusti-up', contract: 'gusti:obenabe', depth: 6, nodes: 7_744 },
  { name: 'gusti-up', contract: 'gusti:obenabe', depth: 7, nodes: 16_884 },
  { name: 'gusti-up', contract: 'gusti:obenabe', depth: 8, nodes: 31_064 },
  { name: 'gusti-down', contract: 'gusti:undenufe', depth: 4, nodes: 76 },
  { name: 'gusti-down', contract: 'gusti:undenufe', depth: 5, nodes: 608 },
  { name: 'gusti-down', contract: 'gusti:undenufe', depth: 6, nodes: 1_385 },
  { name: 'gusti-down', contract: 'gusti:undenufe', depth: 7, nodes: 3_021 },
  { name: 'gusti-down', contract: 'gusti:undenufe', depth: 8, nodes: 5_880 },
  { name: 'halves', contract: 'trump:T', depth: 4, nodes: 5_265 },
  { name: 'halves', contract: 'trump:T', depth: 5, nodes: 42_120 },
  { name: 'halves', contract: 'trump:T', depth: 6, nodes: 336_960 },
  { name: 'lone-puur', contract: 'trump:S', depth: 4, nodes: 1_317 },
  { name: 'lone-puur', contract: 'trump:S', depth: 5, nodes: 10_536 },
  { name: 'lone-puur', contract: 'trump:S', depth: 6, nodes: 57_606 },
  { name: 'lone-puur', contract: 'trump:S', depth: 7, nodes: 293_200 },
];

/** Counts of the endings, played out: 16 cards. */
// prettier-ignore
export const endingCounts: readonly PerftRow[] = [
  { name: 'eicheln-ending', contract: 'trump:E', depth: 16, nodes: 25_928 },
  { name: 'eicheln-ending', contract: 'trump:E', depth: 16, nodes: 26_416, settings: { undertrump: 'allowed-if-void' } },
  { name: 'eicheln-ending', contract: 'trump:E', depth: 16, nodes: 25_928, settings: { onlyTrumps: 'must-overtrump-if-able' } },
  { name: 'eicheln-ending', contract: 'trump:E', depth: 16, nodes: 24_584, settings: { mayTrumpWhenAbleToFollow: false } },
  { name: 'eicheln-ending', contract: 'trump:E', depth: 16, nodes: 12_896, settings: { puurExempt: false } },
  { name: 'rosen-ending', contract: 'trump:R', depth: 16, nodes: 28_064 },
  { name: 'rosen-ending', contract: 'trump:R', depth: 16, nodes: 29_996, settings: { undertrump: 'allowed-if-void' } },
  { name: 'rosen-ending', contract: 'trump:R', depth: 16, nodes: 28_004, settings: { onlyTrumps: 'must-overtrump-if-able' } },
  { name: 'rosen-ending', contract: 'trump:R', depth: 16, nodes: 8_308, settings: { mayTrumpWhenAbleToFollow: false } },
  { name: 'rosen-ending', contract: 'trump:R', depth: 16, nodes: 27_812, settings: { puurExempt: false } },
  { name: 'schellen-ending', contract: 'trump:S', depth: 16, nodes: 27_312 },
  { name: 'schellen-ending', contract: 'trump:S', depth: 16, nodes: 29_616, settings: { undertrump: 'allowed-if-void' } },
  { name: 'schellen-ending', contract: 'trump:S', depth: 16, nodes: 26_784, settings: { onlyTrumps: 'must-overtrump-if-able' } },
  { name: 'schellen-ending', contract: 'trump:S', depth: 16, nodes: 10_440, settings: { mayTrumpWhenAbleToFollow: false } },
  { name: 'schellen-ending', contract: 'trump:S', depth: 16, nodes: 27_312, settings: { puurExempt: false } },
  { name: 'schilten-ending', contract: 'trump:T', depth: 16, nodes: 29_040 },
  { name: 'schilten-ending', contract: 'trump:T', depth: 16, nodes: 29_274, settings: { undertrump: 'allowed-if-void' } },
  { name: 'schilten-ending', contract: 'trump:T', depth: 16, nodes: 28_986, settings: { onlyTrumps: 'must-overtrump-if-able' } },
  { name: 'schilten-ending', contract: 'trump:T', depth: 16, nodes: 22_662, settings: { mayTrumpWhenAbleToFollow: false } },
  { name: 'schilten-ending', contract: 'trump:T', depth: 16, nodes: 28_992, settings: { puurExempt: false } },
  { name: 'obenabe-ending', contract: 'obenabe', depth: 16, nodes: 11_712 },
  { name: 'undenufe-ending', contract: 'undenufe', depth: 16, nodes: 15_600 },
  { name: 'slalom-up-ending', contract: 'slalom:obenabe', depth: 16, nodes: 19_824 },
  { name: 'slalom-down-ending', contract: 'slalom:undenufe', depth: 16, nodes: 14_400 },
  { name: 'gusti-up-ending', contract: 'gusti:obenabe', depth: 16, nodes: 19_296 },
  { name: 'gusti-down-ending', contract: 'gusti:undenufe', depth: 16, nodes: 19_008 },
];

/** The deal or ending with a name. */
export function fixedDeal(name: string): FixedDeal {
  const found = [...fixedDeals, ...fixedEndings].find((deal) => deal.name === name);
  if (found === undefined) throw new Error(`no deal of the name ${name}`);
  return found;
}

function withCards(row: DealRow): FixedDeal {
  const hands: CardText[][] = row.hands.map((hand) => hand.split(' '));
  return { ...row, hands };
}
