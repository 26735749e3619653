/**
 * `puur tafel [FILE]`: the slate of people who play with real cards, a line for each round.
 *
 * The file is the log of the evening; it is written after every line and taken up again where it was left. What cannot be
 * is refused, what is odd is asked; nothing that was written is ever rewritten.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ok, refuse, type Result, type Seat, SEATS, type Team } from '@puur/rules';
import {
  claimAfter,
  COIFFEUR_TABLE_IDS,
  COIFFEUR_TABLES,
  type CoiffeurTableId,
  csvOf,
  type Opening,
  type QuestionCode,
  readTafel,
  type SchieberEntry,
  type Sheet,
  type SheetEvent,
  sheetOf,
  statisticsOf,
  write,
  writeTafel,
} from '@puur/tafel';
import { tafelFileText, tafelWordsIn, type TafelWords } from '@puur/words';
import { type Io, isSystemError, reasonOf } from '../io.js';
import { tame } from '../screen/layout.js';
import { DEFAULTS } from './defaults.js';
import { lockFile } from './play/lock.js';
import { exitOf, openPrompter, type Prompter } from './play/prompter.js';
import { savePlace } from './play/save-place.js';
import { Ear, plain } from './play/spoken.js';
import { standardPath } from './play.js';
import { profileFrom } from './settings.js';
import { EXIT, openShell, type Shell } from './shell.js';
import { SPECS } from './specs.js';
import { hear, type LineRefusal, type Listener, sideIn } from './tafel/line.js';
import {
  columnsOf,
  EMPTY,
  lastRound,
  questionSentence,
  refusalSentence,
  showSheet,
  showStatistics,
} from './tafel/showing.js';

/** No evening comes near it. */
const LARGEST_SHEET = 4 * 1024 * 1024;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const shell = await openShell(args, io, SPECS.tafel);
  if (typeof shell === 'number') return shell;
  const words = await tafelWordsIn(shell.language);
  const asked = shell.args.words[0] ?? join(dirname(standardPath(io.env)), 'tafel.json');
  let path: string;
  let unlock: (() => void) | null = null;
  try {
    const place = savePlace(asked, LARGEST_SHEET);
    if (!place.ok) return failed(shell, shell.texts.shell[place.error](asked));
    path = place.value;
    const opened = open(path, words, shell);
    if (!opened.ok) return failed(shell, opened.error);
    const { flags } = shell.args;
    if (flags.has('json') || flags.has('csv')) return output(opened.value.log, shell);
    unlock = lockFile(path);
    if (unlock === null) return failed(shell, shell.texts.shell.unwritable(path, 'EBUSY'));
    return await keep(path, opened.value, words, shell);
  } catch (cause) {
    if (!isSystemError(cause)) throw cause;
    return failed(shell, shell.texts.shell.unwritable(asked, reasonOf(cause)));
  } finally {
    unlock?.();
  }
}

function failed(shell: Shell, sentence: string): number {
  shell.complain(sentence);
  return EXIT.usage;
}

interface Opened {
  readonly log: readonly SheetEvent[];
  readonly isNew: boolean;
}

/** The log of a file, or a new one by the options of the call. */
function open(path: string, words: TafelWords, shell: Shell): Result<Opened, string> {
  const { tafel, shell: texts } = shell.texts;
  if (!existsSync(path)) {
    if (shell.args.flags.has('json') || shell.args.flags.has('csv')) return refuse(texts.noFile(path));
    const opening = openingOf(shell);
    if (!opening.ok) return opening;
    const event = write([], { type: 'opened', opening: opening.value });
    return event.ok ? ok({ log: [event.value], isNew: true }) : refuse(texts.needFourNames);
  }
  const read = readTafel(readFileSync(path, 'utf8'));
  if (!read.ok) {
    return refuse(
      tafelFileText(read.error, words, (refusal, opening) => refusalSentence(refusal, { opening }, words, shell)),
    );
  }
  const { game, profile, names, dealer } = shell.args.values;
  if ([game, profile, names, dealer].some((value) => value !== undefined)) shell.complain(tafel.already);
  return ok({ log: read.value, isNew: false });
}

