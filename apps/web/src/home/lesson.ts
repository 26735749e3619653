/** Lesson: which one is next, as the school left it for the first screen, which does not load the school for that. */
export const SCHOOL_NEXT_KEY = 'puur.school.next';

/** The number of the next lesson and how many there are; null for who never was there, or has done them all. */
export function nextLesson(): readonly [number, number] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SCHOOL_NEXT_KEY) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const [next, of] = kept as readonly unknown[];
    return typeof next === 'number' && typeof of === 'number' && next > 0 && next <= of ? [next, of] : null;
  } catch {
    return null;
  }
}
