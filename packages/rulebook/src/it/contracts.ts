/** Briscola, obenabe, undenufe. */
import { cards, example, FACTORS, list, note, p, rules, setting, type TopicText, VALUES } from '../article.js';

export const contracts: TopicText<'contracts'> = {
  title: 'Briscola, obenabe, undenufe',
  summary: 'Che cosa si può dichiarare, e quale carta allora batte quale.',
  sections: {
    trump: {
      title: 'Briscola',
      blocks: [
        p(
          'Un seme diventa briscola. Il suo fante, o under, adesso si chiama *puur* ed è la carta più forte del gioco; il suo nove si chiama *nell* e viene subito dopo. L’asso è soltanto terzo.',
        ),
        cards('EU E9 EA EK EO E10 E8 E7 E6', 'Briscola {suit:E}, dalla più forte alla più debole.'),
        p(
          'Gli altri tre semi restano come sono: asso, re, {rank:O}, {rank:U}, {rank:10}, nove e così via. Qualsiasi briscola li batte tutti.',
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
          'Niente briscola. In ogni seme l’asso è la carta migliore e il sei la peggiore. Conta solo il seme di uscita; un altro seme non può tagliare, è soltanto uno scarto.',
        ),
        cards(
          'SA SK SO SU S10 S9 S8 S7 S6',
          'Obenabe, dalla più forte alla più debole. Vale per tutti e quattro i semi.',
        ),
        example('contracts-obenabe'),
      ],
    },
    undenufe: {
      title: 'Undenufe',
      blocks: [
        p(
          'Anche qui niente briscola, ma tutto a testa in giù: il sei prende, l’asso non prende più niente. L’ordine è capovolto per intero, anche tra il dieci e le figure.',
        ),
        cards('T6 T7 T8 T9 T10 TU TO TK TA', 'Undenufe, dalla più forte alla più debole.'),
        p('Cambiano anche i punti: il sei vale 11, l’asso niente. Vedi {topic:values#table|i valori}.'),
        example('contracts-undenufe'),
        example('contracts-undenufe-ten'),
      ],
    },
    compare: {
      title: 'Fianco a fianco',
      blocks: [
        p('Ogni ordine dalla più forte alla più debole, con quello che vale la carta:'),
        VALUES,
        note(
          'Sulle carte svizzere tedesche la donna si chiama ober, il fante under e il dieci bandiera. All’ordine non cambia niente.',
        ),
      ],
    },
    mixed: {
      title: 'Slalom e gusti',
      blocks: [
        p(
          'Qualche tavolo conosce altro ancora. Nello {term:slalom|slalom} il verso cambia a ogni presa: dall’alto, dal basso, dall’alto. Nel {term:gusti|gusti} si giocano cinque prese in un verso e quattro nell’altro. Chi dichiara dice anche da dove si comincia.',
        ),
        example('contracts-slalom'),
        p(
          'Quanto valgono allora le carte non è uguale dappertutto. Qui valgono come in obenabe, e il totale resta 157.',
        ),
        setting('contracts'),
        setting('mixedModeValues'),
      ],
    },
    factors: {
      title: 'Semplice, doppio, triplo',
      blocks: [
        p(
          'A molti tavoli non tutto conta uguale. L’ordine delle carte è lo stesso dappertutto; quante volte si conta, lo si stabilisce.',
        ),
        FACTORS,
        rules('value.factor'),
      ],
    },
    choose: {
      title: 'Che cosa dichiarare?',
      blocks: [
        list(
          '*Briscola* vuole lunghezza: quattro carte con puur o nell, o cinque qualsiasi. Un asso di un altro seme vale oro.',
          '*Obenabe* vuole assi, e di quelli con cui resti di uscita: asso e re dello stesso seme sono meglio di due assi sparsi.',
          '*Undenufe* vuole sei e sette; una mano piena di figure non serve a niente.',
          'Se obenabe conta triplo, le carte possono essere un filo più deboli. Ma si perde anche il triplo.',
        ),
      ],
    },
  },
  examples: {
    'contracts-puur': {
      question: 'Briscola {suit:E}, uscita del compagno: {card:EA}. Chi fa la presa?',
      explanation: 'Tu. Il puur, {card:EU}, batte il nell, {card:E9}, e tutti e due battono l’asso.',
    },
    'contracts-nell': {
      question: 'Briscola {suit:R}. Chi fa la presa?',
      explanation:
        'Il tuo vicino di sinistra: il suo nove è il nell. Solo il puur, {card:RU}, sarebbe più alto, e in tavola non c’è.',
    },
    'contracts-obenabe': {
      question: 'Obenabe, la tua uscita: {card:S10}. Chi fa la presa?',
      explanation:
        'Il tuo compagno con il {card:SK}. L’asso porta punti a voi, ma non prende: il seme di uscita è {suit:S}.',
    },
    'contracts-undenufe': {
      question: 'Undenufe, uscita: {card:T8}. Chi fa la presa?',
      explanation: 'Più bassa è, meglio è: il {card:T7} sta sotto l’otto e vince. La presa è del tuo compagno.',
    },
    'contracts-undenufe-ten': {
      question: 'Undenufe, la tua uscita: {card:E10}. Chi fa la presa?',
      explanation:
        'Tu. L’ordine è capovolto per intero: prima {rank:10}, poi {rank:U}, {rank:O}, re, e per ultimo l’asso. In undenufe le figure sono deboli.',
    },
    'contracts-slalom': {
      question: 'Slalom, cominciato dall’alto. Questa è la seconda presa. Chi la fa?',
      explanation:
        'La seconda presa si gioca dal basso. La carta migliore è il {card:E6}, e l’ha messa il tuo vicino di sinistra.',
    },
  },
};
