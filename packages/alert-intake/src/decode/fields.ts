/** An object that is being filled. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Readonly<Fields> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that reach the prototype of an object; a sender chooses names, so these never become fields. */
const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor']);
export const isUnsafe = (name: string): boolean => unsafeNames.has(name);

/** Sets a field; one that comes again with another value becomes a list, so that no value is lost. */
export function put(fields: Fields, name: string, value: unknown): void {
  if (isUnsafe(name)) return;
  const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (before === undefined) fields[name] = value;
  else if (Array.isArray(before)) {
    if (before.at(-1) !== value) before.push(value);
  } else if (before !== value) fields[name] = [before, value];
}

/** Removes unsafe names at every depth, in place; says whether there were any. The depth must be limited before. */
export function removeUnsafe(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  let isFound = false;
  if (Array.isArray(value)) {
    for (const item of value) if (removeUnsafe(item)) isFound = true;
    return isFound;
  }
  const fields = value as Fields;
  for (const name of Object.keys(fields)) {
    if (isUnsafe(name)) {
      delete fields[name];
      isFound = true;
    } else if (removeUnsafe(fields[name])) isFound = true;
  }
  return isFound;
}
