/** Gli altri jass. */
import { example, list, note, p, rules, setting, table, type TopicText } from '../article.js';

export const jassarten: TopicText<'jassarten'> = {
  title: 'I tipi di jass',
  summary: 'Schieber, Coiffeur, Differenzler e i loro parenti: in che cosa sono diversi.',
  sections: {
    schieber: {
      title: 'Schieber',
      blocks: [
        p(
          'Due coppie, e chi non vuole dichiarare passa. Tutte e due segnano quello che fanno. Con accuse e stöck, fino a una meta. Il resto sta in {topic:schieber}.',
        ),
      ],
    },
    coiffeur: {
      title: 'Coiffeur',
      blocks: [
        p(
          'Il nome viene da «quoi faire?», che fare?, ed è proprio quello che ci si chiede: ogni coppia deve giocare ogni gioco una volta sola, e ognuno conta diversamente. Si segnano soltanto i punti di chi ha dichiarato, tante volte quante conta il gioco.',
        ),
        table(
          'Un Coiffeur con otto giochi (secondo il regolamento)',
          ['Gioco', 'conta'],
          ['{suit:E}', '1 volta'],
          ['{suit:R}', '2 volte'],
          ['{suit:T}', '3 volte'],
          ['{suit:S}', '4 volte'],
          ['Obenabe', '5 volte'],
          ['Undenufe', '6 volte'],
          ['due jolly, a scelta libera', '7 e 8 volte'],
        ),
        list(
          'Si passa al prossimo, non al compagno. Se non vuole nessuno dei quattro, deve chi è di mano.',
          'Chi dichiara esce.',
          'Di solito non si accusa.',
        ),
        example('jassarten-coiffeur'),
        note('Quante volte conta un gioco è diverso a ogni tavolo. Scrivetelo prima sulla lavagna.'),
      ],
    },
    differenzler: {
      title: 'Differenzler',
      blocks: [
        p(
          'Ognuno per sé. La briscola si scopre o si sorteggia, poi ognuno prevede quanti punti farà, a voce o di nascosto. Si segna di quanto si è sbagliato, la differenza. Chi alla fine ha di meno vince.',
        ),
        p(
          'Senza accuse e senza stöck. E chi non ha il seme qui può tagliare sotto. A certi tavoli un colpo esatto toglie dieci punti.',
        ),
        example('jassarten-differenzler'),
        example('jassarten-undertrump'),
        setting('undertrump'),
        setting('exactBonus'),
        setting('exactBonusOnZero'),
        rules('play.undertrump'),
      ],
    },
    more: {
      title: 'E ancora',
      blocks: [
        list(
          '*Bieter:* un’asta a punti. Chi offre di più gioca contro tutti e deve fare quanto ha offerto.',
          '*Sidi Barrani:* uno Schieber con l’asta. Si offre a turno, punti e gioco insieme.',
          '*Molotow:* vince chi ha meno punti. È briscola il seme della prima carta che qualcuno scarta.',
          '*Guggitaler:* per cinque mani si evita ogni volta qualcos’altro: le prese, un seme, gli ober (o le donne), un re, l’ultima presa.',
          '*Kreuzjass:* in quattro, in croce, senza passare; la briscola la decide la carta a cui si è tagliato.',
          '*Zuger:* in tre o in quattro, ognuno decide prima di giocare se ci sta o «resta a casa».',
        ),
      ],
    },
    which: {
      title: 'Quale scegliere?',
      blocks: [
        table(
          'Uno per ogni compagnia',
          ['Siete', 'Prendete'],
          ['in quattro, e volete giocare due contro due', 'Schieber'],
          ['in quattro, con tutta una sera davanti', 'Coiffeur'],
          ['in quattro, e ognuno vuole giocare per sé', 'Differenzler'],
          ['in tre', 'Differenzler con dodici carte a testa, o Bieter'],
          ['alle prime armi', 'Schieber a 1000, tutto semplice'],
        ),
      ],
    },
  },
  examples: {
    'jassarten-coiffeur': {
      question: 'Coiffeur. Avete dichiarato undenufe, che conta 6 volte, e fatto 84 punti. Quanto segnate?',
      explanation: '84 per 6 fa 504. Gli avversari non segnano niente: non hanno dichiarato loro.',
    },
    'jassarten-differenzler': {
      question: 'Differenzler. Hai previsto 70 e fatto 58. Quanto ti si segna?',
      explanation: 'La differenza, cioè 12. Anche con 82 punti sarebbero 12.',
    },
    'jassarten-undertrump': {
      question: 'Differenzler, briscola {suit:T}. Sul {card:R9} c’è il {card:TK}. Quali carte puoi giocare?',
      explanation:
        'Tutte e tre. Di {suit:R} non hai niente, e nel Differenzler è permessa allora anche la briscola più piccola. Nello Schieber l’otto di briscola sarebbe vietato.',
    },
  },
};
