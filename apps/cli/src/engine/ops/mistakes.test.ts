/** The operations `irregularity`, `coiffeur` and `differenzler`, on cases with their sources. */
import { describe, expect, it } from 'vitest';
import { replyTo } from '../answer.js';

async function ask(
  request: object,
): Promise<{ ok: boolean; result?: object; error?: { code: string; path?: string } }> {
  const reply = await replyTo({ ok: true, text: JSON.stringify({ id: 1, ...request }) }, (failure) => {
    throw failure;
  });
  return JSON.parse(reply) as Awaited<ReturnType<typeof ask>>;
}

const FOUND = { op: 'irregularity', contract: 'trump:E' } as const;
const IN_TRICK = { op: 'irregularity', detected: 'before-trick-turned', offender: 2 } as const;

describe('the engine on mistakes', () => {
  it.each([
    {
      name: 'a lone Puur withheld is no revoke (Swisslos, jasswiki)',
      request: { ...FOUND, led: 'E10', handOfOffender: ['EU', 'T8', 'S9'], played: 'T8' },
      result: { revoke: false },
    },
    {
      name: 'a trump withheld is one',
      request: { ...FOUND, led: 'E10', handOfOffender: ['EU', 'E6', 'T8'], played: 'T8' },
      result: { revoke: true, reason: 'must-follow-trump', legal: ['E6', 'EU'] },
    },
    {
      name: 'Rest with a card that can be beaten loses everything (jassonkel, bluewin)',
      request: { op: 'irregularity', claimRest: true, allRemainingTricksCertain: false },
      result: { remainingTricksTo: 'opponents' },
    },
    {
      name: 'a wrong undertrump loses its power (jassonkel, Falsches Stechen)',
      request: {
        ...{ op: 'irregularity', undertrumpedIllegally: true, contract: 'trump:T' },
        ...{ trick: ['RA', 'R10', 'T9', 'T8'], offender: 3 },
      },
      result: { cardLosesTrickPower: true, trickWinnerIgnoringOffender: 2 },
    },
    {
      name: 'the highest card of the suit is owed (jasswiki, Nichtfarben)',
      request: {
        ...IN_TRICK,
        contract: 'trump:E',
        trick: ['S8', 'S10', 'T7', 'SU'],
        handOfOffender: ['SA', 'S7', 'T7'],
      },
      result: { replaceWith: 'SA', trickTo: 'opponents-of-offender', cardsLosingTrickPower: ['T7', 'SA'] },
    },
    {
      name: 'but never the Puur (jasswiki), and the other trumps lose their power (sheet of 2015)',
      request: {
        ...IN_TRICK,
        contract: 'trump:E',
        trick: ['E8', 'E7', 'T7'],
        handOfOffender: ['EU', 'E6', 'EK', 'T7'],
      },
      result: { replaceWith: 'EK', cardsLosingTrickPower: ['T7', 'EK'], trumpsLosingTrickPower: ['E6'] },
    },
    {
      name: 'by the older school the lower card goes in and may not win (jassonkel)',
      request: {
        ...{ ...IN_TRICK, contract: 'trump:E', trick: ['S8', 'S10', 'T7', 'SU'] },
        ...{ handOfOffender: ['SA', 'S7'], profile: { revokeRule: 'A' } },
      },
      result: { replaceWith: 'S7', trickTo: 3, cardsLosingTrickPower: [] },
    },
    {
      name: 'a late revoke takes all tricks from it on (jasswiki)',
      request: { op: 'irregularity', offender: 3, revokeTrick: 7, detected: 'after-trick-turned' },
      result: { tricksToOpponents: [7, 8, 9], mayCreateMatch: true },
    },
    {
      name: 'or may be annulled (jassonkel, jassverzeichnis)',
      request: {
        ...{ op: 'irregularity', offender: 3, revokeTrick: 7, detected: 'after-trick-turned' },
        profile: { revokeRule: 'A' },
      },
      result: { tricksToOpponents: [], mayCreateMatch: false, deal: 'opponents-may-annul' },
    },
    {
      name: 'the points of a trick looked at go over (stöcherei)',
      request: {
        op: 'irregularity',
        looksAtTurnedTrick: true,
        cardsSeen: ['EU', 'E9', 'T10', 'T6'],
        contract: 'trump:E',
      },
      result: { pointsToOpponents: 44 },
    },
  ])('$name', async ({ request, result }) => {
    expect(await ask(request)).toMatchObject({ ok: true, result });
  });

  it.each([
    {
      request: { op: 'coiffeur', entry: { contract: 'rosen', factor: 2, declarerTeamCards: 257 } },
      result: { declarer: 514, opponent: 0 },
    },
    { request: { op: 'coiffeur', forehand: 1, passes: [1, 2, 3, 0] }, result: { mustChoose: 1 } },
    { request: { op: 'coiffeur', forehand: 1, passes: [1, 2], chosenBy: 3 }, result: { leader: 3 } },
    {
      request: {
        ...{ op: 'differenzler', announced: { 0: 40, 1: 60, 2: 0, 3: 50 }, made: { 0: 47, 1: 60, 2: 12, 3: 38 } },
        profile: { exactBonus: -10 },
      },
      result: { difference: { 0: 7, 1: 0, 2: 12, 3: 12 }, charged: { 0: 7, 1: -10, 2: 12, 3: 12 } },
    },
    { request: { op: 'differenzler', match: true, made: { 0: 157, 1: 0, 2: 0, 3: 0 } }, result: { points0: 157 } },
  ])('answers $request.op with $result (Swisslos, jassverzeichnis)', async ({ request, result }) => {
    expect(await ask(request)).toEqual({ id: 1, ok: true, result });
  });

  it.each([
    {
      request: { op: 'coiffeur', entry: { contract: 'rosen', factor: 2, declarerTeamCards: 156 } },
      code: 'bad-points',
    },
    {
      request: { op: 'coiffeur', entry: { contract: 'rosen', factor: 0, declarerTeamCards: 100 } },
      code: 'bad-factor',
    },
    { request: { op: 'coiffeur', factors: { pik: 2 } }, code: 'unknown-field' },
    { request: { op: 'coiffeur', forehand: 1, passes: [2] }, code: 'pass-out-of-turn' },
    {
      request: { op: 'differenzler', announced: { 0: 1, 1: 1, 2: 1, 3: 1 }, made: { 0: 40, 1: 40, 2: 40, 3: 40 } },
      code: 'round-points-sum',
    },
    { request: { ...IN_TRICK, contract: 'trump:E', trick: ['S8', 'S10'], handOfOffender: ['SA'] }, code: 'bad-seat' },
    { request: { ...FOUND, led: 'E10', handOfOffender: ['E10', 'T8'], played: 'T8' }, code: 'card-twice' },
    { request: { op: 'irregularity' }, code: 'missing-field' },
  ])('refuses with $code', async ({ request, code }) => {
    expect(await ask(request)).toMatchObject({ ok: false, error: { code } });
  });
});
