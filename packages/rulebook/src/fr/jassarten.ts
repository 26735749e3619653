/** Les sortes de jass. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const jassarten: TopicText<'jassarten'> = {
  title: 'Les sortes de jass',
  summary: 'Chibre, coiffeur, différence et leurs cousins : en quoi ils ne sont pas pareils.',
  sections: {
    schieber: {
      title: 'Chibre',
      blocks: [
        p(
          'Deux équipes ; qui ne veut pas faire atout chibre. Les deux côtés marquent ce qu’ils font, avec annonces et stöck, jusqu’à un objectif. Tout le reste : {topic:schieber|le chibre}.',
        ),
      ],
    },
    coiffeur: {
      title: 'Coiffeur',
      blocks: [
        p(
          'Le nom vient de « quoi faire ? », et c’est bien ce qu’on se demande : chaque équipe doit jouer chaque contrat une seule fois, et chacun compte autrement. Seule l’équipe qui a choisi marque ses points, multipliés.',
        ),
        table(
          'Un coiffeur à huit contrats (selon le règlement)',
          ['Contrat', 'compte'],
          ['{suit:E}', '1 fois'],
          ['{suit:R}', '2 fois'],
          ['{suit:T}', '3 fois'],
          ['{suit:S}', '4 fois'],
          ['obenabe', '5 fois'],
          ['undenufe', '6 fois'],
          ['deux jokers, à choix', '7 et 8 fois'],
        ),
        list(
          'On passe au suivant, pas au partenaire. Si aucun des quatre ne veut, le premier doit.',
          'Qui choisit entame.',
          'En général, il n’y a pas d’annonces.',
        ),
        example('jassarten-coiffeur'),
        note('Chaque table a ses propres multiplicateurs. Écrivez-les d’abord sur l’ardoise.'),
      ],
    },
    differenzler: {
      title: 'Différence',
      blocks: [
        p(
          'Chacun pour soi. L’atout est retourné ou tiré au sort, puis chacun prédit combien de points il fera, à voix haute ou en secret. On marque de combien on s’est trompé. À la fin, le plus petit total gagne.',
        ),
        p(
          'Ni annonces ni stöck. Et qui n’a pas la couleur demandée peut ici sous-couper. À certaines tables, tomber juste enlève dix points.',
        ),
        example('jassarten-differenzler'),
        example('jassarten-undertrump'),
        setting('undertrump'),
        setting('exactBonus'),
        setting('exactBonusOnZero'),
        rules('play.undertrump'),
      ],
    },
    more: {
      title: 'Et encore',
      blocks: [
        list(
          '*Bieter :* on fait des enchères en points. Le plus offrant joue contre tous et doit faire ce qu’il a dit.',
          '*Sidi Barrani :* un chibre aux enchères. À tour de rôle, on propose des points avec un contrat.',
          '*Molotow :* qui a le moins de points gagne. L’atout est la couleur de la première carte que quelqu’un défausse.',
          '*Guggitaler :* pendant cinq donnes, éviter chaque fois autre chose : les plis, une couleur, les dames (ober), un roi, le dernier pli.',
          '*Kreuzjass :* à quatre, en croix, sans chibrer ; l’atout est donné par la carte à laquelle on a coupé.',
          '*Zuger :* à trois ou quatre, chacun décide avant de jouer s’il y va ou s’il « reste à la maison ».',
        ),
      ],
    },
    which: {
      title: 'Lequel vous va ?',
      blocks: [
        table(
          'À chaque table le sien',
          ['Vous êtes', 'Prenez'],
          ['quatre, et vous voulez jouer deux contre deux', 'le chibre'],
          ['quatre, et vous avez toute la soirée', 'le coiffeur'],
          ['quatre, et chacun veut jouer pour soi', 'la différence'],
          ['trois', 'la différence avec douze cartes chacun, ou le Bieter'],
          ['en train d’apprendre', 'le chibre en 1000, tout simple'],
        ),
      ],
    },
  },
  examples: {
    'jassarten-coiffeur': {
      question: 'Coiffeur. Vous avez choisi undenufe, qui compte 6 fois, et vous avez fait 84. Que marquez-vous ?',
      explanation: '84 fois 6 font 504. Les adversaires ne marquent rien, puisqu’ils n’ont pas choisi.',
    },
    'jassarten-differenzler': {
      question: 'Différence. Tu as prédit 70 et fait 58. Que marque-t-on pour toi ?',
      explanation: 'La différence, donc 12. Avec 82 points, ce serait aussi 12.',
    },
    'jassarten-undertrump': {
      question: 'Différence, atout {suit:T}. Sur le {card:R9}, il y a le {card:TK}. Quelles cartes peux-tu poser ?',
      explanation:
        'Les trois. Tu n’as pas de {suit:R}, et à la différence, le petit atout est alors permis aussi. Au chibre, le {card:T8} serait interdit.',
    },
  },
};
