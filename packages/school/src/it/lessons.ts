/** Le lezioni in italiano. */
import type { LessonTexts } from '../words.js';

export const lessons: LessonTexts = {
  cards: {
    title: 'Le carte e il tavolo',
    about: 'Quattro semi, nove valori, due contro due',
    done: 'Le carte le conosci. Ora si gioca.',
    steps: {
      suits: {
        tell: [
          'Lo jass si gioca con 36 carte. I semi sono quattro: {E}, {R}, {S} e {T}.',
          'Ogni seme ha nove carte. Nessun seme vale di per sé più di un altro.',
        ],
      },
      'find-suit': { tell: ['Ecco una mano: nove carte, ordinate per seme.'] },
      ranks: {
        tell: [
          'Ecco le nove carte di un seme, dalla più forte alla più debole: asso, re, {O}, {U}, {10}, nove, otto, sette, sei.',
          'Quest’ordine conviene impararlo: serve a ogni presa.',
        ],
      },
      'find-rank': { tell: ['{the O} viene dopo il re e prima di {the U}.'] },
      strongest: { tell: ['Tutte dello stesso seme.'], ask: 'Qual è la più forte?' },
      table: {
        tell: [
          'Si gioca in quattro, due contro due. Il tuo compagno siede di fronte a te, e contate tutto insieme.',
          'Ognuno riceve nove carte, tre per volta. Tutto gira in senso antiorario: dopo di te gioca chi siede alla tua destra.',
        ],
      },
    },
  },
  trick: {
    title: 'Una presa',
    about: 'Rispondere al seme, la più alta prende',
    done: 'Uscire, rispondere, prendere: è già mezzo gioco.',
    steps: {
      around: {
        tell: [
          'Uno esce, gli altri a turno aggiungono una carta. Quattro carte sono una presa.',
          'La prima carta decide il seme. La più alta di quel seme prende: qui {the SK}.',
          'Chi prende esce per la presa seguente. Una mano ha nove prese.',
        ],
      },
      highest: { tell: ['Esce {@1}.'] },
      follow: {
        tell: ['La regola più importante: chi ha il seme di uscita deve rispondere. Con quale carta, è libero.'],
      },
      'off-suit': {
        tell: ['Chi non ha il seme scarta.'],
        right: 'Giusto. {the TA} è sì un asso, ma di un altro seme: è solo uno scarto. {the SO} fa la presa.',
      },
      beat: { tell: ['{@2} esce con {the TU}, {@3} mette {the T8}.'], ask: 'Vuoi questa presa. Con che cosa?' },
      play: {
        tell: [
          'Gioca tre prese. Esci tu.',
          'Nessuno batte {the SA}. {the RK} è una carta alta, ma finché l’asso non è caduto non è sicura.',
        ],
      },
    },
  },
  trump: {
    title: 'Puur e nell',
    about: 'La briscola prende tutto',
    done: 'Puur, nell, asso: questi tre decidono quasi tutte le mani.',
    steps: {
      order: {
        tell: [
          'Di solito un seme è briscola. La briscola più piccola batte la carta più alta di ogni altro seme.',
          'A briscola l’ordine cambia: in cima c’è {U}, il puur, poi il nove, il nell. Solo dopo viene l’asso.',
        ],
      },
      puur: {
        tell: ['Briscola: {S}.'],
        ask: 'Qual è la più forte?',
        right: 'Giusto: il puur. Nessuna carta lo batte.',
      },
      nell: {
        tell: ['Briscola: {S}, e il puur non c’è.'],
        ask: 'Qual è adesso la più forte?',
        right: 'Giusto: il nell. Sopra c’è solo il puur.',
      },
      'beat-king': { tell: ['{@3} esce con il re di briscola.'], ask: 'Con che cosa lo prendi?' },
      'lowest-trump': { tell: ['Briscola: {S}. La tua uscita è {the EA}.'] },
      'two-trumps': { tell: ['Briscola: {S}. Qui ci sono due briscole.'] },
      play: {
        tell: [
          'Gioca tre prese, briscola {S}. Esci tu, e il puur è ancora in giro.',
          'Non avere più niente di un seme adesso è un vantaggio: puoi tagliare.',
        ],
      },
    },
  },
  directions: {
    title: 'Obenabe e undenufe',
    about: 'Senza briscola, dall’alto o dal basso',
    done: 'Senza briscola contano gli assi o i sei, e chi è di uscita.',
    steps: {
      obenabe: {
        tell: [
          'Si può anche giocare senza briscola. Nell’obenabe l’asso è la carta più forte e il sei la più debole, in tutti i semi.',
          'Qui non ci sono puur né nell: {U} e nove restano al loro posto.',
        ],
      },
      'obenabe-trick': { tell: ['Si gioca obenabe.'] },
      undenufe: {
        tell: [
          'Nell’undenufe è tutto alla rovescia: il sei è la carta più forte, l’asso la più debole.',
          'Al seme si risponde lo stesso, e prende solo il seme di uscita.',
        ],
      },
      'undenufe-trick': { tell: ['Si gioca undenufe.'] },
      'undenufe-beat': {
        tell: ['Undenufe, giochi per ultimo.'],
        ask: 'Con che cosa fai la presa?',
        right: 'Giusto. Qui {the E7} sta sopra {the E8}. {the R6} non serve: seme sbagliato.',
      },
    },
  },
  follow: {
    title: 'Che cosa posso giocare?',
    about: 'Rispondere, tagliare, non tagliare sotto',
    done: 'Con questo non litighi più a nessun tavolo.',
    steps: {
      rules: {
        tell: [
          'Primo: chi ha il seme risponde. Secondo: tagliare si può comunque sempre, anche potendo rispondere.',
          'Terzo: se su un altro seme qualcuno ha già tagliato, non si mette una briscola più bassa. Sarebbe tagliare sotto, ed è vietato finché si ha altro.',
          'Quarto: il puur non è mai obbligatorio, nemmeno se esce briscola.',
        ],
      },
      'follow-plain': { tell: ['Briscola: {T}. {@3} esce con {the EU}.'] },
      'may-trump': { tell: ['Briscola: {T}. Questa volta hai il seme e anche briscola.'] },
      void: { tell: ['Briscola: {T}, e di {E} non hai niente.'] },
      undertrump: { tell: ['Briscola: {T}. {@3} ha tagliato con {the TA}, e di {S} non hai niente.'] },
      overtrump: { tell: ['Briscola: {T}. {@3} ha tagliato con {the T10}, ma tu hai il seme di uscita, {S}.'] },
      'follow-trump': { tell: ['Briscola: {T}, e {@3} esce con briscola.'] },
      'lone-puur': { tell: ['Briscola: {T}, {@3} esce con briscola. A te resta solo il puur.'] },
    },
  },
  count: {
    title: 'Quanto vale?',
    about: 'Da zero a venti, in tutto 157',
    done: '157 a ogni mano: chi lo sa si accorge di ogni errore.',
    steps: {
      values: {
        tell: [
          'Alla fine non contano le prese, ma le carte che ci sono dentro. Qui è briscola {S}.',
          'Il puur vale 20, il nell 14. Per il resto: asso 11, {10} 10, re 4, {O} 3. Negli altri semi {the U} vale 2, le carte più basse niente.',
        ],
      },
      'plain-trick': { tell: ['Briscola: {S}. La presa è di {E}.'] },
      'trump-trick': { tell: ['Briscola: {S}, e qui sono tutte briscole.'] },
      'last-trick': { tell: ['L’ultima presa vale cinque punti in più. Eccola; briscola era {S}.'] },
      directions: {
        tell: [
          'Senza briscola mancano puur e nell. In cambio ogni otto vale 8, così il totale resta uguale.',
          'Nell’undenufe il sei vale 11 e l’asso niente.',
        ],
      },
      eight: { tell: ['Una presa a obenabe.'] },
      six: { tell: ['Una presa a undenufe.'] },
      sides: {
        tell: [
          'Tutte le carte insieme valgono 152, con l’ultima presa 157. Perciò basta che conti una coppia.',
          'Voi avete 89.',
        ],
        ask: 'Quanto hanno gli altri?',
      },
      match: {
        tell: ['Chi fa tutte e nove le prese fa match. Sono 100 punti in più.'],
        ask: 'Quanto segnate per un match, tutto compreso?',
      },
    },
  },
  weis: {
    title: 'Le accuse',
    about: 'Punti prima di cominciare',
    done: 'Prima guardare, poi giocare: un’accusa dimenticata non torna.',
    steps: {
      runs: {
        tell: [
          'Chi ha tre o più carte in fila dello stesso seme può accusarle: tre valgono 20, quattro 50, cinque 100, ogni carta in più altri 50.',
          'Per la fila vale sempre l’ordine normale, anche a briscola: nove, {10}, {U}, {O}, re, asso.',
        ],
      },
      'find-run': { tell: ['Nove carte, un’accusa.'] },
      'run-points': { tell: ['Una fila fino all’asso.'] },
      quartets: {
        tell: ['Anche quattro carte uguali sono un’accusa. Valgono 100, quattro nove 150, quattro volte {U} 200.'],
      },
      'quartet-points': { tell: ['Quattro volte il nove.'] },
      'find-both': {
        tell: ['Una carta può servire insieme in una fila e in un quartetto.'],
        right:
          'Giusto: quattro in fila fino a {the EK} per 50 e quattro volte {U} per 200. {the EU} serve a tutte e due, in tutto 250.',
      },
      best: {
        tell: [
          'Segna solo la coppia con l’accusa migliore, e segna tutte le accuse dei due compagni. Più punti, meglio è.',
        ],
        ask: 'Tu e {@3} avete accusato. Quale accusa vale?',
      },
      'best-tie': {
        tell: [
          'A punti pari decide il numero di carte, poi la carta più alta, poi la briscola, infine chi siede più vicino a chi è di mano.',
          'Briscola: {R}, di mano è {@1}.',
        ],
        ask: 'Le due file arrivano a {the U}. Quale accusa vale?',
      },
      when: {
        tell: [
          'Si accusa con la propria prima carta, prima che cada la seguente. Dopo è troppo tardi.',
          'All’inizio si dicono solo i punti: «venti». Chi non ha di meglio risponde «buono».',
        ],
      },
    },
  },
  stoeck: {
    title: 'Lo stöck',
    about: 'Due carte, 20 punti',
    done: 'Stöck non lo dice nessuno per te, nemmeno il compagno.',
    steps: {
      what: {
        tell: [
          'Re e {O} di briscola nella stessa mano sono lo stöck. Vale 20, che facciate le prese o no. Qui è briscola {T}.',
        ],
      },
      find: { tell: ['Briscola: {T}.'] },
      obenabe: {
        tell: ['Si gioca obenabe.'],
        right: 'Giusto: senza briscola non c’è stöck, nemmeno con due volte re e {O} insieme.',
      },
      when: {
        tell: ['Briscola: {T}. Hai già giocato {the TK}, e non hai ancora detto niente.'],
        ask: 'Con quale carta dici «stöck»?',
      },
      'too-late': {
        tell: [
          '«Stöck» lo dici quando cade la seconda delle due carte. Se la carta seguente la copre già, i 20 punti sono persi.',
          'Il compagno non può ricordartelo.',
        ],
      },
    },
  },
  declare: {
    title: 'Dichiarare e passare',
    about: 'Chi sceglie, e che cosa',
    done: 'Con puur, nell e un seme lungo dichiari. Con poco, passi la scelta.',
    steps: {
      forehand: {
        tell: [
          'Chi siede a destra del mazziere è di mano: dichiara che cosa si gioca ed esce per primo.',
          'Dopo ogni mano dà le carte il prossimo, così ognuno è una volta di mano.',
        ],
      },
      who: { tell: ['Dà le carte {@2}.'] },
      trump: {
        tell: [
          'A favore di una briscola parlano il puur, il nell e la lunghezza: quattro carte o più. Con il puur e altre tre briscole di solito si può osare.',
          'Un asso di un altro seme è una presa, una volta cadute le briscole.',
        ],
      },
      'choose-trump': { tell: ['Sei di mano.'] },
      direction: {
        tell: [
          'L’obenabe va bene con più assi, meglio se con il re. L’undenufe va bene con sei e sette.',
          'Esci tu, e questo aiuta: ciò che è alto prende subito.',
        ],
      },
      'choose-direction': { tell: ['Il compagno ti ha passato la scelta, adesso tocca a te.'] },
      push: {
        tell: [
          'Se niente ti piace, passi la scelta: sceglie il compagno, e deve farlo. Non può ridartela.',
          'A uscire sei comunque tu.',
        ],
      },
      'choose-push': { tell: ['Sei di mano. Un asso, niente puur, nessun seme lungo e forte.'] },
    },
  },
  slate: {
    title: 'La lavagna',
    about: 'Con il gesso fino a mille',
    done: 'Chi scrive sulla lavagna tiene il conto.',
    steps: {
      strokes: {
        tell: [
          'Ogni coppia ha una metà della lavagna. In alto le centinaia, in mezzo i cinquanta, in basso i venti, a destra il resto in cifre.',
          'Qui ci sono 277: due cento, un cinquanta, un venti e 7.',
        ],
      },
      read: { tell: ['E qui?'] },
      write: { tell: ['La metà è ancora vuota. Avete fatto 89.'] },
      grow: {
        tell: ['I segni non si cancellano mai, se ne aggiungono. Cambia solo il numero a destra. Ora c’è 89.'],
      },
      order: {
        tell: [
          'Di solito si gioca a 1000 punti. Verso la fine conta l’ordine: prima le accuse, poi lo stöck, poi le prese.',
          'Chi passa per primo la meta ha vinto, anche se alla fine gli altri avessero di più. A qualche tavolo lo stöck viene prima: mettetevi d’accordo.',
        ],
      },
    },
  },
  round: {
    title: 'Una mano intera',
    about: 'Dichiarare, accusare, nove prese',
    done: 'Questa era una mano intera. Al tavolo ti aspetta una partita.',
    steps: {
      before: {
        tell: [
          'Tocca a te: {@3} ha dato le carte, tu sei di mano. Dichiara, accusa, gioca nove prese. La scuola dice qualcosa su ogni carta.',
          'Quello che non è permesso non si gioca: sai perché, e ne metti un’altra.',
        ],
      },
      round: { tell: ['{@2} gioca con te. Buona fortuna.'] },
      after: {
        tell: [
          'Dopo la mano si conta: accuse, stöck, prese, tutto sulla lavagna. Poi dà le carte il prossimo.',
          'Per esercitarti ancora: gli esercizi diventano più difficili man mano che migliori.',
        ],
      },
    },
  },
};
