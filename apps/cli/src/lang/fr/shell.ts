/** Commandes, options, erreurs et ce que disent les outils. */
import type { ShellTexts } from '../messages.js';
import type { CommandTexts, DealProofTexts, OptionTexts } from '../words.js';

const perhaps = (nearest: string): string => (nearest === '' ? '' : `, peut-être « ${nearest} »`);

export const commands: CommandTexts = {
  start: {
    summary: 'jouer une partie ; sans terminal, quatre ordinateurs en jouent une',
    about:
      'Dans un terminal, comme « puur play ». Dans un tube, quatre ordinateurs jouent une partie entière, racontée donne par donne, avec l’ardoise.',
  },
  play: {
    summary: 'une partie de chibre contre trois ordinateurs',
    about:
      'Tu es en bas, ton partenaire en face. Tout est enregistré après chaque carte ; « puur play » reprend là. Un tube peut aussi jouer : une ligne, une réponse. S’il s’arrête, la partie est enregistrée.',
  },
  score: {
    summary: 'recompter une partie notée',
    about:
      'Lit toutes les formes (Puur, texte, HSLU, code d’une donne), vérifie chaque carte selon les règles et compte donne par donne. Une carte interdite est nommée, avec la règle.',
  },
  convert: {
    summary: 'mettre un enregistrement sous une autre forme',
    about: 'Formes : record, text, hslu, compact, code.',
  },
  deal: {
    summary: 'montrer une donne, avec son code',
    about: 'Même graine, mêmes cartes, sur tout appareil. Sans graine, au hasard.',
  },
  verify: {
    summary: 'vérifier que l’on a donné honnêtement',
    about: 'Contrôle pour chaque donne le sceau, la coupe, le secret et les 36 cartes.',
  },
  profiles: {
    summary: 'les tables et ce qu’elles ont convenu, en mots et avec la source',
    about: 'Sans nom, la liste ; avec un nom, tout ce qui est convenu ; avec --diff, ce qui en distingue deux.',
  },
  engine: {
    summary: 'répondre en JSON, une question par ligne',
    about: 'Pour les programmes : une ligne de JSON entre, une sort. Les messages du protocole sont en anglais.',
  },
  help: { summary: 'l’aide d’une commande', about: 'Par exemple « puur help play ».' },
};

export const options: OptionTexts = {
  help: 'cette aide',
  version: 'la version',
  lang: 'langue : de, fr, it, en (sinon selon LC_ALL, LC_MESSAGES, LANG)',
  profile: 'table : un nom de « puur profiles » ou des réglages (target=1500,kreuzweis=false)',
  deck: 'jeu : german (glands, roses, …) ou french (carreau, cœur, …)',
  pairing: 'quelles couleurs se répondent : swisslos, reglement, alemannic, jassen-ch',
  names: 'quatre noms dans le sens du jeu, séparés par des virgules',
  seat: 'ta place, de 1 à 4',
  seed: 'même texte, même partie',
  save: 'fichier de la partie (sinon dans $XDG_STATE_HOME/puur)',
  new: 'recommencer ; l’ancienne partie est mise de côté',
  level: 'la force des ordinateurs',
  practice: 'exercice : reprendre avec u',
  ascii: 'signes simples seulement',
  json: 'en JSON',
  to: 'forme : record, text, hslu, compact, code',
  code: 'le code d’une donne',
  dealer: 'qui donne, de 1 à 4',
  diff: 'différences entre deux tables',
};

export const proof: DealProofTexts = {
  'no-commitment': 'donné sans sceau, il n’y a rien à vérifier',
  'no-secret': 'le secret n’est pas encore montré',
  'secret-too-early': 'le secret était connu avant la donne',
  'set-aside': 'un sceau a été écarté avant la donne',
  'bad-hex': 'le sceau ou le secret est illisible',
  'no-cut': 'personne n’a coupé',
  'bad-cut': 'une coupe n’est pas valable',
  'cut-twice': 'quelqu’un a coupé deux fois',
  'wrong-cutter': 'ce n’est pas le voisin de gauche du donneur qui a coupé',
  'commitment-differs': 'le secret ne répond pas au sceau',
  'draw-differs': 'les cartes tirées sont autres',
  'dealer-differs': 'ce n’était pas à cette personne de donner',
  'deck-differs': 'le secret et la coupe donnent d’autres cartes',
};

