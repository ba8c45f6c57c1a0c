import {
  type AuditEntry,
  auditExportMax,
  auditPageSize,
  exportAudit,
  listAudit,
  verifyAuditLog,
} from '@halyard/contracts/audit.ts';
import type { SignalKind } from '@halyard/contracts/signals.ts';
import type { AuditVerdict } from '../../event-log/audit.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { mountRead, mountWork, type Platform } from '../../platform/mount.ts';
import { writeCsv } from '../../platform/write-csv.ts';
import { countEntries, listActions, listEntries } from './audit-store.ts';

type Ports = { readonly log: EventLog; readonly verifyAudit: () => Promise<AuditVerdict> };

const columns = [
  ...(['seq', 'at', 'actorId', 'actorName', 'action', 'objectType', 'objectId', 'objectName'] as const),
  ...(['address', 'requestId', 'hash'] as const),
] satisfies readonly (keyof AuditEntry)[];

const nextOf = (entries: readonly AuditEntry[], limit: number) =>
  entries.length === limit ? (entries.at(-1)?.seq ?? null) : null;

const tell = (verdict: AuditVerdict) =>
  verdict.intact
    ? { intact: true, rows: verdict.rows, brokenAt: null, reason: null }
    : { intact: false, rows: verdict.rows, brokenAt: verdict.brokenAt, reason: verdict.reason };

export function mountAudit(platform: Platform, { log, verifyAudit }: Ports): void {
  const { clock, database } = platform;

  /** Who looks through the log stands in it. */
  async function record(actor: Actor, kind: SignalKind) {
    await database.write((tx) =>
      log.record(tx, {
        ...{ at: clock(), kind, severity: 'medium', actor, audienceId: actor.id, subject: null },
        ...{ objectType: 'audit', objectId: null },
      }),
    );
  }

  mountRead(platform, listAudit, async ({ query: { before, ...filter } }) => {
    const limit = auditPageSize;
    const entries = await listEntries(database.read, filter, { before: before ? Number(before) : undefined, limit });
    const total = await countEntries(database.read, filter);
    return { entries, total, next: nextOf(entries, limit), actions: await listActions(database.read) };
  });

  mountWork(platform, verifyAuditLog, async ({ actor }) => {
    const verdict = await verifyAudit();
    await record(actor, 'audit_verified');
    return tell(verdict);
  });

  mountWork(platform, exportAudit, async ({ actor, query: { format, ...filter } }) => {
    const entries = await listEntries(database.read, filter, { before: undefined, limit: auditExportMax });
    const total = await countEntries(database.read, filter);
    await record(actor, 'audit_exported');
    const isCsv = format === 'csv';
    const file = {
      name: `audit-${new Date(clock()).toISOString().slice(0, 10)}.${format}`,
      mediaType: isCsv ? 'text/csv' : 'application/json',
      text: isCsv ? writeCsv(columns, entries) : `${JSON.stringify(entries, null, 2)}\n`,
    };
    return { file, rows: entries.length, total };
  });
}
