type Fact = { readonly name: string; readonly value: string };
type Field = { readonly name: string; readonly path: string };

const valueMax = 500;

/** The value at a path such as `data.as.name` or `results[0].score`; undefined if there is none. */
function valueAt(answer: unknown, path: string): unknown {
  const steps = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((step) => step !== '');
  return steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Readonly<Record<string, unknown>>)[step]
        : undefined,
    answer,
  );
}

function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);
  return isPlain ? value.join(', ') : JSON.stringify(value);
}

/** The fields of an answer that are shown; those that it does not have are left out. */
export const readFields = (answer: unknown, fields: readonly Field[]): Fact[] =>
  fields.flatMap(({ name, path }) => {
    const value = valueAt(answer, path);
    // Neither database keeps a NUL in a text.
    return value === undefined || value === null
      ? []
      : [{ name, value: toText(value).replaceAll('\0', '').toWellFormed().slice(0, valueMax) }];
  });
