/** Warum eine Gabe nicht bewiesen ist. */
import type { DealProofTexts } from '../words.js';

export const proof: DealProofTexts = {
  'no-commitment': 'ohne Siegel gegeben, es gibt nichts zu prüfen',
  'no-secret': 'das Geheimnis ist noch nicht gezeigt',
  'secret-too-early': 'das Geheimnis war bekannt, bevor gegeben wurde',
  'set-aside': 'ein Siegel wurde weggelegt, bevor gegeben wurde',
  'bad-hex': 'Siegel oder Geheimnis sind unleserlich',
  'no-cut': 'niemand hat abgehoben',
  'bad-cut': 'ein Abheben ist ungültig',
  'cut-twice': 'jemand hat zweimal abgehoben',
  'wrong-cutter': 'abgehoben hat nicht, wer links vom Geber sitzt',
  'commitment-differs': 'das Geheimnis passt nicht zum Siegel',
  'draw-differs': 'Geheimnis und Abheben ergeben beim Ziehen andere Karten',
  'dealer-differs': 'Geheimnis und Abheben bestimmen einen anderen Geber',
  'deck-differs': 'Geheimnis und Abheben ergeben andere Karten',
};
