/** Telling: a ruling in words: the verdict, what comes out, why, the rule and who says so, and where it would be different. */
import {
  type Card,
  type PerTeam,
  type PlayReason,
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
import {
  type Difference,
  type Findings,
  HOUSE_RULE_NAMES,
  type HouseRuleName,
  type Quarrel,
  type REFEREE_RULE_IDS,
  type REFEREE_SOURCES,
  type RefereeRuleId,
  type RefereeSourceId,
  type Ruling,
  seatName,
  sideName,
  type Step,
} from '@puur/referee';
import type { RefereeSentence, RefereeWords, SettingText } from '@puur/words';
import { fold, indented, type Lines, tame } from '../../screen/layout.js';
import type { Shell } from '../shell.js';
import { namesFrom } from '../play/setup.js';

type Telling = Pick<Shell, 'texts' | 'faces' | 'paint' | 'width' | 'args'>;

/** Speaks of seats and sides by the names of the quarrel, or by the usual ones. */
export class Speaker {
  readonly #quarrel: Pick<Quarrel, 'names' | 'sides'>;
  readonly #words: RefereeWords;
  readonly #shell: Telling;

  constructor(quarrel: Pick<Quarrel, 'names' | 'sides'>, words: RefereeWords, shell: Telling) {
    const usual = namesFrom(shell.args.values.names, null, shell.texts.table);
    this.#quarrel = { ...quarrel, names: quarrel.names ?? usual };
    this.#words = words;
    this.#shell = shell;
  }

  seat(seat: Seat): string {
    return tame(String(seatName(seat, this.#quarrel)));
  }

  side(team: Team): string {
    return tame(String(sideName(team, this.#quarrel)));
  }

  cards(cards: readonly Card[]): string {
    return this.#shell.faces.names(cards);
  }

  bySide(values: PerTeam<number>): string {
    return TEAMS.map((team) => `${this.side(team)} ${values[team]}`).join(', ');
  }

  /** What a sentence may use, from a step or from what was found. */
  sentence(of: Partial<Omit<Step, 'code'>>): RefereeSentence {
    const { faces, texts } = this.#shell;
    return {
      who: of.seat === undefined ? '' : this.seat(of.seat),
      side: of.team === undefined ? '' : this.side(of.team),
      cards: of.cards === undefined ? '' : this.cards(of.cards),
      suit: of.suit === undefined ? '' : faces.suitName(of.suit),
      contract: of.contract === undefined ? '' : faces.contract(of.contract),
      block: of.block === undefined || of.block === 'before' ? '' : texts.table.blocks[of.block],
      points: of.points === undefined ? '' : `${of.points}`,
      of: of.of === undefined ? '' : `${of.of}`,
      trick: of.trick === undefined ? '' : `${of.trick}`,
    };
  }

  step(step: Step): string {
    return this.#words.steps[step.code](this.sentence(step));
  }

  rule(id: RefereeRuleId): string {
    return Object.hasOwn(RULES, id)
      ? this.#shell.texts.rules[id as RuleId]
      : this.#words.rules[id as (typeof REFEREE_RULE_IDS)[number]];
  }

  source(id: RefereeSourceId): string {
    return Object.hasOwn(SOURCES, id)
      ? this.#shell.texts.sources[id as SourceId]
      : this.#words.sources[id as keyof typeof REFEREE_SOURCES];
  }

  /** `Stöck zum Weis: ja` from `setting=value`. */
  agreement(name: string, value: unknown): string {
    if ((HOUSE_RULE_NAMES as readonly string[]).includes(name)) {
      const { title, says } = this.#words.house[name as HouseRuleName];
      return this.#words.says.label(title, (says as Readonly<Record<string, string>>)[String(value)]!);
    }
    const setting = this.#shell.texts.settings[name as SettingName] as SettingText<unknown>;
    return this.#words.says.label(setting.title, setting.says(value));
  }

  /** What a source says that disagrees: `setting=value`, or nothing on it. */
  says(text: string): string {
    const [name = '', value] = text.split('=');
    if (value === undefined) return this.#words.says.silent;
    const known = value === 'true' ? true : value === 'false' ? false : /^\d+$/.test(value) ? Number(value) : value;
    return this.agreement(name, (HOUSE_RULE_NAMES as readonly string[]).includes(name) ? value : known);
  }

  reason(reason: PlayReason | undefined, legal: string, led: string): string {
    if (reason === undefined) return '';
    return this.#shell.texts.refusals[reason]({ who: '', cards: '', legal, led });
  }
}

/** A ruling as lines. */
export function rulingLines(ruling: Ruling, quarrel: Quarrel, words: RefereeWords, shell: Telling): Lines {
  const { paint, width } = shell;
  const { says } = words;
  const speaker = new Speaker(quarrel, words, shell);
  const wide = (line: string, indent = 2): Lines => fold(line, width, indent);
  const block = (title: string, lines: readonly string[]): Lines =>
    lines.length === 0
      ? []
      : ['', paint(title, 'bold'), ...lines.flatMap((line) => indented(fold(line, width - 2, 2), 2))];
  return [
    ...wide(words.questions[ruling.question]).map((line) => paint(line, 'dim')),
    ...wide(verdictOf(ruling, speaker, words)).map((line) => paint(line, 'bold')),
    ...findingLines(ruling.ruling, speaker, words, shell).flatMap((line) => wide(`  ${line}`, 4)),
    ...ruling.moved.map(({ to, points }) => `  ${says.moved(`${points}`, speaker.side(to))}`),
    ...block(
      says.why,
      ruling.steps.map((step) => speaker.step(step)),
    ),
    ...block(says.rule, [speaker.rule(ruling.rule)]),
    ...block(
      says.sources,
      [
        ruling.sources
          .filter(({ agrees }) => agrees)
          .map(({ id }) => speaker.source(id))
          .join('; '),
        ...ruling.sources
          .filter(({ agrees }) => !agrees)
          .map(({ id, says: other = 'silent' }) =>
            says.label(says.otherwise, `${speaker.source(id)} (${speaker.says(other)})`),
          ),
        words.confidence[ruling.confidence],
      ].filter((line) => line !== ''),
    ),
    ...block(
      says.alsoPossible,
      ruling.alternatives.map((other) => findingLines(other, speaker, words, shell).join(' · ')),
    ),
    ...block(
      says.differs,
      ruling.differsUnder.flatMap((difference) => differenceLines(difference, ruling.ruling, speaker, words, shell)),
    ),
    ...(ruling.differsUnder.length === 0 ? ['', ...wide(says.noDifference)] : []),
  ];
}

/** The verdict as a sentence, with whom and what it is about. */
export function verdictOf(
  { verdict, ruling, steps }: Pick<Ruling, 'verdict' | 'ruling' | 'steps'>,
  speaker: Speaker,
  words: RefereeWords,
): string {
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
  const shared = ruling.missing === undefined ? undefined : Math.abs(ruling.missing);
  const points =
    impossible?.points ??
    ruling.points ??
    penalty?.points ??
    (verdict === 'count-shared' ? shared : undefined) ??
    ruling.stoeckPoints ??
    ruling.writtenPoints;
  return words.verdicts[verdict](
    speaker.sentence({
      ...(seat !== undefined && { seat }),
      ...(team !== undefined && { team }),
      ...(points !== undefined && { points }),
      ...(impossible?.of !== undefined && { of: impossible.of }),
      ...(ruling.contract && { contract: ruling.contract }),
    }),
  );
}

/** Findings as `label: value`. */
function findingLines(findings: Findings, speaker: Speaker, words: RefereeWords, { texts, faces }: Telling): Lines {
  return (Object.keys(findings) as (keyof Findings)[]).flatMap((name) => {
    const value = valueOf(name, findings, speaker, words, { texts, faces });
    return value === null ? [] : [words.says.label(words.findings[name], value)];
  });
}

function valueOf(
  name: keyof Findings,
  findings: Findings,
  speaker: Speaker,
  { says, choices, deals }: RefereeWords,
  { texts, faces }: Pick<Telling, 'texts' | 'faces'>,
): string | null {
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
    case 'losingTrickPower': {
      const cards = value as readonly Card[];
      return cards.length === 0 ? null : speaker.cards(cards);
    }
    case 'replaceWith':
      return speaker.cards([value as Card]);
    case 'finalTrick':
      return speaker.cards((value as NonNullable<Findings['finalTrick']>).cards);
    case 'trickTo': {
      const { team, seat } = value as NonNullable<Findings['trickTo']>;
      return seat === undefined ? speaker.side(team) : `${speaker.seat(seat)} (${speaker.side(team)})`;
    }
    case 'penalty': {
      const { seat, points } = value as NonNullable<Findings['penalty']>;
      return `${speaker.seat(seat)} ${points}`;
    }
    case 'cardPoints':
    case 'roundPoints':
      return speaker.bySide(value as PerTeam<number>);
    case 'barredSuit':
      return faces.suitName(value as Suit);
    case 'nextLead':
    case 'bestSeat':
    case 'declarer':
    case 'mustDeclare':
    case 'leader':
    case 'dealer':
    case 'forehand':
    case 'nextDealer':
    case 'firstPacketTo':
      return speaker.seat(value as Seat);
    case 'tricksTo':
    case 'pointsTo':
    case 'gameWonBy':
    case 'bergTo':
    case 'choiceOf':
    case 'weisTo':
      return value === 'both' ? says.both : speaker.side(value as Team);
    case 'contract':
      return faces.contract(findings.contract!);
    case 'block':
      return value === 'before' ? null : texts.table.blocks[value as 'weis' | 'stoeck' | 'stich'];
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
      return typeof value === 'number' || typeof value === 'string' ? `${value}` : '';
  }
}

function differenceLines(
  difference: Difference,
  own: Findings,
  speaker: Speaker,
  words: RefereeWords,
  shell: Telling,
): Lines {
  const under = [
    ...(difference.presets.length > 0 ? [`${words.says.presets} ${difference.presets.join(', ')}`] : []),
    ...difference.settings.map(({ name, value }) => speaker.agreement(name, value)),
    ...difference.house.map(({ name, value }) => speaker.agreement(name, value)),
  ];
  const told = verdictOf({ verdict: difference.verdict, ruling: difference.ruling, steps: [] }, speaker, words);
  // Only what comes out differently.
  const changed = Object.fromEntries(
    Object.entries(difference.ruling).filter(
      ([name, value]) => name !== 'school' && JSON.stringify(value) !== JSON.stringify(own[name as keyof Findings]),
    ),
  ) as Findings;
  const details = findingLines(changed, speaker, words, shell).join(' · ');
  return [`${under.join('; ')} → ${told}${details === '' ? '' : ` ${details}`}`];
}
