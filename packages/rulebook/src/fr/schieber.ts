/** Le chibre : ce dont on convient avant de s’asseoir à une table. */
import { example, FACTORS, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const schieber: TopicText<'schieber'> = {
  title: 'Le chibre',
  summary: 'Le plus joué des jass : deux équipes, un objectif, et qui ne veut pas faire atout chibre.',
  sections: {
    goal: {
      title: 'L’objectif',
      blocks: [
        p(
          'Deux équipes jouent donne après donne, jusqu’à ce que l’une ait les points convenus. En 1000, c’est vite joué ; en 2500, la soirée y passe. On en convient avant que quelqu’un ait des cartes en main.',
        ),
        p(
          'Toutes ces donnes ensemble font une {term:partie|partie}. Comment elle finit : {topic:target|match et objectif}.',
        ),
        setting('target'),
      ],
    },
    course: {
      title: 'Le déroulement',
      blocks: [
        steps(
          '{topic:dealing|Donner} : neuf cartes à chacun.',
          '{topic:contracts|Faire atout} ou {topic:schieben|chibrer}.',
          'Jouer les neuf plis, en disant ses {topic:weis|annonces} et le {topic:stoeck|stöck}.',
          '{topic:values|Compter} : les cartes, le dernier pli, peut-être un match.',
          '{topic:tafel|Marquer}, puis au suivant de donner.',
        ),
        example('schieber-next-lead'),
      ],
    },
    presets: {
      title: 'Ce qui change d’une table à l’autre',
      blocks: [
        p('Cinq questions suffisent pour s’asseoir avec des inconnus :'),
        list(
          'On joue en combien ?',
          'Qu’est-ce qui compte double, ou triple ?',
          'Y a-t-il des annonces, et une carte peut-elle servir à deux annonces ?',
          'Que compte-t-on d’abord à la fin : les annonces ou le stöck ?',
          'Faut-il remercier, ou est-ce fini à la fin de la donne ?',
        ),
        FACTORS,
        p(
          'Ce qui compte double compte double partout : les cartes, le dernier pli, le match, les annonces et le stöck.',
        ),
        example('schieber-double'),
        example('schieber-total'),
        note(
          'En Romandie, on entend souvent « pique double » : une seule couleur compte deux fois, toutes les autres une fois. Et « pique simple » : tout compte une fois.',
        ),
        setting('matchBonusMultiplied'),
        setting('weisMultiplied'),
        setting('stoeckMultiplied'),
        rules('value.factor'),
      ],
    },
  },
  examples: {
    'schieber-next-lead': {
      question: 'Atout {suit:S}. Tu as entamé avec le {card:R8}. Qui entame le pli suivant ?',
      explanation:
        'Qui fait le pli. Il n’y a pas d’atout sur la table, l’as, {card:RA}, est la plus forte carte de la couleur demandée : ton voisin de gauche.',
    },
    'schieber-total': {
      question:
        'En 2500, l’atout est {suit:T} et compte double. Vous avez 90 points de cartes, le dernier pli et 20 d’annonce. Que marquez-vous ?',
      explanation:
        '90, 5 et 20 font 115, le double fait 230. Il reste 62 points aux adversaires, le double fait 124. L’annonce est doublée avec le reste.',
    },
    'schieber-double': {
      question: 'En 2500, quelqu’un joue obenabe. Combien de fois comptent les points ?',
      explanation:
        'Trois fois, en obenabe comme en undenufe. Comptent double {suit:T} et {suit:S}, et simple {suit:E} et {suit:R}.',
    },
  },
};
