import { isFields } from '../decode/fields.ts';

/** Values at a dotted path; lists on the way are looked into. Empty where there is none. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  let found: readonly unknown[] = [value];
  for (const name of path.split('.'))
    found = found.flatMap((one) => {
      const part = isFields(one) && Object.hasOwn(one, name) ? one[name] : undefined;
      return part === undefined || part === null ? [] : Array.isArray(part) ? (part as readonly unknown[]) : [part];
    });
  return found;
}

/** The texts and numbers of the first path that has any. */
export function firstAt(value: unknown, paths: readonly string[]): readonly (string | number)[] {
  for (const path of paths) {
    const found = valuesAt(value, path).filter((one) => typeof one === 'string' || typeof one === 'number');
    if (found.length > 0) return found;
  }
  return [];
}
