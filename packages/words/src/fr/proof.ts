/** Pourquoi une donne n’est pas prouvée. */
import type { DealProofTexts } from '../words.js';

export const proof: DealProofTexts = {
  'no-commitment': 'donné sans sceau, il n’y a rien à vérifier',
  'no-secret': 'le secret n’est pas encore montré',
  'secret-too-early': 'le secret était connu avant la donne',
  'set-aside': 'un sceau a été écarté avant la donne',
  'bad-hex': 'le sceau ou le secret est illisible',
  'no-cut': 'personne n’a coupé',
  'bad-cut': 'une coupe n’est pas valable',
  'cut-twice': 'quelqu’un a coupé deux fois',
  'wrong-cutter': 'ce n’est pas le voisin de gauche du donneur qui a coupé',
  'commitment-differs': 'le secret ne répond pas au sceau',
  'draw-differs': 'le secret et la coupe donnent d’autres cartes à tirer',
  'dealer-differs': 'le secret et la coupe désignent un autre donneur',
  'deck-differs': 'le secret et la coupe donnent d’autres cartes',
};
