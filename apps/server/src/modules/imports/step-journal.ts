/**
 * Remembers what a step changes in memory, so that a transaction that is repeated after a clash with someone else's
 * begins with what its first try began with.
 */
export function createStepJournal() {
  let changes: (() => void)[] = [];

  return {
    /** A step begins: what came before it stays. */
    begin() {
      changes = [];
    },
    /** Reverts what was changed since the step began, the latest change first. */
    rollBack() {
      for (const revert of changes.reverse()) revert();
      changes = [];
    },
    /** `revert` undoes a change that was just made. */
    note(revert: () => void) {
      changes.push(revert);
    },
    set<K, V>(map: Map<K, V>, key: K, value: V) {
      const [had, before] = [map.has(key), map.get(key)];
      map.set(key, value);
      changes.push(() => (had ? map.set(key, before as V) : map.delete(key)));
    },
    delete<K, V>(map: Map<K, V>, key: K) {
      const before = map.get(key);
      if (map.delete(key)) changes.push(() => map.set(key, before as V));
    },
  };
}
