/**
 * Recorded: the rounds of any record as they stand there, right or wrong, and what the referee finds in them.
 *
 * `puur score` stops at the first fault. Here the cards are read without being judged, where the form allows it (Puur
 * records, HSLU logs, the compact form), so that every wrong card, winner and sum is found; the text form and what else
 * cannot be read that way is judged as `puur score` does.
 */
import { cardOfHslu, contractOfHslu, parseJson, readRecord, RECORD_FORMAT, seatOfHslu } from '@puur/records';
import {
  type Card,
  DEFAULT_PROFILE,
  type Contract,
  isContract,
  isSeat,
  type Pairing,
  parseCards,
  type PartieEvent,
  type PerSeat,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  suitOf,
} from '@puur/rules';
import { type Audit, type AuditFinding, auditRound, type RecordedRound, type RecordedTrick } from '@puur/referee';
import type { RefereeWords } from '@puur/words';
import { fold } from '../../screen/layout.js';
import { profileFrom } from '../settings.js';
import { readLogs } from '../reading.js';
import { EXIT, type Shell } from '../shell.js';
import { Speaker } from './telling.js';

interface Found {
  readonly number: number;
  readonly round: RecordedRound;
  readonly profile: RuleProfile;
}

interface Rounds {
  readonly names: PerSeat<string> | null;
  readonly rounds: readonly Found[];
}

/** Checks a record and tells what was found; the exit code. */
export function auditText(text: string, path: string, words: RefereeWords, shell: Shell): number {
  const asked = profileFrom(shell.args.values.profile, shell.texts.shell);
  if (!asked.ok) {
    shell.complain(asked.error);
    return EXIT.usage;
  }
  const pairing = shell.faces.settings.pairing;
  const rounds = roundsOfRecord(text) ?? roundsOfLines(text, pairing, asked.value);
  // What only `score` can read, and what a log says beside its cards (Weis, Stöck, sums), is judged as there.
  const judged = rounds === null || rounds.names !== null ? readLogs(text, path, shell) : null;
  if (judged !== null && !judged.ok && (rounds === null || !judged.error.saysNo)) {
    shell.complain(...judged.error.sentences);
    return judged.error.saysNo ? EXIT.no : EXIT.usage;
  }
  const found: Rounds = rounds ?? {
    names: null,
    rounds: judged?.ok ? judged.value.logs.flatMap((log) => roundsOfLog(log)) : [],
  };
  const audits = found.rounds.map(({ number, round, profile }) => ({ number, audit: auditRound(round, profile) }));
  const faults = audits.flatMap(({ audit }) => audit.findings.filter(({ code }) => code !== 'audit-unfinished'));
  const alsoSays = judged !== null && !judged.ok && faults.length === 0 ? judged.error.sentences : [];
  if (shell.args.flags.has('json')) {
    const speaker = { names: found.names };
    shell.json({
      rounds: audits.map(({ number, audit }) => ({ round: number, ...audit })),
      names: speaker.names,
      ...(judged !== null && !judged.ok && { judged: judged.error.error }),
    });
  } else {
    const speaker = new Speaker({ names: found.names, sides: null }, words, shell);
    shell.say(...audits.flatMap(({ number, audit }) => auditLines(number, audit, speaker, words, shell)), ...alsoSays);
  }
  if (audits.length === 0) {
    shell.complain(shell.texts.shell.nothingPlayed);
    return EXIT.usage;
  }
  return faults.length > 0 || alsoSays.length > 0 ? EXIT.no : EXIT.ok;
}

function auditLines(
  number: number,
  audit: Audit,
  speaker: Speaker,
  words: RefereeWords,
  shell: Shell,
): readonly string[] {
  const head = shell.paint(words.says.round(number), 'bold');
  const told = audit.findings.flatMap((finding) =>
    fold(`  ${sentenceOf(finding, speaker, words, shell)}`, shell.width, 4),
  );
  return audit.findings.length === 0
    ? [`${head}: ${words.says.allRight(speaker.bySide(audit.cardPoints))}`]
    : [head, ...told];
}

function sentenceOf(finding: AuditFinding, speaker: Speaker, words: RefereeWords, { faces }: Shell): string {
  const blank = { ...speaker.sentence({}), other: '', why: '' };
  switch (finding.code) {
    case 'audit-card': {
      const legal = faces.names(finding.legal);
      const [lead] = finding.legal;
      const led = lead === undefined ? '' : faces.suitName(suitOf(lead));
      const why = speaker.reason(finding.reason, '', led);
      const { seat, card, trick } = finding;
      return words.audit[finding.code]({
        ...blank,
        ...speaker.sentence({ seat, cards: [card], trick }),
        other: legal,
        why,
      });
    }
    case 'audit-lead':
    case 'audit-winner': {
      const { seat, trick, due } = finding;
      return words.audit[finding.code]({ ...blank, ...speaker.sentence({ seat, trick }), other: speaker.seat(due) });
    }
    case 'audit-points': {
      const { trick, points, due } = finding;
      return words.audit[finding.code]({ ...blank, ...speaker.sentence({ trick, points, of: due }) });
    }
    case 'audit-card-twice':
      return words.audit[finding.code]({ ...blank, ...speaker.sentence({ cards: finding.cards }) });
    case 'audit-size':
      return words.audit[finding.code]({
        ...blank,
        ...speaker.sentence({ trick: finding.trick, points: finding.cards }),
      });
    case 'audit-unfinished':
      return words.audit[finding.code]({ ...blank, points: `${finding.tricks}` });
    case 'audit-sum':
      return words.audit[finding.code]({ ...blank, points: `${finding.sum}`, of: `${finding.due}` });
    case 'audit-counted':
      return words.audit[finding.code]({
        ...blank,
        points: speaker.bySide(finding.counted),
        of: speaker.bySide(finding.due),
      });
  }
}

