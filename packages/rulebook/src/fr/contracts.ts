/** Atout, obenabe, undenufe. */
import { cards, example, FACTORS, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const contracts: TopicText<'contracts'> = {
  title: 'Atout, obenabe, undenufe',
  summary: 'Ce qu’on peut choisir, et quelle carte bat alors laquelle.',
  sections: {
    trump: {
      title: 'Atout',
      blocks: [
        p(
          'Une couleur devient atout. Son valet s’appelle maintenant *bour* et c’est la plus forte carte du jeu ; son neuf s’appelle *nell* et vient juste après. L’as n’arrive qu’ensuite.',
        ),
        cards('EU E9 EA EK EO E10 E8 E7 E6', 'Atout {suit:E}, de la plus forte à la plus faible.'),
        p(
          'Les trois autres couleurs restent comme elles sont : as, roi, {rank:O}, {rank:U}, {rank:10}, neuf et ainsi de suite. N’importe quel atout les bat toutes.',
        ),
        example('contracts-puur'),
        example('contracts-nell'),
        rules('trick.order'),
      ],
    },
    obenabe: {
      title: 'Obenabe',
      blocks: [
        p(
          'Pas d’atout. Dans chaque couleur, l’as est la meilleure carte et le six la plus mauvaise. Seule compte la couleur demandée ; une autre couleur ne peut pas couper, ce n’est qu’une défausse.',
        ),
        cards(
          'SA SK SO SU S10 S9 S8 S7 S6',
          'Obenabe, de la plus forte à la plus faible. C’est pareil dans les quatre couleurs.',
        ),
        example('contracts-obenabe'),
      ],
    },
    undenufe: {
      title: 'Undenufe',
      blocks: [
        p(
          'Ici non plus, pas d’atout, mais tout est à l’envers : le six gagne, l’as ne prend plus rien. L’ordre est renversé d’un bout à l’autre, aussi entre le dix, le valet et la dame.',
        ),
        cards('T6 T7 T8 T9 T10 TU TO TK TA', 'Undenufe, de la plus forte à la plus faible.'),
        p('Les points changent aussi : le six vaut 11, l’as rien. Voir {topic:values#table|les valeurs}.'),
        example('contracts-undenufe'),
        example('contracts-undenufe-ten'),
      ],
    },
    compare: {
      title: 'Côte à côte',
      blocks: [
        p('Chaque ordre de la plus forte à la plus faible, avec ce que vaut la carte :'),
        VALUES,
        note(
          'Sur les cartes suisses alémaniques, la dame s’appelle ober, le valet under et le dix bannière. Cela ne change rien à l’ordre.',
        ),
      ],
    },
    mixed: {
      title: 'Slalom et gusti',
      blocks: [
        p(
          'Certaines tables en connaissent davantage. Au {term:slalom|slalom}, ou zigzag, le sens change à chaque pli : d’en haut, d’en bas, d’en haut. Au {term:gusti|gusti}, on joue cinq plis dans un sens et quatre dans l’autre. Qui choisit dit aussi par où l’on commence.',
        ),
        example('contracts-slalom'),
        p(
          'Ce que valent alors les cartes n’est pas partout pareil. Ici, ce sont les valeurs de l’obenabe, et le compte reste à 157.',
        ),
        setting('contracts'),
        setting('mixedModeValues'),
      ],
    },
    factors: {
      title: 'Simple, double, triple',
      blocks: [
        p(
          'À beaucoup de tables, tout ne compte pas autant. L’ordre des cartes est partout le même ; combien de fois on compte, on en convient.',
        ),
        FACTORS,
        rules('value.factor'),
      ],
    },
    choose: {
      title: 'Que choisir ?',
      blocks: [
        list(
          '*Atout* demande de la longueur : quatre cartes avec le bour ou le nell, ou cinq quelconques. Un as à côté vaut de l’or.',
          '*Obenabe* demande des as, et de ceux qui te laissent la main : as et roi de la même couleur valent mieux que deux as isolés.',
          '*Undenufe* demande des six et des sept ; une main pleine de figures n’y vaut rien.',
          'Si obenabe compte triple, le jeu peut être un rien plus faible. Mais on perd aussi au triple.',
        ),
      ],
    },
  },
  examples: {
    'contracts-puur': {
      question: 'Atout {suit:E}, ton partenaire entame avec son as, {card:EA}. Qui fait le pli ?',
      explanation: 'Toi, avec le bour, {card:EU}. Il bat le nell, {card:E9}, et les deux battent l’as.',
    },
    'contracts-nell': {
      question: 'Atout {suit:R}. Qui fait le pli ?',
      explanation:
        'Ton voisin de gauche : son neuf est le nell. Seul le bour, {card:RU}, serait plus fort, et il n’est pas sur la table.',
    },
    'contracts-obenabe': {
      question: 'Obenabe, ton entame : {card:S10}. Qui fait le pli ?',
      explanation:
        'Ton partenaire, avec le {card:SK}. L’as, {card:EA}, compte pour vous, mais ne prend rien : on a demandé {suit:S}.',
    },
    'contracts-undenufe': {
      question: 'Undenufe, on a entamé avec le {card:T8}. Qui fait le pli ?',
      explanation: 'Plus c’est bas, mieux c’est : le {card:T7} passe devant le huit. Le pli est à ton partenaire.',
    },
    'contracts-undenufe-ten': {
      question: 'Undenufe, ton entame : {card:E10}. Qui fait le pli ?',
      explanation:
        'Toi. L’ordre est renversé d’un bout à l’autre : {rank:10}, {rank:U}, {rank:O}, roi, et l’as en dernier. Les figures sont faibles en undenufe.',
    },
    'contracts-slalom': {
      question: 'Slalom, commencé d’en haut. C’est le deuxième pli. Qui le fait ?',
      explanation:
        'Au deuxième pli, on joue d’en bas. Le {card:E6} est la meilleure carte, et c’est ton voisin de gauche qui l’a posée.',
    },
  },
};
