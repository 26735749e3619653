/** Comandi, opzioni, errori e quello che dicono gli attrezzi. */
import type { ShellTexts } from '../messages.js';
import type { CommandTexts, DealProofTexts, OptionTexts } from '../words.js';

const perhaps = (nearest: string): string => (nearest === '' ? '' : `, forse «${nearest}»`);

export const commands: CommandTexts = {
  start: {
    summary: 'giocare una partita; senza terminale ne giocano una quattro computer',
    about:
      'In un terminale come «puur play». In una pipe quattro computer giocano una partita intera, raccontata mano per mano, con la lavagna.',
  },
  play: {
    summary: 'una partita di schieber contro tre computer',
    about:
      'Tu siedi in basso, il compagno di fronte. Dopo ogni carta tutto è salvato; «puur play» riprende da lì. Può giocare anche una pipe: una riga, una risposta. Se finisce prima, la partita è salvata.',
  },
  score: {
    summary: 'ricontare una partita scritta',
    about:
      'Legge ogni forma (Puur, testo, HSLU, codice di una distribuzione), controlla ogni carta secondo le regole e conta mano per mano. Una carta vietata viene nominata, con la regola.',
  },
  convert: {
    summary: 'portare una registrazione in un’altra forma',
    about: 'Forme: record, text, hslu, compact, code.',
  },
  deal: {
    summary: 'mostrare una distribuzione, con il suo codice',
    about: 'Stesso seme, stesse carte, su ogni apparecchio. Senza seme, a caso.',
  },
  verify: {
    summary: 'ricontrollare se si è dato onestamente',
    about: 'Controlla per ogni mano il sigillo, il taglio, il segreto e tutte e 36 le carte.',
  },
  profiles: {
    summary: 'i tavoli e i loro accordi, a parole e con la fonte',
    about: 'Senza nome la lista; con un nome tutti gli accordi; con --diff quello che ne distingue due.',
  },
  engine: {
    summary: 'rispondere in JSON, una domanda per riga',
    about: 'Per i programmi: entra una riga di JSON, ne esce una. I messaggi del protocollo sono in inglese.',
  },
  help: { summary: 'l’aiuto di un comando', about: 'Per esempio «puur help play».' },
};

export const options: OptionTexts = {
  help: 'questo aiuto',
  version: 'la versione',
  lang: 'lingua: de, fr, it, en (altrimenti secondo LC_ALL, LC_MESSAGES, LANG)',
  profile: 'tavolo: un nome da «puur profiles» o singoli accordi (target=1500,kreuzweis=false)',
  deck: 'mazzo: german (ghiande, rose, …) o french (quadri, cuori, …)',
  pairing: 'quali semi si corrispondono: swisslos, reglement, alemannic, jassen-ch',
  names: 'quattro nomi nel senso del gioco, separati da virgole',
  seat: 'il tuo posto, da 1 a 4',
  seed: 'stesso testo, stessa partita',
  save: 'file della partita (altrimenti in $XDG_STATE_HOME/puur)',
  new: 'ricominciare; la vecchia partita è messa da parte',
  level: 'quanto sono forti i computer',
  practice: 'esercizio: tornare indietro con u',
  ascii: 'solo segni semplici',
  json: 'in JSON',
  to: 'forma: record, text, hslu, compact, code',
  code: 'il codice di una distribuzione',
  dealer: 'chi dà le carte, da 1 a 4',
  diff: 'differenze fra due tavoli',
};

export const proof: DealProofTexts = {
  'no-commitment': 'dato senza sigillo, non c’è niente da controllare',
  'no-secret': 'il segreto non è ancora mostrato',
  'secret-too-early': 'il segreto era noto prima di dare',
  'set-aside': 'un sigillo è stato messo via prima di dare',
  'bad-hex': 'il sigillo o il segreto è illeggibile',
  'no-cut': 'nessuno ha tagliato',
  'bad-cut': 'un taglio non è valido',
  'cut-twice': 'qualcuno ha tagliato due volte',
  'wrong-cutter': 'non ha tagliato chi siede a sinistra del mazziere',
  'commitment-differs': 'il segreto non corrisponde al sigillo',
  'draw-differs': 'le carte estratte sono altre',
  'dealer-differs': 'ha dato la persona sbagliata',
  'deck-differs': 'segreto e taglio danno altre carte',
};

