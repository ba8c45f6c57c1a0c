import { ApiError } from '@halyard/contracts/errors.ts';
import { auditFaults } from '@halyard/contracts/server/audit.ts';
import type { AuditBreak } from '@halyard/contracts/server/system-health.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { holdRows } from '../database/connections/hold-rows.ts';
import type { Transaction } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';
import type { AuditVerdict } from './audit.ts';
import type { Actor, DomainEvent, EventLog } from './event-log.ts';

/** So many administrators, each once. */
const acknowledgedBy = 2;
/** The fact in the table `workspace`: the newest break that was found. */
const fact = 'audit-break';

const stored = z.object({
  at: z.number(),
  reason: z.enum(auditFaults),
  foundAt: z.string(),
  acknowledged: z.array(z.object({ id: z.string(), name: z.string(), at: z.string() })),
});

async function readFact(db: Kysely<Schema>): Promise<AuditBreak | null> {
  const row = await holdRows(db, db.selectFrom('workspace').select('value').where('key', '=', fact)).executeTakeFirst();
  return row ? stored.parse(JSON.parse(row.value)) : null;
}

async function writeFact(tx: Transaction, found: AuditBreak): Promise<void> {
  const value = JSON.stringify(found);
  await tx
    .insertInto('workspace')
    .values({ key: fact, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const isOver = ({ acknowledged }: AuditBreak) => acknowledged.length >= acknowledgedBy;

/** The unacknowledged break; null if there is none. */
export async function readAuditBreak(db: Kysely<Schema>): Promise<AuditBreak | null> {
  const found = await readFact(db);
  return found && !isOver(found) ? found : null;
}

type About = Pick<DomainEvent, 'kind' | 'severity' | 'actor'> & { readonly found: AuditBreak };

const describe = (now: number, { kind, severity, actor, found }: About): DomainEvent => ({
  at: now,
  kind,
  severity,
  actor,
  audienceId: null,
  objectType: 'audit',
  objectId: null,
  subject: `#${found.at}`,
  details: { reason: found.reason, count: found.acknowledged.length },
  notify: { administrators: true },
  after: found,
});

/** Stores a break and notifies administrators, once for each. */
export async function noteAuditBreak(tx: Transaction, log: EventLog, verdict: AuditVerdict, now: number) {
  if (verdict.intact) return;
  const { brokenAt: at, reason } = verdict;
  const known = await readFact(tx);
  if (known?.at === at && known.reason === reason) return;
  const found: AuditBreak = { at, reason, foundAt: new Date(now).toISOString(), acknowledged: [] };
  await writeFact(tx, found);
  const actor = { id: null, address: null, requestId: null };
  await log.record(tx, describe(now, { kind: 'audit_broken', severity: 'critical', actor, found }));
}

/** Records one of two acknowledgements. Rejects a second one by the same user, and if nothing is broken. */
export async function acknowledgeBreak(tx: Transaction, log: EventLog, actor: Actor, now: number): Promise<void> {
  const known = await readAuditBreak(tx);
  const id = actor.id ?? '';
  if (!known) throw new ApiError('audit_not_broken');
  if (known.acknowledged.some((one) => one.id === id)) throw new ApiError('audit_break_acknowledged');
  const person = await tx.selectFrom('people').select('username').where('id', '=', id).executeTakeFirst();
  const own = { id, name: person?.username ?? id, at: new Date(now).toISOString() };
  const found = { ...known, acknowledged: [...known.acknowledged, own] };
  await writeFact(tx, found);
  await log.record(tx, describe(now, { kind: 'audit_break_acknowledged', severity: 'high', actor, found }));
}
