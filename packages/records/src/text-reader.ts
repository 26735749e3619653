/**
 * Reads the text form, see text-form.ts. Every act goes through the rules as a command, so that what comes out is a log
 * that could have been played; what the text states beyond that is checked against it.
 */
import {
  apply,
  type Card,
  type Command,
  CONTRACTS,
  DEFAULT_PROFILE,
  EMPTY_PARTIE,
  evolve,
  MISDEALS,
  ok,
  parseCard,
  parseCards,
  type PartieEvent,
  type PartieState,
  type PerSeat,
  perSeat,
  refuse,
  type Result,
  type RuleProfile,
  type Seat,
  SEAT_COUNT,
  seatAfter,
  suitOf,
  trumpOf,
  turnOf,
  type WeisClaim,
} from '@puur/rules';
import { foundIn, isWellFormed, type RecordError, sizeError } from './error.js';
import { profileOfWords, type SettingWord } from './profile-words.js';
import { isTime, MOST_CUTS, MOST_EVENTS, type PuurRecord } from './record.js';
import { HEADER_TAGS, type HeaderTag, ROUND_TAGS, type RoundTag, TEXT_FORMAT, TEXT_VERSION } from './text-form.js';
import { TextLexer, type TextToken } from './text-lexer.js';
import { endingLine } from './text-writer.js';

/** Reads a Partie in the text form. */
export function readText(text: string): Result<PuurRecord, RecordError> {
  const tooLarge = sizeError(text);
  if (tooLarge) return refuse(tooLarge);
  const lexer = new TextLexer(text);
  const reader = new TextReader();
  for (;;) {
    const token = lexer.next();
    if (!token.ok) return token;
    const error = reader.read(token.value);
    if (error) return refuse(error);
    if (token.value.kind === 'end') return ok(reader.record());
  }
}

/** What went wrong, null if nothing did. */
export type Fault = RecordError | null;

/** What a statement of the text is about. */
export type StatedSubject =
  'deal' | 'contract' | 'weis' | 'stoeck' | 'card' | 'trick' | 'rest' | 'claim' | 'account' | 'berg' | 'end';

/** The head of the text and the log so far. What is protected is heard otherwise by a witness (text-witness.ts). */
export class TextReader {
  protected readonly events: PartieEvent[] = [];
  readonly #tags = new Set<HeaderTag>();
  protected state: PartieState = EMPTY_PARTIE;
  #created: string | null = null;
  #app: string | null = null;
  #names: PerSeat<string> | null = null;
  #profile: RuleProfile | null = null;
  #dealer: Seat | null = null;
  /** A card has to show what was declared in silence. */
  #silent = false;
  #lies = false;
  protected line = 0;

