/** Dare le carte, e chi siede dove. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const dealing: TopicText<'dealing'> = {
  title: 'Dare le carte, e i posti',
  summary: 'Chi siede accanto a chi, chi mescola, taglia e dà, e che cosa succede se si sbaglia.',
  sections: {
    seats: {
      title: 'Verso destra',
      blocks: [
        p(
          'I compagni siedono uno di fronte all’altro e restano compagni fino alla fine. Si gioca in senso antiorario: dopo di te tocca a chi siede alla tua destra.',
        ),
        p(
          'A destra del mazziere siede chi {term:forehand|è di mano}, alla sua sinistra chi taglia. Dopo ogni mano tutto si sposta di un posto a destra. Chi era di mano è il prossimo a dare.',
        ),
        example('dealing-forehand'),
        example('dealing-next'),
        rules('deal.dealer-moves-right'),
      ],
    },
    first: {
      title: 'Chi comincia',
      blocks: [
        p(
          'Per la prima mano non c’è una regola che valga dappertutto. Spesso si estrae: la carta più alta dà, in caso di parità si estrae di nuovo. Altrove comincia chi riceve una certa carta, per esempio il {card:R7}. Ai tornei di solito dà chi tiene la lavagna.',
        ),
        setting('firstForehand'),
        example('dealing-draw'),
        rules('deal.first-forehand'),
      ],
    },
    cut: {
      title: 'Mescolare e tagliare',
      blocks: [
        p(
          'Il mazziere mescola, il suo vicino di sinistra taglia il mazzo, o alza, come dicono altri. Non è una formalità: se ne tolgono almeno tre carte e almeno una deve restare. In Vallese basta anche un colpetto sul mazzo.',
        ),
        rules('deal.cut'),
      ],
    },
    deal: {
      title: 'Tre volte tre',
      blocks: [
        p('Tre carte a testa, prima a chi è di mano, e così per tre volte. Alla fine ognuno ne ha nove.'),
        note('Altri jass hanno altri pacchetti: in tre, con dodici carte a testa, per esempio tre volte quattro.'),
        rules('deal.by-threes'),
      ],
    },
    misdeal: {
      title: 'Carte date male',
      blocks: [
        list(
          'Dando si è vista una carta, o il numero non torna: dà di nuovo la stessa persona.',
          'Ha dato chi non doveva: bisogna dirlo prima di giocare la propria prima carta. Girata la prima presa, la mano vale.',
          'Solo più tardi qualcuno si accorge di avere troppe o troppo poche carte: qui i libri non sono d’accordo. O la mano vale, o scelgono gli avversari.',
        ),
        example('dealing-exposed'),
        rules('deal.misdeal-same-dealer', 'deal.wrong-dealer', 'deal.late-count'),
      ],
    },
  },
  examples: {
    'dealing-forehand': {
      question: 'Dà le carte il tuo vicino di destra. Chi dichiara?',
      explanation: 'Alla sua destra siede il tuo compagno. È di mano: dichiara, oppure passa la scelta a te.',
    },
    'dealing-next': {
      question: 'Ha dato il tuo compagno, la mano è segnata. Chi dà adesso?',
      explanation: 'Chi siede a destra del tuo compagno, cioè il tuo vicino di sinistra; era lui di mano.',
    },
    'dealing-draw': {
      question: 'Si estrae per decidere chi dà: la carta più alta. A chi tocca?',
      explanation: 'Il re batte {rank:O}, nove e sette. Il seme qui non conta. Dà il tuo compagno.',
    },
    'dealing-exposed': {
      question: 'Mentre si dà, una carta si scopre davanti a tutti: {card:EA}. Si danno di nuovo le carte?',
      explanation: 'Sì, e le dà la stessa persona. La mano non è ancora cominciata, nessuno perde niente.',
    },
  },
};
