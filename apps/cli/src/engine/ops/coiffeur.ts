/** Coiffeur: what a round writes, how long the game is, who has to choose. Decided by @puur/tafel. */
import { CONTRACTS, ok, refuse } from '@puur/rules';
import { COIFFEUR_KEYS, coiffeurLength, coiffeurPoints, judgeCoiffeur, passRound } from '@puur/tafel';
import { factor, type Field, list, oneOf, optional, bool, points, seat, shape } from '../fields.js';
import { type Ask, type Op, question } from '../op.js';

const WHOLE = 157;
const key = oneOf([...COIFFEUR_KEYS, ...CONTRACTS]);

const entry: Ask = question(
  { entry: shape({ contract: key, factor, declarerTeamCards: points, match: optional(bool) }) },
  ({ entry: { contract, factor: times, declarerTeamCards: written, match } }, { matchBonus }) => {
    // 257 is a match, written as people say it.
    const isMatch = match ?? (matchBonus > 0 && written === WHOLE + matchBonus);
    const made = match === undefined && isMatch ? WHOLE : written;
    const table = { contracts: [{ key: contract, factor: times }], matchBonus };
    const judged = judgeCoiffeur({ team: 0, key: contract, points: made, match: isMatch }, [], table);
    if (!judged.ok) return refuse({ code: 'bad-points', path: 'entry.declarerTeamCards', found: written });
    return ok({ declarer: coiffeurPoints(made, isMatch, times, matchBonus), opponent: 0 });
  },
);

/** A factor for each contract that the table plays. */
const factorsField: Field<Readonly<Record<string, number | undefined>>> = shape(
  Object.fromEntries(COIFFEUR_KEYS.map((name) => [name, optional(factor)])),
);
const factors: Ask = question({ factors: factorsField }, ({ factors: given }) => {
  const contracts = Object.entries(given).flatMap(([name, times]) =>
    times === undefined ? [] : [{ key: name, factor: times }],
  );
  return contracts.length === 0
    ? refuse({ code: 'bad-length', path: 'factors', found: 0 })
    : ok({ ...coiffeurLength(contracts) });
});

const passing: Ask = question(
  { forehand: seat, passes: list(seat, { max: 4 }), chosenBy: optional(seat) },
  ({ forehand, passes, chosenBy }) => {
    const round = passRound(forehand, passes, chosenBy);
    if (!round.ok) {
      const { error } = round;
      const path = error.code === 'choose-out-of-turn' ? 'chosenBy' : 'passes';
      const found = error.code === 'pass-too-often' ? passes.length : error.found;
      const details = error.code === 'pass-too-often' ? {} : { details: { seat: error.expected } };
      return refuse({ code: 'pass-out-of-turn', path, found, ...details });
    }
    const { mustChoose, leader } = round.value;
    return ok(leader === null ? { mustChoose } : { leader });
  },
);

export const coiffeur: Op = {
  name: 'coiffeur',
  ask: (fields, profile) =>
    (Object.hasOwn(fields, 'entry') ? entry : Object.hasOwn(fields, 'factors') ? factors : passing)(fields, profile),
};