/** The opening that a call asks for. */
function openingOf(shell: Shell): Result<Opening, string> {
  const { texts, args } = shell;
  const { game = DEFAULTS.tafel.game, dealer = DEFAULTS.tafel.dealer } = args.values;
  const profile = profileFrom(args.values.profile ?? DEFAULTS.tafel.profile, texts.shell);
  if (!profile.ok) return profile;
  if (!/^[1-4]$/.test(dealer)) return refuse(texts.shell.badValue('--dealer', dealer, '1, 2, 3, 4'));
  const names =
    args.values.names === undefined
      ? game === 'differenzler'
        ? texts.table.names.slice(0, SEATS.length)
        : [texts.table.we, texts.table.they]
      : args.values.names.split(',').map((name) => tame(name).trim());
  if (game === 'schieber') {
    return ok({ game, names, profile: profile.value, dealer: (Number(dealer) - 1) as Seat });
  }
  if (game === 'differenzler') {
    const { exactBonus, exactBonusOnZero } = profile.value;
    return ok({ game, names, table: { rounds: null, exactBonus, exactBonusOnZero } });
  }
  if ((COIFFEUR_TABLE_IDS as readonly string[]).includes(game)) {
    const table = { ...COIFFEUR_TABLES[game as CoiffeurTableId], matchBonus: profile.value.matchBonus };
    return ok({ game: 'coiffeur', names, table });
  }
  return refuse(texts.tafel.noGame(game));
}

/** A log as JSON or CSV. */
function output(log: readonly SheetEvent[], shell: Shell): number {
  const sheet = sheetOf(log);
  if (!sheet.ok) return EXIT.usage;
  if (shell.args.flags.has('csv')) {
    shell.io.stdout.write(csvOf(sheet.value));
    return EXIT.ok;
  }
  const { opening, ...rest } = sheet.value;
  const statistics = sheet.value.game === 'schieber' ? { statistics: statisticsOf(sheet.value) } : {};
  shell.json({ ...opening, ...rest, ...statistics, events: log.length });
  return EXIT.ok;
}

/** Asks for lines until the end. */
async function keep(path: string, { log: start, isNew }: Opened, words: TafelWords, shell: Shell): Promise<number> {
  const { tafel } = shell.texts;
  let log = start;
  let sheet = foldOf(log);
  save(path, log);
  shell.say(isNew ? tafel.begun(path) : tafel.resumed(path, sheet.rounds.length));
  if (!isNew) shell.say('', ...showSheet(sheet, words, shell));
  shell.say('', ...helpFor(sheet, shell));
  const prompter = openPrompter(shell.io);
  try {
    for (;;) {
      shell.say('', headFor(sheet, shell));
      const line = await prompter.ask(tafel.prompt);
      if (line === null) break;
      if (line.trim() === '') continue;
      const typed = hear(line, listenerFor(sheet, words, shell));
      if (!typed.ok) {
        shell.say(sentenceFor(typed.error, shell));
        continue;
      }
      if ('order' in typed.value) {
        if (typed.value.order === 'quit') break;
        if (typed.value.order === 'help') shell.say(...helpFor(sheet, shell));
        if (typed.value.order === 'slate') shell.say(...showSheet(sheet, words, shell));
        if (typed.value.order === 'statistics' && sheet.game === 'schieber') shell.say(...showStatistics(sheet, shell));
        continue;
      }
      const command = 'claim' in typed.value ? claimIn(sheet, typed.value.claim) : typed.value.command;
      if (command === null) {
        shell.say(words.refusals['entry-claim-off'](EMPTY));
        continue;
      }
      const event = await judged(log, command, sheet, words, prompter, shell);
      if (event === null) {
        shell.say(tafel.notWritten);
        continue;
      }
      if ('refusal' in event) {
        shell.say(event.refusal);
        continue;
      }
      log = [...log, event.event];
      sheet = foldOf(log);
      save(path, log);
      shell.say(toldOf(event.event, sheet, shell), '', ...showSheet(sheet, words, shell));
    }
  } finally {
    prompter.close();
  }
  shell.say(tafel.kept(path));
  return exitOf(prompter);
}

function foldOf(log: readonly SheetEvent[]): Sheet {
  const sheet = sheetOf(log);
  if (!sheet.ok) throw new Error(`invariant broken: a log that was judged does not fold (${sheet.error.code})`);
  return sheet.value;
}

