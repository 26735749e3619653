/** Perché una registrazione non si può leggere. */
import { isText, type RecordTexts } from '../words.js';
import { found as foundOf, wanted } from './wanted.js';

const FACTS = { first: 'chi esce', win: 'chi fa la presa', points: 'i punti', total: 'la somma' } as const;

/** Where a round stands: its line in a file, or its number. */
function place(line: number | undefined, round: number | undefined): string {
  if (line !== undefined) return `Riga ${line}, `;
  return round === undefined ? '' : `Mano ${round}, `;
}

export const records: RecordTexts = {
  'too-large': ({ limit }) => `È troppo grande, al massimo ${limit} caratteri.`,
  'unknown-form': ({ found }) =>
    `${found === '' ? 'Non c’è niente. ' : isText(found) ? `Puur non conosce questo: «${found}». ` : 'Non è testo, ma un’immagine, un programma o un archivio. '}Ci vuole una partita annotata: di Puur, un protocollo, una partita di Swisslos o HSLU, o la forma breve.`,
  'newer-version': ({ found, known }) => `È in versione ${found}, questo Puur conosce fino a ${known}.`,
  'not-json': ({ line, column }) => `Riga ${line}, colonna ${column}: qui il JSON smette di essere valido.`,
  'too-deep': ({ line, column }) => `Riga ${line}, colonna ${column}: troppi livelli.`,
  'duplicate-key': ({ key, line, column }) => `Riga ${line}, colonna ${column}: «${key}» c’è già in questo oggetto.`,
  'wrong-format': ({ found }) =>
    found === null ? 'Non dice che cosa sia.' : `Si chiama «${found}», Puur non lo conosce.`,
  'bad-field': ({ path, expected, found, line }) =>
    `${line === undefined ? '' : `Riga ${line}, `}campo «${path}»: atteso ${wanted(expected)}, trovato ${foundOf(found)}.`,
  refused: ({ index }, refusal) => `Evento ${index + 1}: ${refusal}`,
  differs: ({ index, event, expected }) =>
    `Evento ${index + 1}: qui c’è «${event.type}», secondo le regole ci vuole «${expected.type}» con altro contenuto.`,
  unasked: ({ index, event }) => `Evento ${index + 1}: «${event.type}» qui non segue da niente.`,
  'cut-short': ({ expected }) => `Si ferma a metà, manca «${expected.type}».`,
  'round-refused': ({ line, round, trick }, refusal) => `${place(line, round)}presa ${trick}: ${refusal}`,
  'round-card-twice': ({ line }) => `Riga ${line}: una carta compare due volte.`,
  'hslu-version': ({ line, found }) => `Riga ${line}: Puur non conosce la versione HSLU «${found}».`,
  'hslu-differs': ({ line, trick, fact, expected, found }) =>
    `Riga ${line}${trick === null ? '' : `, presa ${trick}`}: sbagliato per ${FACTS[fact]}, c’è ${found}, giusto è ${expected}.`,
  'text-expected': ({ line, expected, found }) => `Riga ${line}: atteso ${wanted(expected)}, trovato «${found}».`,
  'text-tag-twice': ({ line, tag }) => `Riga ${line}: «${tag}» compare due volte.`,
  'text-refused': ({ line, found }, refusal) => `Riga ${line}, a «${found}»: ${refusal}`,
  'text-differs': ({ line, expected, found }) => `Riga ${line}: c’è «${found}», giusto è «${expected}».`,
  'deal-code-length': ({ expected, found }) => `Il codice ha ${found} caratteri, devono essere ${expected}.`,
  'deal-code-character': ({ position, found }) =>
    `Il carattere «${found}» al posto ${position} non compare in nessun codice.`,
  'deal-code-checksum': () => 'Nel codice c’è un errore di battitura.',
  'deal-code-setting': ({ found, allowed }) =>
    `L’accordo «${found}» nel codice non va; possibile: ${allowed.join(', ')}.`,
};
