export const toList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flat(6) : [value];

// Control characters are no text of an alert; PostgreSQL cannot store NUL.
const controls = /[\p{Cc}--[\t\n]]/gv;

/** A text or number as a text without control characters; null where nothing is left. */
export function readText(value: unknown, max: number): string | null {
  const [first] = toList(value);
  if (typeof first !== 'string' && typeof first !== 'number' && typeof first !== 'boolean') return null;
  const text = String(first).toWellFormed().replaceAll('\r\n', '\n').replaceAll(controls, ' ').trim();
  return text === ''
    ? null
    : Array.from(text.slice(0, max * 2))
        .slice(0, max)
        .join('');
}
