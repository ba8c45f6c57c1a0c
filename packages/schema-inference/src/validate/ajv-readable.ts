import { ExactNumber } from '@halyard/contracts/format/exact-json.ts';
import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { ignoresBesideRef } from '../viewer/detect-draft.ts';
import { openReferences, type References } from '../viewer/references.ts';
import { isSchemaObject, subschemasOf } from '../viewer/subschemas.ts';
import { enterScope, type Place } from '../viewer/written-identifiers.ts';
import { exactFormat, exactType } from './exact-keywords.ts';

export interface ReadableChoices {
  readonly draft: SchemaDraft;
  /** Handling of a reference into another document: it is rejected, or accepts everything. */
  readonly elsewhere: 'reject' | 'accept';
  /** Numbers of the schema or of its documents may be exact ones. */
  readonly isExact: boolean;
}

type Writable = Record<string, unknown>;

/**
 * A copy of a schema in which Ajv reads what JSON Schema means: without words of Ajv's own (`nullable`, `$async`,
 * `discriminator`, and `id` after draft-04), and with dynamic references to the outermost resource written as plain
 * ones, because Ajv only knows the anchors of schemas it came through. Every place stays where it was.
 */
export function readableForAjv(schema: unknown, { draft, elsewhere, isExact }: ReadableChoices): unknown {
  const copy = copied(schema);
  const references = openReferences(copy, draft);
  const waiting: Place[] = [references.root];
  const seen = new Set<string>();
  const changes: (() => void)[] = [];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (seen.has(place.pointer)) continue;
    seen.add(place.pointer);
    changes.push(...changesAt(place, references, draft, elsewhere));
    if (isExact) changes.push(...exactChangesAt(place.schema));
    // A reference may lead to where no keyword holds a schema.
    waiting.push(...targetsOf(place, references));
    for (const { step, schema: below } of subschemasOf(place.schema)) {
      const pointer = place.pointer + step;
      waiting.push({ schema: below, pointer, scope: enterScope(below, pointer, place.scope, draft) });
    }
  }
  // References are followed through the copy, so it changes only after all were.
  for (const change of changes) change();
  return copy;
}

function changesAt(place: Place, references: References, draft: SchemaDraft, elsewhere: string): (() => void)[] {
  const { schema } = place;
  if (!isSchemaObject(schema)) return [];
  const written: Writable = schema;
  const leaveOut = wordsLeftOut(schema, draft).map((keyword) => () => void Reflect.deleteProperty(written, keyword));
  // An empty `enum` allows nothing, and Ajv takes no empty one.
  if (Array.isArray(schema.enum) && schema.enum.length === 0) schema.enum.push('\u0000 no value at all');
  const dynamic = plainReference(place, references);
  if (dynamic !== undefined) {
    return [
      ...leaveOut,
      () => void Reflect.deleteProperty(written, '$dynamicRef'),
      () => void Reflect.set(written, '$ref', dynamic),
    ];
  }
  const { $ref } = schema;
  if (elsewhere === 'reject' || typeof $ref !== 'string' || isMetaSchema($ref)) return leaveOut;
  const found = references.follow('$ref', $ref, place.scope, []);
  return typeof found === 'string' ? [...leaveOut, () => void Reflect.deleteProperty(written, '$ref')] : leaveOut;
}

function targetsOf({ schema, scope }: Place, references: References): Place[] {
  if (!isSchemaObject(schema) || typeof schema.$ref !== 'string') return [];
  const found = references.follow('$ref', schema.$ref, scope, []);
  return typeof found === 'string' ? [] : [found];
}

const counts = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
  ...['minContains', 'maxContains'],
];

/** Keywords that an exact number may be stated by, or held against, as `addExactKeywords` knows them. */
function exactChangesAt(schema: unknown): (() => void)[] {
  if (!isSchemaObject(schema)) return [];
  const rename = (keyword: string, name: string) => () => {
    if (Object.hasOwn(schema, keyword)) Reflect.set(schema, name, schema[keyword]);
  };
  const long = counts.filter((keyword) => schema[keyword] instanceof ExactNumber);
  return [
    rename('type', exactType),
    () => void Reflect.deleteProperty(schema, 'type'),
    rename('format', exactFormat),
    // A whole number that long: nothing is as many.
    ...long.map((keyword) => () => void Reflect.set(schema, keyword, Number.MAX_SAFE_INTEGER)),
  ];
}

const ajvOnly = ['nullable', '$async', 'discriminator'];

function wordsLeftOut(schema: Readonly<Writable>, draft: SchemaDraft): string[] {
  const foreign = draft === 'draft-04' ? ajvOnly : [...ajvOnly, 'id'];
  // Told to ignore what is beside `$ref`, Ajv still checks the type.
  return ignoresBesideRef(draft) && typeof schema.$ref === 'string' ? [...foreign, 'type'] : foreign;
}

/** Validation begins in the outermost resource, so an anchor there is always the one that is meant. */
function plainReference({ schema, scope }: Place, references: References): string | undefined {
  if (!isSchemaObject(schema) || typeof schema.$dynamicRef !== 'string' || '$ref' in schema) return undefined;
  const { root } = references;
  const found = references.follow('$dynamicRef', schema.$dynamicRef, scope, [root.scope.resource]);
  if (typeof found === 'string' || found.scope.resource !== '') return undefined;
  if (scope.resource === '') return `#${encodeURI(found.pointer)}`;
  return isSchemaObject(root.schema) && '$id' in root.schema
    ? `${root.scope.base}#${encodeURI(found.pointer)}`
    : undefined;
}

function isMetaSchema(reference: string): boolean {
  return /^https?:\/\/json-schema\.org\/draft/.test(reference);
}

/** Every object once: a place is recognised by its object later on. Its depth was checked before. */
function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]));
}
