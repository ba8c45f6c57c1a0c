import { ApiError } from '@halyard/contracts/errors.ts';
import {
  cancelBackgroundWork,
  listBackgroundWork,
  retryBackgroundWork,
  retryFailedWork,
  undoRetryFailed,
} from '@halyard/contracts/server/background-work.ts';
import type { Transaction } from '../../database/database.ts';
import type { JobsTable } from '../../database/tables/schema.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { countWork, listWork, readWork } from './list-work.ts';

const retriedAtOnce = 1_000;

type Ports = { readonly log: EventLog; readonly work: BackgroundWork };

/** For administrators: what the server does beside requests, to be seen, cancelled and retried. */
export function mountBackgroundWork(platform: Platform, { log, work }: Ports): void {
  const { clock, database } = platform;

  const record = (tx: Transaction, kind: 'work_cancelled' | 'work_retried', row: JobsTable, actor: Actor) =>
    log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: null,
      objectType: 'work',
      objectId: row.id,
      subject: row.label,
      before: { kind: row.kind, state: row.state },
    });

  async function requireWork(id: string) {
    const found = await readWork(database.read, id, work);
    if (!found) throw new ApiError('work_not_found');
    return found;
  }

  mountRead(platform, listBackgroundWork, async ({ query: { state, kind, ...page } }) => {
    const listed = await listWork(database.read, { state, kind, may: work }, page);
    return { ...listed, counts: await countWork(database.read) };
  });

  mountWork(platform, cancelBackgroundWork, async ({ params: { id }, actor }) => {
    await database.write(async (tx) => record(tx, 'work_cancelled', await work.cancel(tx, id, actor), actor));
    work.interrupt(id);
    return requireWork(id);
  });

  mountWork(platform, retryBackgroundWork, async ({ params: { id }, actor }) => {
    const queued = await database.write(async (tx) => {
      await record(tx, 'work_retried', await work.retry(tx, id), actor);
      return readWork(tx, id, work);
    });
    if (!queued) throw new ApiError('work_not_found');
    return queued;
  });

  mountChange(platform, retryFailedWork, async ({ tx, actor }) => {
    const failed = tx.selectFrom('jobs').select(['id', 'kind', 'state', 'bound']).where('state', '=', 'failed');
    const rows = await failed.orderBy('ended_at').limit(retriedAtOnce).execute();
    const ids = rows.filter((row) => work.canRetry(row)).map(({ id }) => id);
    for (const id of ids) await record(tx, 'work_retried', await work.retry(tx, id), actor);
    return { ids };
  });

  mountChange(platform, undoRetryFailed, async ({ tx, body }) => {
    const ids: string[] = [];
    for (const id of body.ids) if (await work.undoRetry(tx, id)) ids.push(id);
    return { ids };
  });
}
