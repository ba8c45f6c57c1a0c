import { ExactNumber } from '@halyard/contracts/format/exact-json.ts';
import { propertyKey } from './type-names.ts';

/** The type that has just this value. */
export function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalOf).join(', ')}]`;
  // A type cannot name this value, nor can the program that reads it have it.
  if (value instanceof ExactNumber) return `number /* ${value.text} */`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'unknown';
  const entries = Object.entries(value).map(([key, inner]) => `readonly ${propertyKey(key)}: ${literalOf(inner)}`);
  return entries.length > 0 ? `{ ${entries.join('; ')} }` : 'Record<string, never>';
}

/** One of several types, each of them once. */
export function unionOf(types: readonly string[]): string {
  const different = [...new Set(types)].filter((type) => type !== 'never');
  if (different.includes('unknown')) return 'unknown';
  return different.length > 0 ? different.join(' | ') : 'never';
}

/** All of several types together. */
export function intersectionOf(types: readonly string[]): string {
  const different = [...new Set(types)].filter((type) => type !== 'unknown');
  if (different.includes('never')) return 'never';
  if (different.length <= 1) return different[0] ?? 'unknown';
  return different.map(bracketed).join(' & ');
}

/** Brackets where a type of several parts is inside another one. */
export function bracketed(type: string): string {
  return isComposed(type) ? `(${type})` : type;
}

/** Whether ` | ` or ` & ` is outside of all brackets and texts, or the type begins with `readonly`. */
function isComposed(type: string): boolean {
  if (type.startsWith('readonly ')) return true;
  let depth = 0;
  for (let at = 0; at < type.length; at += 1) {
    const letter = type[at] ?? '';
    if (letter === '"') at = endOfText(type, at);
    else if (type.startsWith('/**', at)) at = type.indexOf('*/', at) + 1;
    else if ('{[('.includes(letter)) depth += 1;
    else if ('}])'.includes(letter)) depth -= 1;
    else if (depth === 0 && (letter === '|' || letter === '&')) return true;
  }
  return false;
}

function endOfText(type: string, start: number): number {
  let at = start + 1;
  while (at < type.length && type[at] !== '"') at += type[at] === '\\' ? 2 : 1;
  return at;
}
