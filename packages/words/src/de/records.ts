/** Warum eine Aufzeichnung nicht gelesen werden kann. */
import { isText, type RecordTexts } from '../words.js';
import { found as foundOf, wanted } from './wanted.js';

const FACTS = { first: 'wer ausspielt', win: 'wer den Stich macht', points: 'die Punkte', total: 'die Summe' } as const;

/** Where a round stands: its line in a file, or its number. */
function place(line: number | undefined, round: number | undefined): string {
  if (line !== undefined) return `Zeile ${line}, `;
  return round === undefined ? '' : `Runde ${round}, `;
}

export const records: RecordTexts = {
  'too-large': ({ limit }) => `Sie ist zu gross, höchstens ${limit} Zeichen.`,
  'unknown-form': ({ found }) =>
    `${found === '' ? 'Da steht nichts. ' : isText(found) ? `Das kennt Puur nicht: «${found}». ` : 'Das ist kein Text, sondern ein Bild, ein Programm oder etwas Gepacktes. '}Erwartet wird eine Aufzeichnung: eine Partie von Puur, ein Protokoll, ein Spiel von Swisslos oder HSLU oder die Kurzform.`,
  'newer-version': ({ found, known }) => `Sie hat Fassung ${found}, dieses Puur kennt bis ${known}.`,
  'not-json': ({ line, column }) => `Zeile ${line}, Spalte ${column}: Hier hört das JSON auf, gültig zu sein.`,
  'too-deep': ({ line, column }) => `Zeile ${line}, Spalte ${column}: zu tief verschachtelt.`,
  'duplicate-key': ({ key, line, column }) =>
    `Zeile ${line}, Spalte ${column}: «${key}» steht in diesem Objekt schon einmal.`,
  'wrong-format': ({ found }) =>
    found === null ? 'Sie sagt nicht, was sie ist.' : `Sie nennt sich «${found}», das kennt Puur nicht.`,
  'bad-field': ({ path, expected, found, line }) =>
    `${line === undefined ? '' : `Zeile ${line}, `}Feld «${path}»: erwartet ${wanted(expected)}, gefunden ${foundOf(found)}.`,
  refused: ({ index }, refusal) => `Ereignis ${index + 1}: ${refusal}`,
  differs: ({ index, event, expected }) =>
    `Ereignis ${index + 1}: Hier steht «${event.type}», nach den Regeln gehört «${expected.type}» mit anderem Inhalt hierher.`,
  unasked: ({ index, event }) => `Ereignis ${index + 1}: «${event.type}» folgt hier aus nichts.`,
  'cut-short': ({ expected }) => `Sie hört mittendrin auf, es fehlt «${expected.type}».`,
  'round-refused': ({ line, round, trick }, refusal) => `${place(line, round)}Stich ${trick}: ${refusal}`,
  'round-card-twice': ({ line }) => `Zeile ${line}: Eine Karte kommt zweimal vor.`,
  'hslu-version': ({ line, found }) => `Zeile ${line}: Die HSLU-Fassung «${found}» kennt Puur nicht.`,
  'hslu-differs': ({ line, trick, fact, expected, found }) =>
    `Zeile ${line}${trick === null ? '' : `, Stich ${trick}`}: ${FACTS[fact]} stimmt nicht, hier steht ${found}, richtig ist ${expected}.`,
  'text-expected': ({ line, expected, found }) => `Zeile ${line}: erwartet ${wanted(expected)}, gefunden «${found}».`,
  'text-tag-twice': ({ line, tag }) => `Zeile ${line}: «${tag}» kommt zweimal vor.`,
  'text-refused': ({ line, found }, refusal) => `Zeile ${line}, bei «${found}»: ${refusal}`,
  'text-differs': ({ line, expected, found }) => `Zeile ${line}: Hier steht «${found}», richtig ist «${expected}».`,
  'deal-code-length': ({ expected, found }) => `Der Code hat ${found} Zeichen, es müssen ${expected} sein.`,
  'deal-code-character': ({ position, found }) =>
    `Das Zeichen «${found}» an Stelle ${position} kommt in keinem Code vor.`,
  'deal-code-checksum': () => 'Der Code enthält einen Tippfehler.',
  'deal-code-setting': ({ found, allowed }) =>
    `Die Abmachung «${found}» im Code geht nicht; möglich: ${allowed.join(', ')}.`,
};
