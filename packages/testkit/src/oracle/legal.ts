/**
 * Oracle: which cards may be played (Farbzwang, Untertrumpfen), row by row.
 *
 * Sources: the reference page (jasvel.org) for following suit; Swisslos (limited Farbzwang, the trump Under exempt),
 * jasswiki, jassonkel, jassverzeichnis (Untertrumpfen) and spotlightongames for the rest; they agree. Row 11 is free
 * by jassonkel's worked example and jassverzeichnis; the Vorarlberg engine Heb_Ab demands the higher trump
 * (`onlyTrumps`). Row 12 is Differenzler and the Hindersi games (`undertrump`).
 */

import { rankOf, suitOf, trumpOrder, trumpSuitOf, type CardText, type ContractText } from './cards.js';
import { defaultSettings, type LegalSettings } from './settings.js';

/**
 * The cards of `hand` that may be played on the cards lying in `trick`, in the order of the hand.
 *
 * The number of the trick does not matter: Slalom and Guschti have no trump in any trick, and without trump only the
 * led suit counts.
 *
 * @example legalCards('trump:E', ['TA', 'EK'], ['R10', 'RA', 'EA']) // ['TA']
 */
export function legalCards(
  contract: ContractText,
  hand: readonly CardText[],
  trick: readonly CardText[],
  settings: LegalSettings = defaultSettings,
): CardText[] {
  const { cards } = legalRow(contract, hand, trick, settings);
  return hand.filter((card) => cards.includes(card));
}

/** The row of the decision table that decides, with the legal cards it gives. */
export interface LegalRow {
  readonly row: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
  readonly cards: readonly CardText[];
}

/** As {@link legalCards}, with the number of the row that decided, so that tests can see which rows they reach. */
export function legalRow(
  contract: ContractText,
  hand: readonly CardText[],
  trick: readonly CardText[],
  settings: LegalSettings = defaultSettings,
): LegalRow {
  if (hand.length === 0) throw new Error('an empty hand');
  if (trick.length > 3) throw new Error('a full trick');

  // Row 1. You lead: any card.
  const ledCard = trick[0];
  if (ledCard === undefined) return { row: 1, cards: hand };

  const trump = trumpSuitOf(contract);
  const led = suitOf(ledCard);
  const cardsOfLedSuit = hand.filter((card) => suitOf(card) === led);

  if (trump === null) {
    // Row 2. Obenabe, Undenufe, Slalom, Guschti, you hold the led suit: only cards of that suit, any rank.
    if (cardsOfLedSuit.length > 0) return { row: 2, cards: cardsOfLedSuit };
    // Row 3. The same, void: any card.
    return { row: 3, cards: hand };
  }

  const trumps = hand.filter((card) => suitOf(card) === trump);
  const trumpsWithoutPuur = trumps.filter((card) => rankOf(card) !== 'U');
  const puurOnly = trumps.filter((card) => rankOf(card) === 'U');
  const nonTrumps = hand.filter((card) => suitOf(card) !== trump);

  if (led === trump) {
    // Row 4. Trump led, you hold a trump other than the Puur: any trump, the Puur included, no duty to beat.
    if (trumpsWithoutPuur.length > 0) return { row: 4, cards: trumps };
    // Row 5. Trump led, your only trump is the Puur: any card. (Where the Puur is not exempt it must be played.)
    if (puurOnly.length > 0 && settings.puurExempt) return { row: 5, cards: hand };
    if (puurOnly.length > 0) return { row: 5, cards: puurOnly };
    // Row 6. Trump led, no trump: any card.
    return { row: 6, cards: hand };
  }

  const trumpsLying = trick.filter((card) => suitOf(card) === trump);
  if (trumpsLying.length === 0) {
    if (cardsOfLedSuit.length > 0) {
      // Row 7. Plain suit led, no trump in the trick, you hold the suit: that suit or any trump.
      if (settings.mayTrumpWhenAbleToFollow) return { row: 7, cards: [...cardsOfLedSuit, ...trumps] };
      // At a strict table only the Puur may be played instead of following.
      return { row: 7, cards: [...cardsOfLedSuit, ...puurOnly] };
    }
    // Row 8. Plain suit led, no trump in the trick, void: any card.
    return { row: 8, cards: hand };
  }

  // Higher than the HIGHEST trump in the trick, whoever played it, in the order U 9 A K O 10 8 7 6.
  const higherTrumps = trumps.filter((card) =>
    trumpsLying.every((lying) => trumpOrder.indexOf(rankOf(card)) < trumpOrder.indexOf(rankOf(lying))),
  );

  if (cardsOfLedSuit.length > 0) {
    // Row 9. Plain suit led, trump lies, you hold the suit: that suit, or a higher trump.
    if (settings.mayTrumpWhenAbleToFollow) return { row: 9, cards: [...cardsOfLedSuit, ...higherTrumps] };
    // At a strict table only the Puur may be played instead of following; it is higher than any trump that can lie.
    return { row: 9, cards: [...cardsOfLedSuit, ...puurOnly] };
  }

  if (nonTrumps.length > 0) {
    // Row 12. Differenzler, Hindersi and the like: in case 10 any card.
    if (settings.undertrump === 'allowed-if-void') return { row: 12, cards: hand };
    // Row 10. Plain suit led, trump lies, void, at least one non-trump in hand: any non-trump, or a higher trump.
    return { row: 10, cards: [...nonTrumps, ...higherTrumps] };
  }

  // Row 11. Plain suit led, trump lies, nothing but trumps in hand: any trump, under or over.
  if (settings.onlyTrumps === 'must-overtrump-if-able' && higherTrumps.length > 0) {
    return { row: 11, cards: higherTrumps };
  }
  return { row: 11, cards: trumps };
}
