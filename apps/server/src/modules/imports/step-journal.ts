/**
 * Journals changes in memory of a step, so that a transaction repeated after a conflict starts from the state of its
 * first attempt.
 */
export function createStepJournal() {
  let changes: (() => void)[] = [];

  return {
    /** A savepoint: earlier work stays. */
    begin() {
      changes = [];
    },
    /** Reverts changes since the savepoint, the latest first. */
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
