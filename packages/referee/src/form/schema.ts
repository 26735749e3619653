/** Schema: the form of a quarrel as JSON Schema (2020-12), made from the fields it is read by. */
import { PRESET_IDS } from '@puur/rules';
import { DEFINITIONS, type JsonSchema, shape } from './field.js';
import { FORM } from './quarrel.js';

/** The schema, as plain JSON. */
export function jsonSchema(): JsonSchema {
  const head = shape(FORM).schema as { properties: object; required: readonly string[] };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A quarrel at the Jass table, for puur referee',
    ...head,
    properties: {
      ...head.properties,
      profile: {
        description: 'A preset, or the settings that differ from `puur` (or from `preset`), as in docs/rules.md.',
        oneOf: [{ enum: PRESET_IDS }, { type: 'object' }],
      },
    },
    $defs: DEFINITIONS,
  };
}
