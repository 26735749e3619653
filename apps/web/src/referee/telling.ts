/**
 * Telling: a ruling in the words and cards of the reader. Nothing is concluded here; each code has its sentence in
 * @puur/words, and this file only says which seat, side or number a sentence is about.
 */
import type {
  Findings,
  HouseRuleName,
  Quarrel,
  REFEREE_RULE_IDS,
  REFEREE_SOURCES,
  RefereeRuleId,
  RefereeSourceId,
  Ruling,
  Step,
} from '@puur/referee';
import { HOUSE_RULE_NAMES, seatName, sideName } from '@puur/referee';
import {
  type Card,
  type RuleId,
  RULES,
  type Seat,
  type SettingName,
  type SourceId,
  SOURCES,
  type Suit,
  type Team,
  TEAMS,
} from '@puur/rules';
import type { RefereeSentence, RefereeWords, RuleWords, SettingText } from '@puur/words';
import { cardNames, contractName, suitName } from '../lang/naming.js';
import type { ScreenTexts } from './texts.js';

export interface Finding {
  readonly name: string;
  readonly text: string;
  /** Shown as faces beside the text. */
  readonly cards: readonly Card[];
}

type Named = Pick<Quarrel, 'names' | 'sides'>;

/** Speaks of one quarrel. */
export class Speaker {
  readonly #quarrel: Named;
  readonly #words: RefereeWords;
  readonly #book: RuleWords;
  readonly #t: ScreenTexts;

  constructor(quarrel: Named, { words, book, t }: { words: RefereeWords; book: RuleWords; t: ScreenTexts }) {
    this.#quarrel = quarrel;
    this.#words = words;
    this.#book = book;
    this.#t = t;
  }

  seat(seat: Seat): string {
    return String(seatName(seat, this.#quarrel));
  }

  side(team: Team): string {
    return String(sideName(team, this.#quarrel));
  }

  sentence(of: Partial<Omit<Step, 'code'>>): RefereeSentence {
    return {
      who: of.seat === undefined ? '' : this.seat(of.seat),
      side: of.team === undefined ? '' : this.side(of.team),
      cards: of.cards === undefined ? '' : cardNames(of.cards),
      suit: of.suit === undefined ? '' : suitName(of.suit),
      contract: of.contract === undefined ? '' : contractName(of.contract),
      block: of.block === undefined || of.block === 'before' ? '' : this.#t.blocks[of.block],
      points: of.points === undefined ? '' : `${of.points}`,
      of: of.of === undefined ? '' : `${of.of}`,
      trick: of.trick === undefined ? '' : `${of.trick}`,
    };
  }

  step(step: Step): string {
    return this.#words.steps[step.code](this.sentence(step));
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
    return this.#words.verdicts[verdict](
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
      ? this.#book.rules[id as RuleId]
      : this.#words.rules[id as (typeof REFEREE_RULE_IDS)[number]];
  }

  source(id: RefereeSourceId): string {
    return Object.hasOwn(SOURCES, id)
      ? this.#book.sources[id as SourceId]
      : this.#words.sources[id as keyof typeof REFEREE_SOURCES];
  }

  /** A setting or house rule with what it says. */
  agreement(name: string, value: unknown): string {
    const { label } = this.#words.says;
    if ((HOUSE_RULE_NAMES as readonly string[]).includes(name)) {
      const { title, says } = this.#words.house[name as HouseRuleName];
      return label(title, (says as Readonly<Record<string, string>>)[String(value)] ?? '');
    }
    const setting = this.#book.settings[name as SettingName] as SettingText<unknown>;
    return label(setting.title, setting.says(value));
  }

  /** What a source says that does not agree: `setting=value`, or nothing on it. */
  says(text: string): string {
    const [name = '', value] = text.split('=');
    if (value === undefined) return this.#words.says.silent;
    const known = value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value;
    return this.agreement(name, (HOUSE_RULE_NAMES as readonly string[]).includes(name) ? value : known);
  }

  findings(findings: Findings): readonly Finding[] {
    return (Object.keys(findings) as (keyof Findings)[]).flatMap((name) => {
      const text = this.#value(name, findings);
      return text === null ? [] : [{ name: this.#words.findings[name], text, cards: cardsOf(name, findings) }];
    });
  }

  #value(name: keyof Findings, findings: Findings): string | null {
    const { says, choices, deals } = this.#words;
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
        return cards.length === 0 ? null : cardNames(cards);
      }
      case 'trickTo': {
        const { team, seat } = value as NonNullable<Findings['trickTo']>;
        return seat === undefined ? this.side(team) : `${this.seat(seat)} (${this.side(team)})`;
      }
      case 'penalty': {
        const { seat, points } = value as NonNullable<Findings['penalty']>;
        return `${this.seat(seat)} ${points}`;
      }
      case 'cardPoints':
      case 'roundPoints':
        return TEAMS.map((team) => `${this.side(team)} ${findings[name]![team]}`).join(', ');
      case 'barredSuit':
        return suitName(value as Suit);
      case 'nextLead':
      case 'bestSeat':
      case 'declarer':
      case 'mustDeclare':
      case 'leader':
      case 'dealer':
      case 'forehand':
      case 'nextDealer':
      case 'firstPacketTo':
        return this.seat(value as Seat);
      case 'tricksTo':
      case 'pointsTo':
      case 'gameWonBy':
      case 'bergTo':
      case 'choiceOf':
      case 'weisTo':
        return value === 'both' ? says.both : this.side(value as Team);
      case 'contract':
        return contractName(findings.contract!);
      case 'block':
        return value === 'before' ? null : this.#t.blocks[value as 'weis' | 'stoeck' | 'stich'];
      case 'deal':
        return deals[findings.deal!];
      case 'choices':
        return findings.choices!.map((choice) => choices[choice]).join(', ');
      case 'tricks':
        return findings.tricks!.join(', ');
      case 'points':
      case 'stoeckPoints':
      case 'missing':
      case 'writtenPoints':
      case 'school':
        return String(findings[name]);
    }
  }

  /** Under what the answer would differ, and to what. */
  difference({ presets, settings, house, verdict, ruling }: Ruling['differsUnder'][number], own: Findings): Differing {
    const changed = Object.fromEntries(
      Object.entries(ruling).filter(
        ([name, value]) => name !== 'school' && JSON.stringify(value) !== JSON.stringify(own[name as keyof Findings]),
      ),
    ) as Findings;
    return {
      under: [
        ...presets.map((preset) => this.#book.presets[preset]),
        ...settings.map(({ name, value }) => this.agreement(name, value)),
        ...house.map(({ name, value }) => this.agreement(name, value)),
      ],
      verdict: this.verdict({ verdict, ruling, steps: [] }),
      findings: this.findings(changed),
    };
  }
}

export interface Differing {
  readonly under: readonly string[];
  readonly verdict: string;
  readonly findings: readonly Finding[];
}

function cardsOf(name: keyof Findings, findings: Findings): readonly Card[] {
  if (name === 'legalCards' || name === 'losingTrickPower') return findings[name] ?? [];
  if (name === 'finalTrick') return findings.finalTrick?.cards ?? [];
  return name === 'replaceWith' && findings.replaceWith !== undefined ? [findings.replaceWith] : [];
}
