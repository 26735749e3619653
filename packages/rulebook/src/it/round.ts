/** Una mano intera: la panoramica da cui parte tutto il resto. */
import { cards, example, list, note, p, rules, slate, steps, table, type TopicText } from '../article.js';

export const round: TopicText<'round'> = {
  title: 'Una mano intera',
  summary: 'Dalle carte date al segno sulla lavagna: una mano di Schieber in sette passi.',
  sections: {
    seats: {
      title: 'Sedersi e dare le carte',
      blocks: [
        p(
          'Quattro persone, due coppie, 36 carte. Il compagno ti siede di fronte, a destra e a sinistra hai gli avversari. Tutto gira in senso antiorario: dopo di te tocca a chi siede alla tua destra.',
        ),
        p(
          'Il mazziere dà tre volte tre carte e comincia dal suo vicino di destra. Quello {term:forehand|è di mano}: dichiara ed esce per primo. Nella mano seguente le carte le dà lui.',
        ),
        example('round-forehand'),
        p('Per saperne di più: {topic:dealing}.'),
      ],
    },
    contract: {
      title: 'Dichiarare o passare',
      blocks: [
        p('Chi è di mano guarda le sue nove carte e sceglie che cosa si gioca:'),
        list(
          '*Briscola*: uno dei quattro semi batte tutti gli altri.',
          '*Obenabe*: niente briscola, l’asso è la carta migliore.',
          '*Undenufe*: niente briscola, il sei è la carta migliore.',
        ),
        p(
          'Se non gli piace niente, passa. Allora deve dichiarare il compagno, e indietro non si torna. A uscire è comunque chi è di mano. Vedi {topic:schieben}.',
        ),
      ],
    },
    order: {
      title: 'Quale carta è più forte',
      blocks: [
        p(
          'Senza briscola, e in ogni seme che non è briscola, vale l’ordine che ti aspetti: asso, re, {rank:O}, {rank:U}, {rank:10}, nove, otto, sette, sei. In undenufe è capovolto.',
        ),
        p(
          'Solo il seme di briscola fa di testa sua: in cima c’è il *puur*, cioè il fante o under, subito dopo il nove, il *nell*.',
        ),
        cards('RU R9 RA RK RO R10 R8 R7 R6', 'Briscola {suit:R}, la carta più forte a sinistra.'),
        p('I tre ordini fianco a fianco: {topic:contracts}.'),
      ],
    },
    trick: {
      title: 'Nove prese',
      blocks: [
        steps(
          'Chi è di mano esce con la carta che vuole.',
          'A turno gli altri tre ne aggiungono una. Chi ha il seme risponde; tagliare con una briscola si può comunque.',
          'La briscola più alta fa la presa. Se non ce n’è, la fa la carta più alta del seme di uscita.',
          'Chi fa la presa se la mette davanti, girata, ed esce per la seguente.',
        ),
        example('round-trick'),
        p('Che cosa si può giocare, di preciso: {topic:following}.'),
        rules('play.follow-suit', 'trick.winner'),
      ],
    },
    announce: {
      title: 'Accusare e dire stöck',
      blocks: [
        p(
          'Tre o più carte in fila dello stesso seme, o quattro uguali, sono un’{topic:weis|accusa}. La dici con la tua prima carta. Segna solo la coppia con l’accusa migliore, ma segna tutte le sue.',
        ),
        p(
          'Re e {rank:O} di briscola nella stessa mano sono lo {topic:stoeck|stöck}, 20 punti. Lo dici quando giochi la seconda delle due carte. Chi se ne dimentica l’ha perso.',
        ),
      ],
    },
    count: {
      title: 'Contare',
      blocks: [
        table(
          'Che cosa c’è in una mano',
          ['Da dove', 'Punti'],
          ['carte', '152'],
          ['ultima presa', '5'],
          ['insieme', '*157*'],
          ['in più per un match, tutte e nove le prese', '100'],
          ['insieme con il match', '*257*'],
        ),
        p(
          'Una coppia conta le sue prese, l’altra ha quello che manca a 157. Poi si aggiungono accuse e stöck. Se il gioco conta doppio o triplo, si moltiplica tutto.',
        ),
        example('round-total'),
        p('Quanto vale ogni carta: {topic:values}.'),
      ],
    },
    slate: {
      title: 'Segnare',
      blocks: [
        p(
          'Dopo ogni mano i punti vanno sulla lavagna: i cento in alto, i cinquanta in mezzo, i venti in basso, il resto in cifre.',
        ),
        slate(157, 'Così si segnano 157 punti.'),
        p(
          'Chi arriva prima alla meta vince. Se ci arrivano tutti e due nella stessa mano, decide l’ordine in cui si conta: {topic:target#order|accuse, stöck, prese}. Altrimenti dà le carte il prossimo.',
        ),
        note('Si litiga? Prendete le {topic:checklist|sette domande}, una dopo l’altra.'),
      ],
    },
  },
  examples: {
    'round-forehand': {
      question: 'Ha dato le carte il tuo vicino di sinistra. Chi è di mano?',
      explanation:
        'È di mano chi siede a destra del mazziere. A destra del tuo vicino di sinistra ci sei tu: dichiari ed esci.',
    },
    'round-trick': {
      question: 'Briscola {suit:R}, uscita: {card:SA}. Chi fa la presa?',
      explanation:
        'Il {card:R6} è la briscola più piccola, ma è briscola. Batte ogni carta di un altro seme, anche l’asso.',
    },
    'round-total': {
      question:
        'Nelle vostre prese avete 100 punti di carte, più lo stöck. Gli avversari hanno 52, l’ultima presa e un’accusa da 50. Tutto conta semplice. Quanto segnate?',
      explanation:
        '100 e 20 per lo stöck fanno 120. Gli avversari segnano 52, 5 per l’ultima presa e 50 di accusa, cioè 107. La prova, senza accusa né stöck: 100 e 57 fanno 157.',
    },
  },
};
