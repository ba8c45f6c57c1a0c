import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { createLookout } from '../../platform/background/create-lookout.ts';
import { createObserve } from './create-observe.ts';
import type { FollowedChanges } from './follow-changes.ts';
import { findOrphans, findUnindexed, forgetRecords, indexRecords } from './indicators/index-records.ts';
import { lookAtTimelines } from './indicators/look-at-timelines.ts';
import { lookBack } from './indicators/look-back.ts';
import { isBehind, observeOlder } from './objects/older-alerts.ts';
import { reconcileAll, reconcileObject } from './objects/reconcile-uses.ts';
import { slicesOf } from './observable-rows.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly changes: FollowedChanges;
  readonly onFailure: (cause: unknown) => void;
};

const lookEveryMs = 2_000;
/** Records are compared anew this often, whatever was heard: other nodes hear events of their own. */
const compareEveryMs = 15 * 60_000;
const recordsAtOnce = 100;

/**
 * Keeps what follows from records and objects: the index of indicators, what these find among what is stored, and the
 * uses of objects that were deleted or restored. Every step is a short transaction and may be repeated.
 */
export function createObservablesWorker({ database, clock, log, changes, onFailure }: Ports) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let comparedAt = clock();
  // What was there before the tables were is no news.
  const observeQuietly = createObserve(null);

  const indexSome = (ids: readonly string[]) => database.writeStep((tx) => indexRecords(tx, ids, clock()));

  /** One record that cannot be indexed stops no other. */
  async function index(ids: readonly string[]): Promise<void> {
    for (const some of slicesOf(ids, recordsAtOnce)) {
      if (isStopped) return;
      await indexSome(some).catch(async () => {
        for (const id of some) await indexSome([id]).catch(onFailure);
      });
    }
  }

  async function indexAll(): Promise<void> {
    for (let after: string | null = ''; after !== null && !isStopped; ) {
      const { ids, next }: { ids: string[]; next: string | null } = await findUnindexed(database.read, after);
      await index(ids);
      after = next;
    }
    for (let after: string | null = ''; after !== null && !isStopped; ) {
      const { ids, next }: { ids: string[]; next: string | null } = await findOrphans(database.read, after);
      for (const some of slicesOf(ids, recordsAtOnce)) await database.writeStep((tx) => forgetRecords(tx, some));
      after = next;
    }
  }

  async function look(): Promise<void> {
    if (clock() - comparedAt >= compareEveryMs) {
      comparedAt = clock();
      changes.compareRecords();
    }
    const { records, objects, recordIds, objectIds } = changes.take();
    while (!isStopped && (await isBehind(database.read)))
      await database.writeStep((tx) => observeOlder(tx, observeQuietly, clock()));
    if (records) await indexAll();
    else await index([...recordIds]);
    if (objects) await reconcileAll(database, () => isStopped);
    else for (const [id, type] of objectIds) if (!isStopped) await reconcileObject(database, type, id);
    const ports = { database, log, isStopped: () => isStopped };
    await lookBack(ports, clock);
    await lookAtTimelines(ports, clock);
  }

  const lookout = createLookout({
    look,
    onFailure(cause) {
      changes.all();
      onFailure(cause);
    },
  });
  return {
    start() {
      timer = setInterval(lookout.begin, lookEveryMs).unref();
    },
    /** Looks until all that was heard is done. */
    async settle(): Promise<void> {
      changes.all();
      await lookout.lookAgain();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await lookout.stop();
    },
  };
}

export type ObservablesWorker = ReturnType<typeof createObservablesWorker>;
