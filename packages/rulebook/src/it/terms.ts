/** Le parole dello jass. */
import type { RulebookText } from '../article.js';

export const terms: RulebookText['terms'] = {
  ass: {
    term: 'asso',
    also: ['assi', 'Ass', 'Sau', 'as'],
    meaning: 'La carta più alta di un seme che non è briscola, vale 11.',
  },
  banner: {
    term: 'bandiera',
    also: ['dieci', 'Banner', 'Panner'],
    meaning: 'Il dieci delle carte svizzere tedesche: {card:R10}. Vale 10.',
  },
  bedanken: {
    term: 'ringraziare',
    also: ['grazie', 'sich bedanken', 'bedanken'],
    meaning: 'Dire che la propria coppia è alla meta. Chi si sbaglia perde.',
  },
  berg: {
    term: 'montagna',
    also: ['premio della montagna', 'Berg', 'Bergpreis'],
    meaning: 'Il premio alla coppia che ha per prima la metà della meta.',
  },
  bock: {
    term: 'carta sicura',
    also: ['carta franca', 'franca', 'sicura', 'Bock'],
    meaning: 'Una carta che nessuno può più battere, perché tutto quello che c’era di più alto è caduto.',
  },
  bodentrumpf: {
    term: 'briscola del fondo',
    also: ['Bodentrumpf', 'fondo'],
    meaning: 'È briscola il seme dell’ultima carta in fondo al mazzo, una volta tagliato: si usa nel Differenzler.',
  },
  brettli: {
    term: 'scartina',
    also: ['scartine', 'liscio', 'Brettli'],
    meaning: 'Una carta che non vale niente: dal sei al nove, se non è il nell.',
  },
  coiffeur: {
    term: 'Coiffeur',
    also: ['quoi faire', 'quoifaire'],
    meaning: 'Jass in cui ogni coppia deve giocare ogni gioco una volta.',
  },
  differenzler: {
    term: 'Differenzler',
    also: ['differenza', 'previsione'],
    meaning: 'Jass in cui ognuno prevede quanti punti farà.',
  },
  eicheln: {
    term: 'ghiande',
    also: ['ghianda', 'Eicheln'],
    meaning: 'Seme delle carte svizzere tedesche: {suit:E}.',
  },
  farbzwang: {
    term: 'rispondere al seme',
    also: ['rispondere', 'risposta', 'rifiuto', 'servire', 'Farbzwang', 'bedienen'],
    meaning: 'Dare una carta del seme di uscita. Chi ne ha deve; non farlo è un rifiuto.',
  },
  forehand: {
    term: 'essere di mano',
    also: ['di mano', 'primo di mano', 'Vorhand', 'Vorderhand'],
    meaning: 'Chi siede a destra del mazziere: dichiara ed esce per la prima presa.',
  },
  gusti: {
    term: 'gusti',
    also: ['Guschti'],
    meaning: 'Senza briscola, cinque prese dall’alto e quattro dal basso, o il contrario.',
  },
  jasstafel: {
    term: 'lavagna',
    also: ['lavagnetta', 'gesso', 'Jasstafel', 'Tafel', 'ardoise'],
    meaning: 'Quella su cui si segna con il gesso.',
  },
  kontermatch: {
    term: 'contromatch',
    also: ['contro-match', 'Kontermatch'],
    meaning: 'Un match di chi non ha dichiarato.',
  },
  kreuzweis: {
    term: 'accuse incrociate',
    also: ['incrociate', 'incrociata', 'Kreuzweis'],
    meaning: 'Una carta conta insieme in una fila e tra quattro uguali.',
  },
  match: {
    term: 'match',
    also: ['cappotto', 'Matsch'],
    meaning: 'Tutte e nove le prese di una mano, 100 punti in più.',
  },
  nell: {
    term: 'nell',
    also: ['nel', 'Näll', 'nove di briscola'],
    meaning: 'Il nove di briscola, seconda carta del gioco, vale 14.',
  },
  ober: {
    term: 'donna',
    also: ['Ober', 'dama', 'regina', 'Dame'],
    meaning: 'La figura tra il fante e il re: {card:SO}. Sulle carte svizzere tedesche, l’ober.',
  },
  obenabe: {
    term: 'obenabe',
    also: ['dall’alto', 'oben-abe', 'oben', 'senza briscola'],
    meaning: 'Senza briscola, l’asso è la carta migliore.',
  },
  partie: {
    term: 'partita',
    also: ['Partie', 'game'],
    meaning: 'Tutte le mani insieme, finché una coppia è alla meta.',
  },
  puur: {
    term: 'puur',
    also: ['buur', 'bur', 'Bauer', 'bour', 'fante di briscola'],
    meaning: 'Il fante (o under) di briscola, la carta più alta del gioco, vale 20.',
  },
  rest: {
    term: 'resto',
    also: ['stendere', 'stesa', 'tutte mie', 'Rest'],
    meaning: 'Mostrare in un colpo le prese che restano, perché tutte le carte sono sicure.',
  },
  rosen: {
    term: 'rose',
    also: ['rosa', 'Rosen'],
    meaning: 'Seme delle carte svizzere tedesche: {suit:R}.',
  },
  round: {
    term: 'mano',
    also: ['smazzata', 'giro', 'Runde', 'donne'],
    meaning: 'Dare una volta, giocare nove prese, contare. Si chiamano mano anche le carte che uno ha.',
  },
  schellen: {
    term: 'sonagli',
    also: ['sonaglio', 'campanelli', 'Schellen'],
    meaning: 'Seme delle carte svizzere tedesche: {suit:S}.',
  },
  schieben: {
    term: 'passare',
    also: ['spingere', 'passo', 'spingo', 'ripassare', 'schieben', 'gschobe', 'chibrer'],
    meaning: 'Lasciare la scelta al compagno.',
  },
  schieber: {
    term: 'Schieber',
    also: ['Chibre'],
    meaning: 'Lo jass a cui pensano quasi tutti quando si dice jass.',
  },
  schilten: {
    term: 'scudi',
    also: ['scudo', 'Schilten'],
    meaning: 'Seme delle carte svizzere tedesche: {suit:T}.',
  },
  schneider: {
    term: 'schneider',
    also: [],
    meaning: 'Perdere senza essere arrivati a metà della meta.',
  },
  slalom: {
    term: 'slalom',
    also: ['zigzag', 'zig-zag'],
    meaning: 'Senza briscola, il verso cambia a ogni presa.',
  },
  stechen: {
    term: 'tagliare',
    also: ['taglio', 'stechen', 'couper'],
    meaning: 'Giocare una briscola su un altro seme. Si taglia anche il mazzo, prima di dare.',
  },
  stich: {
    term: 'presa',
    also: ['prese', 'Stich', 'pli'],
    meaning: 'Quattro carte, una di ognuno. La migliore le prende tutte.',
  },
  stoeck: {
    term: 'stöck',
    also: ['mazza', 'Stöcke'],
    meaning: 'Re e {rank:O} di briscola nella stessa mano, 20 punti.',
  },
  trumpf: {
    term: 'briscola',
    also: ['briscole', 'atout', 'Trumpf'],
    meaning: 'Il seme che batte tutti gli altri.',
  },
  under: {
    term: 'fante',
    also: ['Under', 'fanti', 'Bube', 'jack'],
    meaning: 'La figura più bassa: {card:SU}. A briscola è il puur. Sulle carte svizzere tedesche, l’under.',
  },
  undenufe: {
    term: 'undenufe',
    also: ['dal basso', 'unden-ufe', 'unden'],
    meaning: 'Senza briscola, il sei è la carta migliore.',
  },
  untertrumpfen: {
    term: 'tagliare sotto',
    also: ['sottotaglio', 'sottotagliare', 'untertrumpfen'],
    meaning: 'Giocare una briscola più bassa di quella che c’è già. Quasi sempre vietato.',
  },
  verwerfen: {
    term: 'scartare',
    also: ['scarto', 'buttare', 'verwerfen'],
    meaning: 'Giocare un altro seme, perché quello di uscita non lo si ha. Così si dice qualcosa al compagno.',
  },
  vogel: {
    term: 'uccello',
    also: ['V', 'Vogel'],
    meaning: 'La V sulla lavagna, 500 punti in un segno solo.',
  },
  weis: {
    term: 'accusa',
    also: ['accuse', 'accusare', 'annuncio', 'annunci', 'annunciare', 'saggio', 'Weis', 'Wys'],
    meaning: 'Una fila di tre o più carte dello stesso seme, o quattro uguali.',
  },
};
