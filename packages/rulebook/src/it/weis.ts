/** Le accuse. */
import { cards, example, list, note, p, rules, setting, steps, table, type TopicText } from '../article.js';

export const weis: TopicText<'weis'> = {
  title: 'Le accuse',
  summary: 'Carte in fila e quattro uguali portano punti, ma solo alla coppia con l’accusa migliore.',
  sections: {
    kinds: {
      title: 'Che cos’è un’accusa',
      blocks: [
        table(
          'Le accuse e i loro punti',
          ['Accusa', 'Punti'],
          ['tre carte in fila dello stesso seme', '20'],
          ['quattro in fila', '50'],
          ['cinque in fila', '100'],
          ['sei, sette, otto, nove in fila', '150, 200, 250, 300'],
          ['quattro uguali', '100'],
          ['quattro nell, cioè quattro nove', '150'],
          ['quattro puur, cioè quattro fanti (under)', '200'],
        ),
        p(
          'Per la fila vale l’ordine normale, anche a briscola: {rank:U}, {rank:O} e re stanno insieme, e dopo l’asso non viene più niente.',
        ),
        p(
          'I tavoli di una volta non fanno valere una fila più di 100, e non conoscono i quartetti di otto, di sette e di sei.',
        ),
        cards('TU TO TK TA', 'Quattro in fila dall’asso, 50 punti.'),
        example('weis-run'),
        example('weis-none'),
        setting('longRuns'),
        setting('quartetRanks'),
        rules('weis.kinds'),
      ],
    },
    announce: {
      title: 'Quando si accusa',
      blocks: [
        p(
          'Con la tua prima carta, e prima che il prossimo metta la sua. Chi è l’ultimo della presa ha tempo finché la si gira. Dopo è troppo tardi.',
        ),
        steps(
          'Dici solo i punti della tua accusa migliore: «Cinquanta.»',
          'Chi non ha di meglio dice «buono» e non tradisce altro.',
          'Chi ha gli stessi punti e potrebbe averla migliore lo dice. Allora si confronta: quante carte, quanto alta, se è di briscola.',
          'Chi ha vinto nomina le sue accuse prima di giocare la sua seconda carta, e le mostra se qualcuno le vuole vedere.',
        ),
        rules('weis.first-card', 'weis.unnamed'),
      ],
    },
    compare: {
      title: 'Quale è migliore',
      blocks: [
        steps(
          'Più *punti*.',
          'Più *carte*: cinque in fila battono quattro uguali, anche se valgono 100 tutte e due.',
          'La carta più *alta* in cima. In undenufe, la più bassa.',
          'La *briscola* prima degli altri semi.',
          'Chi veniva *prima*, contando da chi è di mano.',
        ),
        example('weis-hundred'),
        example('weis-undenufe'),
        example('weis-trump'),
        setting('equalPointsTie'),
        setting('undenufeReversed'),
        rules('weis.compare'),
      ],
    },
    write: {
      title: 'Chi segna',
      blocks: [
        p(
          'Decide una sola accusa. La coppia che ce l’ha segna tutto quello che i due compagni hanno accusato, anche le piccole. L’altra non segna niente, nemmeno se insieme avesse di più.',
        ),
        example('weis-forehand'),
        note('Una presa non serve. Anche chi subisce un match può segnare la sua accusa.'),
        example('weis-without-trick'),
        setting('weisNeedsTrick'),
        setting('totalTie'),
        setting('weis'),
        rules('weis.best-team-writes'),
      ],
    },
    kreuzweis: {
      title: 'Accuse incrociate',
      blocks: [
        p(
          'Una carta può stare in due accuse insieme: una volta nella fila, una volta tra le quattro uguali. Sono le accuse incrociate. In Romandia di solito non si giocano.',
        ),
        cards('EU EO EK RU SU TU', 'Una carta, due accuse: {card:EU} conta nella fila di tre e tra i quattro puur.'),
        example('weis-kreuzweis'),
        setting('kreuzweis'),
        rules('weis.kreuzweis'),
      ],
    },
    mistakes: {
      title: 'Troppo poco, troppo tardi',
      blocks: [
        list(
          'Detta troppo bassa e non corretta prima che cada la carta seguente: vale solo quello che si è detto.',
          'Quattro uguali dette troppo basse: l’accusa è tutta persa.',
          'Detto più di quello che si ha: non vale.',
        ),
        example('weis-low'),
        example('weis-four-under'),
        rules('weis.called-too-low', 'weis.quartet-too-low'),
      ],
    },
  },
  examples: {
    'weis-run': {
      question: 'Che cosa puoi accusare?',
      explanation:
        'Quattro in fila, {cards:R6 R7 R8 R9}: 50 punti. Le due di {suit:E} non fanno fila, in mezzo mancano {rank:U} e {rank:O}.',
    },
    'weis-kreuzweis': {
      question: 'Quanto valgono insieme le tue accuse, se le incrociate sono ammesse?',
      explanation:
        'Quattro puur fanno 200, la fila di tre {cards:EU EO EK} altri 20. Una carta conta in tutte e due, {card:EU}: insieme 220.',
    },
    'weis-none': {
      question: 'Che cosa puoi accusare?',
      explanation: 'Niente. Tra il {card:R7} e il {card:R9} manca l’otto, e asso e re da soli sono appena due carte.',
    },
    'weis-hundred': {
      question:
        'Il tuo vicino di destra è di mano e ha quattro re, il compagno ha cinque carte in fila. Valgono 100 tutte e due. Quale accusa vale?',
      explanation:
        'Quella del tuo compagno. A punti pari passano avanti più carte, e cinque battono quattro. Voi segnate 100, gli avversari niente.',
    },
    'weis-undenufe': {
      question:
        'Undenufe. Il tuo vicino di sinistra è di mano e accusa {cards:RO RK RA}, tu {cards:T6 T7 T8}. Quale accusa vale?',
      explanation: 'La tua. In undenufe il sei sta in cima, quindi la fila più bassa è la migliore. Segnate 20.',
    },
    'weis-trump': {
      question:
        'Briscola {suit:E}. Il tuo vicino di destra è di mano e accusa {cards:S7 S8 S9}, il compagno {cards:E7 E8 E9}. Quale accusa vale?',
      explanation:
        'Quella del tuo compagno. Punti, carte e altezza sono pari, e allora passa avanti la briscola. Solo se fosse pari anche quello deciderebbe chi è di mano.',
    },
    'weis-forehand': {
      question:
        'Briscola {suit:T}. Di mano è il tuo vicino di sinistra. Lui e tu avete una fila di tre con {rank:U} in cima, nessuna delle due di briscola. Ne ha tre anche il vicino di destra. Quale accusa vale?',
      explanation:
        'Quella di chi è di mano: tra voi due altra differenza non c’è. E siccome vince, il suo compagno segna anche la propria: 40 agli avversari.',
    },
    'weis-without-trick': {
      question:
        'Briscola {suit:R}. Gli avversari fanno tutte e nove le prese, ma l’accusa migliore erano le vostre tre in fila. Quanto segnate?',
      explanation: 'I vostri 20. L’accusa non ha bisogno di una presa. Gli avversari segnano il match, cioè 257.',
    },
    'weis-low': {
      question: 'Dici «venti» e ti accorgi solo dopo la presa di averne quattro in fila. Quanto conta?',
      explanation: 'Solo i 20 che hai detto. Correggere puoi, finché non cade la carta seguente.',
    },
    'weis-four-under': {
      question: 'Hai tutti e quattro i puur, ma dici «cento» e non ti correggi. Quanto conta?',
      explanation:
        'Niente. Quattro puur sono 200, e chi dice troppo basse quattro carte uguali perde tutta l’accusa. Così severo è il regolamento, non ogni tavolo.',
    },
  },
};
