/** Pourquoi cela ne va pas. */
import type { RefusalTexts } from '../words.js';

const allowed = (legal: string): string => (legal === '' ? '' : ` ; on peut jouer : ${legal}`);

export const refusals: RefusalTexts = {
  'not-opened': () => 'La partie n’est pas encore ouverte.',
  'already-opened': () => 'La partie est déjà ouverte.',
  'wrong-phase': () => 'Pas maintenant : c’est le moment de faire autre chose.',
  'partie-over': () => 'La partie est finie.',
  'not-your-turn': ({ who }) => (who === '' ? 'Ce n’est à personne de jouer.' : `À jouer : ${who}.`),
  'wrong-dealer': ({ who }) => (who === '' ? 'Ce n’est pas à ce joueur de donner.' : `À donner : ${who}.`),
  'bad-deal': ({ cards }) =>
    `Ce n’est pas une donne : neuf cartes à chacun, chaque carte une seule fois${cards === '' ? '' : ` (en double : ${cards})`}.`,
  'draw-first': () => 'On tire d’abord : la plus haute carte donne.',
  'draw-not-in-profile': () => 'À cette table, on ne tire pas au sort le donneur.',
  'draw-tied': () => 'Deux cartes de même hauteur : on tire encore une fois.',
  'misdeal-too-late': () => 'Trop tard : une fois le premier pli retourné, la donne compte.',
  'no-commitment': () => 'Le sceau d’abord, la coupe ensuite.',
  'already-committed': () => 'Le sceau de cette donne est déjà sur la table.',
  'push-not-allowed': () => 'À cette table, on ne chibre pas.',
  'push-not-in-first-deal': () => 'On ne chibre pas à la première donne.',
  'partner-must-declare': () => 'On a déjà chibré : il faut faire atout.',
  'contract-not-allowed': () => 'Cela ne se joue pas à cette table.',
  'contract-binds': () => 'Ce qui est annoncé vaut pour toute la donne.',
  'contract-open': () => 'On fait atout d’abord, on entame ensuite.',
  'not-in-hand': ({ cards, legal }) => `${cards === '' ? 'Cette carte' : cards} : pas dans la main${allowed(legal)}.`,
  'must-follow-suit': ({ led, legal, mayTrump = false }) =>
    `Couleur demandée${led === '' ? '' : `, ${led}`} : qui en a doit en jouer${mayTrump ? ', ou couper avec un atout' : ''}${allowed(legal)}.`,
  'must-follow-trump': ({ legal }) => `L’atout est demandé : qui en a doit en jouer${allowed(legal)}.`,
  'may-not-trump': ({ legal }) => `À cette table, qui peut fournir ne coupe pas${allowed(legal)}.`,
  'may-not-undertrump': ({ legal }) => `Un atout plus fort est sur la table, on ne sous-coupe pas${allowed(legal)}.`,
  'must-overtrump': ({ legal }) => `Qui n’a plus que des atouts doit surcouper s’il le peut${allowed(legal)}.`,
  'no-complete-trick': () => 'Il n’y a pas de pli complet à retourner.',
  'weis-not-in-profile': () => 'À cette table, on joue sans annonces.',
  'weis-too-early': () => 'On annonce avec sa première carte, pas avant.',
  'weis-too-late': () => 'Trop tard : on annonce avec sa première carte, avant que la suivante soit posée.',
  'weis-not-in-hand': ({ cards }) =>
    `Cette annonce n’est pas dans la main${cards === '' ? '' : ` (il manque : ${cards})`}.`,
  'weis-is-none': () => 'Ce n’est pas une annonce : il faut trois cartes de suite d’une couleur, ou quatre pareilles.',
  'weis-crossed': () => 'Ici, une carte ne compte pas dans deux annonces.',
  'weis-called-too-high': () => 'Cette annonce ne vaut pas autant.',
  'stoeck-not-in-profile': () => 'À cette table, le stöck ne compte pas.',
  'stoeck-no-trump': () => 'Il n’y a de stöck qu’avec une couleur d’atout.',
  'stoeck-not-in-hand': () => 'Le stöck, c’est le roi et la dame (ober) d’atout dans une seule main.',
  'stoeck-too-early': ({ cards }) =>
    `Le stöck s’annonce avec la seconde des deux cartes${cards === '' ? '' : ` (encore en main : ${cards})`}.`,
  'stoeck-too-late': () => 'Trop tard : la seconde carte du stöck est déjà couverte.',
  'stoeck-already': () => 'Le stöck est déjà annoncé.',
  'rest-not-on-lead': () => 'Seul celui qui entame peut montrer le reste, et pas au premier pli.',
  'rest-beatable': ({ cards }) => `Le reste n’est pas sûr${cards === '' ? '' : ` : on peut encore battre ${cards}`}.`,
  'rest-not-in-contract': () => 'Dans ce contrat, chaque pli compte autrement : on joue jusqu’au bout.',
  'claim-not-in-profile': () => 'À cette table, on compte à la fin de la donne, on ne remercie pas.',
  'berg-not-in-profile': () => 'À cette table, il n’y a pas de prix de la montagne.',
  'berg-gone': () => 'Le prix de la montagne est déjà gagné.',
};
