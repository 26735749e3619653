/**
 * Migrations: how a record of an older version becomes one of today's.
 *
 * The list is append-only and numbered: a migration that was ever released is never changed or removed, so that every
 * file ever written can be read. It is checked when the module is loaded: numbers without a gap, ids without a double.
 * A migration sees JSON that nothing has checked; what it does not recognise it leaves alone, and the schema of today's
 * version, which comes after it, refuses that with its path.
 */
import { assert, formatCard, formatCards, isCard } from '@puur/rules';

export type JsonObject = Readonly<Record<string, unknown>>;

export interface Migration {
  /** `NNN-what-changed`, never used twice. */
  readonly id: string;
  /** The version it leads to, from the one before. */
  readonly to: number;
  readonly up: (file: JsonObject) => JsonObject;
}

/** Checks that a list of migrations leads from version 0 upwards without a gap. Throws: it is our own list. */
export function checkedMigrations(migrations: readonly Migration[]): readonly Migration[] {
  for (const [index, { id, to }] of migrations.entries()) {
    assert(to === index + 1, `migration ${id} leads to version ${index + 1}`);
    assert(id.startsWith(`${String(to).padStart(3, '0')}-`), `migration ${id} begins with its number`);
  }
  assert(new Set(migrations.map(({ id }) => id)).size === migrations.length, 'no migration stands twice');
  return migrations;
}

export const MIGRATIONS: readonly Migration[] = checkedMigrations([
  {
    // Version 0 was the log as the rules keep it in memory, in a field `log`: cards as numbers 0..35, the whole profile.
    id: '001-cards-as-text',
    to: 1,
    up: ({ log, ...rest }) => ({ ...rest, events: Array.isArray(log) ? log.map(withCardsAsText) : log }),
  },
]);

/** The version that is written today. */
export const RECORD_VERSION: number = MIGRATIONS.length;

/** Brings a record of version `from` to today's. */
export function migrated(file: JsonObject, from: number): JsonObject {
  return MIGRATIONS.slice(from).reduce<JsonObject>((older, { to, up }) => ({ ...up(older), version: to }), file);
}

function withCardsAsText(event: unknown): unknown {
  if (typeof event !== 'object' || event === null) return event;
  const entries = Object.entries(event as JsonObject).map(([key, value]): [string, unknown] => [
    key,
    cardsAsText(key, value),
  ]);
  return Object.fromEntries(entries);
}

function cardsAsText(key: string, value: unknown): unknown {
  if (key === 'card') return isCard(value) ? formatCard(value) : value;
  if (key === 'cards') return listAsText(value);
  if ((key === 'hands' || key === 'weise') && Array.isArray(value)) {
    return value.map((entry: unknown) => (Array.isArray(entry) ? listAsText(entry) : withCardsAsText(entry)));
  }
  return value;
}

function listAsText(value: unknown): unknown {
  return Array.isArray(value) && value.every(isCard) ? formatCards(value) : value;
}
