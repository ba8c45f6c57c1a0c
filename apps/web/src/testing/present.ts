/** A lookup of a fake server; a test that requests a missing value is wrong. */
export function present<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('The fake server has no such record');
  return found;
}
