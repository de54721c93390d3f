/** The fields of a written position, from the schema that the engine's own types generate (`docs/positions`). */

/** As much of JSON Schema as those files use. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number)[];
  const?: string;
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  minimum?: number;
  maximum?: number;
  $defs?: Record<string, Schema>;
}

export type Field =
  | { kind: 'number'; min: number; max: number }
  | { kind: 'flag' }
  | { kind: 'seat' }
  | { kind: 'choice'; values: readonly { value: string | number; about?: string }[] }
  | { kind: 'text' }
  | { kind: 'list'; of: Field }
  /** `key` is the pattern of its keys; null if anything goes. */
  | { kind: 'map'; key: string | null; of: Field }
  | { kind: 'group'; fields: readonly NamedField[] };

export interface NamedField {
  name: string;
  about: string;
  field: Field;
}

const files = import.meta.glob<Schema>('../../../../docs/positions/*.schema.json', { import: 'default' });

/** The fields of a game's positions; null for a game whose positions have no schema. */
export async function fieldsOf(game: string): Promise<readonly NamedField[] | null> {
  const schema = await files[`../../../../docs/positions/${game}.schema.json`]?.();
  return schema ? fieldsIn(schema) : null;
}

/** The fields that a schema describes. */
export function fieldsIn(schema: Schema): readonly NamedField[] {
  return named(schema, schema.$defs ?? {});
}

function named({ properties = {} }: Schema, defs: Record<string, Schema>): NamedField[] {
  return Object.entries(properties).map(([name, one]) => ({
    name,
    about: one.description ?? '',
    field: fieldOf(one, defs),
  }));
}

function fieldOf(schema: Schema, defs: Record<string, Schema>): Field {
  if (schema.$ref !== undefined) return fieldOf(defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs);
  if (schema.enum) return { kind: 'choice', values: schema.enum.map((value) => ({ value })) };
  const { anyOf, oneOf } = schema;
  if (oneOf)
    return {
      kind: 'choice',
      values: oneOf.flatMap(({ const: value, description: about }) =>
        value === undefined ? [] : [{ value, ...(about !== undefined && { about }) }],
      ),
    };
  if (anyOf) {
    const some = anyOf.filter(({ type }) => type !== 'null');
    // A seat is a number or a name.
    if (some.length > 1) return { kind: 'seat' };
    return fieldOf(some[0] ?? {}, defs);
  }
  const types = [schema.type ?? 'string'].flat().filter((type) => type !== 'null');
  switch (types.length === 1 ? types[0] : 'string') {
    case 'integer':
      return { kind: 'number', min: schema.minimum ?? 0, max: schema.maximum ?? 65_535 };
    case 'boolean':
      return { kind: 'flag' };
    case 'array':
      return { kind: 'list', of: fieldOf(schema.items ?? {}, defs) };
    case 'object':
      return objectOf(schema, defs);
    default:
      return { kind: 'text' };
  }
}

function objectOf(schema: Schema, defs: Record<string, Schema>): Field {
  if (schema.properties) return { kind: 'group', fields: named(schema, defs) };
  const [pattern] = Object.entries(schema.patternProperties ?? {});
  if (pattern) return { kind: 'map', key: pattern[0], of: fieldOf(pattern[1], defs) };
  const others = schema.additionalProperties;
  return { kind: 'map', key: null, of: fieldOf(typeof others === 'object' ? others : {}, defs) };
}

/** A position with another value at a path; `undefined` removes what is there. */
export function withValue(position: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const list = Array.isArray(position) ? [...(position as unknown[])] : [];
    // A player about whom nothing is said has nothing special.
    while (list.length < first) list.push({});
    const next = withValue(list[first], rest, value);
    if (next === undefined) list.splice(first, 1);
    else list[first] = next;
    return list;
  }
  const fields = typeof position === 'object' && position !== null ? { ...position } : {};
  const next = withValue((fields as Record<string, unknown>)[first], rest, value);
  if (next === undefined) delete (fields as Record<string, unknown>)[first];
  else (fields as Record<string, unknown>)[first] = next;
  return fields;
}

/** A field of places, and the key of a place of the board in it. */
export interface PlaceField {
  name: string;
  key: string;
  of: Field;
}

/** Whether any field says what lies at a place of the board: only then a click on one can change something. */
export const hasPlaces = (fields: readonly NamedField[]): boolean =>
  fields.some(({ field }) => field.kind === 'map' && field.key !== null);

/** The fields that say something about a place of the board: those with keys like its id, with or without the kind of place. */
export function placeFields(fields: readonly NamedField[], place: string): PlaceField[] {
  const keys = [place, place.slice(place.indexOf('-') + 1)];
  return fields.flatMap(({ name, field }) => {
    if (field.kind !== 'map' || field.key === null) return [];
    const pattern = new RegExp(field.key);
    const key = keys.find((one) => pattern.test(one));
    return key === undefined ? [] : [{ name, key, of: field.of }];
  });
}
