/** Surrounding spaces do not make a text different. */
const written = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.trim() : part));

/** Whether two form values are equal. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** The fields in which two forms differ, in the order of the first one. */
export const differing = <V extends object>(one: V, other: V): (keyof V & string)[] =>
  (Object.keys(one) as (keyof V & string)[]).filter((field) => !isSame(one[field], other[field]));

/**
 * The changes of `mine` since `seen`, applied to `newer`: fields that I did not change keep the other user's values.
 */
export function mergeValues<V extends object>(seen: V, mine: V, newer: V): V {
  const own = Object.fromEntries(differing(mine, seen).map((field) => [field, mine[field]]));
  return { ...newer, ...own };
}
