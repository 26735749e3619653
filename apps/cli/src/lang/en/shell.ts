/** Commands, options, errors, and what the tools report. */
import type { ShellTexts } from '../messages.js';
import type { CommandTexts, DealProofTexts, OptionTexts } from '../words.js';

const perhaps = (nearest: string): string => (nearest === '' ? '.' : `; did you mean “${nearest}”?`);

export const commands: CommandTexts = {
  start: {
    summary: 'play a Partie; without a terminal four computers play one',
    about:
      'In a terminal the same as “puur play”. In a pipe four computers play a whole Partie, told round by round, with its slate.',
  },
  play: {
    summary: 'a Partie of Schieber against three computers',
    about:
      'You sit at the bottom, your partner opposite. Everything is saved after every card; “puur play” goes on from there. A pipe can play as well: one line, one answer. If it ends before, the Partie is saved.',
  },
  score: {
    summary: 'count a recorded Partie again',
    about:
      'Reads every form (Puur, text, HSLU, the code of a deal), checks every card by the rules, and counts round by round. A forbidden card is named, with its rule.',
  },
  convert: { summary: 'bring a record into another form', about: 'Forms: record, text, hslu, compact, code.' },
  deal: {
    summary: 'show a deal, with its code',
    about: 'Same seed, same cards, on every machine. Without a seed, by chance.',
  },
  verify: {
    summary: 'check that the cards were dealt honestly',
    about: 'Checks seal, cut, secret and all 36 cards of every round.',
  },
  profiles: {
    summary: 'the tables and what they agree on, in words and with sources',
    about: 'Without a name the list; with a name everything agreed; with --diff what two of them differ in.',
  },
  engine: {
    summary: 'answer questions in JSON, one a line',
    about: 'For programs: one line of JSON in, one line out. Messages of the protocol are English.',
  },
  help: { summary: 'help for a command', about: 'For example “puur help play”.' },
};

export const options: OptionTexts = {
  help: 'this help',
  version: 'the version',
  lang: 'language: de, fr, it, en (else by LC_ALL, LC_MESSAGES, LANG)',
  profile: 'table: a name from “puur profiles” or settings (target=1500,kreuzweis=false)',
  deck: 'deck: german (acorns, roses, …) or french (diamonds, hearts, …)',
  pairing: 'which suits stand for which: swisslos, reglement, alemannic, jassen-ch',
  names: 'four names in the order of play, with commas',
  seat: 'your seat, 1 to 4',
  seed: 'same text, same Partie',
  save: 'file of the Partie (else in $XDG_STATE_HOME/puur)',
  new: 'begin anew; the old Partie is set aside',
  level: 'how well the computers play',
  practice: 'practice: take back with u',
  ascii: 'plain characters only',
  json: 'as JSON',
  to: 'form: record, text, hslu, compact, code',
  code: 'the code of a deal',
  dealer: 'who deals, 1 to 4',
  diff: 'differences between two tables',
};

export const proof: DealProofTexts = {
  'no-commitment': 'dealt without a seal, there is nothing to check',
  'no-secret': 'the secret is not shown yet',
  'secret-too-early': 'the secret was known before the deal',
  'set-aside': 'a seal was set aside before the deal',
  'bad-hex': 'seal or secret cannot be read',
  'no-cut': 'nobody cut',
  'bad-cut': 'a cut is not valid',
  'cut-twice': 'somebody cut twice',
  'wrong-cutter': 'the cut was not made by the neighbour on the dealer’s left',
  'commitment-differs': 'the secret does not fit the seal',
  'draw-differs': 'other cards were drawn',
  'dealer-differs': 'the wrong person dealt',
  'deck-differs': 'secret and cut give other cards',
};

