/**
 * Plan: the match that a call asks for; or the sentence that says what is wrong with it.
 */
import { ok, type Pairing, refuse, type Result, type RuleProfile, settingsOf } from '@puur/rules';
import {
  type Budget,
  budgetOf,
  PLAYER_NAMES,
  type PlayerSpec,
  specOf,
  textOf,
  withBudget,
} from '../../players/spec.js';
import { VERSION } from '../../version.js';
import { DEFAULTS } from '../defaults.js';
import { nearestOf } from '../nearest.js';
import { profileFrom } from '../settings.js';
import type { Shell } from '../shell.js';
import type { MatchHead } from './file.js';
import { MOST_JOBS, type Order } from './order.js';

export interface Plan {
  readonly order: Order;
  readonly profile: RuleProfile;
  /** Deals of the whole match, each played twice. */
  readonly deals: number;
  /** Threads. */
  readonly jobs: number;
  /** Where the results are kept; null for nowhere. */
  readonly path: string | null;
  /** Whether the file there is gone on with. */
  readonly resumes: boolean;
}

const MOST_DEALS = 1_000_000;

/** Reads the words and options of a call. */
export function planFrom(shell: Shell): Result<Plan, string> {
  const { args, texts, faces } = shell;
  const { values, flags, words } = args;
  const deals = wholeIn(values.deals ?? DEFAULTS.match.deals, MOST_DEALS);
  if (deals === null) return refuse(texts.shell.badValue('--deals', values.deals!, `1–${MOST_DEALS}`));
  const jobs = wholeIn(values.jobs ?? DEFAULTS.match.jobs, MOST_JOBS);
  if (jobs === null) return refuse(texts.shell.badValue('--jobs', values.jobs!, `1–${MOST_JOBS}`));
  const budget = values.budget === undefined ? null : budgetOf(values.budget);
  if (budget === null && values.budget !== undefined) return refuse(texts.match.badBudget(values.budget));
  const a = playerIn(words[0]!, budget, shell);
  if (!a.ok) return a;
  const b = playerIn(words[1]!, budget, shell);
  if (!b.ok) return b;
  const profile = profileFrom(values.profile ?? DEFAULTS.match.profile, texts.shell);
  if (!profile.ok) return profile;
  const path = values.out ?? null;
  if (path === null && flags.has('resume')) return refuse(texts.match.resumeWhat);
  return ok({
    order: {
      a: a.value,
      b: b.value,
      settings: settingsOf(profile.value),
      seed: values.seed ?? DEFAULTS.match.seed,
      pairing: faces.settings.pairing satisfies Pairing,
    },
    profile: profile.value,
    deals,
    jobs: Math.min(jobs, deals),
    path,
    resumes: flags.has('resume'),
  });
}

/** The player that a word names, with this budget where it has none of its own; or the sentence that says why not. */
export function playerIn(text: string, budget: Budget | null, { texts }: Shell): Result<PlayerSpec, string> {
  const spec = specOf(text);
  if (spec.ok) return ok(withBudget(spec.value, budget));
  const { code, found } = spec.error;
  switch (code) {
    case 'unknown-player':
      return refuse(texts.match.unknownPlayer(found, nearestOf(found, PLAYER_NAMES), PLAYER_NAMES.join(', ')));
    case 'bad-address':
      return refuse(texts.match.badAddress(found));
    case 'bad-budget':
      return refuse(texts.match.badBudget(found));
    case 'no-budget':
      return refuse(texts.match.noBudget(found));
  }
}

function wholeIn(text: string, most: number): number | null {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

/** The head of a plan's file. */
export function headOf({ order, deals }: Plan): MatchHead {
  const { a, b, settings, seed, pairing } = order;
  return { a: textOf(a), b: textOf(b), settings, seed, pairing, deals, puur: VERSION };
}

/** Whether a file holds results of the same match, however many. */
export function isSameMatch(one: MatchHead, other: MatchHead): boolean {
  const key = ({ a, b, settings, seed, pairing }: MatchHead): string =>
    JSON.stringify([a, b, Object.entries(settings).sort(([x], [y]) => (x < y ? -1 : 1)), seed, pairing]);
  return key(one) === key(other);
}

/** The call that goes on with what a call has begun. */
export function callToGoOn({ args }: Shell): string {
  const { words, values, flags } = args;
  const given = Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
  const asked = [...flags, 'resume'].map((name) => `--${name}`);
  return ['puur', 'match', ...[...words, ...given, ...new Set(asked)].map(quoted)].join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
