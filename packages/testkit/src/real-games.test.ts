/**
 * The oracle against all the real rounds, where that data lies beside the repository. Source: public Schieber rounds,
 * 2018, from GitHub repository fabian-stettler/JassAgent. The repository holds a choice of 24 of them.
 */

import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { legalCards } from './oracle/legal.js';
import { replayRound } from './oracle/round.js';
import { settingsWith } from './oracle/settings.js';
import { trickWinner } from './oracle/trick.js';

const folder = new URL('../../../../shared/real-games/', import.meta.url);
const isAbsent = !existsSync(folder);
if (isAbsent) console.log('real rounds: no data beside the repository, tests skipped');

interface HumanRound {
  readonly contract: string;
  readonly dealer: number;
  readonly cards: string;
}

/** A trick as the server logged it: seats north, east, south, west, played clockwise seen from there. */
interface LoggedTrick {
  readonly first: number;
  readonly cards: readonly string[];
  readonly win: number;
  readonly points: number;
}

const lines = (name: string): unknown[] => {
  const bytes = readFileSync(new URL(name, folder));
  const text = name.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
};

const suitLetters: Readonly<Record<string, string>> = { D: 'E', H: 'R', S: 'T', C: 'S' };
const rankTexts: Readonly<Record<string, string>> = { J: 'U', Q: 'O' };
const loggedContracts = ['trump:E', 'trump:R', 'trump:T', 'trump:S', 'obenabe', 'undenufe'];
const ourCard = (card: string): string =>
  (suitLetters[card.slice(0, 1)] ?? '?') + (rankTexts[card.slice(1)] ?? card.slice(1));
const ourSeat = (seat: number): number => (4 - seat) % 4;

/** Replays a logged round and compares winners and points of every trick. */
function checkLogged(trump: number, tricks: readonly LoggedTrick[], points?: readonly number[]): void {
  const hands: string[][] = [[], [], [], []];
  for (const trick of tricks) {
    for (const [turn, card] of trick.cards.entries()) hands[(ourSeat(trick.first) + turn) % 4]?.push(ourCard(card));
  }
  const outcome = replayRound({
    contract: loggedContracts[trump] ?? '',
    leader: ourSeat(tricks[0]?.first ?? -1),
    hands,
    tricks: tricks.map((trick) => trick.cards.map(ourCard)),
  });
  expect(outcome.trickWinners).toEqual(tricks.map((trick) => ourSeat(trick.win)));
  expect(outcome.trickPoints).toEqual(tricks.map((trick) => trick.points));
  if (points !== undefined) expect(outcome.cardPoints).toEqual(points);
}

describe('real rounds', () => {
  test.skipIf(isAbsent)('16,409 rounds of people replay without an illegal card, 1,462 of them a match', () => {
    const rounds = lines('human-rounds.jsonl.gz') as HumanRound[];
    expect(rounds).toHaveLength(16_409);
    let matches = 0;
    for (const { contract, dealer, cards } of rounds) {
      // Who played what follows from the winners, which the replay finds again.
      const played = cards.split(' ');
      const hands: string[][] = [[], [], [], []];
      const tricks: string[][] = [];
      let leader = (dealer + 1) % 4;
      for (let from = 0; from < 36; from += 4) {
        const trick = played.slice(from, from + 4);
        for (const [turn, card] of trick.entries()) hands[(leader + turn) % 4]?.push(card);
        tricks.push(trick);
        leader = (leader + trickWinner(contract, trick, tricks.length)) % 4;
      }
      const outcome = replayRound({ contract, leader: (dealer + 1) % 4, hands, tricks });
      expect(outcome.cardPoints[0] + outcome.cardPoints[1]).toBe(157);
      if (outcome.match !== null) matches++;
    }
    expect(matches).toBe(1462);
  });

  test.skipIf(isAbsent)('180 chosen rounds have the recorded winners and points', () => {
    const rounds = JSON.parse(readFileSync(new URL('rounds.json', folder), 'utf8')) as {
      readonly trump: number;
      readonly tricks: readonly LoggedTrick[];
      readonly points: readonly number[];
    }[];
    expect(rounds).toHaveLength(180);
    for (const { trump, tricks, points } of rounds) checkLogged(trump, tricks, points);
  });

  test.skipIf(isAbsent)('55 rounds of the server log have the recorded winners and points', () => {
    const logged = lines('hslu-log-sample.jsonl') as {
      readonly game: { readonly trump: number; readonly tricks: readonly LoggedTrick[] };
    }[];
    expect(logged).toHaveLength(55);
    for (const { game } of logged) checkLogged(game.trump, game.tricks);
  });

  test.skipIf(isAbsent)('tables with stricter rules would have refused some of those plays', () => {
    const rounds = (lines('human-rounds.jsonl.gz') as HumanRound[]).slice(0, 4000);
    let trumpedThoughAble = 0;
    for (const { contract, dealer, cards } of rounds) {
      const played = cards.split(' ');
      const seats: number[] = [];
      let leader = (dealer + 1) % 4;
      for (let from = 0; from < 36; from += 4) {
        for (const turn of [0, 1, 2, 3]) seats.push((leader + turn) % 4);
        leader = (leader + trickWinner(contract, played.slice(from, from + 4), from / 4 + 1)) % 4;
      }
      const strict = settingsWith({ mayTrumpWhenAbleToFollow: false });
      const isRefused = played.some((card, index) => {
        const hand = played.filter((_, other) => other >= index && seats[other] === seats[index]);
        const trick = played.slice(index - (index % 4), index);
        return !legalCards(contract, hand, trick, strict).includes(card);
      });
      if (isRefused) trumpedThoughAble++;
    }
    expect(trumpedThoughAble).toBeGreaterThan(1000);
  });
});
