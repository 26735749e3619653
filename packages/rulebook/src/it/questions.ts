/** Risposte brevi a quello che si chiede più spesso. */
import type { RulebookText } from '../article.js';

export const questions: RulebookText['questions'] = {
  'how-many-cards': {
    question: 'Quante carte riceve ognuno?',
    answer: 'Nove, in tre volte tre. Quattro volte nove fanno le 36 carte del mazzo, e le prese sono nove.',
  },
  'who-chooses': {
    question: 'Chi dichiara?',
    answer:
      'Chi è di mano, cioè chi siede a destra del mazziere. Se passa, deve dichiarare il suo compagno. A uscire è in ogni caso chi è di mano.',
  },
  'obenabe-undenufe': {
    question: 'Che differenza c’è tra obenabe e undenufe?',
    answer:
      'Tutti e due sono senza briscola. In obenabe la carta migliore è l’asso, in undenufe il sei, che allora vale anche 11 al posto dell’asso.',
  },
  'last-trick': {
    question: 'Che cosa porta l’ultima presa?',
    answer: 'Cinque punti oltre a quelli delle carte. Per questo una mano fa 157 e non 152.',
  },
  'when-257': {
    question: 'Quando si fanno 257 punti?',
    answer: 'Con un match: 152 per le carte, 5 per l’ultima presa e 100 per tutte e nove le prese.',
  },
  'stoeck-always': {
    question: 'Lo stöck c’è in ogni gioco?',
    answer: 'No, solo con una briscola. È re e {rank:O} di briscola; senza briscola non c’è.',
  },
  'how-many-players': {
    question: 'In quanti si gioca?',
    answer:
      'In quattro allo Schieber. In tre si può giocare al Differenzler o al Bieter. Se manca qualcuno, si siede il computer.',
  },
  'which-direction': {
    question: 'In che senso si gioca?',
    answer: 'In senso antiorario. Dopo di te tocca a chi siede alla tua destra.',
  },
  'who-begins': {
    question: 'Chi dà le carte per primo?',
    answer:
      'Lo stabilisce il tavolo. Di solito si estrae, e la carta più alta dà. Poi, dopo ogni mano, tocca al posto a destra.',
  },
  'trump-order': {
    question: 'In che ordine si battono le briscole?',
    answer: 'Puur, nell, asso, re, {rank:O}, {rank:10}, otto, sette, sei: {cards:RU R9 RA RK RO R10 R8 R7 R6}.',
  },
  'may-i-trump': {
    question: 'Posso tagliare anche se potrei rispondere?',
    answer:
      'Sì, con una briscola sempre, finché in tavola non ce n’è una più alta. Quello che non puoi giocare è un altro seme.',
  },
  'what-is-undertrumping': {
    question: 'Che cosa vuol dire tagliare sotto?',
    answer:
      'Giocare una briscola quando ce n’è già una più alta e non è uscita briscola. È vietato, salvo se hai soltanto briscole.',
  },
  'must-puur': {
    question: 'Devo dare il puur se esce briscola?',
    answer: 'No, mai. Se è la tua unica briscola, puoi giocare una carta qualsiasi.',
  },
  'why-157': {
    question: 'Perché sono sempre 157 punti?',
    answer:
      'Tutte le carte insieme valgono 152, con qualsiasi briscola e anche senza, e l’ultima presa 5. Se viene altro, si è contato male.',
  },
  'what-is-match': {
    question: 'Che cos’è un match?',
    answer:
      'Tutte e nove le prese a una coppia. Sono 100 punti in più. Tutti i punti, ma solo otto prese, non è un match.',
  },
  'when-weis': {
    question: 'Quando devo accusare?',
    answer: 'Con la tua prima carta, prima che cada la seguente. L’ultimo della presa ha tempo finché non la si gira.',
  },
  'equal-weis': {
    question: 'Due accusano gli stessi punti: quale accusa vale?',
    answer:
      'Più carte, poi la carta più alta, poi la briscola. Se è tutto pari, vince chi è più vicino a chi è di mano.',
  },
  'weis-without-trick': {
    question: 'L’accusa vale anche se non facciamo prese?',
    answer: 'Sì, così si usa. Qualche tavolo vuole una presa; va stabilito prima.',
  },
  'forgotten-stoeck': {
    question: 'Ho dimenticato lo stöck. Posso dirlo dopo?',
    answer: 'No, appena cade la carta seguente è perso. Salvo se stava in un’accusa che hai mostrato.',
  },
  'push-back': {
    question: 'Il compagno può ripassare la scelta?',
    answer: 'No, nello Schieber no. Pochissimi tavoli lo permettono, e lo stabiliscono prima.',
  },
  'what-counts-double': {
    question: 'Che cosa conta doppio?',
    answer:
      'Dipende dagli accordi. A 1000 di solito tutto conta semplice, a 2500 {suit:T} e {suit:S} contano doppio, obenabe e undenufe triplo.',
  },
  'who-wins-both': {
    question: 'Abbiamo passato la meta tutti e due. Chi ha vinto?',
    answer:
      'Chi c’era prima nell’ordine stabilito: accuse, stöck, prese, oppure, come si gioca più spesso, stöck, accuse, prese.',
  },
  'what-is-bedanken': {
    question: 'Che cosa vuol dire «ringraziare»?',
    answer:
      'Dici che la tua coppia ha abbastanza punti, e la partita è finita. Se è vero, avete vinto voi; se non è vero, gli altri.',
  },
  'how-far': {
    question: 'A quanti punti si gioca?',
    answer: 'Spesso a 1000 o a 2500; ci sono anche 1500 e 3000. Stabilitelo prima di dare le carte la prima volta.',
  },
  'look-at-trick': {
    question: 'Posso riguardare l’ultima presa?',
    answer:
      'Finché è scoperta, sì. Una volta girata no, salvo se il tavolo l’ha permesso. Al tavolo contro il computer si può comunque: lì è un’impostazione a parte.',
  },
  'which-cards': {
    question: 'Con quali carte si gioca a jass?',
    answer:
      'In Ticino con le francesi, come a ovest di Brünig, Napf e Reuss; a est con le svizzere tedesche. Si conta allo stesso modo.',
  },
  'wrong-suit': {
    question: 'Qualcuno non ha risposto al seme. E adesso?',
    answer:
      'Se la presa è ancora scoperta, secondo il nuovo Jassführer va agli avversari; se lo si nota più tardi, vanno a loro anche tutte le seguenti. Il vecchio regolamento è più mite.',
  },
  'how-to-start': {
    question: 'Non ho mai giocato a jass. Da dove comincio?',
    answer:
      'Da {topic:round|una mano intera}, e poi subito a giocare: a 1000, tutto semplice. Le finezze vengono da sé.',
  },
};
