/**
 * Answer: a ruling as JSON for people and programs: cards in notation, seats and sides by the names the quarrel gave them,
 * by their numbers where it gave none. The same fields as `Ruling`, nothing added and nothing left out.
 */
import { type Card, formatCard, type PerTeam, type Seat, type Suit, SUIT_LETTERS, type Team } from '@puur/rules';
import type { Findings, Step } from '../judge/ruling.js';
import type { Ruling } from '../referee.js';
import type { Quarrel } from './quarrel.js';

type Json = Readonly<Record<string, unknown>>;

/** The name of a seat in a quarrel; its number where it has none. */
export function seatName(seat: Seat, { names }: Pick<Quarrel, 'names'>): string | number {
  return names === null ? seat : names[seat];
}

/** The name of a side in a quarrel; its number where it has none. */
export function sideName(team: Team, { names, sides }: Pick<Quarrel, 'names' | 'sides'>): string | number {
  if (sides !== null) return sides[team];
  return names === null ? team : `${names[team]}/${names[team + 2]!}`;
}

/** A ruling as JSON. */
export function answerOf(ruling: Ruling, quarrel: Quarrel): Json {
  const seat = (at: Seat): string | number => seatName(at, quarrel);
  const side = (team: Team): string | number => sideName(team, quarrel);
  const cards = (list: readonly Card[]): string[] => list.map(formatCard);
  const suit = (of: Suit): string => SUIT_LETTERS[of]!;
  const bySide = <T>(values: PerTeam<T>): Json => ({ [side(0)]: values[0], [side(1)]: values[1] });

  const findings = (found: Findings): Json => {
    const out: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(found) as [keyof Findings, unknown][]) {
      switch (name) {
        case 'legalCards':
        case 'losingTrickPower':
          out[name] = cards(value as Card[]);
          break;
        case 'replaceWith':
          out[name] = formatCard(value as Card);
          break;
        case 'finalTrick': {
          const trick = value as NonNullable<Findings['finalTrick']>;
          out[name] = { leader: seat(trick.leader), cards: cards(trick.cards) };
          break;
        }
        case 'trickTo': {
          const to = value as NonNullable<Findings['trickTo']>;
          out[name] = { side: side(to.team), ...(to.seat !== undefined && { seat: seat(to.seat) }) };
          break;
        }
        case 'penalty': {
          const penalty = value as NonNullable<Findings['penalty']>;
          out[name] = { ...penalty, seat: seat(penalty.seat) };
          break;
        }
        case 'cardPoints':
        case 'roundPoints':
          out[name] = bySide(value as PerTeam<number>);
          break;
        case 'barredSuit':
          out[name] = suit(value as Suit);
          break;
        case 'nextLead':
        case 'bestSeat':
        case 'declarer':
        case 'mustDeclare':
        case 'leader':
        case 'dealer':
        case 'forehand':
        case 'nextDealer':
        case 'firstPacketTo':
          out[name] = value === null ? null : seat(value as Seat);
          break;
        case 'tricksTo':
        case 'pointsTo':
        case 'weisTo':
        case 'gameWonBy':
        case 'bergTo':
        case 'choiceOf':
          out[name] = value === null || value === 'both' ? value : side(value as Team);
          break;
        case 'legal':
        case 'revoke':
        case 'points':
        case 'tricks':
        case 'match':
        case 'stoeckPoints':
        case 'possible':
        case 'missing':
        case 'block':
        case 'writtenPoints':
        case 'deal':
        case 'choices':
        case 'contract':
        case 'school':
        case 'schneider':
          out[name] = value;
          break;
      }
    }
    return out;
  };

  const step = ({ seat: at, team, cards: list, suit: of, ...rest }: Step): Json => ({
    ...rest,
    ...(at !== undefined && { seat: seat(at) }),
    ...(team !== undefined && { side: side(team) }),
    ...(list !== undefined && { cards: cards(list) }),
    ...(of !== undefined && { suit: suit(of) }),
  });

  return {
    question: ruling.question,
    verdict: ruling.verdict,
    ruling: findings(ruling.ruling),
    moved: ruling.moved.map(({ to, points }) => ({ to: side(to), points })),
    steps: ruling.steps.map(step),
    rule: ruling.rule,
    sources: ruling.sources,
    support: ruling.support,
    confidence: ruling.confidence,
    basis: ruling.basis,
    alternatives: ruling.alternatives.map(findings),
    differsUnder: ruling.differsUnder.map((difference) => ({ ...difference, ruling: findings(difference.ruling) })),
  };
}
