/** Pourquoi un enregistrement ne peut pas être lu. */
import { isText, type RecordTexts } from '../words.js';
import { found as foundOf, wanted } from './wanted.js';

const FACTS = { first: 'qui entame', win: 'qui fait le pli', points: 'les points', total: 'la somme' } as const;

/** Where a round stands: its line in a file, or its number. */
function place(line: number | undefined, round: number | undefined): string {
  if (line !== undefined) return `Ligne ${line}, `;
  return round === undefined ? '' : `Donne ${round}, `;
}

export const records: RecordTexts = {
  'too-large': ({ limit }) => `Il est trop grand, ${limit} signes au plus.`,
  'unknown-form': ({ found }) =>
    `${found === '' ? 'Il n’y a rien. ' : isText(found) ? `Puur ne connaît pas cela : « ${found} ». ` : 'Ce n’est pas du texte, mais une image, un programme ou une archive. '}Il faut une partie notée : de Puur, un journal, une partie de Swisslos ou HSLU, ou la forme courte.`,
  'newer-version': ({ found, known }) => `Il est en version ${found}, ce Puur connaît jusqu’à ${known}.`,
  'not-json': ({ line, column }) => `Ligne ${line}, colonne ${column} : le JSON cesse ici d’être valable.`,
  'too-deep': ({ line, column }) => `Ligne ${line}, colonne ${column} : trop de niveaux.`,
  'duplicate-key': ({ key, line, column }) =>
    `Ligne ${line}, colonne ${column} : « ${key} » se trouve déjà dans cet objet.`,
  'wrong-format': ({ found }) =>
    found === null ? 'Il ne dit pas ce qu’il est.' : `Il s’appelle « ${found} », Puur ne le connaît pas.`,
  'bad-field': ({ path, expected, found, line }) =>
    `${line === undefined ? '' : `Ligne ${line}, `}champ « ${path} » : attendu ${wanted(expected)}, trouvé ${foundOf(found)}.`,
  refused: ({ index }, refusal) => `Événement ${index + 1} : ${refusal}`,
  differs: ({ index, event, expected }) =>
    `Événement ${index + 1} : il y a ici « ${event.type} », selon les règles il faudrait « ${expected.type} » autrement.`,
  unasked: ({ index, event }) => `Événement ${index + 1} : « ${event.type} » ne découle ici de rien.`,
  'cut-short': ({ expected }) => `Il s’arrête au milieu, il manque « ${expected.type} ».`,
  'round-refused': ({ line, round, trick }, refusal) => `${place(line, round)}pli ${trick} : ${refusal}`,
  'round-card-twice': ({ line }) => `Ligne ${line} : une carte s’y trouve deux fois.`,
  'hslu-version': ({ line, found }) => `Ligne ${line} : Puur ne connaît pas la version HSLU « ${found} ».`,
  'hslu-differs': ({ line, trick, fact, expected, found }) =>
    `Ligne ${line}${trick === null ? '' : `, pli ${trick}`} : faux pour ${FACTS[fact]}, il y a ${found}, il faudrait ${expected}.`,
  'text-expected': ({ line, expected, found }) => `Ligne ${line} : attendu ${wanted(expected)}, trouvé « ${found} ».`,
  'text-tag-twice': ({ line, tag }) => `Ligne ${line} : « ${tag} » s’y trouve deux fois.`,
  'text-refused': ({ line, found }, refusal) => `Ligne ${line}, à « ${found} » : ${refusal}`,
  'text-differs': ({ line, expected, found }) => `Ligne ${line} : il y a « ${found} », il faudrait « ${expected} ».`,
  'deal-code-length': ({ expected, found }) => `Le code a ${found} signes, il en faut ${expected}.`,
  'deal-code-character': ({ position, found }) => `Le signe « ${found} » à la place ${position} n’est dans aucun code.`,
  'deal-code-checksum': () => 'Il y a une faute de frappe dans le code.',
  'deal-code-setting': ({ found, allowed }) =>
    `Le réglage « ${found} » du code ne va pas ; possible : ${allowed.join(', ')}.`,
};
