import type { SchemaDraft } from '@halyard/contracts/work/schemas.ts';
import { escapeToken, pointerTokens, stepInto } from './json-pointer.ts';
import { isSchemaObject } from './subschemas.ts';
import {
  anchorKey,
  enterScope,
  type Place,
  readIdentifiers,
  resolveAddress,
  rootPlace,
  type Scope,
  type WrittenIdentifiers,
} from './written-identifiers.ts';

export const referenceKeywords = ['$ref', '$dynamicRef', '$recursiveRef'] as const;
export type ReferenceKeyword = (typeof referenceKeywords)[number];

export type Resolved = Place | 'unresolved_ref' | 'remote_ref';

/** Follows references inside one document; what is in another document is never loaded. */
export interface References {
  readonly draft: SchemaDraft | null;
  readonly root: Place;
  /** `dynamic`: the roots of the resources that led here, the outermost first. */
  follow(keyword: ReferenceKeyword, text: string, scope: Scope, dynamic: readonly string[]): Resolved;
}

export function openReferences(document: unknown, draft: SchemaDraft | null): References {
  const root = rootPlace(document, draft);
  let known: WrittenIdentifiers | undefined;
  const identifiers = () => {
    known ??= readIdentifiers(document, draft);
    return known;
  };

  function resourceAt(address: string, scope: Scope): Place | undefined {
    const named = address === '' ? scope.base : resolveAddress(address, scope.base);
    if (named === undefined) return undefined;
    return named === root.scope.base ? root : identifiers().resources.get(named);
  }

  function resolve(text: string, scope: Scope): Resolved {
    const { address, fragment } = splitReference(text);
    const resource = address === '' && scope.resource === '' ? root : resourceAt(address, scope);
    if (!resource) return 'remote_ref';
    if (fragment === '') return resource;
    if (fragment.startsWith('/')) return walk(resource, fragment, draft) ?? 'unresolved_ref';
    return identifiers().anchors.get(anchorKey(resource.pointer, fragment)) ?? 'unresolved_ref';
  }

  function outermostAnchor(first: Place, fragment: string, dynamic: readonly string[]): Place {
    if (!isSchemaObject(first.schema) || first.schema.$dynamicAnchor !== fragment) return first;
    for (const resource of dynamic) {
      const place = identifiers().dynamicAnchors.get(anchorKey(resource, fragment));
      if (place) return place;
    }
    return first;
  }

  function outermostRoot(first: Place, dynamic: readonly string[]): Place {
    if (!isRecursiveRoot(first.schema)) return first;
    for (const resource of dynamic) {
      const place = resource === '' ? root : identifiers().roots.get(resource);
      if (place && isRecursiveRoot(place.schema)) return place;
    }
    return first;
  }

  return {
    draft,
    root,
    follow(keyword, text, scope, dynamic) {
      const first = resolve(text, scope);
      if (typeof first === 'string' || keyword === '$ref') return first;
      if (keyword === '$recursiveRef') return outermostRoot(first, dynamic);
      return outermostAnchor(first, splitReference(text).fragment, dynamic);
    },
  };
}

function isRecursiveRoot(schema: unknown): boolean {
  return isSchemaObject(schema) && schema.$recursiveAnchor === true;
}

function splitReference(text: string): { address: string; fragment: string } {
  const hash = text.indexOf('#');
  if (hash < 0) return { address: text, fragment: '' };
  return { address: text.slice(0, hash), fragment: decodePercents(text.slice(hash + 1)) };
}

function decodePercents(fragment: string): string {
  if (!fragment.includes('%')) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function walk(from: Place, fragment: string, draft: SchemaDraft | null): Place | undefined {
  let { schema, pointer, scope } = from;
  for (const token of pointerTokens(fragment)) {
    schema = stepInto(schema, token);
    if (schema === undefined) return undefined;
    pointer += `/${escapeToken(token)}`;
    scope = enterScope(schema, pointer, scope, draft);
  }
  return { schema, pointer, scope };
}
