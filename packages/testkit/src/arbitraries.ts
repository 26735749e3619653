/**
 * fast-check arbitraries on the plain strings of the oracle: cards, hands, deals, contracts, settings, situations.
 *
 * Situations favour short packs: with cards of two or three suits only, following, trumping over and under, and hands
 * of nothing but trumps come up in every run instead of once in a thousand.
 */

import fc, { type Arbitrary } from 'fast-check';
import { contracts, deck, rankOf, ranks, suitOf, suits, type CardText, type ContractText } from './oracle/cards.js';
import type { LegalSettings } from './oracle/settings.js';
import { settingValues, type ContractKind, type Factors, type ProfileSettings } from './profile.js';

/** Any of the 36 cards. */
export function card(): Arbitrary<CardText> {
  return fc.constantFrom(...deck);
}

/** Any contract. */
export function contract(): Arbitrary<ContractText> {
  return fc.constantFrom(...contracts);
}

/** A hand of so many different cards, in no order. */
export function handOf(size: number): Arbitrary<CardText[]> {
  return fc.shuffledSubarray([...deck], { minLength: size, maxLength: size });
}

/** The whole deck, shuffled, as four hands of nine by seat. */
export function deal(): Arbitrary<CardText[][]> {
  return handOf(36).map((cards) => [cards.slice(0, 9), cards.slice(9, 18), cards.slice(18, 27), cards.slice(27)]);
}

/** A hand full of runs and quartets: nine cards out of two suits or out of four ranks and one suit. */
export function weisHand(): Arbitrary<CardText[]> {
  const twoSuits = fc
    .shuffledSubarray([...suits], { minLength: 2, maxLength: 2 })
    .map((chosen) => deck.filter((each) => chosen.includes(suitOf(each))));
  const ranksAndSuit = fc
    .tuple(fc.shuffledSubarray([...ranks], { minLength: 2, maxLength: 3 }), fc.constantFrom(...suits))
    .map(([chosen, suit]) => deck.filter((each) => chosen.includes(rankOf(each)) || suitOf(each) === suit));
  return fc
    .oneof(fc.constant<CardText[]>([...deck]), twoSuits, ranksAndSuit)
    .chain((pack) => fc.shuffledSubarray(pack, { minLength: 9, maxLength: 9 }));
}

/** A player to act: the own hand and the cards lying, no card twice. The trick need not have been legal. */
export interface TrickSituation {
  readonly contract: ContractText;
  readonly hand: readonly CardText[];
  /** 0 to 3 cards. */
  readonly trick: readonly CardText[];
  /** 1 to 9; the hand has 10 - trickNo cards. */
  readonly trickNo: number;
}

/** Situations of one player, out of the whole deck or out of two or three suits. */
export function trickSituation(): Arbitrary<TrickSituation> {
  return fc
    .record({
      contract: contract(),
      trickNo: fc.integer({ min: 1, max: 9 }),
      lying: fc.integer({ min: 0, max: 3 }),
      packSuits: fc.oneof(
        fc.constant<string[]>([...suits]),
        fc.shuffledSubarray([...suits], { minLength: 2, maxLength: 3 }),
      ),
    })
    .chain((frame) => {
      const size = 10 - frame.trickNo;
      const pack = deck.filter((each) => frame.packSuits.includes(suitOf(each)));
      return fc
        .shuffledSubarray(pack, { minLength: size + frame.lying, maxLength: size + frame.lying })
        .map((cards) => ({
          contract: frame.contract,
          hand: cards.slice(0, size),
          trick: cards.slice(size),
          trickNo: frame.trickNo,
        }));
    });
}

/** A complete trick of four different cards, in a contract. */
export function fullTrick(): Arbitrary<Omit<TrickSituation, 'hand'>> {
  return fc.record({ contract: contract(), trick: handOf(4), trickNo: fc.integer({ min: 1, max: 9 }) });
}

/** The settings that decide which cards are legal, all four. */
export function legalSettings(): Arbitrary<LegalSettings> {
  return fc.record({
    undertrump: fc.constantFrom(...settingValues.undertrump),
    onlyTrumps: fc.constantFrom(...settingValues.onlyTrumps),
    mayTrumpWhenAbleToFollow: fc.boolean(),
    puurExempt: fc.boolean(),
  });
}

/** What a table may change against the preset `puur`: any settings, each with an allowed value. */
export function profileSettings(): Arbitrary<Partial<ProfileSettings>> {
  return fc.tuple(listedSettings(), countedSettings()).map(([listed, counted]) => {
    const { rounds, berg, ...others } = counted;
    return {
      ...listed,
      ...others,
      ...(listed.endMode === 'fixed-rounds' && rounds !== undefined ? { rounds } : {}),
      ...(listed.bergpreis === true && berg !== undefined ? { berg } : {}),
    };
  });
}

/** Settings with a short list of values, any of them or none. */
function listedSettings(): Arbitrary<Partial<ProfileSettings>> {
  const each = Object.entries(settingValues).map(([name, values]): [string, Arbitrary<unknown>] => [
    name,
    fc.constantFrom<unknown>(...values),
  ]);
  return fc.record(Object.fromEntries(each), { requiredKeys: [] });
}

/** Points, numbers and lists. */
function countedSettings(): Arbitrary<Partial<ProfileSettings>> {
  const kinds: ContractKind[] = ['trump', 'obenabe', 'undenufe', 'slalom', 'gusti'];
  return fc.record(
    {
      contracts: fc.subarray(kinds, { minLength: 1 }),
      quartetRanks: fc.subarray([...ranks]),
      factors: factors(),
      lastTrick: fc.constantFrom(5, 0),
      matchBonus: fc.constantFrom(100, 0),
      target: fc.constantFrom(1000, 1200, 1500, 2000, 2500, 3000),
      rounds: fc.constantFrom(12, 8, 16),
      berg: fc.constantFrom(500, 750),
      exactBonus: fc.constantFrom(0, 10),
    },
    { requiredKeys: [] },
  );
}

function factors(): Arbitrary<Factors> {
  const factor = fc.integer({ min: 1, max: 8 });
  const keys = ['E', 'R', 'T', 'S', 'obenabe', 'undenufe', 'slalom', 'gusti'];
  return fc.record(Object.fromEntries(keys.map((key) => [key, factor])), { requiredKeys: [] });
}
