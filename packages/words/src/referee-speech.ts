/**
 * Referee speech: rulings, findings and faults of the referee as sentences.
 *
 * Nothing is concluded here: each code has its sentence in the words of a language, and this file only says which seat,
 * side, card or number it is about. How a card is called and who sits where an app knows; it gives them as a voice.
 */
import {
  type Audit,
  type AuditFinding,
  type Findings,
  type FormRefusal,
  HOUSE_RULE_NAMES,
  type HouseRuleName,
  type REFEREE_RULE_IDS,
  type REFEREE_SOURCES,
  type RefereeRuleId,
  type RefereeSourceId,
  type Ruling,
  type RulingRefusal,
  type Step,
} from '@puur/referee';
import type { RecordError } from '@puur/records';
import {
  type Block,
  type Card,
  type Contract,
  type PerTeam,
  type PresetId,
  type RuleId,
  RULES,
  type Seat,
  type SettingName,
  type SourceId,
  SOURCES,
  type Suit,
  suitOf,
  type Team,
  TEAMS,
} from '@puur/rules';
import type { RefereeSentence, RefereeWords } from './referee-words.js';
import type { DeckNames, RefusalTexts, RuleWords, SettingText } from './words.js';

/** How an app names what a sentence is about. */
export interface RefereeVoice {
  readonly words: RefereeWords;
  readonly book: Pick<RuleWords, 'rules' | 'sources' | 'settings' | 'records'>;
  readonly refusals: RefusalTexts;
  readonly blocks: Readonly<Record<Block, string>>;
  readonly seat: (seat: Seat) => string;
  readonly side: (team: Team) => string;
  readonly cards: (cards: readonly Card[]) => string;
  readonly suit: (suit: Suit) => string;
  readonly contract: (contract: Contract) => string;
  readonly deck: DeckNames;
}

/** A finding as `name: text`. */
export interface ToldFinding {
  readonly name: string;
  readonly text: string;
  /** The cards that the text names. */
  readonly cards: readonly Card[];
}

export interface ToldDifference {
  readonly presets: readonly PresetId[];
  /** Settings and house rules, as `title: value`. */
  readonly agreements: readonly string[];
  readonly verdict: string;
  /** What comes out differently. */
  readonly findings: readonly ToldFinding[];
}

/** What a sentence of an audit may use beside. */
const NOTHING_BESIDE = { other: '', why: '' };

/** Speaks of one quarrel, or of one file. */
export class RefereeSpeech {
  readonly #voice: RefereeVoice;

  constructor(voice: RefereeVoice) {
    this.#voice = voice;
  }

  /** `Ruth/Köbi 100, Vreni/Anna 57`. */
  bySide(values: PerTeam<number>): string {
    return TEAMS.map((team) => `${this.#voice.side(team)} ${values[team]}`).join(', ');
  }

  /** What a sentence may use, from a step or from what was found. */
  sentence(of: Partial<Omit<Step, 'code'>>): RefereeSentence {
    const { seat, side, cards, suit, contract, blocks } = this.#voice;
    return {
      who: of.seat === undefined ? '' : seat(of.seat),
      side: of.team === undefined ? '' : side(of.team),
      cards: of.cards === undefined ? '' : cards(of.cards),
      suit: of.suit === undefined ? '' : suit(of.suit),
      contract: of.contract === undefined ? '' : contract(of.contract),
      block: of.block === undefined || of.block === 'before' ? '' : blocks[of.block],
      points: of.points === undefined ? '' : `${of.points}`,
      of: of.of === undefined ? '' : `${of.of}`,
      trick: of.trick === undefined ? '' : `${of.trick}`,
    };
  }

  step(step: Step): string {
    return this.#voice.words.steps[step.code](this.sentence(step));
  }

