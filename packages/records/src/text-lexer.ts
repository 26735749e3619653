/**
 * The text form in tokens, one at a time, each with its line.
 */
import { ok, refuse, type Result } from '@puur/rules';
import { foundIn, type RecordError } from './error.js';

export type TextToken =
  | { readonly kind: 'tag'; readonly line: number; readonly name: string; readonly values: readonly string[] }
  /** `3.` and `2:` */
  | { readonly kind: 'number' | 'leader'; readonly line: number; readonly value: number }
  /** A card's name in capitals. */
  | { readonly kind: 'card'; readonly line: number; readonly name: string }
  /** What stands between round brackets. */
  | { readonly kind: 'say'; readonly line: number; readonly text: string }
  /** `=`, and the winner and points after it if they are there. */
  | { readonly kind: 'turned'; readonly line: number; readonly facts: readonly number[] }
  | { readonly kind: 'end'; readonly line: number };

const NUMBER = /(\d{1,6})\./y;
const LEADER = /([0-3]):/y;
const CARD = /[erst](?:10|[6-9uoka])(?![a-z0-9])/iy;
const FACT = /[ \t]*(\d{1,6})(?!\d)/y;
const NAME = /[a-z]+/iy;
const BLANK = /[ \t\r\v\f\u00a0\ufeff]/;

export class TextLexer {
  readonly #text: string;
  #pos = 0;
  #line = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next token; the token `end` again and again at the end of the text. */
  next(): Result<TextToken, RecordError> {
    this.#skipBlanks();
    const line = this.#line;
    const char = this.#text[this.#pos];
    if (char === undefined) return ok({ kind: 'end', line });
    if (char === '[') return this.#tag();
    if (char === '(') return this.#say();
    if (char === '=') {
      this.#pos++;
      const facts = [this.#match(FACT), this.#match(FACT)];
      return ok({ kind: 'turned', line, facts: facts.flatMap((fact) => (fact ? [Number(fact[1])] : [])) });
    }
    const number = this.#match(NUMBER);
    if (number) return ok({ kind: 'number', line, value: Number(number[1]) });
    const leader = this.#match(LEADER);
    if (leader) return ok({ kind: 'leader', line, value: Number(leader[1]) });
    const card = this.#match(CARD);
    if (card) return ok({ kind: 'card', line, name: card[0].toUpperCase() });
    return refuse(this.#expected('tag, card or announcement'));
  }

  /** Passes over what cannot be read, up to the next blank. */
  skipWord(): void {
    do this.#pos++;
    while (this.#pos < this.#text.length && !/\s/.test(this.#text[this.#pos]!));
  }

  #skipBlanks(): void {
    for (; this.#pos < this.#text.length; this.#pos++) {
      const char = this.#text[this.#pos]!;
      if (char === '\n') this.#line++;
      else if (char === ';') {
        const end = this.#text.indexOf('\n', this.#pos);
        this.#pos = (end === -1 ? this.#text.length : end) - 1;
      } else if (!BLANK.test(char)) return;
    }
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#pos;
    const match = pattern.exec(this.#text);
    if (match) this.#pos = pattern.lastIndex;
    return match;
  }

  /** The error that something else was expected here. */
  #expected(expected: string): RecordError {
    const word = /^\S*/.exec(this.#text.slice(this.#pos, this.#pos + 100))![0];
    return { code: 'text-expected', line: this.#line, expected, found: foundIn(word === '' ? undefined : word) };
  }

  #say(): Result<TextToken, RecordError> {
    const line = this.#line;
    const end = this.#text.indexOf(')', this.#pos);
    const text = end === -1 ? '\n' : this.#text.slice(this.#pos + 1, end);
    if (text.includes('\n')) return refuse(this.#expected('announcement in round brackets'));
    this.#pos = end + 1;
    return ok({ kind: 'say', line, text });
  }

  #tag(): Result<TextToken, RecordError> {
    const line = this.#line;
    this.#pos++;
    this.#skipBlanks();
    const name = this.#match(NAME);
    if (!name) return refuse(this.#expected('name of a tag'));
    const values: string[] = [];
    for (;;) {
      this.#skipBlanks();
      const char = this.#text[this.#pos];
      if (char === ']') {
        this.#pos++;
        return ok({ kind: 'tag', line, name: name[0], values });
      }
      const value = char === '"' ? this.#string() : null;
      if (value === null) return refuse(this.#expected('text in quotes or ]'));
      values.push(value);
    }
  }

  /** A text in quotes with the escapes of JSON, on one line; null if it is none. */
  #string(): string | null {
    let end = this.#pos + 1;
    while (end < this.#text.length && this.#text[end] !== '"' && this.#text[end] !== '\n') {
      end += this.#text[end] === '\\' ? 2 : 1;
    }
    if (this.#text[end] !== '"') return null;
    const value = unquoted(this.#text.slice(this.#pos + 1, end));
    if (value !== null) this.#pos = end + 1;
    return value;
  }
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** A text without its escapes; null where one is unknown. */
function unquoted(text: string): string | null {
  if (/\\(?!["\\/bfnrt]|u[0-9a-f]{4})/i.test(text.replaceAll('\\\\', ''))) return null;
  return text.replace(/\\(?:u([0-9a-f]{4})|(.))/gi, (_, code: string | undefined, letter: string | undefined) =>
    code === undefined ? (ESCAPES[letter ?? ''] ?? letter ?? '') : String.fromCharCode(parseInt(code, 16)),
  );
}
