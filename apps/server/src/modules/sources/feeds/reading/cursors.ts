/** A stored cursor of ours; null if there is none, or for an unknown version. */
export function readCursor<Cursor extends object>(
  text: string | null,
  isCursor: (value: Readonly<Record<string, unknown>>) => boolean,
): Cursor | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return isCursor(value as Readonly<Record<string, unknown>>) ? (value as Cursor) : null;
  } catch {
    return null;
  }
}
