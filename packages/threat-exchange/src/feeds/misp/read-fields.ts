import { isObject, member } from '../../stix/fields.ts';
import { readFeedTime } from '../read-time.ts';

export type MispObject = Readonly<Record<string, unknown>>;

/** Text of a member; MISP writes numbers as either. `''` where there is none. */
export function textIn(object: MispObject, field: string): string {
  const value = member(object, field);
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
}

/** MISP writes `true`, `1` and `"1"`. */
export const isTrue = (object: MispObject, field: string) => ['true', '1'].includes(String(member(object, field)));

/** The objects of a list, with their position; non-objects are passed to `place` to be rejected. */
export const itemsIn = (object: MispObject, field: string): readonly unknown[] => {
  const value = member(object, field);
  return Array.isArray(value) ? value : [];
};

export const objectsIn = (object: MispObject, field: string): readonly MispObject[] =>
  itemsIn(object, field).filter(isObject);

/** A time of MISP in milliseconds: seconds or microseconds since 1970 as number or text, RFC 3339, or a day. */
export const timeIn = (object: MispObject, field: string): number | null => readFeedTime(textIn(object, field));
