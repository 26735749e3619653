/** Passare la scelta. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const schieben: TopicText<'schieben'> = {
  title: 'Passare la scelta',
  summary: 'Chi è di mano può passare una volta la scelta al compagno, che allora deve dichiarare.',
  sections: {
    once: {
      title: 'Una volta, e solo al compagno',
      blocks: [
        p(
          'Se le tue carte non ti dicono niente, dici «passo», o «spingo». Allora tocca al compagno. Gli avversari non c’entrano, e nessuno fa domande.',
        ),
        example('schieben-chooser'),
        setting('pushing'),
        setting('pushAllowedInFirstDeal'),
        rules('declare.forehand-chooses', 'declare.push-once'),
      ],
    },
    partner: {
      title: 'Il compagno deve',
      blocks: [
        p(
          'Chi riceve la scelta dichiara, anche con le carte più magre. Ripassare nello Schieber non si può. Pochissimi tavoli lo permettono; allora la seconda volta deve chi è di mano.',
        ),
        p('Quello che è detto vale. «{suit:E}, anzi no, {suit:R}» non esiste: conta la prima parola.'),
        example('schieben-back'),
        rules('declare.partner-must', 'declare.binds'),
      ],
    },
    lead: {
      title: 'Esce chi è di mano',
      blocks: [
        p(
          'Lo sbaglio più frequente quando si passa: anche se ha dichiarato il compagno, per la prima presa esce chi è di mano.',
        ),
        example('schieben-lead'),
        note(
          'Se chi è di mano mette una carta senza dire niente, ha dichiarato: il seme di quella carta è briscola. Un asso muto, quindi, non è obenabe.',
        ),
        setting('leader'),
        setting('silentLeadIsTrump'),
        rules('lead.forehand', 'declare.silent-lead'),
      ],
    },
    words: {
      title: 'Una parola sola',
      blocks: [
        p(
          '«Passo», e basta. «Passo a malincuore» o un sospiro dicono qualcosa sulle carte, e non si fa. Ai tavoli severi il compagno guarda le sue carte solo quando la scelta è sua.',
        ),
        p('Se qualcuno parla prima che chi è di mano abbia deciso, a certi tavoli la mano è nulla.'),
        rules('mistake.wording', 'declare.spoken-first'),
      ],
    },
    when: {
      title: 'Quando passare',
      blocks: [
        list(
          'Dichiarare: quattro briscole con puur o nell, oppure tre belle briscole e due assi di altri semi.',
          'Dichiarare: tre assi, o due con il loro re, per obenabe; tanti sei e sette per undenufe.',
          'Passare: un po’ di tutto, ma niente che regga nove prese.',
        ),
        p(
          'Anche passando dici qualcosa al compagno: «Non ho granché.» Lui allora non speri nei miracoli, e prenda piuttosto il seme più lungo.',
        ),
      ],
    },
  },
  examples: {
    'schieben-back': {
      question: 'Il compagno ti ha passato la scelta, le tue carte sono una miseria. Puoi ripassarla?',
      explanation: 'No. Si passa una volta sola. Dichiari quello che fa meno male.',
    },
    'schieben-lead': {
      question: 'Sei di mano e hai passato, il compagno dice {suit:S}. Chi esce?',
      explanation: 'Tu. Per la prima presa esce chi è di mano, chiunque abbia dichiarato.',
    },
    'schieben-chooser': {
      question: 'Di mano è il tuo vicino di sinistra, e passa. Chi deve dichiarare?',
      explanation: 'Il suo compagno, che gli siede di fronte: il tuo vicino di destra.',
    },
  },
};
