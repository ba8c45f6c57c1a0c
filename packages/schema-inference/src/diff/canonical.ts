import { isNumber, numberText } from '../exact/exact-arithmetic.ts';

const orderless: ReadonlySet<string> = new Set(['enum', 'required', 'type', 'allOf', 'anyOf', 'oneOf']);

/** A text that is the same for schemas, and values, that differ only in an order that means nothing. */
export function canonical(value: unknown, around = ''): string {
  if (Array.isArray(value)) {
    const texts = value.map((entry) => canonical(entry));
    return `[${(orderless.has(around) ? texts.toSorted() : texts).join(',')}]`;
  }
  if (isNumber(value)) return numberText(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner, key)}`).join(',')}}`;
}

export const isSame = (left: unknown, right: unknown) => canonical(left) === canonical(right);
