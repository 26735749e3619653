/**
 * Result: the answer of anything that may be refused.
 *
 * A refusal that can be expected (an illegal card, a late Stöck, a setting nobody knows) is a value with a stable
 * code, never an exception and never a sentence: the apps turn the code into words in each language. Exceptions are
 * left for broken invariants, and only `assert` and `unreachable` below throw them.
 */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The happy half of a Result. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The refusing half of a Result. */
export function refuse<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Throws when an invariant of our own code does not hold. Never for input: input is refused. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(`invariant broken: ${message}`);
}

/** Marks the branch of an exhaustive `switch` that cannot be reached. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
