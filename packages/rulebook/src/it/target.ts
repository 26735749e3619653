/** Match e meta. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const target: TopicText<'target'> = {
  title: 'Il match e la meta',
  summary: 'Quando si fanno 257 punti, chi vince se arrivano tutti e due, e che cosa vuol dire ringraziare.',
  sections: {
    match: {
      title: 'Il match',
      blocks: [
        p(
          'Tutte e nove le prese a una coppia: è un match, e porta 100 punti in più, in tutto 257. Se riesce agli avversari di chi ha dichiarato, è un {term:kontermatch|contromatch}; vale uguale e fa male il doppio.',
        ),
        example('target-match'),
        p('Contano le prese, non i punti. Basta una presa vuota agli avversari, e il match se ne va.'),
        example('target-all-points'),
        setting('matchBonus'),
        rules('value.match'),
      ],
    },
    goal: {
      title: 'La meta',
      blocks: [
        p(
          'Si stabilisce prima di dare le carte la prima volta. Di solito sono 1000, 1500, 2500 o 3000 punti. Chi arriva a quel numero è al traguardo; superarlo non occorre.',
        ),
        p(
          'Ai tornei di solito non si gioca a punti, ma un numero fisso di mani, per esempio 8, 12 o 16, e senza accuse né stöck.',
        ),
        setting('endMode'),
        rules('end.immediate', 'end.fixed-rounds'),
      ],
    },
    order: {
      title: 'Che cosa conta prima',
      blocks: [
        p(
          'Se le due coppie arrivano alla meta nella stessa mano, si conta in tre parti: accuse, stöck e prese. Chi ci arriva in una parte che viene prima ha vinto. In quale ordine, è la lite più vecchia dello jass:',
        ),
        table(
          'Due ordini',
          ['Ordine', 'Dove'],
          ['accuse, stöck, prese', 'jasvel.org, e qui, se non si è stabilito altro'],
          ['stöck, accuse, prese', 'Swisslos («mazza, saggio, presa»), il regolamento, quasi tutti i tavoli'],
        ),
        note(
          'Stabilitelo prima che la partita si faccia stretta. «Stöck, Wys, Stich» è il detto che conoscono quasi tutti, anche chi il tedesco non lo parla.',
        ),
        example('target-order'),
        example('target-other-order'),
        setting('countOrder'),
        rules('end.blocks', 'count.blocks'),
      ],
    },
    tie: {
      title: 'Tutti e due nella stessa parte',
      blocks: [
        p(
          'Se tutti e due ci arrivano soltanto con le prese, qui vince chi ha messo insieme i punti che mancavano con la presa che viene prima. Altri guardano chi ha di più, o giocano ancora una mano.',
        ),
        setting('blockTie'),
      ],
    },
    claim: {
      title: 'Ringraziare',
      blocks: [
        p(
          'Secondo il regolamento la partita non finisce da sé. Chi crede che la sua coppia abbia abbastanza punti dice «grazie» in mezzo al gioco, anche se non tocca a lui. Allora si conta.',
        ),
        list(
          'Basta: vinto, anche se alla fine gli altri avessero di più.',
          'Non basta: perso, fosse anche per un punto.',
        ),
        p(
          'Si conta quello che è stato accusato e quello che c’è nelle prese finite. Nessuno ti può costringere. Chi aspetta rischia che gli altri siano più svelti.',
        ),
        example('target-claim'),
        setting('falseClaimLoses'),
        rules('end.bedanken'),
      ],
    },
    berg: {
      title: 'Montagna e schneider',
      blocks: [
        p(
          'La {term:berg|montagna} è il premio a metà strada: va a chi ha per primo la metà dei punti. Non porta punti, ma un segno, e per i segni alla fine si paga il caffè.',
        ),
        p('È {term:schneider|schneider} chi a fine partita non ha nemmeno la metà.'),
        setting('bergpreis'),
        setting('berg'),
        setting('schneider'),
        rules('end.bergpreis'),
      ],
    },
  },
  examples: {
    'target-match': {
      question: 'Briscola {suit:S}, fate tutte e nove le prese. Tutto conta semplice. Quanto segnate?',
      explanation: '152 per le carte, 5 per l’ultima presa, 100 per il match: 257.',
    },
    'target-all-points': {
      question:
        'Avete otto prese e tutti i 152 punti, gli avversari una presa senza nemmeno un punto. L’ultima è vostra. Quanto segnate?',
      explanation: '157. Per il match manca una presa; che sia vuota non vi aiuta.',
    },
    'target-order': {
      question:
        'A 1000, si conta accuse, stöck, prese. Siete a 970 e fate 100 con le prese. Gli avversari sono a 940 e hanno 50 di accusa, lo stöck e 57. Chi vince?',
      explanation:
        'Gli avversari. Dopo le accuse si è 970 a 990, dopo lo stöck 970 a 1010. Le vostre prese arrivano tardi.',
    },
    'target-other-order': {
      question:
        'A 1000, si conta stöck, accuse, prese. Siete a 985, avete lo stöck e 60 con le prese. Gli avversari sono a 960 e hanno 50 di accusa e 97. Chi vince?',
      explanation:
        'Voi. Prima lo stöck: 985 e 20 fanno 1005. Se venissero prima le accuse, avrebbero vinto gli avversari con 1010.',
    },
    'target-claim': {
      question: 'A 1000. Ringrazi. Si conta, e sono 996. Chi ha vinto?',
      explanation:
        'Gli avversari. Chi ringrazia troppo presto perde la partita. Quindi meglio contare una volta in più.',
    },
  },
};
