/** Il confine delle carte. */
import { cards, example, FACTORS, list, note, p, rules, table, type TopicText } from '../article.js';

export const jassgrenze: TopicText<'jassgrenze'> = {
  title: 'Il confine delle carte',
  summary: 'Dove si gioca con le carte francesi, dove con le svizzere tedesche, e perché non cambia niente.',
  sections: {
    line: {
      title: 'Dove passa',
      blocks: [
        p(
          'Attraverso la Svizzera corre una linea che non sta su nessuna cartina: segue il Brünig, il Napf e la Reuss. A est in tavola ci sono ghiande e sonagli, a ovest cuori e picche. Il Ticino, al di qua delle Alpi, gioca con le francesi.',
        ),
        list(
          '*Carte svizzere tedesche:* Svizzera centrale, Zurigo, Sciaffusa, Zugo, Glarona, San Gallo, quasi tutta la Svizzera orientale, il Freiamt e Baden.',
          '*Carte francesi:* Ticino, Grigioni, Romandia, Vallese, Berna, Soletta, i due Basilea, l’Argovia a ovest della Reuss e una striscia di Turgovia sul lago.',
        ),
        note(
          'Dove, di preciso? Ci si può litigare a lungo. Nello stesso paese si trovano a volte tutte e due nel cassetto.',
        ),
      ],
    },
    decks: {
      title: 'Due mazzi',
      blocks: [
        p(
          'Tutti e due hanno 36 carte. Sulle francesi i semi sono quadri, cuori, picche e fiori, e le figure fante, donna e re. Sulle svizzere tedesche i semi sono ghiande, rose, sonagli (o campanelli) e scudi, e le figure under, ober e re. Il dieci porta una bandiera.',
        ),
        table(
          'Che cosa corrisponde a che cosa',
          ['svizzere tedesche', 'francesi'],
          ['under', 'fante'],
          ['ober', 'donna'],
          ['re', 're'],
          ['bandiera', 'dieci'],
          ['asso', 'asso'],
        ),
        cards(
          'EU RO SK T10 EA',
          'Dalle figure all’asso: {rank:U}, {rank:O}, {rank:K}, {rank:10} e {rank:A}, così come sono sulle tue carte.',
        ),
        rules('deck.36-cards'),
      ],
    },
    pairs: {
      title: 'Quale seme è quale?',
      blocks: [
        p(
          'Per i semi non c’è un dizionario ufficiale: ne girano almeno quattro. Qui vale quello di Swisslos: quadri e ghiande, cuori e rose, fiori e sonagli, picche e scudi. Allora «scudi e sonagli doppi» vuol dire lo stesso che «nero doppio».',
        ),
        p('Le coppie di semi le puoi cambiare. Il conto resta uguale, cambia soltanto il disegno.'),
        example('jassgrenze-double'),
      ],
    },
    count: {
      title: 'Si conta uguale',
      blocks: [
        p(
          'Ordine e valore non dipendono dal disegno. Chi da Bellinzona va a stare a Lucerna deve imparare a leggere altre carte, ma nessuna regola nuova. Quello che cambia da tavolo a tavolo sono gli accordi, per esempio che cosa conta doppio:',
        ),
        FACTORS,
        example('jassgrenze-trick'),
      ],
    },
  },
  examples: {
    'jassgrenze-double': {
      question: 'A 2500, briscola {suit:S}. Quante volte contano i punti?',
      explanation:
        'Due volte: {suit:S} e {suit:T} contano doppio; sulle carte francesi, secondo Swisslos, sono i due semi neri.',
    },
    'jassgrenze-trick': {
      question: 'Briscola {suit:R}. Chi fa questa presa, e cambia qualcosa con quali carte giocate?',
      explanation:
        'Il tuo vicino di destra con il {card:SK}: seme di uscita, carta più alta. Con le altre carte sarebbe esattamente lo stesso.',
    },
  },
};
