/**
 * Wanted: what a file or a form should have had in a place, in the words of a language.
 *
 * The readers in @puur/records and @puur/referee say it in English, for programs as much as for people, and build it from few
 * parts: a phrase, a number of things, a list or an object of such. Those parts are known here; names, codes and values stand
 * in every language as they are written.
 */

/** The phrases that readers use, just as they write them. */
export type WantedPhrase =
  | 'true or false'
  | 'a text'
  | 'a name'
  | 'a seat: 0 to 3 in play order, or a name of `seats`'
  | 'a side: 0 (seats 0 and 2), 1 (seats 1 and 3), a name of `sides`, or two names of `seats` with a slash'
  | 'a card such as EU or T10'
  | 'an object'
  | 'four different names'
  | 'two different names'
  | 'tag, card or announcement'
  | 'announcement in round brackets'
  | 'name of a tag'
  | 'text in quotes or ]'
  | 'tag of a round'
  | 'well-formed text'
  | 'ISO 8601 time'
  | 'four cards'
  | 'every card once'
  | 'cards'
  | 'seat 0..3 and a text'
  | 'seat 0..3'
  | 'hands as 0: E6 … / 1: …'
  | 'complete trick'
  | 'card'
  | 'tag'
  | 'points and cards'
  | 'no such field'
  | 'two or four names'
  | 'letters, digits and hyphens'
  | 'each contract once'
  | 'a whole number'
  | 'string'
  | 'number'
  | 'boolean'
  | 'Array'
  | 'Object';

export interface WantedWords {
  readonly phrases: Readonly<Record<WantedPhrase, string>>;
  readonly whole: (least: string, most: string) => string;
  readonly list: (least: string, most: string, each: string) => string;
  readonly object: (names: string) => string;
  readonly bySeat: (each: string) => string;
  readonly bySide: (each: string) => string;
  readonly event: (types: string) => string;
  readonly atMost: (count: string, of: 'events' | 'cuts' | null) => string;
  readonly texts: (count: string) => string;
  readonly orNull: (each: string) => string;
}

/** What readers found where it is no value that can be repeated. */
export interface FoundWords {
  readonly nothing: string;
  readonly object: string;
  readonly list: (count: string) => string;
}

/** What was found, in a language; a value stays as it is written. */
export function foundIn(words: FoundWords): (found: string) => string {
  return (found) => {
    if (found === 'nothing') return words.nothing;
    if (found === 'object') return words.object;
    const list = /^list of (\d+)$/.exec(found);
    return list === null ? found : words.list(list[1]!);
  };
}

/** What was expected, in a language; what is none of the known parts stays as it is. */
export function wantedIn(words: WantedWords): (expected: string) => string {
  const phrases: Readonly<Record<string, string>> = words.phrases;
  const say = (expected: string): string => {
    const phrase = Object.hasOwn(phrases, expected) ? phrases[expected] : undefined;
    if (phrase !== undefined) return phrase;
    for (const [form, tell] of forms) {
      const found = form.exec(expected);
      if (found !== null) return tell(found.slice(1));
    }
    return expected;
  };
  const forms: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
    [/^a whole number from (\S+) to (\S+)$/, ([least, most]) => words.whole(least!, most!)],
    [/^a list of (\S+) to (\S+), each (.*)$/s, ([least, most, each]) => words.list(least!, most!, say(each!))],
    [/^an object of (.*)$/s, ([names]) => words.object(names!)],
    [/^an object, by seat, each (.*)$/s, ([each]) => words.bySeat(say(each!))],
    [/^an object, by side, each (.*)$/s, ([each]) => words.bySide(say(each!))],
    [/^an event of type (.*)$/s, ([types]) => words.event(types!)],
    [
      /^at most (\d+)(?: (events|cuts))?$/,
      ([count, of]) => words.atMost(count!, of === 'events' || of === 'cuts' ? of : null),
    ],
    [/^(\d+) text$/, ([count]) => words.texts(count!)],
    [/^(.*), or null$/s, ([each]) => words.orNull(say(each!))],
  ];
  return say;
}
