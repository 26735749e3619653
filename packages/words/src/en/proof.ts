/** Why a deal is not proved. */
import type { DealProofTexts } from '../words.js';

export const proof: DealProofTexts = {
  'no-commitment': 'dealt without a seal, there is nothing to check',
  'no-secret': 'the secret is not shown yet',
  'secret-too-early': 'the secret was known before the deal',
  'set-aside': 'a seal was set aside before the deal',
  'bad-hex': 'seal or secret cannot be read',
  'no-cut': 'nobody cut',
  'bad-cut': 'a cut is not valid',
  'cut-twice': 'somebody cut twice',
  'wrong-cutter': 'the cut was not made by the neighbour on the dealer’s left',
  'commitment-differs': 'the secret does not fit the seal',
  'draw-differs': 'secret and cut give other cards to draw',
  'dealer-differs': 'secret and cut choose another dealer',
  'deck-differs': 'secret and cut give other cards',
};
