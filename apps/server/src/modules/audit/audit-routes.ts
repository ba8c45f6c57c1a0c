import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  type AuditEntry,
  exportAudit,
  getAuditIntegrity,
  listAudit,
  verifyAuditLog,
} from '@halyard/contracts/server/audit.ts';
import type { AuditVerdict } from '../../event-log/audit.ts';
import type { AuditArchive } from '../../event-log/audit-archive.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { mountExport } from '../../platform/mount/mount-export.ts';
import { writeCsvPages } from '../../platform/replies/write-csv.ts';
import { writeJsonList } from '../../platform/replies/write-json.ts';
import { type AuditFilter, countEntries, listActions, listEntries, readArchivedUpTo } from './audit-store.ts';

type Ports = {
  readonly log: EventLog;
  readonly verifyAudit: () => Promise<AuditVerdict>;
  readonly archive: AuditArchive;
};

const columns = [
  ...(['seq', 'at', 'actorId', 'actorName', 'action', 'objectType', 'objectId', 'objectName'] as const),
  ...(['address', 'requestId', 'hash'] as const),
] satisfies readonly (keyof AuditEntry)[];

const rowsAtOnce = 500;
/** Entries that are counted one by one for a list. */
const mostCounted = 1_000;

/** Reads a cursor: the number of the last entry that was seen. */
function readSeq(after: string | undefined): number | undefined {
  if (after === undefined) return undefined;
  if (!/^\d{1,15}$/.test(after))
    throw new ApiError('invalid_input', 'The field "after" is not one this list gave out.');
  return Number(after);
}

const toReply = (verdict: AuditVerdict) =>
  verdict.intact
    ? { intact: true, rows: verdict.rows, brokenAt: null, reason: null }
    : { intact: false, rows: verdict.rows, brokenAt: verdict.brokenAt, reason: verdict.reason };

export function mountAudit(platform: Platform, { log, verifyAudit, archive }: Ports): void {
  const { clock, database } = platform;
  const places = { db: database.read, archive };

  /** Who looks through the log stands in it. */
  async function record(actor: Actor, kind: EventKind) {
    await database.write((tx) =>
      log.record(tx, {
        at: clock(),
        kind,
        severity: 'medium',
        actor,
        audienceId: actor.id,
        subject: null,
        objectType: 'audit',
        objectId: null,
      }),
    );
  }

  mountRead(platform, listAudit, async ({ query: { limit, before, after = before, ...filter } }) => {
    const found = await listEntries(places, filter, { before: readSeq(after), limit: limit + 1 });
    const entries = found.slice(0, limit);
    const next = found.length > limit ? String(entries.at(-1)?.seq) : null;
    const { total, totalIsAtLeast } = await countEntries(places, filter, mostCounted);
    const [actions, archivedUpTo] = [await listActions(places), await readArchivedUpTo(places)];
    return { entries, total, totalIsAtLeast, next, actions, archivedUpTo };
  });

  mountWork(platform, verifyAuditLog, async ({ actor }) => {
    const verdict = await verifyAudit();
    await record(actor, 'audit_verified');
    return toReply(verdict);
  });

  mountRead(platform, getAuditIntegrity, async () => toReply(await verifyAudit()));

  async function* readPages(filter: AuditFilter): AsyncGenerator<readonly AuditEntry[]> {
    for (let before: number | undefined; ; ) {
      const entries = await listEntries(places, filter, { before, limit: rowsAtOnce });
      yield entries;
      if (entries.length < rowsAtOnce) return;
      before = entries.at(-1)?.seq;
    }
  }

  mountExport(platform, exportAudit, async ({ actor, query: { format, ...filter } }) => {
    const { total } = await countEntries(places, filter);
    let rows = 0;
    async function* counted() {
      for await (const entries of readPages(filter)) {
        rows += entries.length;
        yield entries;
      }
    }
    await record(actor, 'audit_exported');
    const isCsv = format === 'csv';
    return {
      name: `audit-${new Date(clock()).toISOString().slice(0, 10)}.${format}`,
      mediaType: isCsv ? 'text/csv' : 'application/json',
      parts: isCsv ? writeCsvPages(columns, counted()) : writeJsonList(counted()),
      counts: () => ({ rows, total: Math.max(rows, total) }),
    };
  });
}
