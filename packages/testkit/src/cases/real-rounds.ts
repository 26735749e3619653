/**
 * Rounds that people played on a public server in 2018: every contract of theirs and every rare situation.
 *
 * Source: public Schieber rounds, 2018, from GitHub repository fabian-stettler/JassAgent; facts only. Suits are paired
 * as that server pairs them (Ecken = Eicheln, Herz = Rosen, Schaufel = Schilten, Kreuz = Schellen) and seats are
 * turned into play order. Points: no Weis, no Stöck, no match bonus, no factor.
 */

import type { CardText, ContractText } from '../oracle/cards.js';

/** What is rare about a round. */
export type RealSituation =
  | 'match'
  | 'over-overtrump'
  | 'puur-withheld-on-trump-lead'
  | 'trumped-though-able-to-follow'
  | 'two-or-more-trumps-before-the-player'
  | 'undertrump-forced-only-lower-trumps'
  | 'undertrump-only-trumps-though-higher-held';

/** One trick as it was recorded; the last one's points include the 5. */
export interface RealTrick {
  readonly leader: number;
  readonly cards: readonly CardText[];
  readonly winner: number;
  readonly points: number;
}

/** One round as it was recorded; forehand = dealer + 1 leads first. */
export interface RealRound {
  readonly id: number;
  readonly contract: ContractText;
  readonly dealer: number;
  readonly pushed: boolean;
  readonly tricks: readonly RealTrick[];
  /** Team 0 (seats 0 and 2) and team 1; together 157. */
  readonly cardPoints: readonly [number, number];
  readonly situations: readonly RealSituation[];
}

interface TrickRow extends Omit<RealTrick, 'cards'> {
  readonly cards: string;
}

interface RoundRow extends Omit<RealRound, 'tricks'> {
  readonly tricks: readonly TrickRow[];
}

