/** Gli errori di chi comincia. */
import { example, list, note, p, rules, setting, type TopicText } from '../article.js';

export const mistakes: TopicText<'mistakes'> = {
  title: 'Errori di chi comincia',
  summary: 'Quello che una volta capita a quasi tutti, e come accorgersene prima che costi caro.',
  sections: {
    rank: {
      title: 'Nell’ordine delle carte',
      blocks: [
        list(
          'Nell e puur ci sono solo a briscola. Un nove o un fante (under) di un altro seme è una carta qualsiasi.',
          'A briscola l’asso *non* batte tutto: sopra ci sono puur e nell.',
          'In undenufe tenersi l’asso non serve: non prende e non conta.',
        ),
        example('mistakes-nell'),
        rules('trick.order'),
      ],
    },
    follow: {
      title: 'Nel rispondere',
      blocks: [
        list(
          'Prendere per puur il fante (under) di un altro seme, e non darlo: è sbagliato, libero è solo quello di briscola.',
          'Non tagliare perché si potrebbe rispondere: non serve, tagliare si può.',
          'Tagliare sotto perché il compagno ha già tagliato: vietato.',
        ),
        example('mistakes-under'),
        p('Punto per punto: {topic:following}.'),
      ],
    },
    announce: {
      title: 'Nel dire',
      blocks: [
        list(
          'Accusare soltanto nella seconda presa.',
          'Dire stöck già con la prima delle due carte, o non dirlo affatto.',
          'Dopo aver passato, lasciar uscire il compagno: esce chi è di mano.',
        ),
        example('mistakes-stoeck'),
        rules('stoeck.second-card', 'weis.first-card'),
      ],
    },
    count: {
      title: 'Nel contare',
      blocks: [
        list(
          'Dimenticare i 5 dell’ultima presa.',
          'Senza briscola, non vedere gli otto: valgono 8.',
          'In undenufe, dare 11 all’asso e niente al sei.',
        ),
        example('mistakes-aces'),
        p('Se insieme non fa 157, aiuta l’elenco in {topic:tafel#check|«Controllare»}.'),
      ],
    },
    talk: {
      title: 'Nel comportarsi',
      blocks: [
        p(
          'A jass si parla di tutto, ma non delle carte. «Questa è sicura», battere sul tavolo, sospirare, «Che briscola è?»: tutto questo può dare agli avversari il diritto di annullare la mano.',
        ),
        p(
          'Le prese girate restano girate. E chi stende il resto deve essere sicuro: se anche una sola carta si può battere, tutto il resto è degli avversari.',
        ),
        example('mistakes-look'),
        example('mistakes-rest'),
        setting('lookBack'),
        note(
          'Al tavolo contro il computer, Puur mostra su richiesta l’ultima presa, anche dove l’accordo lo vieta. È un aiuto di quel tavolo («Rivedere l’ultima presa» nelle impostazioni, attivo all’inizio) e non cambia nessuna regola: tra persone e per l’arbitro vale l’accordo.',
        ),
        rules('mistake.remark', 'mistake.look-back', 'mistake.rest', 'rest.every-card-sure'),
      ],
    },
    play: {
      title: 'Nel giocare',
      blocks: [
        list(
          '*Non tirare briscola.* Chi ha dichiarato gioca prima le briscole, così gli avversari non tagliano più.',
          '*Dimenticarsi di caricare.* Se la presa è di sicuro del compagno, mettici carte da punti: asso, {rank:10}.',
          '*Non vedere la carta sicura.* Ricordati quali assi sono caduti. Dopo, il re è una {term:bock|carta sicura}.',
          '*Restare con l’asso in mano.* Un asso solo nel suo seme si gioca prima che gli altri restino senza quel seme e taglino.',
          '*Regalare l’ultima presa.* Una piccola briscola alla fine vale 5 punti, e a volte salva dal match.',
        ),
        note('Il consiglio migliore: guarda che cosa scarta il compagno. Ti dice così che cosa ha e che cosa no.'),
      ],
    },
  },
  examples: {
    'mistakes-nell': {
      question: 'Briscola {suit:T}. Chi fa questa presa?',
      explanation:
        'Il tuo compagno con il {card:EK}. Nove e {rank:U} sono qualcosa di speciale solo a briscola; qui la carta più alta è il re.',
    },
    'mistakes-under': {
      question: 'Briscola {suit:E}, uscita: {card:R10}. Quali carte puoi giocare?',
      explanation:
        'Rispondere con {card:RU}, o tagliare con il {card:E7}. Tenerti in mano la prima puoi solo se tagli: libero è soltanto il puur, e la briscola è {suit:E}.',
    },
    'mistakes-stoeck': {
      question:
        'Briscola {suit:S}. Dici «stöck» quando giochi il {card:SK}, e taci quando viene {card:SO}. Quanto segnate per questo?',
      explanation:
        'Niente, come si gioca qui: va detto con la seconda delle due carte. Se lo si è detto solo con la prima, nessuna regola lo decide; un tavolo può accordarsi altrimenti.',
    },
    'mistakes-aces': {
      question: 'Undenufe. Quanto vale questa presa?',
      explanation: 'L’asso niente, il re 4, {rank:10} 10, il sei 11: insieme 25.',
    },
    'mistakes-rest': {
      question:
        'Obenabe, mancano tre prese. Il tuo vicino di destra stende {cards:EA EK R9} e dice «resto». Ancora in giro: {card:RA}. Sono vostre le tre prese?',
      explanation:
        'Sì. Il {card:R9} si può battere, quindi il resto non era sicuro. Allora tutte le prese che mancano vanno a voi.',
    },
    'mistakes-look': {
      question: 'Il tuo vicino di sinistra riguarda la prima presa, che è già girata. Può farlo?',
      explanation:
        'No. I punti delle carte che ha visto sono vostri. Certi tavoli permettono uno sguardo all’ultima presa; va stabilito prima.',
    },
  },
};
