/** Lo stöck. */
import { cards, example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const stoeck: TopicText<'stoeck'> = {
  title: 'Lo stöck',
  summary: 'Re e donna (o ober) di briscola nella stessa mano: 20 punti, se ci si pensa al momento giusto.',
  sections: {
    what: {
      title: 'Che cos’è lo stöck',
      blocks: [
        p(
          'Re e {rank:O} di briscola, tutti e due nella stessa mano. Vale 20, e sempre per chi ce l’ha; con le accuse degli altri non ha niente a che fare.',
        ),
        cards('RO RK', 'Lo stöck, se la briscola è {suit:R}.'),
        p('Senza briscola non c’è stöck. E nemmeno se una delle due carte ce l’hai tu e l’altra il compagno.'),
        example('stoeck-none'),
        setting('stoeck'),
        rules('stoeck.trump-only'),
      ],
    },
    when: {
      title: 'Con la seconda carta',
      blocks: [
        p(
          'Giochi la prima delle due e taci. Giochi la seconda e dici «stöck». Quale delle due venga prima è lo stesso.',
        ),
        example('stoeck-second'),
        rules('stoeck.second-card'),
      ],
    },
    late: {
      title: 'Troppo tardi è perso',
      blocks: [
        list(
          'Dimenticato, e chi segue ha già giocato: i 20 punti sono andati.',
          'Se te lo ricorda il compagno, non valgono neanche così. Perciò tace, e gli fa male.',
          'Detto con la prima carta e poi non più: nessuna regola lo decide. Va detto con la seconda, perciò qui non vale; un tavolo può accordarsi altrimenti.',
        ),
        example('stoeck-late'),
        example('stoeck-reminded'),
        setting('stoeckAnnounce'),
        rules('stoeck.lost-when-covered', 'stoeck.reminded', 'stoeck.first-card'),
      ],
    },
    weis: {
      title: 'Quando l’hanno già visto',
      blocks: [
        p(
          'Se re e {rank:O} stanno in un’accusa che nella prima presa hai mostrato e che valeva, lo sanno tutti. Allora più tardi non devi dire più niente.',
        ),
        example('stoeck-weis'),
        setting('stoeckWithWeis'),
        rules('stoeck.with-weis'),
      ],
    },
    'going-out': {
      title: 'Quando bastano 20 punti',
      blocks: [
        p(
          'Se alla tua coppia mancano al massimo 20 punti, puoi mostrare lo stöck dalla mano, senza averlo giocato. Se non basta, averlo mostrato non conta.',
        ),
        note('Se la briscola conta doppio, sono 40. Allora basta che ne manchino 40.'),
        setting('stoeckPreShowToGoOut'),
        rules('stoeck.pre-show'),
      ],
    },
  },
  examples: {
    'stoeck-second': {
      question:
        'Briscola {suit:R}. Prima hai giocato il {card:RK}, adesso giochi {card:RO} e dici «stöck». Quanto segnate per questo?',
      explanation: '20. L’hai detto con la seconda delle due carte, e proprio allora vale.',
    },
    'stoeck-late': {
      question:
        'Briscola {suit:S}. Giochi la seconda carta dello stöck, il tuo vicino la copre, e solo adesso ti viene in mente. Quanto segnate per questo?',
      explanation: 'Niente. Appena cade la carta seguente è finita.',
    },
    'stoeck-reminded': {
      question:
        'Briscola {suit:T}. «Non dimentichi qualcosa?», chiede il compagno, e tu dici «stöck». Quanto segnate per questo?',
      explanation: 'Niente. Se te lo devono ricordare, non ci hai pensato tu.',
    },
    'stoeck-weis': {
      question:
        'Briscola {suit:E}. Nella prima presa hai mostrato tre in fila, {cards:EU EO EK}, e la tua accusa era la migliore. Più tardi non dici niente. Quanto vale lo stöck?',
      explanation: '20, oltre all’accusa. Tutti hanno visto re e {rank:O}, e questo basta.',
    },
    'stoeck-none': {
      question: 'Obenabe. Giochi il {card:SK}, poi {card:SO}, e dici «stöck». Quanto segnate per questo?',
      explanation: 'Niente. Lo stöck c’è soltanto a briscola, e in obenabe di briscola non ce n’è.',
    },
  },
};
