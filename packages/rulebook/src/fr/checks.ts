/** Les sept questions par lesquelles on commence à régler une dispute. */
import type { RulebookText } from '../article.js';

export const checks: RulebookText['checks'] = {
  cards: {
    question: 'Chacun a-t-il reçu neuf cartes, 36 en tout ?',
    help: 'Sinon, et si aucun pli n’est encore retourné : le même donne encore une fois. Voir {topic:dealing#misdeal|maldonne}.',
  },
  forehand: {
    question: 'Le premier est-il à droite du donneur, et a-t-il entamé ?',
    help: 'Même si l’on a chibré, c’est le premier qui entame, pas celui qui a fait atout. Voir {topic:schieben#lead|qui entame}.',
  },
  contract: {
    question: 'Le premier a-t-il fait atout, ou chibré une seule fois ?',
    help: 'Le partenaire doit alors faire atout, et c’est le premier mot qui vaut. Voir {topic:schieben#partner|le partenaire doit}.',
  },
  follow: {
    question: 'Qui pouvait fournir a-t-il toujours fourni ?',
    help: 'On peut quand même couper, mais pas sous un atout déjà posé. Et le bour n’est jamais forcé. Voir {topic:following}.',
  },
  weis: {
    question: 'L’annonce a-t-elle été dite avec la première carte, et est-ce la bonne équipe qui la marque ?',
    help: 'Seule l’équipe qui a la meilleure marque, mais elle marque toutes les siennes. Voir {topic:weis#compare|laquelle l’emporte}.',
  },
  stoeck: {
    question: 'Le stöck a-t-il été dit avec la seconde des deux cartes ?',
    help: 'Et cela avant que la carte suivante soit posée, et sans que personne l’ait rappelé. Voir {topic:stoeck#when|avec la seconde carte}.',
  },
  account: {
    question: 'Cela fait-il 157 en tout, et a-t-on compté dans l’ordre convenu ?',
    help: 'Compter à part les annonces, le stöck et les plis, chaque fois pour les deux équipes. Voir {topic:target#order|ce qui compte d’abord}.',
  },
};
