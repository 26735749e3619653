/** What a computer player would do on a seat, from what that seat knows. */
import { createPlayer, LEVELS } from '@puur/bot';
import {
  type Action,
  apply,
  assert,
  type Command,
  DEFAULT_PROFILE,
  type Decision,
  differencesBetween,
  formatCard,
  ok,
  type Player,
  refuse,
  resolveProfile,
  type Result,
  type RuleProfile,
  type Seat,
  viewFor,
} from '@puur/rules';
import { type Fault, profileFault } from '../fault.js';
import { field, oneOf, optional, orElse, whole } from '../fields.js';
import { type Op, question } from '../op.js';
import { type ToldView, view } from '../told-view.js';
import { stateOf } from '../view.js';

/** The strongest level there is: LEVELS goes upwards. */
const STRONGEST = LEVELS[LEVELS.length - 1]!;
const LONGEST_THOUGHT_MS = 600_000;
const MOST_WORLDS = 100_000;

const seed = field(
  'a string or a whole number',
  'bad-type',
  (value): value is string | number => typeof value === 'string' || Number.isSafeInteger(value),
);

/**
 * The operation `choose`.
 *
 * @param now milliseconds of a clock that only goes on
 */
export const chooseOf = (now: () => number): Op => ({
  name: 'choose',
  ask: question(
    {
      view,
      level: orElse(oneOf(LEVELS), STRONGEST),
      seed: orElse(seed, ''),
      timeMs: optional(whole(1, LONGEST_THOUGHT_MS)),
      worlds: optional(whole(1, MOST_WORLDS)),
    },
    async ({ view: told, level, seed, timeMs, worlds }, requested) => {
      if (timeMs !== undefined && worlds !== undefined) {
        return refuse({ code: 'fields-exclude', details: { fields: ['timeMs', 'worlds'] } });
      }
      const profile = profileIn(told, requested);
      if (!profile.ok) return profile;
      const state = stateOf(told, profile.value);
      if (!state.ok) return state;
      const thinking = { ...(worlds !== undefined && { worlds }), ...(timeMs !== undefined && { timeMs, now }) };
      const player: Player = createPlayer(level, seed, thinking);
      const decision = await player.decide(viewFor(state.value, told.seat));
      assert(apply(state.value, commandOf(decision, told.seat)).ok, 'a player does what it may');
      return ok({
        action: actionOf(decision.action),
        announce: announcementsOf(decision),
        considered: decision.considered.map(({ action, expectedPoints, stdError }) => ({
          action: actionOf(action),
          expectedPoints,
          stdError,
        })),
        level,
      });
    },
  ),
});

/** The profile of the view, or of the request where the view has none; both only where they say the same. */
function profileIn(told: ToldView, requested: RuleProfile): Result<RuleProfile, Fault> {
  if (told.profile === undefined) return ok(requested);
  const profile = resolveProfile(told.profile);
  if (!profile.ok) return refuse(profileFault('view.profile', profile.error));
  const isStandard = differencesBetween(requested, DEFAULT_PROFILE).length === 0;
  const differing = differencesBetween(requested, profile.value);
  return isStandard || differing.length === 0
    ? profile
    : refuse({ code: 'profile-conflict', path: 'view.profile', details: { settings: differing } });
}

/** A decision as its seat would ask for it at a table. */
function commandOf({ action, weise, stoeck }: Decision, seat: Seat): Command {
  return action.type === 'play' ? { ...action, seat, weise, stoeck } : { ...action, seat };
}

/** An action in the words of the protocol. */
function actionOf(action: Action): Readonly<Record<string, unknown>> {
  switch (action.type) {
    case 'push':
      return { push: true };
    case 'declare':
      return { declare: action.contract };
    case 'play':
      return { play: formatCard(action.card) };
  }
}

/** What is said with the card. */
function announcementsOf({ weise, stoeck }: Decision): readonly Readonly<Record<string, unknown>>[] {
  const said = weise.map(({ cards, points }) => ({ weis: points, cards: cards.map(formatCard) }));
  return stoeck ? [...said, { stoeck: true }] : said;
}
