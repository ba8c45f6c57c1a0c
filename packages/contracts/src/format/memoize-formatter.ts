const kept = new Map<string, unknown>();
const keptAtMost = 200;

/**
 * Memoizes `make` by key: creating a formatter of `Intl` costs about a hundred times as much as using it, and a screen
 * writes hundreds of numbers and times. One key must always mean one type.
 */
export function memoizeFormatter<Formatter>(key: string, make: () => Formatter): Formatter {
  const known = kept.get(key);
  if (known !== undefined) return known as Formatter;
  if (kept.size >= keptAtMost) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}