  record(): PuurRecord {
    return {
      ...(this.#created !== null && { created: this.#created }),
      ...(this.#app !== null && { app: this.#app }),
      ...(this.#names !== null && { names: this.#names }),
      events: this.events,
    };
  }

  read(token: TextToken): Fault {
    this.line = token.line;
    // 1 The head, which begins with the format.
    const header = token.kind === 'tag' ? tagIn(HEADER_TAGS, token.name) : null;
    if (this.#tags.size === 0 && header !== 'Format') return this.expected('[Format "Puur 1"]', foundOf(token));
    if (token.kind === 'tag' && header) return this.#header(header, token.values);
    // 2 What happens, for which a table has to be open. A text without it is an empty log.
    if (this.state.phase === 'open' && (token.kind !== 'end' || this.#profile !== null)) {
      const fault = this.run({ type: 'open', profile: this.#profile ?? DEFAULT_PROFILE }, 'Profile');
      if (fault) return fault;
    }
    switch (token.kind) {
      case 'tag': {
        const tag = tagIn(ROUND_TAGS, token.name);
        return tag
          ? this.#tag(tag, token.values)
          : this.expected([...HEADER_TAGS, ...ROUND_TAGS].join(' | '), token.name);
      }
      case 'number':
        return this.turnIfLying() ?? this.#number(token.value);
      case 'leader':
        return this.turnIfLying() ?? this.leads(token.value as Seat);
      case 'card':
        return this.card(token.name);
      case 'say':
        return this.#say(token.text.normalize('NFC').trim());
      case 'turned':
        return this.turned(token.facts);
      case 'end':
        return this.#lies ? null : this.turnIfLying();
    }
  }

  /** Asks the rules for a command. */
  protected run(command: Command, found: string): Fault {
    const judged = apply(this.state, command);
    if (!judged.ok) return { code: 'text-refused', line: this.line, found: foundIn(found), refusal: judged.error };
    return this.take(judged.value, found);
  }

  /** Adds events to the log. */
  protected take(events: readonly PartieEvent[], found: string): Fault {
    if (this.events.length + events.length > MOST_EVENTS) return this.expected(`at most ${MOST_EVENTS} events`, found);
    for (const event of events) this.events.push(event);
    this.state = events.reduce(evolve, this.state);
    this.#lies = false;
    return null;
  }

  protected expected(expected: string, found: unknown): RecordError {
    return { code: 'text-expected', line: this.line, expected, found: foundIn(found) };
  }

  /** Checks what the text states against what the rules say. */
  protected check(expected: string, found: string, _about: StatedSubject): Fault {
    const same = expected.toLowerCase() === found.trim().replace(/\s+/g, ' ').toLowerCase();
    return same ? null : { code: 'text-differs', line: this.line, expected, found: foundIn(found) };
  }

  #header(tag: HeaderTag, values: readonly string[]): Fault {
    if (this.state.phase !== 'open') return this.expected('tag of a round', tag);
    if (this.#tags.has(tag)) return { code: 'text-tag-twice', line: this.line, tag };
    this.#tags.add(tag);
    const [first = ''] = values;
    const ill = values.find((value) => !isWellFormed(value));
    if (ill !== undefined) return this.expected('well-formed text', ill);
    if (values.length !== (tag === 'Names' ? SEAT_COUNT : 1)) {
      return this.expected(tag === 'Names' ? 'four names' : 'one text', values);
    }
    switch (tag) {
      case 'Format':
        return this.#format(first);
      case 'Created':
        if (!isTime(first)) return this.expected('ISO 8601 time', first);
        this.#created = first;
        return null;
      case 'Names':
        this.#names = perSeat((seat) => values[seat]!);
        return null;
      case 'App':
        this.#app = first;
        return null;
      case 'Profile':
        return this.#readProfile(first);
    }
  }

  #format(text: string): Fault {
    const [, name, version] = /^\s*([a-z]+)\s+(\d{1,6})\s*$/i.exec(text) ?? [];
    if (name?.toLowerCase() !== TEXT_FORMAT.toLowerCase()) return this.expected(`${TEXT_FORMAT} ${TEXT_VERSION}`, text);
    if (Number(version) > TEXT_VERSION) return { code: 'newer-version', found: Number(version), known: TEXT_VERSION };
    return Number(version) === TEXT_VERSION ? null : this.expected(`${TEXT_FORMAT} ${TEXT_VERSION}`, text);
  }

  #readProfile(text: string): Fault {
    const [preset = '', ...words] = text.split(/\s+/).filter((word) => word !== '');
    const settings = words.map((word): SettingWord => {
      const at = word.indexOf('=');
      return at === -1 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
    });
    const profile = profileOfWords({ preset, settings });
    if (!profile.ok) {
      const { setting, found, allowed } = profile.error;
      return this.expected(`${setting}: ${allowed.join(' | ')}`, found);
    }
    this.#profile = profile.value;
    return null;
  }

  #tag(tag: RoundTag, values: readonly string[]): Fault {
    // A misdeal may come while the first trick lies; every other tag comes after it was turned.
    const turned = tag === 'Misdeal' ? null : this.turnIfLying();
    if (turned) return turned;
    const [text, second] = values;
    const count = tag === 'Cut' ? 2 : 1;
    if (text === undefined || (values.length !== count && tag !== 'Deal'))
      return this.expected(`${count} text`, values);
    const ill = values.find((value) => !isWellFormed(value));
    if (ill !== undefined) return this.expected('well-formed text', ill);
    const found = `${tag} ${text}`;
    switch (tag) {
      case 'Round':
        return this.roundNumber(text);
      case 'Drawn': {
        const cards = cardsIn(text);
        if (cards?.length !== SEAT_COUNT) return this.expected('four cards', text);
        return this.run({ type: 'draw', cards: perSeat((seat) => cards[seat]!) }, found);
      }
      case 'Commitment':
        return this.run({ type: 'commit-shuffle', commitment: text }, found);
      case 'Cut': {
        const seat = seatIn(text);
        if (seat === null || second === undefined) return this.expected('seat 0..3 and a text', text);
        if ((this.state.shuffle?.cuts.length ?? 0) >= MOST_CUTS) return this.expected(`at most ${MOST_CUTS} cuts`, tag);
        return this.run({ type: 'cut', seat, text: second }, found);
      }
      case 'Dealer':
        this.#dealer = seatIn(text);
        return this.#dealer === null ? this.expected('seat 0..3', text) : null;
      case 'Deal':
        return this.#deal(values.join('/'), found);
      case 'Misdeal': {
        const reason = MISDEALS.find((known) => known === text.trim().toLowerCase());
        return reason ? this.run({ type: 'misdeal', reason }, found) : this.expected(MISDEALS.join(' | '), text);
      }
      case 'Contract':
        return this.#contract(text);
      case 'Points':
        return this.points(text);
      case 'Score':
        return this.score(text);
      case 'Berg':
        return this.check(String(this.state.berg ?? 'nobody'), text, 'berg');
      case 'Ending':
        return this.check(this.state.ending ? endingLine(this.state.ending) : 'no ending yet', text, 'end');
      case 'Secret':
        return this.run({ type: 'reveal-shuffle', secret: text }, found);
    }
  }

  protected leads(seat: Seat): Fault {
    return this.check(`${turnOf(this.state) ?? 'nobody'}:`, `${seat}:`, 'card');
  }

  protected roundNumber(text: string): Fault {
    return this.check(String(this.state.rounds.length + 1), text, 'deal');
  }

  protected points(text: string): Fault {
    const teams = this.state.rounds.at(-1)?.account.teams;
    return this.check(teams ? `${teams[0].total} : ${teams[1].total}` : 'no points yet', text, 'account');
  }

  protected score(text: string): Fault {
    return this.check(this.state.score.join(' : '), text, 'account');
  }

  #deal(text: string, found: string): Fault {
    const dealer = this.#dealer ?? this.state.nextDealer;
    this.#dealer = null;
    if (dealer === null) return this.expected('[Dealer "0..3"]', found);
    const hands = new Map<number, readonly Card[]>();
    for (const part of text.split('/')) {
      const [, seat, names] = /^\s*([0-3])\s*:(.*)$/.exec(part) ?? [];
      const cards = names === undefined ? null : cardsIn(names);
      if (cards === null || hands.has(Number(seat))) return this.expected('hands as 0: E6 … / 1: …', part);
      hands.set(Number(seat), cards);
    }
    return this.run({ type: 'deal', dealer, hands: perSeat((seat) => hands.get(seat) ?? []) }, found);
  }

  #contract(text: string): Fault {
    const words = text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    let silent = false;
    let declarer: Seat | null = null;
    for (let at = 0; at < words.length; at++) {
      const word = words[at]!;
      const seat = turnOf(this.state) ?? 0;
      const contract = CONTRACTS.find((known) => known.toLowerCase() === word);
      let fault: Fault = null;
      if (word === 'pushed') fault = this.run({ type: 'push', seat }, text);
      else if (word === 'silent') silent = true;
      else if (word === 'by') fault = this.check(String(declarer ?? 'nobody'), words[++at] ?? '', 'contract');
      else if (contract === undefined) fault = this.expected(`pushed | silent | by | ${CONTRACTS.join(' | ')}`, word);
      else {
        declarer = seat;
        this.#silent = silent;
        fault = this.run({ type: 'declare', seat, contract, silent }, text);
      }
      if (fault) return fault;
    }
    return null;
  }

  /** Turns the trick if all its cards lie. */
  protected turnIfLying(): Fault {
    return this.state.phase === 'trick-complete' ? this.run({ type: 'turn-trick' }, 'trick') : null;
  }

  protected turned(facts: readonly number[]): Fault {
    if (this.state.phase !== 'trick-complete') return this.expected('complete trick', '=');
    const at = this.events.length;
    const fault = this.turnIfLying();
    const event = this.events[at];
    if (fault || event?.type !== 'trick-turned') return fault;
    return this.check([event.winner, event.points].slice(0, facts.length).join(' '), facts.join(' '), 'trick');
  }

  #number(number: number): Fault {
    const { phase, round } = this.state;
    const running = round?.tricks.at(-1)?.cards.length ?? 0;
    if (phase === 'play' && running > 0) return this.expected('card', `${number}.`);
    const due = phase === 'declare' ? 1 : phase === 'play' ? (round?.tricks.length ?? 0) : 0;
    return due === 0 ? this.expected('tag', `${number}.`) : this.check(`${due}.`, `${number}.`, 'card');
  }

