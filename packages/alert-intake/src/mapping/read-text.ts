export const toList = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value.flat(6) : [value];

// Control characters are not text of an alert; PostgreSQL cannot store NUL, which is between no words either.
const controls = /[\p{Cc}--[\t\n\0]]/gv;

// Invisible characters, or characters that reorder text: a name with them looks like another.
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text or number as a text without control characters; null where nothing is left. */
export function readText(value: unknown, max: number): string | null {
  const [first] = toList(value);
  if (typeof first !== 'string' && typeof first !== 'number' && typeof first !== 'boolean') return null;
  return cut(
    String(first).toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').replaceAll(controls, ' ').trim(),
    max,
  );
}

/** Identifying text as read by `readText`, on one line, without invisible characters. */
export function readName(value: unknown, max: number): string | null {
  const text = readText(value, Number.MAX_SAFE_INTEGER)?.replaceAll(invisible, '').replaceAll(/\s+/g, ' ').trim();
  return cut(text ?? '', max);
}

function cut(text: string, max: number): string | null {
  if (text === '') return null;
  if (text.length <= max) return text;
  return Array.from(text.slice(0, max * 2))
    .slice(0, max)
    .join('');
}
