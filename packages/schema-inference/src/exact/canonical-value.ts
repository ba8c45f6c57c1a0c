import { ExactNumber } from '@halyard/contracts/format/exact-json.ts';
import { isNumber, numberText } from './exact-arithmetic.ts';

/** A text that is equal for equal JSON values only. A symbol represents the exact number it is named after. */
export function canonicalValue(value: unknown): string {
  if (typeof value === 'symbol') return numberText(new ExactNumber(value.description ?? ''));
  if (isNumber(value)) return numberText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalValue).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalValue(inner)}`).join(',')}}`;
}
