/**
 * Kinds: with what control each part of a quarrel is asked.
 *
 * Nothing is listed here a second time: the kind of a field follows from the schema that @puur/referee reads it by, so a
 * new event or a new field of an event can be told on the screen as soon as the referee knows it.
 */
import { EVENTS, type EventType, FORM } from '@puur/referee';
import { isContract } from '@puur/rules';

/** How a value is asked for. Numbers are whole, bounds included; `cards` are how many. */
export type Kind =
  | { readonly of: 'seat' | 'team' | 'card' | 'weise' | 'yes-no' | 'text' | 'contract' | 'blocks' }
  | { readonly of: 'cards'; readonly min: number; readonly max: number }
  | { readonly of: 'number' | 'number-by-side'; readonly min: number; readonly max: number }
  | { readonly of: 'choice'; readonly values: readonly string[] };

export interface Asked {
  readonly name: string;
  readonly kind: Kind;
  readonly isOptional: boolean;
}

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The kind of a schema of the form. Throws on a schema it does not know: that is a fault of this file. */
export function kindOf(schema: Schema): Kind {
  if (schema.$ref === '#/$defs/seat') return { of: 'seat' };
  if (schema.$ref === '#/$defs/team') return { of: 'team' };
  if (schema.$ref === '#/$defs/card') return { of: 'card' };
  if (schema.enum) return schema.enum.every(isContract) ? { of: 'contract' } : { of: 'choice', values: schema.enum };
  const { type, items, additionalProperties: each, minimum: min = 0, maximum: max = 0 } = schema;
  if (type === 'boolean') return { of: 'yes-no' };
  if (type === 'string') return { of: 'text' };
  if (type === 'integer') return { of: 'number', min, max };
  if (type === 'array' && items?.type === 'array') return { of: 'weise' };
  if (type === 'array' && items?.$ref === '#/$defs/card') {
    return { of: 'cards', min: schema.minItems ?? 0, max: schema.maxItems ?? 36 };
  }
  if (type === 'object' && each && each.type === 'integer') {
    return { of: 'number-by-side', min: each.minimum ?? 0, max: each.maximum ?? 0 };
  }
  if (type === 'object' && each && each.properties && 'stich' in each.properties) return { of: 'blocks' };
  throw new Error(`no control for ${JSON.stringify(schema)}`);
}

/** The fields of an event, those that must be told first. */
export function fieldsOf(type: EventType): readonly Asked[] {
  const fields = Object.entries(EVENTS[type]).map(([name, field]) => ({
    name,
    kind: kindOf(field.schema as Schema),
    isOptional: field.optional,
  }));
  return [...fields.filter(({ isOptional }) => !isOptional), ...fields.filter(({ isOptional }) => isOptional)];
}

const TABLE = (FORM.table!.schema as Schema).properties ?? {};
/** What can hold when the events begin. */
export const TABLE_FACTS: readonly Asked[] = Object.entries(TABLE).map(([name, schema]) => ({
  name,
  kind: kindOf(schema),
  isOptional: true,
}));
