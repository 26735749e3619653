/** Quanto valgono le carte. */
import { cards, example, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const values: TopicText<'values'> = {
  title: 'Quanto valgono le carte',
  summary: 'I punti di ogni carta, perché fanno sempre 157, e come si conta in fretta un mucchio.',
  sections: {
    table: {
      title: 'Il valore di ogni carta',
      blocks: [
        VALUES,
        p(
          'Da tenere a mente: asso 11, {rank:10} 10, re 4, {rank:O} 3, {rank:U} 2, è la base. A briscola il puur sale a 20 e il nell a 14. Senza briscola questi punti mancano, ma ogni otto vale 8.',
        ),
        note(
          'In undenufe asso e sei si scambiano: il sei vale 11, l’asso niente. Nel Vorarlberg l’asso si tiene i suoi 11.',
        ),
        setting('undenufeValues'),
        example('values-obenabe'),
        example('values-undenufe'),
      ],
    },
    whole: {
      title: 'Sempre 152',
      blocks: [
        p(
          'Briscola, obenabe o undenufe: le 36 carte insieme valgono 152. Quattro otto da 8 punti compensano esattamente quello che puur e nell portano in più a briscola.',
        ),
        cards('RU R9 RA R10 RK RO', 'Briscola {suit:R}: queste sei carte valgono 62 punti su 152.'),
        example('values-trump'),
        rules('value.cards'),
      ],
    },
    'last-trick': {
      title: 'Cinque per l’ultima presa',
      blocks: [
        p(
          'Chi fa la nona presa ha 5 punti in più. Così da 152 si arriva ai famosi 157. Una piccola briscola tenuta fino in fondo può quindi valere più di quel che sembra.',
        ),
        example('values-last'),
        setting('lastTrick'),
        rules('value.last-trick'),
      ],
    },
    count: {
      title: 'Contare in fretta',
      blocks: [
        list(
          'Conta solo la coppia con il mucchio più piccolo; gli altri hanno quello che manca a 157.',
          'Fate mucchietti che valgono 10: {rank:10} da sé, l’asso contando uno in più, due re più {rank:U}.',
          'Non dimenticate i 5 dell’ultima presa: se i conti non tornano, quasi sempre è per quelli.',
        ),
        p(
          'Due risultati non escono mai: 1 e 156. Nessuna carta vale un punto solo; la più piccola che conta ne vale 2.',
        ),
        example('values-never'),
        rules('count.whole', 'count.impossible'),
      ],
    },
  },
  examples: {
    'values-trump': {
      question: 'Briscola {suit:S}. Quanto vale questa presa?',
      explanation: 'Puur 20, nell 14, asso 11, {rank:10} 10: insieme 55, più di un terzo della mano.',
    },
    'values-obenabe': {
      question: 'Obenabe. Quanto vale questa presa?',
      explanation: 'Due otto da 8, l’asso 11, {rank:U} 2: 29 punti. Senza briscola gli otto contano.',
    },
    'values-undenufe': {
      question: 'Undenufe. Quanto vale questa presa?',
      explanation: 'Il sei 11, l’otto 8, il re 4 e l’asso niente: 23 punti.',
    },
    'values-last': {
      question: 'Briscola {suit:E}, e questa è l’ultima presa. Quanto porta?',
      explanation:
        'Valgono: {rank:10} 10, {rank:U} 2, sette e sei niente, più 5 per l’ultima presa: 17. La figura, {card:RU}, qui non è il puur: la briscola è {suit:E}.',
    },
    'values-never': {
      question: 'Briscola {suit:R}. Voi contate 156, gli avversari 1. È possibile?',
      explanation: 'No. Con carte da zero e carte da 2 punti in su non si fa mai 1, nemmeno con i 5 dell’ultima presa.',
    },
  },
};