  /** The verdict with whom and what it is about. */
  verdict({ verdict, ruling, steps }: Pick<Ruling, 'verdict' | 'ruling' | 'steps'>): string {
    const { trickTo, penalty, bestSeat, weisTo, tricksTo, pointsTo, gameWonBy, bergTo, choiceOf } = ruling;
    const seat =
      trickTo?.seat ??
      penalty?.seat ??
      bestSeat ??
      ruling.mustDeclare ??
      ruling.forehand ??
      ruling.dealer ??
      ruling.leader;
    const team = [tricksTo, weisTo, gameWonBy, bergTo, trickTo?.team, pointsTo, choiceOf].find(
      (side): side is Team => side === 0 || side === 1,
    );
    const impossible = steps.find(({ code }) => code === 'no-cards-give');
    const shared = verdict === 'count-shared' && ruling.missing !== undefined ? Math.abs(ruling.missing) : undefined;
    const points =
      impossible?.points ?? ruling.points ?? penalty?.points ?? shared ?? ruling.stoeckPoints ?? ruling.writtenPoints;
    return this.#voice.words.verdicts[verdict](
      this.sentence({
        ...(seat !== undefined && { seat }),
        ...(team !== undefined && { team }),
        ...(points !== undefined && { points }),
        ...(impossible?.of !== undefined && { of: impossible.of }),
        ...(ruling.contract && { contract: ruling.contract }),
      }),
    );
  }

  rule(id: RefereeRuleId): string {
    return Object.hasOwn(RULES, id)
      ? this.#voice.book.rules[id as RuleId]
      : this.#voice.words.rules[id as (typeof REFEREE_RULE_IDS)[number]];
  }

  source(id: RefereeSourceId): string {
    return Object.hasOwn(SOURCES, id)
      ? this.#voice.book.sources[id as SourceId]
      : this.#voice.words.sources[id as keyof typeof REFEREE_SOURCES];
  }

  /** A setting or house rule with what it says. */
  agreement(name: string, value: unknown): string {
    const { label } = this.#voice.words.says;
    if ((HOUSE_RULE_NAMES as readonly string[]).includes(name)) {
      const { title, says } = this.#voice.words.house[name as HouseRuleName];
      return label(title, (says as Readonly<Record<string, string>>)[String(value)] ?? '');
    }
    const setting = this.#voice.book.settings[name as SettingName] as SettingText<unknown>;
    return label(setting.title, setting.says(value, this.#voice.deck));
  }

  /** What a source says that does not agree: `setting=value`, or nothing on it. */
  says(text: string): string {
    const [name = '', value] = text.split('=');
    if (value === undefined) return this.#voice.words.says.silent;
    const known = value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value;
    return this.agreement(name, (HOUSE_RULE_NAMES as readonly string[]).includes(name) ? value : known);
  }

  /** How sure the ruling is, by what its sources say on this very question. */
  confidence({ confidence, basis, support }: Pick<Ruling, 'confidence' | 'basis' | 'support'>): string {
    const { confidence: words, founded } = this.#voice.words;
    const [agree, of] = [`${support.agree}`, `${support.of}`];
    const isUnanimous = support.agree === support.of;
    if (confidence === 'low') return words.low;
    if (basis === 'agreement') return founded.agreed(agree, of);
    if (confidence === 'medium') return isUnanimous ? words.medium : founded.split(agree, of);
    if (isUnanimous) return support.of > 1 ? founded.all(of) : words.high;
    return support.agree * 2 > support.of ? founded.some(agree, of) : founded.official(agree, of);
  }

  findings(findings: Findings): readonly ToldFinding[] {
    return (Object.keys(findings) as (keyof Findings)[]).flatMap((name) => {
      const text = this.#value(name, findings);
      return text === null ? [] : [{ name: this.#voice.words.findings[name], text, cards: cardsOf(name, findings) }];
    });
  }

  #value(name: keyof Findings, findings: Findings): string | null {
    const { says, choices, deals, schools } = this.#voice.words;
    const value = findings[name];
    if (value === undefined) return null;
    if (value === null) return name === 'contract' || name === 'block' ? null : says.nobody;
    switch (name) {
      case 'legal':
      case 'revoke':
      case 'match':
      case 'possible':
      case 'schneider':
        return value === true ? says.yes : says.no;
      case 'legalCards':
      case 'losingTrickPower':
      case 'replaceWith':
      case 'finalTrick': {
        const cards = cardsOf(name, findings);
        return cards.length === 0 ? null : this.#voice.cards(cards);
      }
      case 'trickTo': {
        const { team, seat } = value as NonNullable<Findings['trickTo']>;
        return seat === undefined ? this.#voice.side(team) : `${this.#voice.seat(seat)} (${this.#voice.side(team)})`;
      }
      case 'penalty': {
        const { seat, points } = value as NonNullable<Findings['penalty']>;
        return `${this.#voice.seat(seat)} ${points}`;
      }
      case 'cardPoints':
      case 'roundPoints':
        return this.bySide(findings[name]!);
      case 'barredSuit':
        return this.#voice.suit(value as Suit);
      case 'nextLead':
      case 'bestSeat':
      case 'declarer':
      case 'mustDeclare':
      case 'leader':
      case 'dealer':
      case 'forehand':
      case 'nextDealer':
      case 'firstPacketTo':
        return this.#voice.seat(value as Seat);
      case 'tricksTo':
      case 'pointsTo':
      case 'gameWonBy':
      case 'bergTo':
      case 'choiceOf':
      case 'weisTo':
        return value === 'both' ? says.both : this.#voice.side(value as Team);
      case 'contract':
        return this.#voice.contract(findings.contract!);
      case 'block':
        return value === 'before' ? null : this.#voice.blocks[value as 'weis' | 'stoeck' | 'stich'];
      case 'deal':
        return deals[findings.deal!];
      case 'school':
        return schools[findings.school!];
      case 'choices':
        return findings.choices!.map((choice) => choices[choice]).join(', ');
      case 'tricks':
        return findings.tricks!.join(', ');
      case 'missing':
        // Nothing is missing of what makes the sum, or more: the steps say so.
        return findings.missing! > 0 ? String(findings.missing) : null;
      case 'points':
      case 'stoeckPoints':
      case 'writtenPoints':
        return String(findings[name]);
    }
  }

  /** Under what the answer would be another, and which. */
  difference(
    { presets, settings, house, verdict, ruling }: Ruling['differsUnder'][number],
    own: Findings,
  ): ToldDifference {
    const { words } = this.#voice;
    const changed = Object.fromEntries(
      Object.entries(ruling).filter(
        ([name, value]) => name !== 'school' && JSON.stringify(value) !== JSON.stringify(own[name as keyof Findings]),
      ),
    ) as Findings;
    return {
      presets,
      agreements: [...settings, ...house].map(({ name, value }) => this.agreement(name, value)),
      verdict: verdict === 'not-over' ? words.says.notOverThere : this.verdict({ verdict, ruling, steps: [] }),
      findings: this.findings(changed),
    };
  }

  /** Of a round without a fault: all right, or what is there is right and how far that goes. */
  faultless({ complete, tricks, cardPoints }: Pick<Audit, 'complete' | 'tricks' | 'cardPoints'>): string {
    const { says } = this.#voice.words;
    const points = this.bySide(cardPoints);
    if (complete) return says.allRight(points);
    const far = this.audited({ code: 'audit-unfinished', tricks: tricks[0] + tricks[1] });
    return `${says.rightSoFar} ${far}${tricks[0] + tricks[1] > 0 ? ` ${points}.` : ''}`;
  }

  /** A fault of a round that was checked. What is wrong in a text is told with its line, as where it cannot be read. */
  audited(finding: AuditFinding): string {
    const { words, book, seat: nameOf, cards: namesOf, suit, refusals, blocks } = this.#voice;
    const { audit } = words;
    const ledBy = (led: Card | undefined, legal: readonly Card[]) => ({
      led: led === undefined ? '' : suit(suitOf(led)),
      mayTrump: led !== undefined && legal.some((card) => suitOf(card) !== suitOf(led)),
    });
    const beside = (of: Partial<Omit<Step, 'code'>>, more: Partial<typeof NOTHING_BESIDE> = {}) => ({
      ...this.sentence(of),
      ...NOTHING_BESIDE,
      ...more,
    });
    switch (finding.code) {
      case 'audit-card': {
        const { seat, card, trick, legal, reason, led } = finding;
        const other = namesOf(legal);
        const why = refusals[reason]({ who: '', cards: '', legal: '', ...ledBy(led, legal) });
        return audit[finding.code](beside({ seat, cards: [card], trick }, { other, why }));
      }
      case 'audit-lead':
      case 'audit-winner': {
        const { seat, trick, due } = finding;
        return audit[finding.code](beside({ seat, trick }, { other: nameOf(due) }));
      }
      case 'audit-points': {
        const { trick, points, due } = finding;
        return audit[finding.code](beside({ trick, points, of: due }));
      }
      case 'audit-card-twice':
        return audit[finding.code](beside({ cards: finding.cards }));
      case 'audit-size':
        return audit[finding.code](beside({ trick: finding.trick, points: finding.cards }));
      case 'audit-unfinished':
        return audit[finding.code](beside({ points: finding.tricks }));
      case 'audit-sum':
        return audit[finding.code](beside({ points: finding.sum, of: finding.due }));
      case 'audit-counted': {
        const { counted, due } = finding;
        return audit[finding.code]({ ...beside({}), points: this.bySide(counted), of: this.bySide(due) });
      }
      case 'audit-refused': {
        const { trick, seat, refusal, led } = finding;
        const { code, seat: asked = seat, cards = [], legal = [] } = refusal;
        const why = refusals[code]({
          who: asked === null ? '' : nameOf(asked),
          cards: namesOf(cards),
          legal: namesOf(legal),
          ...ledBy(led, legal),
        });
        return audit[finding.code](beside({ ...(trick > 0 && { trick }), ...(seat !== null && { seat }) }, { why }));
      }
      case 'audit-text': {
        const { seat, error, led } = finding;
        const refused = 'refusal' in error ? error.refusal : null;
        const asked = refused?.seat ?? seat;
        const { cards = [], legal = [] } = refused ?? {};
        const why =
          refused === null
            ? ''
            : refusals[refused.code]({
                who: asked === null ? '' : nameOf(asked),
                cards: namesOf(cards),
                legal: namesOf(legal),
                ...ledBy(led, legal),
              });
        const tell = book.records as Readonly<Record<string, (fault: RecordError, refusal: string) => string>>;
        return tell[error.code]!(error, why);
      }
      case 'audit-log': {
        const { trick, about } = finding;
        return audit[finding.code](beside(trick > 0 ? { trick } : {}, { other: words.logged[about] }));
      }
      case 'audit-account': {
        const { team, block, points, due } = finding;
        const other = block === 'total' ? '' : blocks[block];
        return audit[finding.code](beside({ team, points, of: due }, { other }));
      }
    }
  }

  /** Why there is no ruling. */
  fault(fault: FormRefusal | RulingRefusal): string {
    const { says, facts, form } = this.#voice.words;
    if (fault.code === 'facts-missing') return says.factsMissing(fault.facts.map((fact) => facts[fact]).join(', '));
    if (fault.code === 'facts-contradict') return says.contradict(this.#voice.cards(fault.cards));
    if (fault.code === 'nothing-asked') return says.nothingAsked;
    // Nothing found has no JSON, whatever the types say.
    const json = JSON.stringify(fault.found) as string | undefined;
    const found = typeof fault.found === 'string' ? `«${fault.found}»` : (json ?? '');
    return form[fault.code](fault.path === '' ? 'JSON' : fault.path, fault.expected, found);
  }
}

function cardsOf(name: keyof Findings, findings: Findings): readonly Card[] {
  if (name === 'legalCards' || name === 'losingTrickPower') return findings[name] ?? [];
  if (name === 'finalTrick') return findings.finalTrick?.cards ?? [];
  return name === 'replaceWith' && findings.replaceWith !== undefined ? [findings.replaceWith] : [];
}
