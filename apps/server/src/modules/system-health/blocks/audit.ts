import type { SystemHealth } from '@halyard/contracts/server/system-health.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

/** The end of the audit chain, and when somebody verified it last. */
export async function readAudit(db: Kysely<Schema>, isBroken: boolean): Promise<NonNullable<SystemHealth['audit']>> {
  const head = await db.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst();
  const verified = await db
    .selectFrom('events')
    .select('at')
    .where('kind', '=', 'audit_verified')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    entries: head?.seq ?? 0,
    lastHash: head?.hash ?? null,
    verifiedAt: verified ? new Date(verified.at).toISOString() : null,
    broken: isBroken,
  };
}
