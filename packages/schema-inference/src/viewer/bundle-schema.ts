import { ignoresBesideRef } from './detect-draft.ts';
import { draftInUse } from './draft-in-use.ts';
import { escapeToken, pointerTokens } from './json-pointer.ts';
import { referenceKeywords } from './references.ts';
import { isSchemaObject, type SchemaObject, subschemasOf } from './subschemas.ts';
import { enterScope, type Place, readIdentifiers, resolveAddress, rootPlace } from './written-identifiers.ts';

/** A schema, and the address it has unless it names one itself. */
export interface AddressedSchema {
  readonly address: string;
  readonly schema: unknown;
}

/** A reference into another document. */
export interface ForeignReference {
  readonly address: string;
  /** Written as a path, as between files of one folder. */
  readonly isRelative: boolean;
}

const idKeyword = (schema: unknown) => (draftInUse(schema) === 'draft-04' ? 'id' : '$id');

/** The address a schema names itself, absolute and without fragment; null when it names none. */
export function addressOf(schema: unknown): string | null {
  const written = isSchemaObject(schema) ? schema[idKeyword(schema)] : undefined;
  if (typeof written !== 'string' || !URL.canParse(written)) return null;
  return resolveAddress(written, written) ?? null;
}

/** The schema with the absolute address it is known by, which relative references are resolved against. */
function withAddress({ schema, address }: AddressedSchema): unknown {
  if (!isSchemaObject(schema)) return schema;
  const keyword = idKeyword(schema);
  const written = schema[keyword];
  const resolved = typeof written === 'string' ? resolveAddress(written, address) : address;
  return { ...schema, [keyword]: resolved ?? address };
}

function* placesOf(schema: unknown): Generator<Place> {
  const draft = draftInUse(schema);
  const waiting: Place[] = [rootPlace(schema, draft)];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    for (const { step, schema: below } of subschemasOf(place.schema)) {
      const pointer = place.pointer + step;
      waiting.push({ schema: below, pointer, scope: enterScope(below, pointer, place.scope, draft) });
    }
  }
}

const isMetaSchema = (address: string) => /^https?:\/\/json-schema\.org\//.test(address);

/** The other documents that a schema refers to, each once. */
export function foreignReferences(given: AddressedSchema): ForeignReference[] {
  const schema = withAddress(given);
  const { resources } = readIdentifiers(schema, draftInUse(schema));
  const found = new Map<string, ForeignReference>();
  for (const place of placesOf(schema)) {
    for (const text of referencesIn(place.schema)) {
      const [written = ''] = text.split('#');
      const address = written === '' ? undefined : resolveAddress(written, place.scope.base);
      if (address === undefined || resources.has(address) || isMetaSchema(address)) continue;
      found.set(address, { address, isRelative: !URL.canParse(written) });
    }
  }
  return [...found.values()];
}

function referencesIn(schema: unknown): string[] {
  if (!isSchemaObject(schema)) return [];
  return referenceKeywords.map((keyword) => schema[keyword]).filter((text) => typeof text === 'string');
}

const definitionsOf = (schema: unknown) => (ignoresBesideRef(draftInUse(schema)) ? 'definitions' : '$defs');

/**
 * One document in which a schema finds those it refers to among its definitions, each under its address (JSON Schema
 * 2020-12, section 9.3). They are read by the draft of the schema that refers to them.
 */
export function bundleSchema(given: AddressedSchema, related: readonly AddressedSchema[]): unknown {
  const schema = related.length > 0 ? withAddress(given) : given.schema;
  if (!isSchemaObject(schema)) return schema;
  if (related.length === 0) return schema;
  const definitions = definitionsOf(schema);
  const own = schema[definitions];
  const embedded = related.map(({ address, schema: other }) => [address, embed(other, address, idKeyword(schema))]);
  return { ...schema, [definitions]: { ...(isSchemaObject(own) ? own : {}), ...Object.fromEntries(embedded) } };
}

function embed(schema: unknown, address: string, keyword: string): unknown {
  if (!isSchemaObject(schema)) return schema;
  const { $schema: _, $id: __, id, ...rest } = schema;
  const embedded: SchemaObject = { ...rest, [keyword]: address };
  return keyword === 'id' || id === undefined || typeof id === 'string' ? embedded : { ...embedded, id };
}

/** A place in a bundle, as it is called outside of it: a place in another document carries its address. */
export function placeOutside(place: string, related: readonly AddressedSchema[]): string {
  const [keyword, address, ...below] = pointerTokens(place);
  const isForeign = keyword === '$defs' || keyword === 'definitions';
  if (!isForeign || !related.some((other) => other.address === address)) return place;
  return `${address}#${below.map((token) => `/${escapeToken(token)}`).join('')}`;
}

/** The other way round, for the bundle that the place is in. */
export function placeInside(place: string, bundle: unknown, related: readonly AddressedSchema[]): string {
  const other = related.find(({ address }) => place === address || place.startsWith(`${address}#`));
  if (!other) return place;
  return `/${definitionsOf(bundle)}/${escapeToken(other.address)}${place.slice(other.address.length + 1)}`;
}
