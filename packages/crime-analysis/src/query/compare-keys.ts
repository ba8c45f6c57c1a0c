/** By code unit, so that the order does not depend on the machine's language; null comes last. */
export function compareKeys(a: string | null, b: string | null): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}
