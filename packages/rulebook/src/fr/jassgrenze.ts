/** La frontière des cartes. */
import { cards, example, FACTORS, list, note, p, rules, table, type TopicText } from '../article.js';

export const jassgrenze: TopicText<'jassgrenze'> = {
  title: 'La frontière des cartes',
  summary: 'Où l’on joue avec des cartes françaises, où avec des suisses alémaniques, et pourquoi cela ne change rien.',
  sections: {
    line: {
      title: 'Où elle passe',
      blocks: [
        p(
          'Une ligne qui n’est sur aucune carte de géographie traverse la Suisse : par le Brünig, le Napf et la Reuss. À l’est, on a des glands et des grelots en main ; à l’ouest, du cœur et du pique. Ce n’est pas la frontière des langues : Berne joue comme Lausanne.',
        ),
        list(
          '*Cartes suisses alémaniques :* Suisse centrale, Zurich, Schaffhouse, Zoug, Glaris, Saint-Gall, la plus grande partie de la Suisse orientale, le Freiamt et Baden.',
          '*Cartes françaises :* Romandie, Berne, Soleure, les deux Bâle, Valais, l’Argovie à l’ouest de la Reuss, et aussi les Grisons, le Tessin et une bande de Thurgovie au bord du lac.',
        ),
        note(
          'Où exactement, il y a de quoi se disputer. Dans un même village, on trouve parfois les deux dans le tiroir.',
        ),
      ],
    },
    decks: {
      title: 'Deux jeux de cartes',
      blocks: [
        p(
          'Les deux ont 36 cartes. Sur les françaises, les couleurs sont carreau, cœur, pique et trèfle, et les figures valet, dame et roi. Sur les suisses alémaniques, les couleurs sont glands, roses, grelots et écussons, et les figures under, ober et roi. Le dix y porte une bannière.',
        ),
        table(
          'Ce qui se correspond',
          ['suisses alémaniques', 'françaises'],
          ['under', 'valet'],
          ['ober', 'dame'],
          ['roi', 'roi'],
          ['bannière', 'dix'],
          ['as', 'as'],
        ),
        cards('EU RO SK T10 EA', 'Sur tes cartes : {rank:U}, {rank:O}, {rank:K}, {rank:10} et {rank:A}.'),
        rules('deck.36-cards'),
      ],
    },
    pairs: {
      title: 'Quelle couleur est laquelle ?',
      blocks: [
        p(
          'Pour les couleurs, il n’y a pas de dictionnaire officiel : au moins quatre circulent. Ici, c’est celui de Swisslos : carreau et glands, cœur et roses, trèfle et grelots, pique et écussons. « Écussons et grelots doubles » veut alors dire la même chose que « le noir double ».',
        ),
        p('Tu peux changer ces paires. Le compte reste le même, seule l’image change.'),
        example('jassgrenze-double'),
      ],
    },
    count: {
      title: 'On compte pareil',
      blocks: [
        p(
          'Rang et valeur ne tiennent pas à l’image. Qui déménage de Lausanne à Lucerne doit apprendre à lire de nouvelles cartes, mais pas de nouvelles règles. Ce qui change d’une table à l’autre, c’est ce dont on convient, par exemple ce qui compte double :',
        ),
        FACTORS,
        example('jassgrenze-trick'),
      ],
    },
  },
  examples: {
    'jassgrenze-double': {
      question: 'En 2500, atout {suit:S}. Combien de fois comptent les points ?',
      explanation:
        'Deux fois. Comptent double {suit:S} et {suit:T} ; sur les cartes françaises, d’après Swisslos, ce sont les deux couleurs noires.',
    },
    'jassgrenze-trick': {
      question: 'Atout {suit:R}. Qui fait ce pli, et les cartes que vous utilisez y changent-elles quelque chose ?',
      explanation:
        'Ton voisin de droite, avec le {card:SK} : la couleur demandée, la carte la plus haute. Avec les autres cartes, ce serait exactement pareil.',
    },
  },
};
