/**
 * Inline notation: cards, suits, contracts and links inside a sentence.
 *
 *     {card:RU}             one card, drawn or named in the reader's deck
 *     {cards:RU R9 RA}      some cards side by side
 *     {suit:R}              a suit: its sign and name in the reader's deck
 *     {rank:O}              the name of a rank in the reader's deck; only where no article stands before it
 *     {contract:trump:R}    a contract
 *     {topic:weis}          a link to a topic, under its title; {topic:weis#compare|words} to a section, under these words
 *     {term:bock}           a link into the glossary; {term:bock|Böcke}
 *     {rule:trick.winner}   a reference to a rule
 *     {setting:target}      a setting, by its title
 *     {preset:swisslos-1000} a preset, by its id
 *     *important*           emphasis
 *
 * The parser refuses what it does not know, so that a misspelt card is found when the site is built, not by a reader.
 */
import { REFEREE_RULE_IDS, type RefereeRuleId } from '@puur/referee';
import {
  type Card,
  type Contract,
  isContract,
  ok,
  parseCards,
  PRESET_IDS,
  type PresetId,
  RANK_NAMES,
  type RankName,
  refuse,
  type Result,
  RULES,
  SETTINGS,
  type SettingName,
  type Suit,
  SUIT_LETTERS,
  type SuitLetter,
} from '@puur/rules';
import type { Rich } from './article.js';
import { hasSection, isTerm, isTopic, type TermId, type TopicId } from './topic.js';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'rank'; readonly rank: RankName }
  | { readonly kind: 'contract'; readonly contract: Contract }
  /** `words` null: the title of the topic, or of the section. */
  | {
      readonly kind: 'topic';
      readonly topic: TopicId;
      readonly section: string | null;
      readonly words: string | null;
    }
  | { readonly kind: 'term'; readonly term: TermId; readonly words: string | null }
  | { readonly kind: 'rule'; readonly rule: RefereeRuleId }
  | { readonly kind: 'setting'; readonly setting: SettingName }
  | { readonly kind: 'preset'; readonly preset: PresetId };

/** A text that is not in the notation; `found` is the piece that does not fit. */
export interface InlineRefusal {
  readonly code: 'unclosed' | 'unknown-kind' | 'unknown-name' | 'stray-brace';
  readonly found: string;
}

type Parsed = Result<Inline, InlineRefusal>;

function unknown(found: string): Parsed {
  return refuse({ code: 'unknown-name', found });
}

function isRule(id: string): id is RefereeRuleId {
  return Object.hasOwn(RULES, id) || (REFEREE_RULE_IDS as readonly string[]).includes(id);
}

const READERS: Readonly<Record<string, (name: string, words: string | null) => Parsed>> = {
  card: (name) => cardsFrom(name, 1),
  cards: (name) => cardsFrom(name, Infinity),
  suit: (name) => {
    const suit = SUIT_LETTERS.indexOf(name as SuitLetter);
    return suit < 0 ? unknown(name) : ok({ kind: 'suit', suit: suit as Suit });
  },
  rank: (name) =>
    (RANK_NAMES as readonly string[]).includes(name) ? ok({ kind: 'rank', rank: name as RankName }) : unknown(name),
  contract: (name) => (isContract(name) ? ok({ kind: 'contract', contract: name }) : unknown(name)),
  topic: (name, words) => {
    const [topic = '', section = null] = name.split('#');
    return isTopic(topic) && (section === null || hasSection(topic, section))
      ? ok({ kind: 'topic', topic, section, words })
      : unknown(name);
  },
  term: (name, words) => (isTerm(name) ? ok({ kind: 'term', term: name, words }) : unknown(name)),
  rule: (name) => (isRule(name) ? ok({ kind: 'rule', rule: name }) : unknown(name)),
  setting: (name) =>
    Object.hasOwn(SETTINGS, name) ? ok({ kind: 'setting', setting: name as SettingName }) : unknown(name),
  preset: (name) =>
    (PRESET_IDS as readonly string[]).includes(name) ? ok({ kind: 'preset', preset: name as PresetId }) : unknown(name),
};

function cardsFrom(names: string, most: number): Parsed {
  const parsed = parseCards(names);
  if (!parsed.ok) return unknown(parsed.error.found);
  const cards = parsed.value;
  return cards.length === 0 || cards.length > most ? unknown(names) : ok({ kind: 'cards', cards });
}

/** A text in pieces, or the first piece that cannot be read. */
export function parseRich(text: Rich): Result<Inline[], InlineRefusal> {
  const pieces: Inline[] = [];
  for (let at = 0; at < text.length;) {
    const start = text.indexOf('{', at);
    const plain = plainPieces(text.slice(at, start < 0 ? text.length : start));
    if (!plain.ok) return plain;
    pieces.push(...plain.value);
    if (start < 0) break;
    const end = text.indexOf('}', start);
    if (end < 0) return refuse({ code: 'unclosed', found: text.slice(start) });
    const piece = readPiece(text.slice(start + 1, end));
    if (!piece.ok) return piece;
    pieces.push(piece.value);
    at = end + 1;
  }
  return ok(pieces);
}

function readPiece(inside: string): Parsed {
  const colon = inside.indexOf(':');
  const kind = inside.slice(0, Math.max(colon, 0));
  if (!Object.hasOwn(READERS, kind)) return refuse({ code: 'unknown-kind', found: inside });
  const rest = inside.slice(colon + 1);
  const bar = rest.indexOf('|');
  return READERS[kind]!(bar < 0 ? rest : rest.slice(0, bar), bar < 0 ? null : rest.slice(bar + 1));
}

/** Text between two braces: emphasis between pairs of asterisks. */
function plainPieces(text: string): Result<Inline[], InlineRefusal> {
  if (text.includes('}')) return refuse({ code: 'stray-brace', found: text });
  const parts = text.split('*');
  if (parts.length % 2 === 0) return refuse({ code: 'unclosed', found: `*${parts.at(-1)!}` });
  return ok(
    parts
      .map((part, i): Inline => ({ kind: i % 2 === 0 ? 'text' : 'emphasis', text: part }))
      .filter((piece) => piece.kind !== 'text' || piece.text !== ''),
  );
}
