import { exportBlockEntries } from '@halyard/contracts/inflow/block-lists.ts';
import { everyone } from '../../event-log/event-log.ts';
import type { Platform } from '../../platform/mount/mount.ts';
import { mountExport } from '../../platform/mount/mount-export.ts';
import { writeCsvPages } from '../../platform/replies/write-csv.ts';
import type { BlockListPorts } from './block-list-ports.ts';
import { countEntryRows, readEntryRows, showEntries } from './entry-rows.ts';
import { requireList } from './list-rows.ts';

const pageSize = 500;
const columns = [
  ...([
    'value',
    'type',
    'state',
    'reason',
    'origin',
    'addedBy',
    'addedAt',
    'expiresAt',
    'endedAt',
    'overrides',
  ] as const),
] as const;

/** Entries with reasons and names, for people; what devices fetch is served elsewhere. */
export function mountBlockEntryExport(platform: Platform, { log, nameList }: BlockListPorts): void {
  const { clock, database, exports } = platform;
  const db = database.read;

  mountExport(platform, exportBlockEntries, async ({ caller, actor, params: { id }, query }) => {
    const now = clock();
    const list = await requireList(db, id);
    const wanted = { listId: id, query, now };
    const total = await countEntryRows(db, wanted);
    const atMost = caller.role === 'viewer' ? exports.viewerRows : Number.POSITIVE_INFINITY;
    let rows = 0;
    async function* pages() {
      for (let after: string | undefined; rows < atMost; ) {
        const page = await readEntryRows(db, wanted, { limit: Math.min(pageSize, atMost - rows), after });
        rows += page.rows.length;
        const shown = await showEntries(db, page.rows, { now, nameList });
        yield shown.map((entry) =>
          Object.assign({}, entry, { addedBy: entry.addedBy?.name ?? '', overrides: entry.overrides?.name ?? '' }),
        );
        if (page.next === null) return;
        after = page.next;
      }
    }
    await database.write((tx) =>
      log.record(tx, {
        at: now,
        kind: 'records_exported',
        severity: 'low',
        actor,
        audienceId: actor.id ?? everyone,
        objectType: 'block_list',
        objectId: id,
        subject: list.name,
        details: { count: Math.min(total, atMost), name: 'block list entries, csv' },
      }),
    );
    return {
      name: `halyard-block-list-${new Date(now).toISOString().slice(0, 10)}.csv`,
      mediaType: 'text/csv',
      parts: writeCsvPages(columns, pages()),
      counts: () => ({ rows, total }),
    };
  });
}
