/** The slate. */
import type { TafelWords } from '../tafel-words.js';
import { found as foundOf, wanted } from './wanted.js';

export const tafel: TafelWords = {
  games: { schieber: 'Schieber', coiffeur: 'Coiffeur', differenzler: 'Differenzler' },
  refusals: {
    'entry-contract': () => 'This is not played at this table.',
    'entry-seat': () => 'There is no such seat.',
    'entry-points': ({ points }) => `A side cannot make ${points} points.`,
    'entry-sum': ({ points, of }) => `Together that is ${points}; it has to be ${of}.`,
    'entry-impossible': ({ points }) => `${points} never occurs: no card counts 1. Please count again.`,
    'entry-match': ({ side }) => `No match for ${side}: the other side has points.`,
    'entry-weis-off': () => 'This table plays without Weis.',
    'entry-weis': ({ points }) => `${points} is no Weis (20, 50, 100 and so on).`,
    'entry-weis-both': () => 'Only one side writes Weis.',
    'entry-stoeck-off': () => 'This table plays without Stöck.',
    'entry-stoeck-no-trump': () => 'Without trump there is no Stöck.',
    'entry-claim-off': () => 'There is no Bedanken at this table.',
    'entry-berg-off': () => 'With a fixed number of rounds there is no Berg.',
    'entry-team': () => 'There is no such side.',
    'coiffeur-team': () => 'There is no such side.',
    'coiffeur-contract': () => 'That is not on this slate.',
    'coiffeur-taken': ({ side, contract }) => `${contract} is played already (${side}).`,
    'coiffeur-points': ({ points }) => `There are no ${points} points, 157 at most.`,
    'coiffeur-impossible': ({ points }) => `${points} never occurs. Please count again.`,
    'coiffeur-match': () => 'A match has 157 points.',
    'differenzler-announced': ({ who }) => `The announcement of ${who} is not between 0 and 157.`,
    'differenzler-made': ({ who }) => `The points of ${who} are not between 0 and 157.`,
    'differenzler-penalty': ({ who }) => `The penalty points of ${who} will not do.`,
    'differenzler-sum': ({ points, of }) => `Together that is ${points}; it has to be ${of}.`,
    'differenzler-impossible': ({ who, points }) => `${who} cannot have made ${points}.`,
    'sheet-not-opened': () => 'The slate is still empty.',
    'sheet-opened': () => 'The slate is begun already.',
    'sheet-names': () => 'It takes two or four different names.',
    'sheet-over': () => 'The Partie is over.',
    'sheet-no-round': ({ round }) => `There is no round ${round}.`,
    'sheet-ends-earlier': ({ round }) => `The Partie would have ended with round ${round} already.`,
    'sheet-berg-twice': ({ round }) => `The Berg is written in round ${round} already.`,
    'sheet-nothing-to-undo': () => 'There is nothing to take back.',
    'sheet-nothing-to-redo': () => 'There is nothing to bring back.',
  },
  questions: {
    'ask-match': ({ side }) => `All points for ${side}: was it all nine tricks (a match)?`,
    'ask-declared': ({ side }) => `Match for ${side}: who declared? The strokes depend on it.`,
    'ask-sides': ({ side, points }) => `Only ${points} for ${side}. Is that right, or are the sides swapped?`,
    'ask-weis': ({ side, points }) => `${points} Weis for ${side} is seldom seen. Is that right?`,
    'ask-berg': ({ side }) => `Not halfway yet: ${side}. Did the other side ask for the Berg too early?`,
    'ask-who-first': () => 'Both reach the target in the same part. Who was there first?',
  },
  reasons: {
    'won-in-block': ({ block }) => `at the target with “${block}”, in the agreed order`,
    'won-first': () => 'first at the target',
    'won-higher-total': () => 'more points',
    'won-by-claim': () => 'claimed with enough points',
    'won-by-false-claim': ({ points }) => `the others claimed too early, ${points} were missing`,
    'won-most-points': ({ round }) => `more points after ${round} rounds`,
  },
  feats: { berg: 'Berg', sieg: 'Win', match: 'Match', kontermatch: 'Kontermatch', schneider: 'Schneider' },
  coiffeur: {
    eichel: 'Eicheln',
    rosen: 'Rosen',
    schilten: 'Schilten',
    schellen: 'Schellen',
    obenabe: 'Obenabe',
    undenufe: 'Undenufe',
    slalom: 'Slalom',
    gusti: 'Gusti',
    joker1: 'Joker 1',
    joker2: 'Joker 2',
  },
  file: {
    'file-too-large': ({ found, expected }) => `The file is too large: ${found} characters, at most ${expected}.`,
    'file-not-json': ({ line, found }) =>
      found === ''
        ? 'A slate is expected, the file is empty.'
        : line === ''
          ? `A slate as JSON is expected, found: “${found}”.`
          : `A slate as JSON is expected; in line ${line} it stops being valid.`,
    'file-format': ({ expected, found }) =>
      found === ''
        ? `A slate (“${expected}”) is expected; the file does not say what it is.`
        : `A slate (“${expected}”) is expected, found: “${found}”.`,
    'file-newer': ({ expected, found }) =>
      `This slate has version ${found}, this Puur knows up to ${expected}: read it with a newer one.`,
    'file-field': ({ path, expected, found }) =>
      `Field “${path}”: expected ${wanted(expected)}, found ${foundOf(found)}.`,
    'file-event': ({ event, why }) => `Entry ${event} cannot be right: ${why}`,
  },
};
