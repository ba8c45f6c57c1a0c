import type { SystemHealth } from '@halyard/contracts/server/system-health.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { readAuditBreak } from '../../../event-log/audit-break.ts';

/** The end of the audit chain, its last verification, and breaks. */
export async function readAudit(db: Kysely<Schema>): Promise<NonNullable<SystemHealth['audit']>> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
  const verified = await db
    .selectFrom('events')
    .select('at')
    .where('kind', '=', 'audit_verified')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = await db.selectFrom('audit').select(['seq', 'at']).orderBy('seq').limit(1).executeTakeFirst();
  const archived = (first?.seq ?? 1) - 1;
  return {
    entries: (head?.seq ?? 0) - archived,
    lastHash: head?.hash ?? null,
    verifiedAt: verified ? new Date(verified.at).toISOString() : null,
    archivedUpTo: first && archived > 0 ? { seq: archived, at: new Date(first.at).toISOString() } : null,
    broken: await readAuditBreak(db),
  };
}
