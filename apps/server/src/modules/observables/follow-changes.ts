import type { EventKind } from '@halyard/contracts/events.ts';
import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';

/** Records to examine again, from the event log. */
export type Stale = {
  /** Every record of the intelligence, and every object. */
  readonly records: boolean;
  readonly objects: boolean;
  readonly recordIds: ReadonlySet<string>;
  readonly objectIds: ReadonlyMap<string, ObservedType>;
};

const ofManyRecords: readonly EventKind[] = ['import_finished', 'import_undone', 'import_failed', 'sample_removed'];
const ofManyObjects: readonly EventKind[] = ['import_undone', 'sample_removed', 'source_deleted'];
const typeOf: Readonly<Record<string, ObservedType>> = {
  alert: 'alert',
  incident: 'incident',
  threat: 'threat',
  entity: 'threat',
  record: 'threat',
};
/** An event is received before its transaction is committed: its record is examined in two rounds. */
const rounds = 2;
const idsMax = 200;

/** Remembers changes since the last call; those lost by a restart are found by a full round. */
export function followChanges() {
  // At the start, once.
  let [records, objects] = [1, 1];
  const ids = new Map<string, { type: ObservedType; left: number }>();

  return {
    hear({ kind, objectType, objectId }: Pick<StoredEvent, 'kind' | 'objectType' | 'objectId'>): void {
      if (ofManyRecords.includes(kind)) records = rounds;
      if (ofManyObjects.includes(kind)) objects = rounds;
      const type = typeOf[objectType ?? ''];
      const isOfObject = kind === 'change_undone' || /^(?:threat|entity|incident|observables)_/.test(kind);
      if (type && objectId !== null && isOfObject) ids.set(objectId, { type, left: rounds });
      // So many are found faster among all.
      if (ids.size > idsMax) {
        ids.clear();
        [records, objects] = [rounds, rounds];
      }
    },
    /** Everything must be examined. */
    all(): void {
      [records, objects] = [Math.max(records, 1), Math.max(objects, 1)];
    },
    /** Records are to be compared with the index. */
    compareRecords(): void {
      records = Math.max(records, 1);
    },
    take(): Stale {
      const stale = {
        records: records > 0,
        objects: objects > 0,
        recordIds: new Set([...ids].filter(([, { type }]) => type === 'threat').map(([id]) => id)),
        objectIds: new Map([...ids].map(([id, { type }]) => [id, type])),
      };
      [records, objects] = [Math.max(0, records - 1), Math.max(0, objects - 1)];
      for (const [id, { type, left }] of ids)
        if (left > 1) ids.set(id, { type, left: left - 1 });
        else ids.delete(id);
      return stale;
    },
  };
}

export type FollowedChanges = ReturnType<typeof followChanges>;