/** The rounds of a Puur record, unjudged; null where the text is none. */
function roundsOfRecord(text: string): Rounds | null {
  if (!text.slice(0, 4000).includes(`"${RECORD_FORMAT}"`)) return null;
  const read = readRecord(text, { judge: false });
  return read.ok ? { names: read.value.names ?? ['1', '2', '3', '4'], rounds: roundsOfLog(read.value.events) } : null;
}

/** The rounds of a log, from its cards alone. */
function roundsOfLog(log: readonly PartieEvent[]): readonly Found[] {
  const rounds: Found[] = [];
  let profile = DEFAULT_PROFILE;
  let contract: Contract | null = null;
  let hands: readonly (readonly Card[])[] | null = null;
  let plays: { readonly seat: Seat; readonly card: Card }[] = [];
  let told: RecordedTrick[] = [];
  let number = 0;
  const close = (): void => {
    const [first] = plays;
    if (contract !== null && first !== undefined) {
      const tricks = tricksOf(plays, told);
      rounds.push({ number, profile, round: { contract, leader: first.seat, tricks, ...(hands && { hands }) } });
    }
    plays = [];
    told = [];
    contract = null;
  };
  for (const event of log) {
    if (event.type === 'opened') profile = event.profile;
    if (event.type === 'dealt') {
      close();
      number++;
      hands = event.hands;
    }
    if (event.type === 'declared') contract = event.contract;
    if (event.type === 'card-played') plays.push(event);
    if (event.type === 'trick-turned') told.push({ cards: [], winner: event.winner, points: event.points });
  }
  close();
  return rounds;
}

/** Plays in fours, with the winners and points that stand beside them. An unfinished trick is left out. */
function tricksOf(
  plays: readonly { readonly seat: Seat; readonly card: Card }[],
  told: readonly RecordedTrick[],
): RecordedTrick[] {
  return Array.from({ length: Math.floor(plays.length / SEAT_COUNT) }, (_, index) => {
    const four = plays.slice(index * SEAT_COUNT, (index + 1) * SEAT_COUNT);
    const { winner, points } = told[index] ?? {};
    return {
      leader: four[0]!.seat,
      cards: four.map(({ card }) => card),
      ...(winner !== undefined && { winner }),
      ...(points !== undefined && { points }),
    };
  });
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rounds of an HSLU log or of the compact form, one a line or in a list, unjudged; null where a line is neither. */
function roundsOfLines(text: string, pairing: Pairing, profile: RuleProfile): Rounds | null {
  const whole = parseJson(text);
  const items = whole.ok
    ? Array.isArray(whole.value)
      ? (whole.value as readonly unknown[])
      : [whole.value]
    : text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const parsed = parseJson(line.slice(Math.max(0, line.indexOf('{'))));
          return parsed.ok ? parsed.value : null;
        });
  const rounds = items
    .flatMap(gamesIn)
    .map((game) => (isObject(game) ? (hsluRound(game, pairing) ?? compactRound(game)) : null));
  if (rounds.length === 0 || rounds.some((round) => round === null)) return null;
  return { names: null, rounds: rounds.map((round, index) => ({ number: index + 1, round: round!, profile })) };
}

function gamesIn(item: unknown): readonly unknown[] {
  if (!isObject(item)) return [item];
  if (Array.isArray(item.rounds)) return (item.rounds as readonly unknown[]).filter((round) => round !== null);
  return [isObject(item.game) ? item.game : item];
}

function hsluRound(game: Json, pairing: Pairing): RecordedRound | null {
  const { trump, tricks, dealer } = game;
  const contract = typeof trump === 'number' ? contractOfHslu(trump, pairing) : null;
  if (contract === null || !Array.isArray(tricks) || typeof dealer !== 'number') return null;
  const read: RecordedTrick[] = [];
  for (const trick of tricks as readonly unknown[]) {
    if (!isObject(trick) || !Array.isArray(trick.cards)) return null;
    const cards = (trick.cards as readonly unknown[]).map((name) =>
      typeof name === 'string' ? cardOfHslu(name, pairing) : null,
    );
    if (cards.some((card) => card === null)) return null;
    const { first, win, points } = trick;
    read.push({
      cards: cards as Card[],
      ...(typeof first === 'number' && { leader: seatOfHslu(first) }),
      ...(typeof win === 'number' && { winner: seatOfHslu(win) }),
      ...(typeof points === 'number' && { points }),
    });
  }
  return { contract, leader: seatAfter(seatOfHslu(dealer)), tricks: read };
}

function compactRound({ contract, dealer, cards }: Json): RecordedRound | null {
  const parsed = typeof cards === 'string' ? parseCards(cards) : null;
  if (!isContract(contract) || !isSeat(dealer) || parsed?.ok !== true) return null;
  const read = parsed.value;
  const tricks = Array.from({ length: Math.ceil(read.length / SEAT_COUNT) }, (_, index) => ({
    cards: read.slice(index * SEAT_COUNT, (index + 1) * SEAT_COUNT),
  }));
  return { contract, leader: seatAfter(dealer), tricks };
}
