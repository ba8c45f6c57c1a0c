/** Fields with a value, at most: more are counted no further. */
const fieldsMax = 2_000;

const hasValue = (value: unknown) => value !== null && value !== undefined && value !== '';

/** A name without case and separators, which mappings ignore: `Source_IP` is `sourceIp`. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** The values that may still contain fields: not texts, and not lists of texts. */
const holding = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : [];

/** Paths of the fields that have a value and that no name of the mapping means: `data.audit.cwd`. Items of lists share one. */
export function findUnmapped(document: unknown, names: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value: document, path: '' }];
  for (let seen = 0; waiting.length > 0 && seen < fieldsMax; seen++) {
    const { value, path } = waiting.pop() ?? { value: null, path: '' };
    if (Array.isArray(value)) for (const item of value) waiting.push({ value: item, path });
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value))
        for (const item of names.has(plainName(name)) ? holding(part) : [part])
          waiting.push({ value: item, path: path === '' ? name : `${path}.${name}` });
    else if (hasValue(value) && path !== '') found.add(path);
  }
  return [...found].toSorted();
}
