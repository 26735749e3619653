/** Une donne entière : la vue d’ensemble, d’où part tout le reste. */
import { cards, example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const round: TopicText<'round'> = {
  title: 'Une donne entière',
  summary: 'Du paquet qu’on brasse au trait de craie : une donne de chibre en sept étapes.',
  sections: {
    seats: {
      title: 'Prendre place et donner',
      blocks: [
        p(
          'Quatre personnes, deux équipes, 36 cartes. Ton partenaire est en face de toi, les adversaires à droite et à gauche. Tout tourne dans le sens inverse des aiguilles d’une montre : après toi, c’est à ton voisin de droite.',
        ),
        p(
          'Le donneur distribue trois fois trois cartes, en commençant par son voisin de droite. Celui-ci est le {term:forehand|premier} : il fait atout et il entame. À la donne suivante, c’est lui qui donne.',
        ),
        example('round-forehand'),
        p('Pour en savoir plus : {topic:dealing|la donne et les places}.'),
      ],
    },
    contract: {
      title: 'Faire atout ou chibrer',
      blocks: [
        p('Le premier regarde ses neuf cartes et choisit ce qu’on joue :'),
        list(
          '*Atout* : l’une des quatre couleurs bat toutes les autres.',
          '*Obenabe* : pas d’atout, l’as est la meilleure carte.',
          '*Undenufe* : pas d’atout, le six est la meilleure carte.',
        ),
        p(
          'Si rien ne lui plaît, il chibre. Son partenaire doit alors choisir, il n’y a pas de retour. Et c’est quand même le premier qui entame. Voir {topic:schieben|chibrer}.',
        ),
      ],
    },
    order: {
      title: 'Quelle carte est la plus forte',
      blocks: [
        p(
          'Sans atout, et dans toutes les couleurs qui ne sont pas atout, l’ordre est celui qu’on attend : as, roi, {rank:O}, {rank:U}, {rank:10}, neuf, huit, sept, six. En undenufe, il est renversé.',
        ),
        p(
          'Seule la couleur d’atout fait à sa tête. Tout en haut, le valet devient le *bour* ; juste après vient le neuf, le *nell*.',
        ),
        cards('RU R9 RA RK RO R10 R8 R7 R6', 'Atout {suit:R}, la carte la plus forte à gauche.'),
        p('Les trois ordres côte à côte : {topic:contracts#compare|atout, obenabe, undenufe}.'),
      ],
    },
    trick: {
      title: 'Neuf plis',
      blocks: [
        steps(
          'Le premier entame avec la carte qu’il veut.',
          'À tour de rôle, les trois autres ajoutent une carte. Qui a la couleur la fournit ; on peut aussi couper avec un atout, même si on pourrait fournir.',
          'Le plus fort atout fait le pli. Sans atout sur la table, c’est la plus forte carte de la couleur demandée.',
          'Qui fait le pli le pose retourné devant soi et entame le suivant.',
        ),
        example('round-trick'),
        p('Ce qui est permis exactement : {topic:following|fournir, couper, sous-couper}.'),
        rules('play.follow-suit', 'trick.winner'),
      ],
    },
    announce: {
      title: 'Dire ses annonces et le stöck',
      blocks: [
        p(
          'Trois cartes ou plus qui se suivent dans une couleur, ou quatre cartes pareilles, c’est une {topic:weis|annonce}. Tu la dis en posant ta première carte. Seule l’équipe qui a la meilleure marque, mais elle marque toutes les siennes.',
        ),
        p(
          'Roi et {rank:O} d’atout dans la même main, c’est le {topic:stoeck|stöck}, 20 points. Tu le dis en posant la seconde des deux cartes. Qui l’oublie l’a perdu.',
        ),
      ],
    },
    count: {
      title: 'Compter',
      blocks: [
        table(
          'Ce qu’il y a dans une donne',
          ['D’où', 'Points'],
          ['les cartes', '152'],
          ['le dernier pli', '5'],
          ['ensemble', '*157*'],
          ['en plus pour un match, les neuf plis', '100'],
          ['ensemble avec le match', '*257*'],
        ),
        p(
          'Une équipe compte ses plis, l’autre a le reste jusqu’à 157. Les annonces et le stöck s’ajoutent. Si l’atout compte double ou triple, tout est multiplié.',
        ),
        example('round-total'),
        p('Ce que vaut chaque carte : {topic:values|la valeur des cartes}.'),
      ],
    },
    slate: {
      title: 'Marquer',
      blocks: [
        p(
          'Après chaque donne, les points vont sur l’ardoise : les cents en haut, les cinquantes au milieu, les vingts en bas, le reste en chiffres.',
        ),
        slate(157, 'Voici 157 points sur l’ardoise.'),
        p(
          'Qui arrive à l’objectif le premier gagne. Si les deux équipes y arrivent dans la même donne, c’est l’ordre du compte qui décide : {topic:target#order|annonces, stöck, plis}. Sinon, au suivant de donner.',
        ),
        note('On se dispute ? Prenez les {topic:checklist|sept questions} dans l’ordre.'),
      ],
    },
  },
  examples: {
    'round-forehand': {
      question: 'Ton voisin de gauche a donné. Qui est le premier à parler ?',
      explanation:
        'Le premier est à droite du donneur. À droite de ton voisin de gauche, il y a toi : tu fais atout et tu entames.',
    },
    'round-trick': {
      question: 'Atout {suit:R}, l’entame : {card:SA}. Qui fait le pli ?',
      explanation:
        'Le {card:R6} est le plus petit atout, mais c’est un atout. Il bat toutes les cartes d’une autre couleur, même l’as.',
    },
    'round-total': {
      question:
        'Vous avez 100 points de cartes dans vos plis, et le stöck. Les adversaires ont 52, le dernier pli et une annonce de 50. Tout compte simple. Que marquez-vous ?',
      explanation:
        '100 et 20 pour le stöck font 120. Les adversaires marquent 52, 5 pour le dernier pli et 50 d’annonce, donc 107. La preuve, sans annonce ni stöck : 100 et 57 font 157.',
    },
  },
};
