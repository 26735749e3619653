/**
 * The text form: a Partie for people to read, to write by hand and to paste in a report. Modelled on PBN of bridge and
 * Trickster's PTN: tags for what is agreed and dealt, a line for each trick.
 *
 *     [Format "Puur 1"]
 *     [Names "Anna" "Beat" "Clara" "Dani"]
 *     [Profile "puur target=2500 factors.T=2"]
 *
 *     [Round "1"]
 *     [Dealer "3"]
 *     [Deal "0: E6 E7 … / 1: … / 2: … / 3: …"]
 *     [Contract "pushed trump:E by 2"]
 *     1. 0: (0 Weis 50 R6 R7 R8 R9) EO SU S10 EK (3 Stöck) = 3 29    ; whatever
 *     2. 3: …
 *     [Points "100 : 57"]
 *     [Score "100 : 57"]
 *
 * A text says what people did, in the order in which they did it; what follows from that by the rules need not be said,
 * and is checked where it is said: the leader of a trick (`0:`), its number, its winner and points (`= 3 29`), Points,
 * Score, Berg, Ending, Round, `by`. A log that is written and read again is the same log, event for event.
 *
 * - Case of keywords, blanks, line breaks and blank lines do not matter. From `;` on a line is a comment. Texts in tags
 *   are quoted as in JSON.
 * - Profile: a preset and the settings that differ from it; lists parted by commas.
 * - Contract: `pushed` as often as it was; the contract; `silent` before it where it was named by the card that follows.
 * - Announcements stand in round brackets where they were made, seat first: `(0 Weis 50 R6 R7 R8 R9, 20 SU SO SK)`,
 *   `(3 Stöck)`, `(3 Rest)`, `(1 Bedanken)`, `(1 Bedanken Berg)`. Without a seat it is the one whose card was just
 *   played, or who has to lead. A Weis said once more corrects the one before.
 * - A complete trick is turned by `=`, by the number or the lead of the next, or by a tag that comes after it; at the end
 *   of the text too, unless `(lies)` stands there. What is said between the fourth card and `=` was said before that.
 * - Seat 1 sits on the right of seat 0, and so on in play order.
 */
export const TEXT_FORMAT = 'Puur';
export const TEXT_VERSION = 1;

/** The tags that stand before everything else, each once. */
export const HEADER_TAGS = ['Format', 'Created', 'App', 'Names', 'Profile'] as const;
export type HeaderTag = (typeof HEADER_TAGS)[number];

/** The tags of what happens, in the order in which it does. */
export const ROUND_TAGS = [
  'Round',
  'Drawn',
  'Commitment',
  'Cut',
  'Dealer',
  'Deal',
  'Misdeal',
  'Contract',
  'Points',
  'Score',
  'Berg',
  'Ending',
  'Secret',
] as const;
export type RoundTag = (typeof ROUND_TAGS)[number];
