/** Time: when something was played, in the reader's way. */

/**
 * A day with its hour. A time that no Date can hold, as an older Puur took it from a damaged backup, is a dash: a list is
 * not lost for one bad line.
 * @param time milliseconds since 1970
 */
export function sayTime(time: number, locale: string): string {
  if (Number.isNaN(new Date(time).getTime())) return '–';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