// prettier-ignore
const rows: readonly RoundRow[] = [
  {
    id: 3, contract: 'obenabe', dealer: 3, pushed: true,
    tricks: [
      { leader: 0, cards: 'R6 S9 RA RU', winner: 2, points: 13 },
      { leader: 2, cards: 'RK R10 R7 E6', winner: 2, points: 14 },
      { leader: 2, cards: 'RO TU SO T7', winner: 2, points: 8 },
      { leader: 2, cards: 'R9 S6 T10 E9', winner: 2, points: 10 },
      { leader: 2, cards: 'R8 S7 T8 EK', winner: 2, points: 20 },
      { leader: 2, cards: 'SA SK EU S10', winner: 2, points: 27 },
      { leader: 2, cards: 'EA E7 EO E8', winner: 2, points: 22 },
      { leader: 2, cards: 'SU S8 T9 E10', winner: 2, points: 20 },
      { leader: 2, cards: 'T6 TO TK TA', winner: 1, points: 23 },
    ],
    cardPoints: [134,23],
    situations: [],
  },
  {
    id: 5, contract: 'trump:E', dealer: 0, pushed: true,
    tricks: [
      { leader: 1, cards: 'R9 R8 RA E7', winner: 0, points: 11 },
      { leader: 0, cards: 'SK E9 S6 SO', winner: 1, points: 21 },
      { leader: 1, cards: 'S8 SU S9 SA', winner: 0, points: 13 },
      { leader: 0, cards: 'RK EO RO R10', winner: 1, points: 20 },
      { leader: 1, cards: 'R6 R7 T6 S7', winner: 2, points: 0 },
      { leader: 2, cards: 'T7 TA E8 EK', winner: 1, points: 15 },
      { leader: 1, cards: 'RU T9 TK S10', winner: 1, points: 16 },
      { leader: 1, cards: 'TU E10 E6 T10', winner: 2, points: 22 },
      { leader: 2, cards: 'EA EU TO T8', winner: 3, points: 39 },
    ],
    cardPoints: [46,111],
    situations: ['trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player', 'undertrump-only-trumps-though-higher-held'],
  },
  {
    id: 10, contract: 'trump:E', dealer: 1, pushed: true,
    tricks: [
      { leader: 2, cards: 'S9 E10 EO EK', winner: 1, points: 17 },
      { leader: 1, cards: 'SA S10 S6 E9', winner: 0, points: 35 },
      { leader: 0, cards: 'T7 T10 TO R6', winner: 2, points: 13 },
      { leader: 2, cards: 'TA R7 T9 E6', winner: 1, points: 11 },
      { leader: 1, cards: 'R8 R10 RU EA', winner: 0, points: 23 },
      { leader: 0, cards: 'TK T8 T6 S7', winner: 0, points: 4 },
      { leader: 0, cards: 'R9 RK RO RA', winner: 3, points: 18 },
      { leader: 3, cards: 'SK E7 TU SO', winner: 0, points: 9 },
      { leader: 0, cards: 'E8 EU S8 SU', winner: 1, points: 27 },
    ],
    cardPoints: [84,73],
    situations: ['over-overtrump', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player'],
  },
  {
    id: 18, contract: 'obenabe', dealer: 0, pushed: false,
    tricks: [
      { leader: 1, cards: 'SA S10 S8 S7', winner: 1, points: 29 },
      { leader: 1, cards: 'TA T7 TO T9', winner: 1, points: 14 },
      { leader: 1, cards: 'TK T8 S6 T10', winner: 1, points: 22 },
      { leader: 1, cards: 'TU R6 EK S9', winner: 1, points: 6 },
      { leader: 1, cards: 'T6 E9 E7 E6', winner: 1, points: 0 },
      { leader: 1, cards: 'R10 RU RA EU', winner: 3, points: 25 },
      { leader: 3, cards: 'RK E8 R7 R8', winner: 3, points: 20 },
      { leader: 3, cards: 'RO SK SO EO', winner: 3, points: 13 },
      { leader: 3, cards: 'R9 EA SU E10', winner: 3, points: 28 },
    ],
    cardPoints: [0,157],
    situations: ['match'],
  },
  {
    id: 19, contract: 'trump:S', dealer: 0, pushed: false,
    tricks: [
      { leader: 1, cards: 'SU S10 T10 S8', winner: 1, points: 40 },
      { leader: 1, cards: 'S6 EA T7 S9', winner: 0, points: 25 },
      { leader: 0, cards: 'R8 RO RK RA', winner: 3, points: 18 },
      { leader: 3, cards: 'RU R10 E6 E8', winner: 3, points: 12 },
      { leader: 3, cards: 'R9 T8 E7 E9', winner: 3, points: 0 },
      { leader: 3, cards: 'R7 TO EO T6', winner: 3, points: 6 },
      { leader: 3, cards: 'R6 E10 T9 EU', winner: 3, points: 12 },
      { leader: 3, cards: 'TK SO S7 TA', winner: 0, points: 18 },
      { leader: 0, cards: 'SK SA EK TU', winner: 1, points: 26 },
    ],
    cardPoints: [43,114],
    situations: ['two-or-more-trumps-before-the-player', 'undertrump-only-trumps-though-higher-held'],
  },
  {
    id: 22, contract: 'trump:E', dealer: 2, pushed: false,
    tricks: [
      { leader: 3, cards: 'EK E8 E6 EA', winner: 2, points: 15 },
      { leader: 2, cards: 'SA S10 S9 S8', winner: 2, points: 21 },
      { leader: 2, cards: 'S6 R9 R6 SU', winner: 1, points: 2 },
      { leader: 1, cards: 'SK S7 TO R7', winner: 1, points: 7 },
      { leader: 1, cards: 'TK T8 R10 T9', winner: 1, points: 14 },
      { leader: 1, cards: 'TA EU E7 T10', winner: 2, points: 41 },
      { leader: 2, cards: 'SO E10 TU R8', winner: 3, points: 15 },
      { leader: 3, cards: 'E9 RU T6 RO', winner: 3, points: 19 },
      { leader: 3, cards: 'EO RK T7 RA', winner: 3, points: 23 },
    ],
    cardPoints: [77,80],
    situations: ['two-or-more-trumps-before-the-player', 'undertrump-forced-only-lower-trumps'],
  },
  {
    id: 23, contract: 'trump:T', dealer: 3, pushed: true,
    tricks: [
      { leader: 0, cards: 'TO S9 T8 T9', winner: 3, points: 17 },
      { leader: 3, cards: 'S8 SU R7 SO', winner: 2, points: 5 },
      { leader: 2, cards: 'EA E7 T7 E6', winner: 0, points: 11 },
      { leader: 0, cards: 'S7 E10 S6 SK', winner: 3, points: 14 },
      { leader: 3, cards: 'R8 RO R9 R6', winner: 0, points: 3 },
      { leader: 0, cards: 'SA E8 RK T6', winner: 3, points: 15 },
      { leader: 3, cards: 'RU TA E9 TK', winner: 0, points: 17 },
      { leader: 0, cards: 'S10 EU T10 R10', winner: 2, points: 32 },
      { leader: 2, cards: 'TU RA EO EK', winner: 2, points: 43 },
    ],
    cardPoints: [111,46],
    situations: ['trumped-though-able-to-follow', 'undertrump-only-trumps-though-higher-held'],
  },
  {
    id: 26, contract: 'undenufe', dealer: 2, pushed: false,
    tricks: [
      { leader: 3, cards: 'E6 TK E7 E10', winner: 3, points: 25 },
      { leader: 3, cards: 'E8 SA EU SO', winner: 3, points: 13 },
      { leader: 3, cards: 'E9 SK EA RA', winner: 3, points: 4 },
      { leader: 3, cards: 'EO TO T7 TA', winner: 3, points: 6 },
      { leader: 3, cards: 'EK TU S9 RO', winner: 3, points: 9 },
      { leader: 3, cards: 'R10 SU R6 T10', winner: 1, points: 33 },
      { leader: 1, cards: 'R7 S8 R9 T9', winner: 1, points: 8 },
      { leader: 1, cards: 'R8 S7 RK T8', winner: 1, points: 20 },
      { leader: 1, cards: 'RU T6 S10 S6', winner: 1, points: 39 },
    ],
    cardPoints: [0,157],
    situations: ['match'],
  },
  {
    id: 30, contract: 'trump:T', dealer: 1, pushed: true,
    tricks: [
      { leader: 2, cards: 'R9 R6 S6 RU', winner: 1, points: 2 },
      { leader: 1, cards: 'SO S9 E7 SK', winner: 0, points: 7 },
      { leader: 0, cards: 'TU T8 EK TO', winner: 0, points: 27 },
      { leader: 0, cards: 'T7 T6 R8 TK', winner: 3, points: 4 },
      { leader: 3, cards: 'EU E9 E6 EO', winner: 2, points: 5 },
      { leader: 2, cards: 'RA RK S10 R7', winner: 2, points: 25 },
      { leader: 2, cards: 'RO E8 E10 S7', winner: 2, points: 13 },
      { leader: 2, cards: 'R10 T9 T10 SA', winner: 3, points: 45 },
      { leader: 3, cards: 'EA TA S8 SU', winner: 0, points: 29 },
    ],
    cardPoints: [106,51],
    situations: ['two-or-more-trumps-before-the-player', 'undertrump-forced-only-lower-trumps'],
  },
  {
    id: 38, contract: 'trump:R', dealer: 2, pushed: true,
    tricks: [
      { leader: 3, cards: 'R10 S6 R6 R9', winner: 2, points: 24 },
      { leader: 2, cards: 'T9 E6 TU TK', winner: 1, points: 6 },
      { leader: 1, cards: 'E7 E10 R7 E8', winner: 3, points: 10 },
      { leader: 3, cards: 'EU EK RO T6', winner: 1, points: 9 },
      { leader: 1, cards: 'EO T10 S7 EA', winner: 0, points: 24 },
      { leader: 0, cards: 'E9 T7 SO S9', winner: 0, points: 3 },
      { leader: 0, cards: 'TO T8 TA SK', winner: 2, points: 18 },
      { leader: 2, cards: 'S8 S10 RU R8', winner: 0, points: 30 },
      { leader: 0, cards: 'SU RA RK SA', winner: 1, points: 33 },
    ],
    cardPoints: [99,58],
    situations: ['puur-withheld-on-trump-lead', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player', 'undertrump-forced-only-lower-trumps'],
  },
  {
    id: 45, contract: 'trump:T', dealer: 0, pushed: false,
    tricks: [
      { leader: 1, cards: 'T9 TO T6 T7', winner: 1, points: 17 },
      { leader: 1, cards: 'EU E9 TK E6', winner: 3, points: 6 },
      { leader: 3, cards: 'SA S10 S9 S6', winner: 3, points: 21 },
      { leader: 3, cards: 'E10 E7 T10 EO', winner: 1, points: 23 },
      { leader: 1, cards: 'EK R10 T8 EA', winner: 3, points: 25 },
      { leader: 3, cards: 'E8 R7 R9 RU', winner: 3, points: 2 },
      { leader: 3, cards: 'R6 RK TU RA', winner: 1, points: 35 },
      { leader: 1, cards: 'R8 SO TA S8', winner: 3, points: 14 },
      { leader: 3, cards: 'RO SK SU S7', winner: 3, points: 14 },
    ],
    cardPoints: [0,157],
    situations: ['match', 'trumped-though-able-to-follow'],
  },
  {
    id: 46, contract: 'trump:T', dealer: 3, pushed: true,
    tricks: [
      { leader: 0, cards: 'T10 T8 T6 R7', winner: 0, points: 10 },
      { leader: 0, cards: 'T7 TA T9 TU', winner: 3, points: 45 },
      { leader: 3, cards: 'EU E9 EA TO', winner: 2, points: 16 },
      { leader: 2, cards: 'S8 S6 S9 SU', winner: 1, points: 2 },
      { leader: 1, cards: 'SA TK R10 S10', winner: 2, points: 35 },
      { leader: 2, cards: 'SK R9 S7 SO', winner: 2, points: 7 },
      { leader: 2, cards: 'R6 RO RA RU', winner: 0, points: 16 },
      { leader: 0, cards: 'RK E8 R8 E10', winner: 0, points: 14 },
      { leader: 0, cards: 'E6 E7 EO EK', winner: 3, points: 12 },
    ],
    cardPoints: [98,59],
    situations: ['puur-withheld-on-trump-lead', 'trumped-though-able-to-follow'],
  },
  {
    id: 48, contract: 'trump:S', dealer: 3, pushed: true,
    tricks: [
      { leader: 0, cards: 'SK E6 S6 S9', winner: 3, points: 18 },
      { leader: 3, cards: 'T8 T7 T6 T10', winner: 2, points: 10 },
      { leader: 2, cards: 'E7 E8 EA E9', winner: 0, points: 11 },
      { leader: 0, cards: 'S7 EU TK SA', winner: 3, points: 17 },
      { leader: 3, cards: 'TU EO T9 RK', winner: 3, points: 9 },
      { leader: 3, cards: 'TO R9 TA SU', winner: 2, points: 34 },
      { leader: 2, cards: 'E10 R8 RU R6', winner: 2, points: 12 },
      { leader: 2, cards: 'EK SO S8 RO', winner: 3, points: 10 },
      { leader: 3, cards: 'R10 S10 R7 RA', winner: 0, points: 36 },
    ],
    cardPoints: [103,54],
    situations: ['puur-withheld-on-trump-lead', 'two-or-more-trumps-before-the-player', 'undertrump-forced-only-lower-trumps'],
  },
  {
    id: 69, contract: 'trump:R', dealer: 3, pushed: true,
    tricks: [
      { leader: 0, cards: 'RK E6 R9 R6', winner: 2, points: 18 },
      { leader: 2, cards: 'T6 T10 TA RU', winner: 1, points: 41 },
      { leader: 1, cards: 'SA R8 R10 RO', winner: 0, points: 24 },
      { leader: 0, cards: 'E10 S6 EA RA', winner: 3, points: 32 },
      { leader: 3, cards: 'EK R7 T9 EO', winner: 0, points: 7 },
      { leader: 0, cards: 'EU S8 SO E7', winner: 0, points: 5 },
      { leader: 0, cards: 'E9 TU S7 E8', winner: 0, points: 2 },
      { leader: 0, cards: 'T7 S10 TK S9', winner: 2, points: 14 },
      { leader: 2, cards: 'T8 SK TO SU', winner: 0, points: 14 },
    ],
    cardPoints: [84,73],
    situations: ['over-overtrump', 'puur-withheld-on-trump-lead', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player'],
  },
  {
    id: 71, contract: 'trump:S', dealer: 1, pushed: true,
    tricks: [
      { leader: 2, cards: 'TO T8 S9 TA', winner: 0, points: 28 },
      { leader: 0, cards: 'EA S7 S8 SK', winner: 3, points: 15 },
      { leader: 3, cards: 'R6 TU RO RA', winner: 2, points: 16 },
      { leader: 2, cards: 'EU E10 SA E9', winner: 0, points: 23 },
      { leader: 0, cards: 'TK E8 T7 T6', winner: 0, points: 4 },
      { leader: 0, cards: 'T10 E6 S10 SO', winner: 3, points: 23 },
      { leader: 3, cards: 'R10 SU R8 R9', winner: 0, points: 30 },
      { leader: 0, cards: 'EO R7 E7 EK', winner: 3, points: 7 },
      { leader: 3, cards: 'RU S6 RK T9', winner: 0, points: 11 },
    ],
    cardPoints: [112,45],
    situations: ['over-overtrump', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player'],
  },
  {
    id: 79, contract: 'undenufe', dealer: 2, pushed: true,
    tricks: [
      { leader: 3, cards: 'S6 SO S8 SU', winner: 3, points: 24 },
      { leader: 3, cards: 'S7 S9 SA SK', winner: 3, points: 4 },
      { leader: 3, cards: 'RA RK R6 R7', winner: 1, points: 15 },
      { leader: 1, cards: 'R8 EO R9 TA', winner: 1, points: 11 },
      { leader: 1, cards: 'R10 EK E10 EA', winner: 1, points: 24 },
      { leader: 1, cards: 'RU E9 TK EU', winner: 1, points: 8 },
      { leader: 1, cards: 'RO E8 T9 TO', winner: 1, points: 14 },
      { leader: 1, cards: 'T6 TU T8 T10', winner: 1, points: 31 },
      { leader: 1, cards: 'E7 T7 E6 S10', winner: 3, points: 26 },
    ],
    cardPoints: [0,157],
    situations: ['match'],
  },
  {
    id: 88, contract: 'trump:E', dealer: 1, pushed: true,
    tricks: [
      { leader: 2, cards: 'S10 S6 SO SA', winner: 1, points: 24 },
      { leader: 1, cards: 'R8 RA R9 R6', winner: 2, points: 11 },
      { leader: 2, cards: 'SK S7 S9 SU', winner: 2, points: 6 },
      { leader: 2, cards: 'T6 T10 S8 TA', winner: 1, points: 21 },
      { leader: 1, cards: 'RK E10 EK EU', winner: 0, points: 38 },
      { leader: 0, cards: 'RO E6 E8 T8', winner: 2, points: 3 },
      { leader: 2, cards: 'RU EA R7 R10', winner: 3, points: 23 },
      { leader: 3, cards: 'TK E7 T9 T7', winner: 0, points: 4 },
      { leader: 0, cards: 'EO E9 TO TU', winner: 1, points: 27 },
    ],
    cardPoints: [62,95],
    situations: ['over-overtrump', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player'],
  },
  {
    id: 112, contract: 'trump:T', dealer: 2, pushed: false,
    tricks: [
      { leader: 3, cards: 'T9 T6 T7 TO', winner: 3, points: 17 },
      { leader: 3, cards: 'R6 R8 RO RU', winner: 1, points: 5 },
      { leader: 1, cards: 'R9 E10 T8 TA', winner: 0, points: 21 },
      { leader: 0, cards: 'SA T10 TK TU', winner: 3, points: 45 },
      { leader: 3, cards: 'E8 EK E6 EA', winner: 2, points: 15 },
      { leader: 2, cards: 'SK S7 S10 S6', winner: 2, points: 14 },
      { leader: 2, cards: 'SO E7 RK S9', winner: 2, points: 7 },
      { leader: 2, cards: 'SU R7 E9 EU', winner: 2, points: 4 },
      { leader: 2, cards: 'S8 R10 EO RA', winner: 2, points: 29 },
    ],
    cardPoints: [90,67],
    situations: ['over-overtrump', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player'],
  },
  {
    id: 122, contract: 'trump:R', dealer: 2, pushed: false,
    tricks: [
      { leader: 3, cards: 'R9 S7 R6 RO', winner: 3, points: 17 },
      { leader: 3, cards: 'RU T6 R8 R10', winner: 3, points: 30 },
      { leader: 3, cards: 'RA E6 E10 RK', winner: 3, points: 25 },
      { leader: 3, cards: 'TA T8 TO T9', winner: 3, points: 14 },
      { leader: 3, cards: 'SA S10 S6 S8', winner: 3, points: 21 },
      { leader: 3, cards: 'S9 T10 SK E8', winner: 1, points: 14 },
      { leader: 1, cards: 'SO EA SU EU', winner: 1, points: 18 },
      { leader: 1, cards: 'TU TK R7 EO', winner: 3, points: 9 },
      { leader: 3, cards: 'T7 EK E7 E9', winner: 3, points: 9 },
    ],
    cardPoints: [0,157],
    situations: ['match', 'trumped-though-able-to-follow'],
  },
  {
    id: 150, contract: 'trump:S', dealer: 3, pushed: false,
    tricks: [
      { leader: 0, cards: 'S9 S6 S8 S7', winner: 0, points: 14 },
      { leader: 0, cards: 'SU SA RO R7', winner: 0, points: 34 },
      { leader: 0, cards: 'T9 T7 TA T6', winner: 2, points: 11 },
      { leader: 2, cards: 'EA E9 R10 E6', winner: 2, points: 21 },
      { leader: 2, cards: 'EK EU RK EO', winner: 2, points: 13 },
      { leader: 2, cards: 'T8 T10 S10 TK', winner: 0, points: 24 },
      { leader: 0, cards: 'SO E10 R6 R8', winner: 0, points: 13 },
      { leader: 0, cards: 'SK RU E8 R9', winner: 0, points: 6 },
      { leader: 0, cards: 'TO RA E7 TU', winner: 0, points: 21 },
    ],
    cardPoints: [157,0],
    situations: ['match', 'trumped-though-able-to-follow'],
  },
  {
    id: 151, contract: 'trump:R', dealer: 0, pushed: true,
    tricks: [
      { leader: 1, cards: 'T9 TK T6 TU', winner: 2, points: 6 },
      { leader: 2, cards: 'E6 EU EO EA', winner: 1, points: 16 },
      { leader: 1, cards: 'T7 E8 TA R10', winner: 0, points: 21 },
      { leader: 0, cards: 'T8 T10 RO R9', winner: 3, points: 27 },
      { leader: 3, cards: 'S7 S10 SO SA', winner: 2, points: 24 },
      { leader: 2, cards: 'EK S8 E10 E7', winner: 2, points: 14 },
      { leader: 2, cards: 'SU S9 E9 SK', winner: 1, points: 6 },
      { leader: 1, cards: 'TO RA R7 RK', winner: 2, points: 18 },
      { leader: 2, cards: 'R8 RU R6 S6', winner: 3, points: 25 },
    ],
    cardPoints: [83,74],
    situations: ['trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player', 'undertrump-forced-only-lower-trumps', 'undertrump-only-trumps-though-higher-held'],
  },
  {
    id: 163, contract: 'trump:S', dealer: 0, pushed: true,
    tricks: [
      { leader: 1, cards: 'E6 E10 EK EA', winner: 0, points: 25 },
      { leader: 0, cards: 'E7 E9 EO R6', winner: 2, points: 3 },
      { leader: 2, cards: 'RK R7 T6 R8', winner: 2, points: 4 },
      { leader: 2, cards: 'RA S10 SA SU', winner: 1, points: 52 },
      { leader: 1, cards: 'TO R9 SK T8', winner: 3, points: 7 },
      { leader: 3, cards: 'TU TA T7 R10', winner: 0, points: 23 },
      { leader: 0, cards: 'S7 E8 S9 S8', winner: 2, points: 14 },
      { leader: 2, cards: 'RO SO T9 RU', winner: 3, points: 8 },
      { leader: 3, cards: 'T10 S6 TK EU', winner: 0, points: 21 },
    ],
    cardPoints: [90,67],
    situations: ['over-overtrump', 'trumped-though-able-to-follow', 'two-or-more-trumps-before-the-player'],
  },
  {
    id: 175, contract: 'trump:E', dealer: 1, pushed: true,
    tricks: [
      { leader: 2, cards: 'E9 E7 EA EO', winner: 2, points: 28 },
      { leader: 2, cards: 'EK TO R10 E10', winner: 2, points: 27 },
      { leader: 2, cards: 'T8 TK TA T6', winner: 0, points: 15 },
      { leader: 0, cards: 'S6 S9 E8 S8', winner: 2, points: 0 },
      { leader: 2, cards: 'S10 SU EU SA', winner: 0, points: 43 },
      { leader: 0, cards: 'SK T7 R6 SO', winner: 0, points: 7 },
      { leader: 0, cards: 'S7 R8 T10 R9', winner: 0, points: 10 },
      { leader: 0, cards: 'T9 RU E6 R7', winner: 2, points: 2 },
      { leader: 2, cards: 'TU RA RO RK', winner: 2, points: 25 },
    ],
    cardPoints: [157,0],
    situations: ['match', 'puur-withheld-on-trump-lead', 'trumped-though-able-to-follow'],
  },
  {
    id: 177, contract: 'obenabe', dealer: 1, pushed: false,
    tricks: [
      { leader: 2, cards: 'EA EU R6 E7', winner: 2, points: 13 },
      { leader: 2, cards: 'EK S7 T10 EO', winner: 2, points: 17 },
      { leader: 2, cards: 'E10 S9 T6 S6', winner: 2, points: 10 },
      { leader: 2, cards: 'E9 R8 T8 S10', winner: 2, points: 26 },
      { leader: 2, cards: 'E8 R9 SK R7', winner: 2, points: 12 },
      { leader: 2, cards: 'E6 RO SO RK', winner: 2, points: 10 },
      { leader: 2, cards: 'RA T9 SU T7', winner: 2, points: 13 },
      { leader: 2, cards: 'RU TU S8 TK', winner: 2, points: 16 },
      { leader: 2, cards: 'R10 TO TA SA', winner: 2, points: 40 },
    ],
    cardPoints: [157,0],
    situations: ['match'],
  },
];

export const realRounds: readonly RealRound[] = rows.map((row) => ({
  ...row,
  tricks: row.tricks.map((trick) => ({ ...trick, cards: trick.cards.split(' ') })),
}));
