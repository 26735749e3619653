/** Le parole dello jass. */
import type { RulebookText } from '../article.js';

export const terms: RulebookText['terms'] = {
  ass: {
    term: 'asso',
    also: ['Ass', 'Sau', 'as'],
    meaning: 'La carta più alta di un seme che non è briscola, vale 11.',
  },
  banner: {
    term: 'bandiera',
    also: ['dieci', 'Banner', 'Panner'],
    meaning: 'Il dieci delle carte svizzere tedesche, con una bandiera sopra. Vale 10. Sulle tue carte: {card:R10}.',
  },
  bedanken: {
    term: 'ringraziare',
    also: ['grazie', 'sich bedanken'],
    meaning: 'Dire che la propria coppia è alla meta. Chi si sbaglia perde.',
  },
  berg: {
    term: 'montagna',
    also: ['premio della montagna', 'Berg', 'Bergpreis'],
    meaning: 'Il premio alla coppia che arriva per prima a metà strada.',
  },
  bock: {
    term: 'carta sicura',
    also: ['franca', 'Bock'],
    meaning: 'Una carta che nessuno può più battere, perché tutto quello che c’era di più alto è caduto.',
  },
  bodentrumpf: {
    term: 'briscola del fondo',
    also: ['Bodentrumpf'],
    meaning: 'È briscola il seme dell’ultima carta in fondo al mazzo, una volta tagliato: si usa nel Differenzler.',
  },
  brettli: {
    term: 'scartina',
    also: ['liscio', 'Brettli'],
    meaning: 'Una carta che non vale niente: dal sei al nove, se non è il nell.',
  },
  coiffeur: {
    term: 'Coiffeur',
    also: ['quoi faire'],
    meaning: 'Jass in cui ogni coppia deve giocare ogni gioco una volta.',
  },
  differenzler: {
    term: 'Differenzler',
    also: ['differenza', 'previsione'],
    meaning: 'Jass in cui ognuno prevede quanti punti farà.',
  },
  eicheln: {
    term: 'ghiande',
    also: ['Eicheln'],
    meaning: 'Seme delle carte svizzere tedesche. Sulle tue carte: {suit:E}.',
  },
  farbzwang: {
    term: 'rispondere',
    also: ['servire', 'Farbzwang', 'bedienen', 'rispondere al seme', 'obbligo di seme'],
    meaning: 'Dare una carta del seme di uscita. Chi ne ha deve; non rispondere al seme è un rifiuto.',
  },
  forehand: {
    term: 'essere di mano',
    also: ['primo di mano', 'Vorhand'],
    meaning: 'Chi siede a destra del mazziere: dichiara ed esce per la prima presa.',
  },
  gusti: {
    term: 'gusti',
    also: ['Guschti'],
    meaning: 'Senza briscola, cinque prese dall’alto e quattro dal basso, o il contrario.',
  },
  jasstafel: {
    term: 'lavagna',
    also: ['lavagnetta', 'Jasstafel', 'ardoise'],
    meaning: 'Quella su cui si segna con il gesso.',
  },
  kontermatch: {
    term: 'contromatch',
    also: ['Kontermatch'],
    meaning: 'Un match di chi non ha dichiarato.',
  },
  kreuzweis: {
    term: 'accuse incrociate',
    also: ['Kreuzweis'],
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
    also: ['Ober', 'regina'],
    meaning: 'La figura tra il fante e il re, sulle carte svizzere tedesche l’ober. Sulle tue: {card:SO}.',
  },
  obenabe: {
    term: 'obenabe',
    also: ['dall’alto', 'oben-abe'],
    meaning: 'Senza briscola, l’asso è la carta migliore.',
  },
  partie: {
    term: 'partita',
    also: ['Partie'],
    meaning: 'Tutte le mani insieme, finché una coppia è alla meta.',
  },
  puur: {
    term: 'puur',
    also: ['buur', 'bour', 'Bauer', 'fante di briscola'],
    meaning: 'Il fante (o under) di briscola, la carta più alta del gioco, vale 20.',
  },
  rest: {
    term: 'resto',
    also: ['stesa', 'tutte mie', 'Rest'],
    meaning: 'Mostrare in un colpo le prese che restano, perché tutte le carte sono sicure.',
  },
  rosen: {
    term: 'rose',
    also: ['Rosen'],
    meaning: 'Seme delle carte svizzere tedesche. Sulle tue carte: {suit:R}.',
  },
  round: {
    term: 'mano',
    also: ['smazzata', 'giro', 'Runde', 'donne'],
    meaning: 'Dare una volta, giocare nove prese, contare. Si chiamano mano anche le carte che uno ha.',
  },
  schellen: {
    term: 'sonagli',
    also: ['campanelli', 'Schellen'],
    meaning: 'Seme delle carte svizzere tedesche. Sulle tue carte: {suit:S}.',
  },
  schieben: {
    term: 'passare',
    also: ['spingere', 'schieben', 'chibrer'],
    meaning: 'Lasciare la scelta al compagno.',
  },
  schieber: {
    term: 'Schieber',
    also: ['Chibre'],
    meaning: 'Lo jass a cui pensano quasi tutti quando si dice jass.',
  },
  schilten: {
    term: 'scudi',
    also: ['Schilten'],
    meaning: 'Seme delle carte svizzere tedesche. Sulle tue carte: {suit:T}.',
  },
  schneider: {
    term: 'schneider',
    also: [],
    meaning: 'Perdere senza essere arrivati a metà strada.',
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
    also: ['Stich', 'pli'],
    meaning: 'Quattro carte, una di ognuno. La migliore le prende tutte.',
  },
  stoeck: {
    term: 'stöck',
    also: ['mazza', 'Stöcke'],
    meaning: 'Re e {rank:O} di briscola nella stessa mano, 20 punti.',
  },
  trumpf: {
    term: 'briscola',
    also: ['atout', 'Trumpf'],
    meaning: 'Il seme che batte tutti gli altri.',
  },
  under: {
    term: 'fante',
    also: ['Under', 'jack'],
    meaning:
      'La figura più bassa, sulle carte svizzere tedesche l’under. A briscola è il puur. Sulle tue carte: {card:SU}.',
  },
  undenufe: {
    term: 'undenufe',
    also: ['dal basso', 'unden-ufe'],
    meaning: 'Senza briscola, il sei è la carta migliore.',
  },
  untertrumpfen: {
    term: 'tagliare sotto',
    also: ['sottotaglio', 'untertrumpfen', 'sottotagliare', 'tagliare di sotto'],
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
    also: ['annunci', 'annunciare', 'saggio', 'Weis', 'Wys'],
    meaning: 'Una fila di tre o più carte dello stesso seme, o quattro uguali.',
  },
};
