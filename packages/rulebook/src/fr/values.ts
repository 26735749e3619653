/** La valeur des cartes. */
import { cards, example, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const values: TopicText<'values'> = {
  title: 'La valeur des cartes',
  summary: 'Ce que vaut chaque carte, pourquoi cela fait toujours 157, et comment compter vite un tas.',
  sections: {
    table: {
      title: 'Combien valent les cartes',
      blocks: [
        VALUES,
        p(
          'À retenir : as 11, {rank:10} 10, roi 4, {rank:O} 3, {rank:U} 2, voilà la base. À l’atout, le bour saute à 20 et le nell à 14. Sans atout, ces points-là manquent ; à la place, chaque huit vaut 8.',
        ),
        note(
          'En undenufe, l’as et le six échangent : le six vaut 11, l’as zéro. Au Vorarlberg, l’as garde ses 11 points.',
        ),
        setting('undenufeValues'),
        example('values-obenabe'),
        example('values-undenufe'),
      ],
    },
    whole: {
      title: 'Toujours 152',
      blocks: [
        p(
          'Atout, obenabe ou undenufe : les 36 cartes valent ensemble 152 points. Quatre huit à 8 pèsent exactement ce que le bour et le nell apportent en plus à l’atout.',
        ),
        cards('RU R9 RA R10 RK RO', 'Atout {suit:R} : ces six cartes valent 62 des 152 points.'),
        example('values-trump'),
        rules('value.cards'),
      ],
    },
    'last-trick': {
      title: 'Cinq de der',
      blocks: [
        p(
          'Qui fait le neuvième pli reçoit 5 points de plus : les cinq de der. Les 152 deviennent ainsi les fameux 157. Un petit atout gardé jusqu’au bout peut donc valoir plus qu’il n’en a l’air.',
        ),
        example('values-last'),
        setting('lastTrick'),
        rules('value.last-trick'),
      ],
    },
    count: {
      title: 'Compter vite',
      blocks: [
        list(
          'Seule l’équipe qui a le plus petit tas compte ; l’autre a le reste jusqu’à 157.',
          'Faites des tas de dix : le dix tout seul, l’as avec un de retenue, deux rois avec un valet.',
          'N’oubliez pas les cinq de der : quand le compte n’y est pas, ce sont eux le plus souvent.',
        ),
        p(
          'Deux résultats n’arrivent jamais : 1 et 156. Aucune carte ne vaut un seul point, et la plus petite qui vaille quelque chose en vaut 2.',
        ),
        example('values-never'),
        rules('count.whole', 'count.impossible'),
      ],
    },
  },
  examples: {
    'values-trump': {
      question: 'Atout {suit:S}. Que vaut ce pli ?',
      explanation: 'Bour 20, nell 14, as 11, {rank:10} 10 : ensemble 55, plus du tiers de la donne.',
    },
    'values-obenabe': {
      question: 'Obenabe. Que vaut ce pli ?',
      explanation: 'Deux huit à 8, l’as 11, {rank:U} 2 : 29 points. Sans atout, les huit comptent.',
    },
    'values-undenufe': {
      question: 'Undenufe. Que vaut ce pli ?',
      explanation: 'Le six 11, le huit 8, le roi 4 et l’as rien : 23 points.',
    },
    'values-last': {
      question: 'Atout {suit:E}, et c’est le dernier pli. Combien rapporte-t-il ?',
      explanation:
        'Dans l’ordre : 10, rien, 2 et rien, plus 5 pour le dernier pli : 17. La figure, {card:RU}, n’est pas le bour ici, puisque l’atout est {suit:E}.',
    },
    'values-never': {
      question: 'Atout {suit:R}. Vous comptez 156, les adversaires 1. Est-ce possible ?',
      explanation:
        'Non. Avec des zéros et des cartes à partir de 2 points, on n’arrive jamais à 1, même avec les 5 du dernier pli.',
    },
  },
};
