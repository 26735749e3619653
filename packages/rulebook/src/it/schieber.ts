/** Schieber: gli accordi con cui ci si siede a un tavolo. */
import { example, FACTORS, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const schieber: TopicText<'schieber'> = {
  title: 'Lo Schieber',
  summary: 'Lo jass per eccellenza: due coppie, una meta, e chi non vuole dichiarare passa.',
  sections: {
    goal: {
      title: 'La meta',
      blocks: [
        p(
          'Due coppie giocano mano dopo mano, finché una arriva ai punti convenuti. I 1000 si fanno in fretta, i 2500 riempiono una sera. Il traguardo si fissa prima che qualcuno abbia le carte in mano.',
        ),
        p('Tutte queste mani insieme sono una {term:partie|partita}. Come finisce sta in {topic:target}.'),
        setting('target'),
      ],
    },
    course: {
      title: 'Come si svolge',
      blocks: [
        steps(
          '{topic:dealing|Dare}: nove carte a testa.',
          '{topic:contracts|Dichiarare} o {topic:schieben|passare}.',
          'Giocare nove prese, e intanto dire {topic:weis|accuse} e {topic:stoeck|stöck}.',
          '{topic:values|Contare}: carte, ultima presa, forse un match.',
          '{topic:tafel|Segnare}, poi dà il prossimo.',
        ),
        example('schieber-next-lead'),
      ],
    },
    presets: {
      title: 'In che cosa i tavoli sono diversi',
      blocks: [
        p('Bastano cinque domande, e ci si può sedere anche con chi non si conosce:'),
        list(
          'A quanto si gioca?',
          'Che cosa conta doppio, che cosa triplo?',
          'Si accusa, e valgono le accuse incrociate?',
          'Come si conta alla fine: prima le accuse o prima lo stöck?',
          'Bisogna ringraziare, o si conta a fine mano?',
        ),
        FACTORS,
        p(
          'Quando un gioco conta doppio o triplo, vale per tutto quello che la mano porta: carte, ultima presa, match, accuse e stöck.',
        ),
        example('schieber-double'),
        example('schieber-total'),
        note('Al tavolo nessuno dice «fattore». Si dice: «Questo va doppio.»'),
        setting('matchBonusMultiplied'),
        setting('weisMultiplied'),
        setting('stoeckMultiplied'),
        rules('value.factor'),
      ],
    },
  },
  examples: {
    'schieber-next-lead': {
      question: 'Briscola {suit:S}. La tua uscita: {card:R8}. Chi esce per la presa seguente?',
      explanation:
        'Chi fa la presa. Di briscole non ce ne sono, e l’asso è la carta più alta del seme di uscita: tocca al tuo vicino di sinistra.',
    },
    'schieber-total': {
      question:
        'A 2500, briscola {suit:T}, che conta doppio. Avete 90 punti di carte, l’ultima presa e 20 di accusa. Quanto segnate?',
      explanation:
        '90, 5 e 20 fanno 115, il doppio 230. Agli avversari restano 62 punti, il doppio 124. Si raddoppia anche l’accusa.',
    },
    'schieber-double': {
      question: 'A 2500 qualcuno gioca obenabe. Quante volte contano i punti?',
      explanation:
        'Tre volte, per obenabe come per undenufe; {suit:T} e {suit:S} contano doppio, {suit:E} e {suit:R} semplice.',
    },
  },
};
