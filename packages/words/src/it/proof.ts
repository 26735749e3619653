/** Perché una smazzata non è provata. */
import type { DealProofTexts } from '../words.js';

export const proof: DealProofTexts = {
  'no-commitment': 'dato senza sigillo, non c’è niente da controllare',
  'no-secret': 'il segreto non è ancora mostrato',
  'secret-too-early': 'il segreto era noto prima di dare',
  'set-aside': 'un sigillo è stato messo via prima di dare',
  'bad-hex': 'il sigillo o il segreto è illeggibile',
  'no-cut': 'nessuno ha tagliato',
  'bad-cut': 'un taglio non è valido',
  'cut-twice': 'qualcuno ha tagliato due volte',
  'wrong-cutter': 'non ha tagliato chi siede a sinistra del mazziere',
  'commitment-differs': 'il segreto non corrisponde al sigillo',
  'draw-differs': 'segreto e taglio danno altre carte da estrarre',
  'dealer-differs': 'segreto e taglio indicano un altro mazziere',
  'deck-differs': 'segreto e taglio danno altre carte',
};
