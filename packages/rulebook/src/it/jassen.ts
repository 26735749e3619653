/** Che cos’è lo jass. */
import { example, list, note, p, rules, type TopicText } from '../article.js';

export const jassen: TopicText<'jassen'> = {
  title: 'Che cos’è lo jass',
  summary: 'Un gioco di prese e di punti, in quattro, con 36 carte, che in Svizzera conoscono quasi tutti.',
  sections: {
    family: {
      title: 'Un nome per tanti giochi',
      blocks: [
        p(
          'Lo jass è una famiglia di giochi. Chi propone «uno jass» e basta intende quasi sempre lo {topic:schieber|Schieber}: due contro due, con briscola, accuse e stöck. Coiffeur, Differenzler, Bieter, Sidi Barrani e Molotow sono i parenti, vedi {topic:jassarten}.',
        ),
        p(
          'In comune hanno le carte, le prese e quasi sempre il {term:puur|puur} come briscola più alta. Per il resto ogni tavolo fa un po’ a modo suo. Perciò la regola più importante è: mettersi d’accordo prima.',
        ),
      ],
    },
    table: {
      title: 'Che cosa ci vuole',
      blocks: [
        list(
          'quattro persone, i compagni uno di fronte all’altro,',
          '36 carte: quattro semi, dal sei all’asso,',
          'una lavagna e del gesso, o qualcosa che segni per voi,',
          'una mezz’ora. Di solito diventa di più.',
        ),
        p('Quali carte dipende da dove siete: {topic:jassgrenze}. Si gioca allo stesso modo con tutte e due.'),
        rules('deck.36-cards'),
      ],
    },
    play: {
      title: 'Di che cosa si tratta',
      blocks: [
        p(
          'A turno ognuno mette una carta, la migliore si prende tutte e quattro. È una presa; nove prese sono una mano. A vincere non sono le prese, ma i punti delle carte che ci stanno dentro: una sola presa con puur e nell può contare più di quattro magre.',
        ),
        p('Due cose decidono di chi è una presa: il seme di uscita e la briscola.'),
        example('jassen-led-suit'),
        example('jassen-trump'),
      ],
    },
    luck: {
      title: 'Fortuna e bravura',
      blocks: [
        p(
          'Le carte sono fortuna, quello che ne fai è bravura: dichiarare bene, ricordarsi che cosa è caduto, giocare per il compagno. Parlare delle carte non si può. Che cosa ha l’altro lo si legge da quello che gioca.',
        ),
        note('È la prima volta? Comincia da {topic:round|una mano intera}, il resto viene giocando.'),
      ],
    },
  },
  examples: {
    'jassen-led-suit': {
      question:
        'Obenabe, quindi senza briscola. La tua uscita: {card:T9}. Il compagno scarta: {card:RA}. Chi fa la presa?',
      explanation:
        'Tu. Il seme di uscita è {suit:T}, e il tuo nove è la carta più alta. L’asso è del seme sbagliato: è solo uno {term:verwerfen|scarto}.',
    },
    'jassen-trump': {
      question: 'Briscola {suit:T}, uscita: {card:EA}. Chi fa la presa?',
      explanation:
        'Chi ha messo il {card:T6}, cioè il tuo vicino di destra. La briscola più piccola batte qualsiasi asso.',
    },
  },
};
