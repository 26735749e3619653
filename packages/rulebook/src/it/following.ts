/** Rispondere, tagliare, tagliare sotto. */
import { cards, example, list, note, p, rules, setting, steps, type TopicText } from '../article.js';

export const following: TopicText<'following'> = {
  title: 'Rispondere e tagliare',
  summary: 'Quali carte puoi giocare, quando puoi tagliare, e perché a volte una piccola briscola è vietata.',
  sections: {
    follow: {
      title: 'Rispondere al seme',
      blocks: [
        p('Chi ha il seme di uscita risponde. Con quale carta, è libero: superare non è mai obbligatorio.'),
        p('Senza briscola è già tutto. Se non hai il seme, giochi quello che vuoi.'),
        example('following-obenabe'),
        rules('play.follow-suit'),
      ],
    },
    trumping: {
      title: 'Tagliare si può sempre',
      blocks: [
        p(
          'Quando c’è una briscola vale una grande eccezione: puoi tagliare anche se potresti rispondere. Chi viene dal tressette o da altri giochi resta sempre sorpreso.',
        ),
        example('following-may-trump'),
        p('Il contrario no: se esce briscola, devi rispondere con briscola. Più alta delle altre non occorre che sia.'),
        setting('mayTrumpWhenAbleToFollow'),
        rules('play.may-trump', 'play.follow-trump'),
      ],
    },
    undertrump: {
      title: 'Tagliare sotto è vietato',
      blocks: [
        p(
          'Se qualcuno ha già tagliato, puoi tagliare soltanto *più alto*. Infilare una briscola piccola sotto una più grande, per liberarsene, è un sottotaglio e non si può. Nemmeno se la briscola alta è del compagno.',
        ),
        p(
          'Si misura sulla briscola più alta in tavola, nell’ordine di briscola: puur, nell, asso, re, {rank:O}, {rank:10}.',
        ),
        example('following-undertrump'),
        example('following-over'),
        example('following-highest'),
        example('following-partner'),
        note('Se è uscita briscola, questo non vale. Allora rispondi e basta, anche con una bassa.'),
        setting('undertrump'),
        rules('play.undertrump'),
      ],
    },
    puur: {
      title: 'Il puur non è mai obbligatorio',
      blocks: [
        p(
          'Se esce briscola e il puur è la tua unica briscola, puoi tenerlo e giocare quello che vuoi. Se ne hai anche un’altra, devi rispondere con briscola; con quale, è affar tuo.',
        ),
        cards('RU E8 S9 TA', 'È uscita briscola, {suit:R}: sono permesse tutte e quattro.'),
        example('following-puur'),
        setting('puurExempt'),
        rules('play.puur-exempt'),
      ],
    },
    'only-trumps': {
      title: 'Solo briscole in mano',
      blocks: [
        p('Chi ha solo briscole può anche tagliare sotto. È libero: sopra o sotto, come vuole.'),
        example('following-only-trumps'),
        setting('onlyTrumps'),
        p('In cinque passi alla carta permessa:'),
        steps(
          'Esci tu? Allora tutto è permesso.',
          'È uscita briscola? Rispondi con briscola, salvo se hai solo il puur.',
          'Hai il seme? Rispondi o taglia.',
          'Non ce l’hai? Gioca quello che vuoi, o taglia.',
          'C’è già una briscola? Taglia solo più alto, salvo se hai soltanto briscole.',
        ),
        rules('play.only-trumps'),
      ],
    },
    revoke: {
      title: 'Quando qualcuno non risponde',
      blocks: [
        p(
          'Non rispondere pur potendo, il rifiuto, è lo sbaglio più caro al tavolo. Quanto costa, due scuole lo dicono diversamente:',
        ),
        list(
          '*Nuovo Jassführer:* se lo si nota finché la presa è scoperta, va agli avversari. Se lo si nota più tardi, vanno a loro questa presa e tutte le seguenti.',
          '*Vecchio regolamento:* la carta sbagliata si riprende e si sostituisce, e quella nuova non vince la presa. Più tardi gli avversari possono annullare la mano.',
        ),
        example('following-revoke'),
        note('Non aver dato il {term:puur|puur} non è mai uno sbaglio.'),
        setting('revokeRule'),
        rules('revoke.in-trick', 'revoke.late', 'revoke.taken-back'),
      ],
    },
  },
  examples: {
    'following-obenabe': {
      question: 'Obenabe, uscita: {card:S10}. Quali carte puoi giocare?',
      explanation:
        'Le due di {suit:S}, a piacere: con l’asso fai la presa, con il sei la lasci andare. Le altre due sarebbero sbagliate.',
    },
    'following-may-trump': {
      question: 'Briscola {suit:E}, uscita: {card:R10}. Quali carte puoi giocare?',
      explanation:
        'Puoi rispondere, quindi il {card:R7} o il {card:RK}. Ma puoi anche tagliare con l’otto di briscola. Soltanto l’asso non va: non sarebbe né rispondere né tagliare.',
    },
    'following-undertrump': {
      question:
        'Briscola {suit:S}. Sul {card:R9} qualcuno ha tagliato con una figura, {card:SO}. Quali carte puoi giocare?',
      explanation:
        'Di {suit:R} non hai niente. Le tue due briscole, {card:S7} e {card:S10}, sono più basse di quella figura: vietate, finché hai altro. A briscola, dopo puur e nell: asso, re, {rank:O}, {rank:10}.',
    },
    'following-over': {
      question: 'Briscola {suit:T}. Uscita: {card:E10}. Poi qualcuno ha tagliato: {card:T8}. Quali carte puoi giocare?',
      explanation:
        'Rispondere con il {card:E6} o il {card:EK}, o tagliare più alto con l’asso. Il {card:T7} starebbe sotto l’otto.',
    },
    'following-highest': {
      question:
        'Briscola {suit:E}. Sul {card:S6} ci sono già due briscole, {card:EU} e {card:E10}. Quali carte puoi giocare?',
      explanation:
        'Solo lo scarto, {card:T10}. Sopra il puur non va nessuno: con ogni tua briscola taglieresti sotto, anche con il nell e con l’asso. Conta la briscola più alta in tavola, non l’ultima. Chi ha giocato {card:E10} ha già tagliato sotto: poteva farlo solo avendo in mano soltanto briscole.',
    },
    'following-puur': {
      question: 'Briscola {suit:R}, ed è uscita proprio briscola. Quali carte puoi giocare?',
      explanation:
        'Tutte. Il puur, {card:RU}, è la tua unica briscola, e non è mai obbligatorio. Giocarlo, naturalmente, puoi.',
    },
    'following-only-trumps': {
      question:
        'Briscola {suit:E}. Uscita: {card:SA}. Poi qualcuno ha tagliato con il nell, {card:E9}. Quali carte puoi giocare?',
      explanation: 'Tutte e due. Sono più basse del nell, ma hai soltanto briscole. Qualcosa devi pur giocare.',
    },
    'following-partner': {
      question:
        'Briscola {suit:R}. Uscita: {card:T10}. Il compagno ha tagliato con il {card:RK}. Quali carte puoi giocare?',
      explanation:
        'Scartare il {card:E6} o il {card:SK}, o tagliare più alto con l’asso. L’otto di briscola è vietato, anche se quella alta è del tuo compagno.',
    },
    'following-revoke': {
      question:
        'Briscola {suit:E}. Sulla tua uscita, {card:S8}, il vicino di destra scarta il {card:T7}, ma una carta di {suit:S} ce l’ha: {card:S10}. Ve ne accorgete prima che la presa sia girata. È vostra?',
      explanation:
        'Sì, così dice il nuovo Jassführer: la carta giusta prende il posto di quella sbagliata, e la presa è vostra. Secondo il vecchio regolamento si cambierebbe soltanto la carta.',
    },
  },
};