export const shell: ShellTexts = {
  tagline: 'Schieber, counted right.',
  usage: 'Usage',
  commandsTitle: 'Commands',
  optionsTitle: 'Options',
  examplesTitle: 'Examples',
  exitTitle: 'Exit codes',
  exits: [
    '0    all well',
    '1    no: a forbidden card, a wrong proof',
    '2    wrong usage or unusable input',
    '70   a fault of Puur itself',
    '130  interrupted by Ctrl-C (the Partie is saved)',
  ],
  moreHelp: 'More about a command: puur help COMMAND',
  words: {
    command: 'COMMAND',
    options: 'OPTIONS',
    file: 'FILE',
    name: 'NAME',
    text: 'TEXT',
    number: 'NUMBER',
    list: 'LIST',
    settings: 'TABLE',
    language: 'LANGUAGE',
    deck: 'DECK',
    form: 'FORM',
    level: 'LEVEL',
  },
  unknownCommand: (name, nearest) => `There is no command “${name}”${perhaps(nearest)} For all of them: puur help`,
  unknownOption: (name, nearest, command) =>
    `There is no option “${name}” here${perhaps(nearest)} For all of them: puur help ${command}`,
  needsValue: (option) => `The option “${option}” needs a value.`,
  takesNoValue: (option) => `The option “${option}” takes no value.`,
  badValue: (option, found, allowed) => `“${found}” will not do for ${option}; possible: ${allowed}.`,
  tooMany: (found, command) => `“${found}” is too much here. See: puur help ${command}`,
  missing: (what, command) => `Missing: ${what}. See: puur help ${command}`,
  needFourNames: 'It takes four different names with commas between.',
  unknownSetting: (name, nearest) => `There is no setting “${name}”${perhaps(nearest)} For all: puur profiles puur`,
  unknownProfile: (name, nearest) => `There is no table “${name}”${perhaps(nearest)} For all: puur profiles`,
  noFile: (path) => `There is no file ${path}.`,
  isFolder: (path) => `${path} is a folder, not a file.`,
  unreadable: (path, why) => `Cannot read ${path} (${why}).`,
  unwritable: (path, why) => `Cannot write ${path} (${why}).`,
  tooLong: (path) => `${path} is too large for a record.`,
  noRecord: (path, why) => `${path} is no record that Puur can read: ${why}`,
  internal: (what) => `That is a fault of Puur, please report it: ${what}`,
  standardInput: 'The input',
  illegalCard: (round, trick, who, card) => `Round ${round}, trick ${trick}: the ${card} of ${who} is not allowed.`,
  refusedAt: (round, what) => `Round ${round}: ${what} is not allowed.`,
  differsAt: (round, found, expected) => `Round ${round}: here stands ${found}, by the rules it should be ${expected}.`,
  unaskedAt: (round, found) => `Round ${round}: ${found} follows from nothing here.`,
  unfinished: (round) => `The Partie is not over yet (round ${round}).`,
  profileOf: (name) => `Table: ${name}`,
  ownProfile: (name) => `${name}, with settings of its own`,
  nothingPlayed: 'A code holds only a deal, there is nothing to count (to see it: puur deal --code).',
  notOnePartie: 'These rounds do not make one Partie, and a Puur record holds only one.',
  leftOut: (form, rounds) => `The form “${form}” cannot tell these rounds: ${rounds}.`,
  dealSeed: (seed) => `Seed: ${seed}`,
  dealCode: (code) => `Code: ${code}`,
  badCode: (found) => `“${found}” is not the code of a deal.`,
  nothingDealt: 'Nothing was dealt in this record.',
  verified: (round, cutters) => `${round}: right. Seal, cut (${cutters}), secret and all 36 cards worked out again.`,
  notVerified: (round, why) => `${round}: not proved, ${why}.`,
  thrownIn: 'dealt again',
  allVerified: (n) => (n === 1 ? 'The deal is proved.' : `All ${n} deals are proved.`),
  someWrong: (wrong, n) => `${wrong} of ${n} deals are not proved.`,
  pending: (n) => (n === 1 ? 'One round is still running.' : `${n} rounds are still running.`),
  notPlayable: 'The deals are checked, but the play does not keep to the rules (more with “puur score”).',
  differsFromDefault: 'other than “puur”',
  noDifference: (one, other) => `“${one}” and “${other}” are the same.`,
  source: 'source',
  agreedHere: 'agreed at the table',
};
