import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { ignoresBesideRef } from './detect-draft.ts';
import { isSchemaObject, subschemasOf } from './subschemas.ts';

/** The schema resource a place belongs to: its address, and the pointer of its root. */
export interface Scope {
  readonly base: string;
  readonly resource: string;
}

/** A schema with the place it is written at. */
export interface Place {
  readonly schema: unknown;
  readonly pointer: string;
  readonly scope: Scope;
}

/** Everything in a document that can be named other than by its place. */
export interface WrittenIdentifiers {
  /** By address without fragment. */
  readonly resources: ReadonlyMap<string, Place>;
  /** By the pointer of the resource's root. */
  readonly roots: ReadonlyMap<string, Place>;
  /** By `anchorKey`. */
  readonly anchors: ReadonlyMap<string, Place>;
  readonly dynamicAnchors: ReadonlyMap<string, Place>;
}

/** A document without its own address still needs one to resolve relative references. */
const namelessBase = 'schema:///document';

export const anchorKey = (resource: string, name: string) => `${resource}#${name}`;

/** An address without its fragment, or undefined when it cannot be made. */
export function resolveAddress(address: string, base: string): string | undefined {
  try {
    const url = new URL(address, base);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}

export function rootPlace(document: unknown, draft: SchemaDraft | null): Place {
  const outside: Scope = { base: namelessBase, resource: '' };
  return { schema: document, pointer: '', scope: enterScope(document, '', outside, draft) };
}

/** The scope inside a schema: a new one where the schema has an identifier, otherwise the one around it. */
export function enterScope(schema: unknown, pointer: string, around: Scope, draft: SchemaDraft | null): Scope {
  const written = identifierOf(schema, draft, pointer === '');
  if (written === undefined || written.startsWith('#')) return around;
  const base = resolveAddress(written, around.base);
  return base === undefined ? around : { base, resource: pointer };
}

function identifierOf(schema: unknown, draft: SchemaDraft | null, isRoot: boolean): string | undefined {
  if (!isSchemaObject(schema)) return undefined;
  const written = schema[draft === 'draft-04' ? 'id' : '$id'];
  if (typeof written !== 'string') return undefined;
  const isIgnored = !isRoot && ignoresBesideRef(draft) && typeof schema.$ref === 'string';
  return isIgnored ? undefined : written;
}

/** Reads a whole document once. Only references by name need this; references by pointer do without. */
export function readIdentifiers(document: unknown, draft: SchemaDraft | null): WrittenIdentifiers {
  const found = {
    resources: new Map<string, Place>(),
    roots: new Map<string, Place>(),
    anchors: new Map<string, Place>(),
    dynamicAnchors: new Map<string, Place>(),
  };
  const waiting: Place[] = [rootPlace(document, draft)];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    note(found, place, draft);
    for (const { step, schema } of subschemasOf(place.schema)) {
      const pointer = place.pointer + step;
      waiting.push({ schema, pointer, scope: enterScope(schema, pointer, place.scope, draft) });
    }
  }
  return found;
}

type Found = { readonly [Name in keyof WrittenIdentifiers]: Map<string, Place> };

function note(found: Found, place: Place, draft: SchemaDraft | null): void {
  const { schema, pointer, scope } = place;
  if (!isSchemaObject(schema)) return;
  if (pointer === scope.resource) {
    found.resources.set(scope.base, place);
    found.roots.set(pointer, place);
  }
  const written = identifierOf(schema, draft, pointer === '');
  if (written?.startsWith('#')) found.anchors.set(anchorKey(scope.resource, written.slice(1)), place);
  if (typeof schema.$anchor === 'string') found.anchors.set(anchorKey(scope.resource, schema.$anchor), place);
  if (typeof schema.$dynamicAnchor === 'string') {
    found.anchors.set(anchorKey(scope.resource, schema.$dynamicAnchor), place);
    found.dynamicAnchors.set(anchorKey(scope.resource, schema.$dynamicAnchor), place);
  }
}
