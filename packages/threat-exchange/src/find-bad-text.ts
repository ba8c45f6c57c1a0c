/** Whether a database can store this text: PostgreSQL takes no NUL, and UTF-8 has no lone surrogates. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();

// Without one of these escapes no text of a JSON document can be bad, and most documents have none.
const suspicious = /\\u(?:0000|d[89a-f])/i;

/** The path of the first text (or key) in a JSON value that no database stores: `external_references[0].url`; or null. */
export function findBadText(value: unknown, json: string): string | null {
  return suspicious.test(json) ? search(value, '') : null;
}

function search(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const name = Array.isArray(value) ? `[${key}]` : key;
    if (!isStorable(key)) return path === '' ? name : `${path}.${name}`;
    const found = search(member, path === '' || Array.isArray(value) ? `${path}${name}` : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}