  protected card(name: string): Fault {
    const card = parseCard(name);
    if (!card.ok) return this.expected('card', name);
    const { round } = this.state;
    if (this.#silent && round?.contract) {
      this.#silent = false;
      if (suitOf(card.value) !== trumpOf(round.contract))
        return this.check(`card for ${round.contract}`, name, 'contract');
    }
    return this.run({ type: 'play', seat: turnOf(this.state) ?? 0, card: card.value }, name);
  }

  #say(text: string): Fault {
    const [, named, keyword = '', rest = ''] = /^(?:([0-3])\s+)?(\p{L}*)\s*(.*)$/su.exec(text) ?? [];
    const seat = named === undefined ? this.#speaker() : (Number(named) as Seat);
    switch (keyword.toLowerCase()) {
      case 'weis': {
        const weise = weiseIn(rest);
        if (weise === null) return this.expected('points and cards', rest);
        return this.run({ type: 'announce-weis', seat, weise }, text);
      }
      case 'stöck':
      case 'stoeck':
        return rest === '' ? this.run({ type: 'announce-stoeck', seat }, text) : this.expected(')', rest);
      case 'rest':
        return rest === '' ? this.run({ type: 'claim-rest', seat }, text) : this.expected(')', rest);
      case 'bedanken': {
        if (rest !== '' && rest.toLowerCase() !== 'berg') return this.expected('Berg', rest);
        return this.run({ type: 'claim', seat, goal: rest === '' ? 'partie' : 'berg' }, text);
      }
      case 'lies':
        if (this.state.phase !== 'trick-complete') return this.expected('complete trick', text);
        this.#lies = true;
        return null;
      default:
        return this.expected('Weis | Stöck | Rest | Bedanken | lies', text);
    }
  }

