/** Why a record cannot be read. */
import { isText, type RecordTexts } from '../words.js';
import { found as foundOf, wanted } from './wanted.js';

const FACTS = { first: 'who leads', win: 'who takes the trick', points: 'the points', total: 'the sum' } as const;

/** Where a round stands: its line in a file, or its number. */
function place(line: number | undefined, round: number | undefined): string {
  if (line !== undefined) return `Line ${line}, `;
  return round === undefined ? '' : `Round ${round}, `;
}

export const records: RecordTexts = {
  'too-large': ({ limit }) => `It is too large, ${limit} characters at most.`,
  'unknown-form': ({ found }) =>
    `${found === '' ? 'There is nothing in it. ' : isText(found) ? `Puur does not know this: “${found}”. ` : 'That is no text, but a picture, a program or something packed. '}Expected is a record: a Partie of Puur, a log, a game of Swisslos or HSLU, or the compact form.`,
  'newer-version': ({ found, known }) => `It has version ${found}, this Puur knows up to ${known}.`,
  'not-json': ({ line, column }) => `Line ${line}, column ${column}: here the JSON stops being valid.`,
  'too-deep': ({ line, column }) => `Line ${line}, column ${column}: nested too deeply.`,
  'duplicate-key': ({ key, line, column }) =>
    `Line ${line}, column ${column}: “${key}” is named in this object already.`,
  'wrong-format': ({ found }) =>
    found === null ? 'It does not say what it is.' : `It calls itself “${found}”, which Puur does not know.`,
  'bad-field': ({ path, expected, found, line }) =>
    `${line === undefined ? 'F' : `Line ${line}, f`}ield “${path}”: expected ${wanted(expected)}, found ${foundOf(found)}.`,
  refused: ({ index }, refusal) => `Event ${index + 1}: ${refusal}`,
  differs: ({ index, event, expected }) =>
    `Event ${index + 1}: here stands “${event.type}”, by the rules it should be another “${expected.type}”.`,
  unasked: ({ index, event }) => `Event ${index + 1}: “${event.type}” follows from nothing here.`,
  'cut-short': ({ expected }) => `It stops in the middle, “${expected.type}” is missing.`,
  'round-refused': ({ line, round, trick }, refusal) => `${place(line, round)}trick ${trick}: ${refusal}`,
  'round-card-twice': ({ line }) => `Line ${line}: a card is there twice.`,
  'hslu-version': ({ line, found }) => `Line ${line}: Puur does not know the HSLU version “${found}”.`,
  'hslu-differs': ({ line, trick, fact, expected, found }) =>
    `Line ${line}${trick === null ? '' : `, trick ${trick}`}: ${FACTS[fact]}: it says ${found}, right is ${expected}.`,
  'text-expected': ({ line, expected, found }) => `Line ${line}: expected ${wanted(expected)}, found “${found}”.`,
  'text-tag-twice': ({ line, tag }) => `Line ${line}: “${tag}” is there twice.`,
  'text-refused': ({ line, found }, refusal) => `Line ${line}, at “${found}”: ${refusal}`,
  'text-differs': ({ line, expected, found }) => `Line ${line}: it says “${found}”, right is “${expected}”.`,
  'deal-code-length': ({ expected, found }) => `The code has ${found} characters, there must be ${expected}.`,
  'deal-code-character': ({ position, found }) => `The character “${found}” at place ${position} is in no code.`,
  'deal-code-checksum': () => 'There is a misprint in the code.',
  'deal-code-setting': ({ found, allowed }) =>
    `The setting “${found}” in the code will not do; possible: ${allowed.join(', ')}.`,
};