export const shell: ShellTexts = {
  tagline: 'Le chibre, compté juste.',
  usage: 'Usage',
  commandsTitle: 'Commandes',
  optionsTitle: 'Options',
  examplesTitle: 'Exemples',
  exitTitle: 'Code de retour',
  exits: [
    '0    tout va bien',
    '1    non : carte interdite, preuve fausse',
    '2    mauvais appel ou entrée inutilisable',
    '70   une erreur de Puur lui-même',
    '130  interrompu par Ctrl-C (la partie est enregistrée)',
  ],
  moreHelp: 'Pour une commande : puur help COMMANDE',
  words: {
    command: 'COMMANDE',
    options: 'OPTIONS',
    file: 'FICHIER',
    name: 'NOM',
    text: 'TEXTE',
    number: 'NOMBRE',
    list: 'LISTE',
    settings: 'TABLE',
    language: 'LANGUE',
    deck: 'JEU',
    form: 'FORME',
    level: 'NIVEAU',
  },
  unknownCommand: (name, nearest) => `La commande « ${name} » n’existe pas${perhaps(nearest)}. Toutes : puur help`,
  unknownOption: (name, nearest, command) =>
    `L’option « ${name} » n’existe pas ici${perhaps(nearest)}. Toutes : puur help ${command}`,
  needsValue: (option) => `L’option « ${option} » demande une valeur.`,
  takesNoValue: (option) => `L’option « ${option} » ne prend pas de valeur.`,
  badValue: (option, found, allowed) => `« ${found} » ne va pas pour ${option} ; possible : ${allowed}.`,
  tooMany: (found, command) => `« ${found} » est de trop ici. Voir : puur help ${command}`,
  missing: (what, command) => `Il manque : ${what}. Voir : puur help ${command}`,
  needFourNames: 'Il faut quatre noms différents, séparés par des virgules.',
  unknownSetting: (name, nearest) =>
    `Le réglage « ${name} » n’existe pas${perhaps(nearest)}. Tous : puur profiles puur`,
  unknownProfile: (name, nearest) => `La table « ${name} » n’existe pas${perhaps(nearest)}. Toutes : puur profiles`,
  noFile: (path) => `Le fichier ${path} n’existe pas.`,
  isFolder: (path) => `${path} est un dossier, pas un fichier.`,
  unreadable: (path, why) => `Impossible de lire ${path} (${why}).`,
  unwritable: (path, why) => `Impossible d’écrire ${path} (${why}).`,
  tooLong: (path) => `${path} est trop grand pour un enregistrement.`,
  noRecord: (path, why) => `${path} n’est pas un enregistrement que Puur sait lire : ${why}`,
  internal: (what) => `C’est une erreur de Puur, merci de la signaler : ${what}`,
  standardInput: 'L’entrée',
  illegalCard: (round, trick, who, card) => `Donne ${round}, pli ${trick} : ${card}, de ${who}, n’est pas permis.`,
  refusedAt: (round, what) => `Donne ${round} : ${what} n’est pas permis.`,
  differsAt: (round, found, expected) =>
    `Donne ${round} : il y a ici ${found}, selon les règles il faudrait ${expected}.`,
  unaskedAt: (round, found) => `Donne ${round} : ${found} ne découle ici de rien.`,
  unfinished: (round) => `La partie n’est pas encore finie (donne ${round}).`,
  profileOf: (name) => `Table : ${name}`,
  ownProfile: (name) => `${name}, avec ses propres réglages`,
  nothingPlayed: 'Un code ne contient qu’une donne, il n’y a rien à compter (pour la voir : puur deal --code).',
  notOnePartie: 'Ces donnes ne font pas une seule partie, un enregistrement Puur n’en contient qu’une.',
  leftOut: (form, rounds) => `La forme « ${form} » ne sait pas raconter ces donnes : ${rounds}.`,
  dealSeed: (seed) => `Graine : ${seed}`,
  dealCode: (code) => `Code : ${code}`,
  badCode: (found) => `« ${found} » n’est pas le code d’une donne.`,
  nothingDealt: 'Rien n’a été donné dans cet enregistrement.',
  verified: (round, cutters) => `${round} : juste. Sceau, coupe (${cutters}), secret et les 36 cartes sont recalculés.`,
  notVerified: (round, why) => `${round} : pas prouvé, ${why}.`,
  thrownIn: 'redonnée',
  allVerified: (n) => (n === 1 ? 'La donne est prouvée.' : `Les ${n} donnes sont prouvées.`),
  someWrong: (wrong, n) => `${wrong} donnes sur ${n} ne sont pas prouvées.`,
  pending: (n) => (n === 1 ? 'Une donne est encore en cours.' : `${n} donnes sont encore en cours.`),
  notPlayable: 'Les donnes sont vérifiées, mais le jeu ne suit pas les règles (voir « puur score »).',
  differsFromDefault: 'autrement que « puur »',
  noDifference: (one, other) => `« ${one} » et « ${other} » sont pareils.`,
  source: 'source',
  agreedHere: 'convenu à la table',
};
