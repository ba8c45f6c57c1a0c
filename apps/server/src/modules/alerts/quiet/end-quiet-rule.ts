import { sql } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { QuietRulesTable } from '../../../database/tables/inflow-schema.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import { selectUnended } from './quiet-store.ts';
import { returnToQueue } from './return-to-queue.ts';

type Ending = { readonly log: EventLog; readonly actor: Actor; readonly now: number };

/** A rule that has not ended, held; undefined where there is none. */
export const findUnended = (tx: Transaction, id: string) =>
  holdRows(tx, selectUnended(tx).where('id', '=', id)).executeTakeFirst();

/**
 * Ends a rule and says so. Ended early, all open alerts that it holds back return to the queue; once it expires, those
 * that still fire do, and the others when they happen again. Returns how many returned.
 */
export async function endQuiet(tx: Transaction, rule: QuietRulesTable, { log, actor, now }: Ending): Promise<number> {
  const isEarly = now < rule.ends_at;
  const endedAt = isEarly ? now : Number(rule.ends_at);
  await tx
    .updateTable('quiet_rules')
    .set({ ended_at: endedAt, version: rule.version + 1 })
    .where('id', '=', rule.id)
    .execute();
  const held = sql<boolean>`suppressed_by = ${rule.id}`;
  const returned = await returnToQueue(tx, isEarly ? held : sql`${held} and source_state = 'firing'`, now);
  await log.record(tx, {
    at: now,
    kind: 'quiet_rule_ended',
    severity: 'low',
    actor,
    audienceId: everyone,
    objectType: 'quiet_rule',
    objectId: rule.id,
    subject: rule.reason,
    // Whoever ended it knows.
    ...(!isEarly && { notify: { assigned: rule.owner_id } }),
    details: { reason: isEarly ? 'early' : 'expired', count: returned },
    before: rule,
    after: { ended_at: endedAt },
  });
  return returned;
}

type Ports = { readonly database: Database; readonly clock: Clock; readonly log: EventLog };

const itself: Actor = { id: null, address: null, requestId: null };

/** Ends quiet rules whose time is over; what runs from time to time calls it. */
export const createEndDueRules =
  ({ database, clock, log }: Ports) =>
  async (): Promise<void> => {
    const now = clock();
    const due = await selectUnended(database.read).where('ends_at', '<=', now).execute();
    for (const { id } of due)
      await database.write(async (tx) => {
        // Of several nodes that see it, one ends it.
        const rule = await findUnended(tx, id);
        if (rule) await endQuiet(tx, rule, { log, actor: itself, now });
      });
  };
