/** Les annonces. */
import { cards, example, list, note, p, rules, setting, steps, table, type TopicText } from '../article.js';

export const weis: TopicText<'weis'> = {
  title: 'Les annonces',
  summary: 'Suites et carrés rapportent des points, mais seulement à l’équipe qui a la meilleure annonce.',
  sections: {
    kinds: {
      title: 'Ce qu’on peut annoncer',
      blocks: [
        table(
          'Les annonces et leurs points',
          ['Annonce', 'Points'],
          ['trois cartes qui se suivent dans une couleur', '20'],
          ['quatre cartes', '50'],
          ['cinq cartes', '100'],
          ['six, sept, huit, neuf cartes', '150, 200, 250, 300'],
          ['un carré : quatre cartes pareilles', '100'],
          ['les quatre neuf, dits quatre nell', '150'],
          ['les quatre valets, dits quatre bours', '200'],
        ),
        p(
          'Pour les suites, c’est l’ordre ordinaire qui vaut, même à l’atout : {rank:U}, {rank:O}, roi vont ensemble, et après l’as il n’y a plus rien.',
        ),
        p(
          'À l’ancienne, une suite ne compte jamais plus de 100, et les carrés de huit, de sept et de six n’existent pas.',
        ),
        cards('TU TO TK TA', 'Quatre cartes à l’as, 50 points.'),
        example('weis-run'),
        example('weis-none'),
        setting('longRuns'),
        setting('quartetRanks'),
        rules('weis.kinds'),
      ],
    },
    announce: {
      title: 'Quand annoncer',
      blocks: [
        p(
          'En posant ta première carte, et avant que le suivant pose la sienne. Qui joue en dernier a le temps jusqu’à ce que le pli soit retourné. Ensuite, c’est trop tard.',
        ),
        steps(
          'Tu ne dis que les points de ta meilleure annonce : « Cinquante. »',
          'Qui n’a pas mieux dit « bon » et n’en dit pas plus.',
          'Qui a autant et pourrait avoir mieux le dit aussi. On compare alors : combien de cartes, jusqu’à quelle hauteur, à l’atout ou non.',
          'Qui l’emporte nomme ses annonces avant de jouer sa deuxième carte, et les montre si quelqu’un veut les voir.',
        ),
        rules('weis.first-card', 'weis.unnamed'),
      ],
    },
    compare: {
      title: 'Laquelle l’emporte',
      blocks: [
        steps(
          'Plus de *points*.',
          'Plus de *cartes* : cinq cartes qui se suivent battent un carré, même si les deux valent 100.',
          'La carte *la plus haute*. En undenufe, la plus basse.',
          '*L’atout* avant les autres couleurs.',
          'Qui joue *plus tôt*, en comptant à partir du premier.',
        ),
        example('weis-hundred'),
        example('weis-undenufe'),
        example('weis-trump'),
        setting('equalPointsTie'),
        setting('undenufeReversed'),
        rules('weis.compare'),
      ],
    },
    write: {
      title: 'Qui marque',
      blocks: [
        p(
          'Une seule annonce décide. L’équipe qui l’a marque tout ce que les deux partenaires ont annoncé, même les petites. L’autre équipe ne marque rien du tout, même si elle avait plus au total.',
        ),
        example('weis-forehand'),
        note('Pas besoin de pli pour marquer une annonce : même l’équipe qui subit un match marque la sienne.'),
        example('weis-without-trick'),
        setting('weisNeedsTrick'),
        setting('totalTie'),
        setting('weis'),
        rules('weis.best-team-writes'),
      ],
    },
    kreuzweis: {
      title: 'Annonces croisées',
      blocks: [
        p(
          'Une carte peut servir à deux annonces en même temps : une fois dans la suite, une fois dans le carré. En Suisse alémanique, cela s’appelle le Kreuzweis. En Romandie, on ne le joue en général pas.',
        ),
        cards(
          'EU EO EK RU SU TU',
          'Une carte, deux annonces : {card:EU} compte dans les trois cartes et dans le carré.',
        ),
        example('weis-kreuzweis'),
        setting('kreuzweis'),
        rules('weis.kreuzweis'),
      ],
    },
    mistakes: {
      title: 'Trop peu, trop tard',
      blocks: [
        list(
          'Annoncé trop bas et pas corrigé avant la carte suivante : seul compte ce qui a été dit.',
          'Un carré annoncé trop bas : toute l’annonce est perdue.',
          'Annoncé plus que ce qu’on a : ne compte pas.',
        ),
        example('weis-low'),
        example('weis-four-under'),
        rules('weis.called-too-low', 'weis.quartet-too-low'),
      ],
    },
  },
  examples: {
    'weis-run': {
      question: 'Que peux-tu annoncer ?',
      explanation:
        'Les quatre cartes {cards:R6 R7 R8 R9}, 50 points. Le {card:EK} et {card:E10} ne se suivent pas : il manque {rank:U} et {rank:O} entre les deux.',
    },
    'weis-kreuzweis': {
      question: 'Que valent tes annonces ensemble, si les annonces croisées sont permises ?',
      explanation:
        'Le carré vaut 200, les trois cartes {cards:EU EO EK} encore 20. Une même carte, {card:EU}, compte dans les deux : 220.',
    },
    'weis-none': {
      question: 'Que peux-tu annoncer ?',
      explanation:
        'Rien. Entre le {card:R7} et le {card:R9}, il manque le huit, et un as avec son roi ne font encore que deux cartes.',
    },
    'weis-hundred': {
      question:
        'Ton voisin de droite est le premier et il a les quatre rois, ton partenaire cinq cartes qui se suivent. Les deux valent 100. Quelle annonce l’emporte ?',
      explanation:
        'Celle de ton partenaire. À points égaux, plus de cartes l’emporte : cinq battent quatre. Vous marquez 100, les adversaires rien.',
    },
    'weis-undenufe': {
      question:
        'Undenufe. Le premier, à ta gauche, annonce {cards:RO RK RA}, et toi {cards:T6 T7 T8}. Quelle annonce l’emporte ?',
      explanation:
        'La tienne. En undenufe, le six est tout en haut : les trois cartes les plus basses sont donc les meilleures. Vous marquez 20.',
    },
    'weis-trump': {
      question:
        'Atout {suit:E}. Le premier, à ta droite, annonce {cards:S7 S8 S9}, ton partenaire {cards:E7 E8 E9}. Quelle annonce l’emporte ?',
      explanation:
        'Celle de ton partenaire. Les points, le nombre de cartes et la hauteur sont les mêmes, alors l’atout passe devant. Le premier ne l’emporterait que si cela aussi était pareil.',
    },
    'weis-forehand': {
      question:
        'Atout {suit:T}. Ton voisin de gauche est le premier. Lui et toi avez chacun trois cartes jusqu’à la même hauteur, ni l’un ni l’autre à l’atout. Ton voisin de droite en a trois aussi. Quelle annonce l’emporte ?',
      explanation:
        'Celle du premier, car rien d’autre ne vous départage. Et comme elle l’emporte, son partenaire marque aussi la sienne : 40 pour les adversaires.',
    },
    'weis-without-trick': {
      question:
        'Atout {suit:R}. Les adversaires font les neuf plis, mais vos trois cartes étaient la meilleure annonce. Que marquez-vous ?',
      explanation: 'Vos 20. L’annonce n’a pas besoin de pli. Les adversaires marquent le match, donc 257.',
    },
    'weis-low': {
      question: 'Tu dis « vingt » et ne remarques qu’après le pli que tu avais quatre cartes. Qu’est-ce qui compte ?',
      explanation: 'Seulement les 20 que tu as dits. On peut corriger tant que la carte suivante n’est pas posée.',
    },
    'weis-four-under': {
      question: 'Tu as le carré de bours, mais tu dis « cent » et tu ne corriges pas. Qu’est-ce qui compte ?',
      explanation:
        'Rien. Ce carré vaut 200 ; qui annonce un carré trop bas perd toute l’annonce. Le règlement est sévère, toutes les tables ne le sont pas.',
    },
  },
};
