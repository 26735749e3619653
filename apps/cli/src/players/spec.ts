/**
 * Spec: who plays, in one word as people type it.
 *
 * A level of @puur/bot, with a budget if wished (`stark@100ms`, `stark@w200`), the frozen yardstick, a rival without
 * thought (`random`, `greedy`), or the address of a player service. A spec is plain JSON and `textOf` writes it as one
 * word again, so it can be sent to a thread and stand at the head of a file.
 */
import { type Level, levelNamed, LEVELS, YARDSTICK_NAME } from '@puur/bot';
import { ok, refuse, type Result } from '@puur/rules';
import { isRestAddress } from '../rest/player.js';

/** How long a level may think about a card: milliseconds, or the number of worlds it draws. */
export type Budget = { readonly timeMs: number } | { readonly worlds: number };

/** Players that are always the same. */
export const FIXED_NAMES: readonly ['yardstick-1', 'greedy', 'random'] = [YARDSTICK_NAME, 'greedy', 'random'];
export type FixedName = (typeof FIXED_NAMES)[number];

export type PlayerSpec =
  | { readonly kind: 'level'; readonly level: Level; readonly budget: Budget | null }
  | { readonly kind: 'fixed'; readonly name: FixedName }
  | { readonly kind: 'service'; readonly url: string };

/**
 * Why a word names no player. `no-budget`: it always thinks for as long as it does.
 * `bad-budget`: what stands after the `@` is none.
 */
export interface SpecRefusal {
  readonly code: 'unknown-player' | 'bad-address' | 'bad-budget' | 'no-budget';
  readonly found: string;
}

/** All names, for a list and for the nearest of them. */
export const PLAYER_NAMES: readonly string[] = [...LEVELS, ...FIXED_NAMES];

/** Levels that think for as long as their budget lets them; the others answer at once. */
const THINKERS: readonly string[] = ['stark'];

/** The player that a word names. */
export function specOf(text: string): Result<PlayerSpec, SpecRefusal> {
  if (/^[a-z]+:\/\//i.test(text)) {
    return isRestAddress(text) ? ok({ kind: 'service', url: text }) : refuse({ code: 'bad-address', found: text });
  }
  const at = text.indexOf('@');
  const name = at < 0 ? text : text.slice(0, at);
  const budget = at < 0 ? null : budgetOf(text.slice(at + 1));
  const fixed = FIXED_NAMES.find((known) => known === name);
  const level = levelNamed(name);
  if (fixed === undefined && level === null) return refuse({ code: 'unknown-player', found: name });
  if (at >= 0 && budget === null) return refuse({ code: 'bad-budget', found: text.slice(at + 1) });
  if (level !== null && (budget === null || THINKERS.includes(level))) {
    return ok({ kind: 'level', level, budget });
  }
  if (budget !== null) return refuse({ code: 'no-budget', found: name });
  return ok({ kind: 'fixed', name: fixed! });
}

/** A budget from `100ms`, `1.5s` or `w200`; null if it is none. */
export function budgetOf(text: string): Budget | null {
  const worlds = /^w([1-9]\d{0,6})$/.exec(text);
  if (worlds) return { worlds: Number(worlds[1]) };
  const time = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)$/.exec(text);
  const timeMs = time === null ? 0 : Math.round(Number(time[1]) * (time[2] === 's' ? 1000 : 1));
  return timeMs > 0 ? { timeMs } : null;
}

/** The same player with this budget, where it thinks and has none of its own. */
export function withBudget(spec: PlayerSpec, budget: Budget | null): PlayerSpec {
  const thinks = spec.kind === 'level' && THINKERS.includes(spec.level);
  return thinks && spec.budget === null ? { ...spec, budget } : spec;
}

/** A spec as the word that names it. */
export function textOf(spec: PlayerSpec): string {
  switch (spec.kind) {
    case 'level':
      return spec.budget === null ? spec.level : `${spec.level}@${budgetText(spec.budget)}`;
    case 'fixed':
      return spec.name;
    case 'service':
      return spec.url;
  }
}

function budgetText(budget: Budget): string {
  return 'worlds' in budget ? `w${budget.worlds}` : `${budget.timeMs}ms`;
}