  /** Who speaks where nobody is named: whose card was just played, else whose turn it is. */
  #speaker(): Seat {
    const running = this.state.round?.tricks.at(-1);
    const lies = running && !running.turned && running.cards.length > 0;
    return lies ? seatAfter(running.leader, running.cards.length - 1) : (turnOf(this.state) ?? 0);
  }
}

function tagIn<T extends string>(tags: readonly T[], name: string): T | null {
  return tags.find((tag) => tag.toLowerCase() === name.toLowerCase()) ?? null;
}

function foundOf(token: TextToken): unknown {
  switch (token.kind) {
    case 'tag':
    case 'card':
      return token.name;
    case 'say':
      return token.text;
    case 'number':
    case 'leader':
      return token.value;
    case 'turned':
      return '=';
    case 'end':
      return undefined;
  }
}

function seatIn(text: string): Seat | null {
  return /^\s*[0-3]\s*$/.test(text) ? (Number(text) as Seat) : null;
}

/** The cards of a text in either case, null if it holds anything else. */
function cardsIn(text: string): readonly Card[] | null {
  if (text.length > 1000) return null;
  const cards = parseCards(text.toUpperCase());
  return cards.ok ? cards.value : null;
}

/** `50 R6 R7 R8 R9, 20 SU SO SK` */
function weiseIn(text: string): WeisClaim[] | null {
  const weise: WeisClaim[] = [];
  for (const part of text.split(',')) {
    const [, points, names = ''] = /^\s*(\d{1,6})\s(.*)$/.exec(part) ?? [];
    const cards = cardsIn(names);
    if (points === undefined || cards === null || cards.length === 0) return null;
    weise.push({ cards, points: Number(points) });
  }
  return weise;
}
