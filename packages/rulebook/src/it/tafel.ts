/** La lavagna. */
import { example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const tafel: TopicText<'tafel'> = {
  title: 'La lavagna',
  summary: 'Segni al posto dei numeri: come si segna, si legge, si controlla e si rimedia a uno sbaglio.',
  sections: {
    board: {
      title: 'Due metà',
      blocks: [
        p(
          'La lavagna sta tra le due coppie, ognuna ha la sua metà e la legge dalla sua parte. Si scrive da sinistra a destra, su tre righe. C’è chi traccia una grande Z, chi soltanto una riga in mezzo; le righe sono le stesse.',
        ),
      ],
    },
    strokes: {
      title: 'I segni',
      blocks: [
        table(
          'Che cosa va dove',
          ['Riga', 'Un segno vale', 'A mazzetti'],
          ['in alto', '100', 'il quinto attraversa i quattro: 500'],
          ['in mezzo', '50', 'il secondo incrocia il primo: una X vale 100'],
          ['in basso', '20', 'il quinto attraversa i quattro: 100'],
          ['a destra', 'una cifra', 'il resto, che ogni volta si riscrive'],
        ),
        slate(397, 'Tre cento, un cinquanta, due venti e 7: sono 397.'),
        example('tafel-read'),
        p(
          'Una V, l’{term:vogel|uccello}, sta per 500 in un colpo. Si vede di rado, più che altro dopo un match che conta doppio.',
        ),
      ],
    },
    write: {
      title: 'Segnare',
      blocks: [
        steps(
          'Accuse e stöck subito, appena sono sicuri.',
          'Le prese dopo la mano, in segni interi.',
          'Il resto a destra, cancellando quello vecchio.',
        ),
        p(
          'I segni si aggiungono e basta. Chi deve segnare 98 fa volentieri un cento e a destra −2, così risparmia il gesso. Anche 360 si può segnare come si vuole: tre cento e tre venti, o con un cinquanta e un resto di 10.',
        ),
        example('tafel-rest'),
        note(
          'Se i segni diventano troppi, si può fare ordine: cinque venti diventano un cento. Gli avversari guardano.',
        ),
      ],
    },
    check: {
      title: 'Controllare',
      blocks: [
        p(
          'Prima di segnare, sempre la prova: i punti delle due coppie insieme fanno 157, senza accuse né stöck e prima di raddoppiare.',
        ),
        list(
          'Ne mancano 5: nessuno ha contato l’ultima presa.',
          'Ne mancano 14: il nell è stato contato come un nove qualsiasi.',
          'Ne mancano 18: il puur è stato contato come un fante (under) qualsiasi.',
          'Ne mancano 8, 16, 24 o 32: senza briscola, sono gli otto dimenticati.',
        ),
        example('tafel-check'),
        example('tafel-wrong'),
        rules('count.whole', 'count.blocks'),
      ],
    },
    correct: {
      title: 'Correggere',
      blocks: [
        p(
          'Uno sbaglio sulla lavagna si può ancora rimediare nella mano seguente. Dopo, soltanto con una prova chiara. Perciò conviene segnare accuse e stöck a parte: così più tardi si trova quello che manca.',
        ),
        rules('slate.correction'),
      ],
    },
  },
  examples: {
    'tafel-read': {
      question: 'Quanti punti ci sono qui?',
      explanation: 'Tre cento, un cinquanta, due venti, resto 7: 300, 50, 40 e 7 fanno 397.',
    },
    'tafel-rest': {
      question: 'E qui?',
      explanation: 'Due cento, e a destra −2: 198. Un resto sotto zero vuol dire che i segni dicono troppo.',
    },
    'tafel-check': {
      question: 'Briscola {suit:T}. Voi contate 83, gli avversari 74. Torna?',
      explanation: '83 e 74 fanno 157. Torna.',
    },
    'tafel-wrong': {
      question: 'Briscola {suit:E}. Voi contate 92, gli avversari 75. Torna?',
      explanation: 'No, fa 167, cioè 10 di troppo. Quasi sempre una carta da 10 è stata contata due volte. Ricontate.',
    },
  },
};