export const shell: ShellTexts = {
  tagline: 'Lo schieber, contato giusto.',
  usage: 'Uso',
  commandsTitle: 'Comandi',
  optionsTitle: 'Opzioni',
  examplesTitle: 'Esempi',
  exitTitle: 'Codice di uscita',
  exits: [
    '0    tutto bene',
    '1    no: carta vietata, prova falsa',
    '2    chiamata sbagliata o dati inutilizzabili',
    '70   un errore di Puur stesso',
    '130  interrotto con Ctrl-C (la partita è salvata)',
  ],
  moreHelp: 'Per un comando: puur help COMANDO',
  words: {
    command: 'COMANDO',
    options: 'OPZIONI',
    file: 'FILE',
    name: 'NOME',
    text: 'TESTO',
    number: 'NUMERO',
    list: 'LISTA',
    settings: 'TAVOLO',
    language: 'LINGUA',
    deck: 'MAZZO',
    form: 'FORMA',
    level: 'LIVELLO',
  },
  unknownCommand: (name, nearest) => `Il comando «${name}» non c’è${perhaps(nearest)}. Tutti: puur help`,
  unknownOption: (name, nearest, command) =>
    `L’opzione «${name}» qui non c’è${perhaps(nearest)}. Tutte: puur help ${command}`,
  needsValue: (option) => `L’opzione «${option}» vuole un valore.`,
  takesNoValue: (option) => `L’opzione «${option}» non prende valori.`,
  badValue: (option, found, allowed) => `«${found}» non va per ${option}; possibile: ${allowed}.`,
  tooMany: (found, command) => `«${found}» qui è di troppo. Vedi: puur help ${command}`,
  missing: (what, command) => `Manca: ${what}. Vedi: puur help ${command}`,
  needFourNames: 'Ci vogliono quattro nomi diversi, separati da virgole.',
  unknownSetting: (name, nearest) => `L’accordo «${name}» non c’è${perhaps(nearest)}. Tutti: puur profiles puur`,
  unknownProfile: (name, nearest) => `Il tavolo «${name}» non c’è${perhaps(nearest)}. Tutti: puur profiles`,
  noFile: (path) => `Il file ${path} non esiste.`,
  isFolder: (path) => `${path} è una cartella, non un file.`,
  unreadable: (path, why) => `Impossibile leggere ${path} (${why}).`,
  unwritable: (path, why) => `Impossibile scrivere ${path} (${why}).`,
  tooLong: (path) => `${path} è troppo grande per una registrazione.`,
  noRecord: (path, why) => `${path} non è una registrazione che Puur sappia leggere: ${why}`,
  internal: (what) => `È un errore di Puur, per favore segnalarlo: ${what}`,
  standardInput: 'L’ingresso',
  illegalCard: (round, trick, who, card) => `Mano ${round}, presa ${trick}: ${card} di ${who} non è permesso.`,
  refusedAt: (round, what) => `Mano ${round}: ${what} non è permesso.`,
  differsAt: (round, found, expected) => `Mano ${round}: qui c’è ${found}, secondo le regole ci vuole ${expected}.`,
  unaskedAt: (round, found) => `Mano ${round}: ${found} qui non segue da niente.`,
  unfinished: (round) => `La partita non è ancora finita (mano ${round}).`,
  profileOf: (name) => `Tavolo: ${name}`,
  ownProfile: (name) => `${name}, con accordi propri`,
  nothingPlayed:
    'Un codice contiene solo una distribuzione, non c’è niente da contare (per vederla: puur deal --code).',
  notOnePartie: 'Queste mani non fanno una sola partita, una registrazione Puur ne contiene una.',
  leftOut: (form, rounds) => `La forma «${form}» non sa raccontare queste mani: ${rounds}.`,
  dealSeed: (seed) => `Seme: ${seed}`,
  dealCode: (code) => `Codice: ${code}`,
  badCode: (found) => `«${found}» non è il codice di una distribuzione.`,
  nothingDealt: 'In questa registrazione non si è dato niente.',
  verified: (round, cutters) =>
    `${round}: giusto. Sigillo, taglio (${cutters}), segreto e tutte e 36 le carte ricalcolati.`,
  notVerified: (round, why) => `${round}: non provato, ${why}.`,
  thrownIn: 'ridata',
  allVerified: (n) => (n === 1 ? 'La distribuzione è provata.' : `Tutte e ${n} le distribuzioni sono provate.`),
  someWrong: (wrong, n) => `${wrong} distribuzioni su ${n} non sono provate.`,
  pending: (n) => (n === 1 ? 'Una mano è ancora in corso.' : `${n} mani sono ancora in corso.`),
  notPlayable: 'Le distribuzioni sono controllate, ma il gioco non segue le regole (vedi «puur score»).',
  differsFromDefault: 'diverso da «puur»',
  noDifference: (one, other) => `«${one}» e «${other}» sono uguali.`,
  source: 'fonte',
  agreedHere: 'stabilito al tavolo',
};
