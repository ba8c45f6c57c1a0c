import type { ErrorObject } from 'ajv';
import { escapeToken, pointerTokens, valueAt } from '../viewer/json-pointer.ts';

export interface ErrorPlaces {
  of(error: ErrorObject): string;
}

/**
 * Finds where an error's keyword is written. Ajv's own `schemaPath` restarts after a reference, so the location is
 * found by the schema object itself, which Ajv passes along.
 */
export function openErrorPlaces(schema: unknown): ErrorPlaces {
  let known: Map<object, string> | undefined;
  return {
    of(error) {
      known ??= pointersOf(schema);
      const around = error.parentSchema as unknown;
      const pointer = typeof around === 'object' && around !== null ? known.get(around) : undefined;
      return pointer === undefined ? placeByPath(schema, error.schemaPath) : `${pointer}/${escapeToken(error.keyword)}`;
    },
  };
}

function pointersOf(document: unknown): Map<object, string> {
  const found = new Map<object, string>();
  const waiting: [unknown, string][] = [[document, '']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null) continue;
    found.set(value, pointer);
    for (const [key, inner] of Object.entries(value)) waiting.push([inner, `${pointer}/${escapeToken(key)}`]);
  }
  return found;
}

/** For the schema `false`, which is not an object: the longest part of Ajv's path that exists. */
function placeByPath(document: unknown, schemaPath: string): string {
  const hash = schemaPath.indexOf('#');
  let pointer = decodeURIComponent(schemaPath.slice(hash + 1));
  while (pointer !== '' && (!pointer.startsWith('/') || valueAt(document, pointer) === undefined)) {
    const tokens = pointerTokens(pointer.startsWith('/') ? pointer : `/${pointer}`).slice(0, -1);
    pointer = tokens.map((token) => `/${escapeToken(token)}`).join('');
  }
  return pointer;
}
