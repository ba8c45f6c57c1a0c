import type { JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import { compareNumbers } from '../exact/exact-arithmetic.ts';
import { type Format, formats } from './format-of.ts';
import type { Place } from './value-path.ts';

/** From this share on it is said that nearly all texts have a format, which the schema then does not state. */
const nearlyAll = 0.99;
/** Minimum number of values of the same length for the length to be meaningful. */
const lengthIsTold = 20;
const enumTextLength = 100;
/** At most so many different values, each seen so often on average. */
const enumRules = [
  { most: 20, rowsEach: 5 },
  { most: 50, rowsEach: 50 },
] as const;

const hostWords = /host|domain|fqdn|server/i;

/** The JSON types of the values, the most complex first. */
export function typesOf({ objects, arrays, texts, integers, decimals, booleans, nulls }: Place): string[] {
  const types = [
    objects > 0 && 'object',
    arrays > 0 && 'array',
    texts > 0 && 'string',
    decimals > 0 && 'number',
    decimals === 0 && integers > 0 && 'integer',
    booleans > 0 && 'boolean',
    nulls > 0 && 'null',
  ];
  return types.filter((type) => type !== false);
}

/** The format of all texts, or of nearly all: only the first is stated. */
export type FoundFormat = { readonly format: Format; readonly count: number; readonly isStated: boolean };

/**
 * A format is stated when every text has it: a schema must not reject the rows it was made from. A host name looks
 * like a file name or a version, so the property has to be called one as well.
 */
export function findFormat({ text, texts }: Place, name: string): FoundFormat | null {
  if (texts === 0) return null;
  for (const format of formats) {
    const count = text.formats.get(format) ?? 0;
    if (count < texts * nearlyAll || (format === 'hostname' && !hostWords.test(name))) continue;
    return { format, count, isStated: count === texts };
  }
  return null;
}

/**
 * Texts that come back again and again are an enumeration: 2 to 20 different ones with five rows each on average, or
 * up to 50 with fifty rows each, none longer than 100 characters, and no other type beside them but null.
 */
export function findEnum(place: Place): readonly (string | null)[] | null {
  const { distinct, texts, nulls, seen } = place;
  if (!distinct || texts === 0 || texts + nulls !== seen || distinct.size < 2) return null;
  const { size } = distinct;
  if (!enumRules.some(({ most, rowsEach }) => size <= most && texts >= size * rowsEach)) return null;
  const values = [...distinct.keys()].filter((value) => typeof value === 'string');
  if (values.some((value) => value.length > enumTextLength)) return null;
  return nulls > 0 ? [...values.sort(), null] : values.sort();
}

/** The common length of all texts, if enough of them differ; in ASCII, where characters count as one everywhere. */
export function findLength({ text, texts, distinct }: Place): number | null {
  const { shortest, longest, isAscii } = text;
  if (distinct?.size === 1) return null;
  return texts >= lengthIsTold && shortest === longest && longest > 1 && isAscii ? longest : null;
}

/** Lowest and highest number, where there are two different ones at least. */
export function findRange({
  integers,
  decimals,
  minimum,
  maximum,
}: Place): { minimum: JsonNumber; maximum: JsonNumber } | null {
  return integers + decimals > 0 && compareNumbers(minimum, maximum) < 0 ? { minimum, maximum } : null;
}
