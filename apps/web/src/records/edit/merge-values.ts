/** Spaces around a text do not make it another one. */
const written = (value: unknown) => JSON.stringify(value, (_, part) => (typeof part === 'string' ? part.trim() : part));

/** Whether two values of a form say the same. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** The fields in which two forms differ, in the order of the first one. */
export const differing = <V extends object>(one: V, other: V): (keyof V & string)[] =>
  (Object.keys(one) as (keyof V & string)[]).filter((field) => !isSame(one[field], other[field]));

/** What `mine` changed of `seen`, laid on top of `newer`: fields that I left alone are as the other person left them. */
export function mergeValues<V extends object>(seen: V, mine: V, newer: V): V {
  const own = Object.fromEntries(differing(mine, seen).map((field) => [field, mine[field]]));
  return { ...newer, ...own };
}
