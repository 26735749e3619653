/** L’ardoise. */
import { deName } from '../melting.js';
import type { TafelWords } from '../tafel-words.js';
import { found as foundOf, wanted } from './wanted.js';

export const tafel: TafelWords = {
  games: { schieber: 'Chibre', coiffeur: 'Coiffeur', differenzler: 'Differenzler' },
  refusals: {
    'entry-contract': () => 'Cela ne se joue pas à cette table.',
    'entry-seat': () => 'Cette place n’existe pas.',
    'entry-points': ({ points }) => `Une équipe ne peut pas faire ${points} points.`,
    'entry-sum': ({ points, of }) => `Cela fait ${points} en tout ; il faut ${of}.`,
    'entry-impossible': ({ points }) => `${points} n’arrive jamais : aucune carte ne compte 1. Prière de recompter.`,
    'entry-match': ({ side }) => `Pas de match pour ${side} : l’autre équipe a des points.`,
    'entry-weis-off': () => 'Cette table joue sans annonces.',
    'entry-weis': ({ points }) => `${points} n’est pas une annonce (20, 50, 100, etc.).`,
    'entry-weis-both': () => 'Une seule équipe marque ses annonces.',
    'entry-stoeck-off': () => 'Cette table joue sans stöck.',
    'entry-stoeck-no-trump': () => 'Sans atout, il n’y a pas de stöck.',
    'entry-claim-off': () => 'On ne remercie pas à cette table.',
    'entry-berg-off': () => 'Avec un nombre fixe de donnes, il n’y a pas de montagne.',
    'entry-team': () => 'Cette équipe n’existe pas.',
    'coiffeur-team': () => 'Cette équipe n’existe pas.',
    'coiffeur-contract': () => 'Ce n’est pas sur cette ardoise.',
    'coiffeur-taken': ({ side, contract }) => `${contract} : déjà joué (${side}).`,
    'coiffeur-points': ({ points }) => `${points} points n’existent pas, 157 au plus.`,
    'coiffeur-impossible': ({ points }) => `${points} n’arrive jamais. Prière de recompter.`,
    'coiffeur-match': () => 'Un match a 157 points.',
    'differenzler-announced': ({ who }) => `L’annonce ${deName(who)} n’est pas entre 0 et 157.`,
    'differenzler-made': ({ who }) => `Les points ${deName(who)} ne sont pas entre 0 et 157.`,
    'differenzler-penalty': ({ who }) => `Les points de pénalité ${deName(who)} ne vont pas.`,
    'differenzler-sum': ({ points, of }) => `Cela fait ${points} en tout ; il faut ${of}.`,
    'differenzler-impossible': ({ who, points }) => `${who} ne peut pas avoir fait ${points}.`,
    'sheet-not-opened': () => 'L’ardoise est encore vide.',
    'sheet-opened': () => 'L’ardoise est déjà commencée.',
    'sheet-names': () => 'Il faut deux ou quatre noms différents.',
    'sheet-over': () => 'La partie est finie.',
    'sheet-no-round': ({ round }) => `La donne ${round} n’existe pas.`,
    'sheet-ends-earlier': ({ round }) => `La partie aurait déjà fini avec la donne ${round}.`,
    'sheet-berg-twice': ({ round }) => `La montagne est déjà notée à la donne ${round}.`,
    'sheet-nothing-to-undo': () => 'Il n’y a rien à reprendre.',
    'sheet-nothing-to-redo': () => 'Il n’y a rien à rétablir.',
  },
  questions: {
    'ask-match': ({ side }) => `Tous les points à ${side} : était-ce les neuf plis (match) ?`,
    'ask-declared': ({ side }) => `Match pour ${side} : qui a nommé le contrat ? Les traits en dépendent.`,
    'ask-sides': ({ side, points }) =>
      `Seulement ${points} pour ${side}. Est-ce juste, ou les camps sont-ils inversés ?`,
    'ask-weis': ({ side, points }) => `${points} d’annonces pour ${side}, c’est rare. Est-ce juste ?`,
    'ask-berg': ({ side }) =>
      `À mi-chemin : pas encore (${side}). L’autre équipe a-t-elle demandé la montagne trop tôt ?`,
    'ask-who-first': () => 'Les deux atteignent l’objectif dans la même part. Qui y était en premier ?',
  },
  reasons: {
    'won-in-block': ({ block }) => `à l’objectif avec « ${block} », dans l’ordre convenu`,
    'won-first': () => 'à l’objectif en premier',
    'won-higher-total': () => 'plus de points',
    'won-by-claim': () => 'remercié avec assez de points',
    'won-by-false-claim': ({ points }) => `les autres ont remercié trop tôt, il manquait ${points}`,
    'won-most-points': ({ round }) => `plus de points après ${round} donnes`,
  },
  feats: { berg: 'Montagne', sieg: 'Victoire', match: 'Match', kontermatch: 'Contre-match', schneider: 'Schneider' },
  coiffeur: {
    eichel: 'Glands',
    rosen: 'Roses',
    schilten: 'Écussons',
    schellen: 'Grelots',
    obenabe: 'Obenabe',
    undenufe: 'Undenufe',
    slalom: 'Slalom',
    gusti: 'Gusti',
    joker1: 'Joker 1',
    joker2: 'Joker 2',
  },
  file: {
    'file-too-large': ({ found, expected }) => `Le fichier est trop grand : ${found} caractères, au plus ${expected}.`,
    'file-not-json': ({ line, found }) =>
      found === ''
        ? 'On attend une ardoise, le fichier est vide.'
        : line === ''
          ? `On attend une ardoise en JSON, trouvé : « ${found} ».`
          : `On attend une ardoise en JSON ; à la ligne ${line}, ce n’en est plus.`,
    'file-format': ({ expected, found }) =>
      found === ''
        ? `On attend une ardoise (« ${expected} ») ; le fichier ne dit pas ce qu’il est.`
        : `On attend une ardoise (« ${expected} »), trouvé : « ${found} ».`,
    'file-newer': ({ expected, found }) =>
      `Cette ardoise est en version ${found}, ce Puur connaît jusqu’à ${expected} : il en faut un plus récent.`,
    'file-field': ({ path, expected, found }) =>
      `Champ « ${path} » : attendu ${wanted(expected)}, trouvé ${foundOf(found)}.`,
    'file-event': ({ event, why }) => `L’entrée ${event} ne peut pas être juste : ${why}`,
  },
};
