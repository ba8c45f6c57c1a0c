/** Kinds of objects that belong to one event alone, so that they need not be remembered. */
const ofOneEvent = new Set([
  'report',
  'indicator',
  'note',
  'grouping',
  'relationship',
  'x-misp-attribute',
  'x-misp-object',
]);

/**
 * Passes values, clusters and organizations once per run, however many events contain them: in an import each further
 * one would be a duplicate.
 */
export function createSharedOnce() {
  const passed = new Set<string>();
  return <One extends { readonly id: string; readonly type: string }>(objects: readonly One[]): One[] =>
    objects.filter(({ id, type }) => {
      if (ofOneEvent.has(type)) return true;
      const isNew = !passed.has(id);
      passed.add(id);
      return isNew;
    });
}
