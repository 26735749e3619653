/** A match of two players: questions, progress, result. */
import type { MatchTexts } from '../messages.js';

export const match: MatchTexts = {
  number: (value, digits) => value.toFixed(digits),
  unknownPlayer: (name, nearest, all) =>
    `There is no player “${name}”${nearest === '' ? '.' : `; did you mean “${nearest}”?`} There are ${all} and addresses (http://…).`,
  badAddress: (found) => `“${found}” is no address of a player (http://HOST:PORT/NAME).`,
  badBudget: (found) => `“${found}” is no budget; possible: a time a card (100ms, 1.5s) or a number of worlds (w200).`,
  noBudget: (name) => `“${name}” knows no budget, this player always thinks for the same time.`,
  resumeWhat: 'Go on with what? The file is named by --out.',
  exists: (path) => `${path} is there already; --resume goes on with it.`,
  otherMatch: (path, a, b) => `${path} belongs to another match (${a} against ${b}, or another table, seed or deck).`,
  otherVersion: (path, theirs, ours) =>
    `${path} was begun by Puur ${theirs} and this is ${ours}; what two versions play does not belong in one file.`,
  notAFile: (path) => `“${path}” is no ordinary file; results can only be written to one.`,
  fileTooLarge: (path) => `${path} is too large for a match.`,
  noMatch: (path) => `${path} holds no match of Puur.`,
  newer: (path) => `${path} is from a newer Puur.`,
  damaged: (path, line) => `${path} is damaged (line ${line}).`,
  busy: (path, lock) => `Another match is being played with ${path}. If none is, delete ${lock}.`,
  progress: (done, all) => `${done} of ${all} deals`,
  running: (mean, low, high) => `A − B: ${mean} (${low} to ${high})`,
  remaining: (time) => `${time} to go`,
  stopped: (done, all) => `Stopped after ${done} of ${all} deals.`,
  unanswered: (url, why) => `Nobody answers at ${url} (${why}).`,
  goOn: (call) => `It goes on with: ${call}`,
  notKept: 'Without --out nothing was written down.',
  deals: (n) =>
    n === 1 ? '1 deal, played twice with the sides swapped' : `${n} deals, each played twice with the sides swapped`,
  nothing: 'Nothing has been played yet.',
  single: (mean) => `A makes ${mean} points a round against B; one deal says nothing yet.`,
  difference: (mean, low, high) => `A makes ${mean} points a round against B (95%: ${low} to ${high}).`,
  spread: (error, verdict) => `Standard error ${error}. ${verdict}`,
  better: (side) => `${side} is better.`,
  even: 'This proves no difference.',
  points: 'points a round',
  meanTime: 'mean time to think (ms)',
  longTime: '95 of 100 at most (ms)',
  pushed: 'pushed',
  faultsTitle: 'What went wrong:',
  times: (n) => (n === 1 ? 'once' : `${n} times`),
  faults: {
    failed: 'failed',
    late: 'too late',
    'illegal-action': 'forbidden card or contract',
    'illegal-call': 'forbidden Weis, Stöck or claim',
  },
};
