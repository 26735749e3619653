/**
 * Writes a log in the text form, see text-form.ts.
 */
import {
  type Command,
  type EventOf,
  formatCard,
  formatCards,
  ok,
  type PartieEvent,
  type PartieState,
  type Result,
  type RuleProfile,
  type WeisClaim,
} from '@puur/rules';
import { type RecordError, wellFormed } from './error.js';
import { profileWords } from './profile-words.js';
import type { PuurRecord } from './record.js';
import { type Step, stepsOf } from './steps.js';
import { TEXT_FORMAT, TEXT_VERSION, type HeaderTag, type RoundTag } from './text-form.js';

/** A record as text. Refused where its log does not stand up to the rules, or stops in the middle of a step. */
export function writeText(record: PuurRecord): Result<string, RecordError> {
  const steps = stepsOf(record.events);
  if (!steps.ok) return steps;
  const page = new Page();
  page.tag('Format', `${TEXT_FORMAT} ${TEXT_VERSION}`);
  if (record.created !== undefined) page.tag('Created', record.created);
  if (record.app !== undefined) page.tag('App', wellFormed(record.app));
  if (record.names !== undefined) page.tag('Names', ...record.names.map(wellFormed));
  for (const step of steps.value) page.step(step);
  const last = steps.value.at(-1)?.after;
  if (last?.phase === 'trick-complete') page.say(last, 'lies');
  return ok(page.text());
}

/** A profile in one line: the nearest preset and what differs from it. */
export function profileLine(profile: RuleProfile): string {
  const { preset, settings } = profileWords(profile);
  return [preset, ...settings.map(([name, value]) => `${name}=${value}`)].join(' ');
}

/** The page being written: whole lines, the play line and the contract that are not finished yet. */
class Page {
  readonly #lines: string[] = [];
  #play: string[] = [];
  #contract: string[] = [];
  #isRoundOpen = false;

  text(): string {
    this.#endLine();
    return `${this.#lines.join('\n')}\n`;
  }

  tag(name: HeaderTag | RoundTag, ...values: readonly string[]): void {
    this.#endLine();
    this.#lines.push(`[${[name, ...values.map((value) => JSON.stringify(value))].join(' ')}]`);
  }

  /** Something said; before a lead it stands after the number of the trick. */
  say(state: PartieState, ...words: readonly (string | number)[]): void {
    this.#endContract();
    this.#openTrick(state);
    this.#play.push(`(${words.join(' ')})`);
  }

  step({ before, command, events, after }: Step): void {
    this.#command(before, command);
    for (const event of events) this.#fact(event, after);
  }

  /** What the text may state of an event that follows from another. */
  #fact(event: PartieEvent, after: PartieState): void {
    if (event.type === 'trick-turned') {
      this.#play.push(`= ${event.winner} ${event.points}`);
      this.#endLine();
    } else if (event.type === 'berg-won') this.tag('Berg', String(event.team));
    else if (event.type === 'partie-ended') this.tag('Ending', endingLine(event));
    else if (event.type === 'round-scored') {
      const [us, them] = event.account.teams;
      this.tag('Points', `${us.total} : ${them.total}`);
      this.tag('Score', after.score.join(' : '));
      this.#isRoundOpen = false;
    }
  }

  #command(before: PartieState, command: Command): void {
    switch (command.type) {
      case 'open':
        this.tag('Profile', profileLine(command.profile));
        return;
      case 'draw':
        this.#dealTag(before, 'Drawn', formatCards(command.cards));
        return;
      case 'commit-shuffle':
        this.#dealTag(before, 'Commitment', command.commitment);
        return;
      case 'cut':
        this.#dealTag(before, 'Cut', String(command.seat), command.text);
        return;
      case 'deal': {
        this.#dealTag(before, 'Dealer', String(command.dealer));
        this.tag('Deal', command.hands.map((hand, seat) => `${seat}: ${formatCards(hand)}`).join(' / '));
        return;
      }
      case 'misdeal':
        this.#isRoundOpen = false;
        this.tag('Misdeal', command.reason);
        return;
      case 'push':
        this.#contract.push('pushed');
        return;
      case 'declare': {
        const silent = command.silent === true ? ['silent'] : [];
        this.#contract.push(...silent, command.contract, 'by', String(command.seat));
        this.#endContract();
        return;
      }
      case 'announce-weis':
        this.say(before, command.seat, 'Weis', command.weise.map(weisWords).join(', '));
        return;
      case 'announce-stoeck':
        this.say(before, command.seat, 'Stöck');
        return;
      case 'claim-rest':
        this.say(before, command.seat, 'Rest');
        return;
      case 'claim':
        this.say(before, command.seat, 'Bedanken', ...(command.goal === 'berg' ? ['Berg'] : []));
        return;
      case 'play':
        this.#openTrick(before);
        this.#play.push(formatCard(command.card));
        return;
      case 'turn-trick':
        return;
      case 'reveal-shuffle':
        this.tag('Secret', command.secret);
        return;
    }
  }

  /** A tag that belongs to a deal; the first one opens the round. */
  #dealTag(before: PartieState, name: RoundTag, ...values: readonly string[]): void {
    if (!this.#isRoundOpen) {
      this.#endLine();
      this.#lines.push('');
      this.tag('Round', String(before.rounds.length + 1));
      this.#isRoundOpen = true;
    }
    this.tag(name, ...values);
  }

  /** The number and the leader of a trick in which no card lies yet, once a line. */
  #openTrick({ phase, round }: PartieState): void {
    const running = round?.tricks.at(-1);
    if (phase !== 'play' || running?.cards.length !== 0 || this.#play.length > 0) return;
    this.#play.push(`${round!.tricks.length}. ${running.leader}:`);
  }

  #endContract(): void {
    const words = this.#contract;
    this.#contract = [];
    if (words.length > 0) this.tag('Contract', words.join(' '));
  }

  #endLine(): void {
    this.#endContract();
    if (this.#play.length > 0) this.#lines.push(this.#play.join(' '));
    this.#play = [];
  }
}

function weisWords({ cards, points }: WeisClaim): string {
  return `${points} ${formatCards(cards)}`;
}

/** `0 by blocks`, `nobody by rounds`, `1 by claim schneider`: the winner's team, the reason, Schneider. */
export function endingLine({ winner, reason, schneider }: Omit<EventOf<'partie-ended'>, 'type'>): string {
  return [winner ?? 'nobody', 'by', reason, ...(schneider ? ['schneider'] : [])].join(' ');
}