/** Written beside the file and put in its place, so that a power cut leaves the old or the new one whole. */
function save(path: string, log: readonly SheetEvent[]): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, writeTafel(log));
  renameSync(`${path}.new`, path);
}

type Judged = { readonly event: SheetEvent } | { readonly refusal: string } | null;

/** Judges a command, asking what has to be asked; null where the answer was no. */
async function judged(
  log: readonly SheetEvent[],
  command: SheetEvent,
  sheet: Sheet,
  words: TafelWords,
  prompter: Prompter,
  shell: Shell,
): Promise<Judged> {
  const { tafel, table } = shell.texts;
  let asked = command;
  // Who declared is said by a word of the line, and a file of lines is not held up for it.
  const confirmed: QuestionCode[] = ['ask-declared'];
  for (;;) {
    const event = write(log, asked, confirmed);
    if (event.ok) return { event: event.value };
    if (event.error.code !== 'sheet-asks') return { refusal: refusalSentence(event.error, sheet, words, shell) };
    const question = event.error.questions[0]!;
    const names = columnsOf(sheet);
    const isWhich = question.code === 'ask-who-first';
    const choices = isWhich ? tafel.which(names[0]!, names[1]!) : tafel.yesOrNo;
    const answer = await prompter.ask(`${questionSentence(question, sheet, words)} ${choices}`);
    if (answer === null) return null;
    if (isWhich) {
      const first = sideIn(answer.trim(), listenerFor(sheet, words, shell));
      if (first === undefined) return null;
      asked = withEntry(asked, { first });
      continue;
    }
    const isYes = table.yes.includes(plain(answer.trim()));
    if (question.code === 'ask-match') asked = withEntry(asked, matchAnswer(sheet, question.team, isYes));
    else if (!isYes) return null;
    confirmed.push(question.code);
  }
}

function claimIn(sheet: Sheet, team: Team): SheetEvent | null {
  return sheet.game === 'schieber' ? claimAfter(sheet, team) : null;
}

function matchAnswer(sheet: Sheet, team: 0 | 1, isMatch: boolean): object {
  return sheet.game === 'coiffeur' ? { match: isMatch } : { match: isMatch ? team : null };
}

function withEntry(command: SheetEvent, more: object): SheetEvent {
  if (command.type !== 'entered' && command.type !== 'corrected') return command;
  return { ...command, entry: { ...(command.entry as SchieberEntry), ...more } };
}

function listenerFor(sheet: Sheet, words: TafelWords, shell: Shell): Listener {
  const { opening } = sheet;
  const game: Listener['game'] =
    sheet.game === 'schieber'
      ? { kind: 'schieber', profile: sheet.opening.profile, forehand: sheet.forehand }
      : sheet.game === 'coiffeur'
        ? { kind: 'coiffeur', keys: sheet.opening.table.contracts.map(({ key }) => key) }
        : { kind: 'differenzler' };
  const ear = new Ear(shell.faces, shell.texts.keys);
  return { words: shell.texts.tafel.words, ear, names: opening.names, coiffeur: words.coiffeur, game };
}

function sentenceFor(refusal: LineRefusal, { texts: { tafel } }: Shell): string {
  return refusal.code === 'noPoints' ? tafel.noPoints : tafel[refusal.code](tame(refusal.found));
}

function helpFor({ game }: Sheet, { texts: { tafel } }: Shell): readonly string[] {
  return [...tafel.help[game], ...tafel.help.keys];
}

/** The number of the next round, and in a Schieber of four names who deals it. */
function headFor(sheet: Sheet, { texts: { tafel } }: Shell): string {
  const head = tafel.round(sheet.rounds.length + 1);
  const { names } = sheet.opening;
  if (sheet.game !== 'schieber' || names.length !== SEATS.length) return head;
  return `${head}: ${tafel.deals(tame(names[sheet.dealer]!), tame(names[sheet.forehand]!))}`;
}

function toldOf(event: SheetEvent, sheet: Sheet, { texts: { tafel } }: Shell): string {
  switch (event.type) {
    case 'opened':
    case 'entered':
      return tafel.entered(sheet.rounds.length, lastRound(sheet));
    case 'corrected':
      return tafel.corrected(event.round);
    case 'struck':
      return tafel.struck(event.round);
    case 'undone':
      return tafel.undone;
    case 'redone':
      return tafel.redone;
  }
}
