/** Ce qu’est le jass. */
import { example, list, note, p, rules, type TopicText } from '../article.js';

export const jassen: TopicText<'jassen'> = {
  title: 'Le jass, c’est quoi ?',
  summary: 'Un jeu de plis et de points, à quatre, avec 36 cartes, que presque tout le monde connaît en Suisse.',
  sections: {
    family: {
      title: 'Un nom pour beaucoup de jeux',
      blocks: [
        p(
          'Le jass, ou yass, est toute une famille de jeux. Qui propose « un jass » sans rien ajouter pense presque toujours au {topic:schieber|chibre} : deux contre deux, avec atout, annonces et stöck. Le coiffeur, la différence, le Bieter, le Sidi Barrani ou le Molotow sont ses frères et sœurs, voir {topic:jassarten|les sortes de jass}.',
        ),
        p(
          'Ils ont en commun les cartes, les plis, et presque toujours le bour comme plus fort atout. Pour le reste, chaque table a ses habitudes. La règle la plus importante est donc : convenir d’abord, jouer ensuite.',
        ),
      ],
    },
    table: {
      title: 'Ce qu’il faut',
      blocks: [
        list(
          'quatre personnes, les partenaires face à face,',
          '36 cartes : quatre couleurs, du six à l’as,',
          'une ardoise et une craie, ou quelque chose qui marque pour vous,',
          'une demi-heure. En général, on ne s’arrête pas là.',
        ),
        p(
          'Quelles cartes, c’est une question de région : {topic:jassgrenze|la frontière des cartes}. Avec les deux, on joue pareil.',
        ),
        rules('deck.36-cards'),
      ],
    },
    play: {
      title: 'De quoi il s’agit',
      blocks: [
        p(
          'Chacun pose une carte à son tour, la meilleure ramasse les quatre. C’est un pli, et neuf plis font une donne. Ce n’est pas le nombre de plis qui fait gagner, ce sont les points des cartes : un seul pli avec le bour et le nell peut valoir plus que quatre plis maigres.',
        ),
        p('Deux choses décident à qui est un pli : la couleur demandée, et l’atout.'),
        example('jassen-led-suit'),
        example('jassen-trump'),
      ],
    },
    luck: {
      title: 'Chance et adresse',
      blocks: [
        p(
          'Les cartes, c’est de la chance ; ce que tu en fais, c’est de l’adresse : bien faire atout, se rappeler ce qui est tombé, jouer pour son partenaire. On ne parle pas de son jeu. Ce que l’autre a en main, on le lit dans les cartes qu’il pose.',
        ),
        note('Tu débutes ? Commence par {topic:round|une donne entière}, le reste vient en jouant.'),
      ],
    },
  },
  examples: {
    'jassen-led-suit': {
      question:
        'Obenabe, donc sans atout. Tu as entamé avec le {card:T9}, ton partenaire se défausse d’un as, {card:RA}. Qui fait le pli ?',
      explanation:
        'Toi. On a demandé {suit:T}, et ton {card:T9} est la plus forte carte de cette couleur. Un as a beau être un as, celui-ci n’est pas de la bonne couleur : ce n’est qu’une {term:verwerfen|défausse}.',
    },
    'jassen-trump': {
      question: 'Atout {suit:T}, l’entame : {card:EA}. Qui fait le pli ?',
      explanation: 'Qui a posé le {card:T6}, donc ton voisin de droite. Le plus petit atout coupe le plus bel as.',
    },
  },
};
