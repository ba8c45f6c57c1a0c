import type { Severity } from '@halyard/contracts/events.ts';
import type { Transaction } from '../../../database/database.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import type { NewSighting } from './write-sightings.ts';

const itself: Actor = { id: null, address: null, requestId: null };
/** As many indicators as one transaction reports one by one. */
const eventsMax = 3;

async function readIndicators(tx: Transaction, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('intelligence')
    .select(['id', 'name', 'family', 'severity'])
    .where('id', 'in', ids)
    // Sample data is not reported.
    .where('sample', '=', 0)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Reports sightings that no warning list holds back: one event for each indicator with its count, and if there are many
 * together, one for all of them, named after the most frequent.
 */
export async function recordSighted(
  tx: Transaction,
  log: EventLog,
  added: readonly NewSighting[],
  now: number,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { indicatorId, heldBackBy } of added)
    if (heldBackBy === null) counts.set(indicatorId, (counts.get(indicatorId) ?? 0) + 1);
  if (counts.size === 0) return;
  const order = [...counts].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  const rows = await readIndicators(
    tx,
    order.slice(0, 100).map(([id]) => id),
  );
  const known = order.filter(([id]) => rows.has(id));
  const told = known.length > eventsMax ? known.slice(0, 1) : known;
  const rest = known.length > eventsMax ? known.slice(1).reduce((sum, [, count]) => sum + count, 0) : 0;
  for (const [id, count] of told) {
    const row = rows.get(id);
    await log.record(tx, {
      at: now,
      kind: 'indicator_sighted',
      severity: (row?.severity?.toLowerCase() as Severity | undefined) ?? 'medium',
      actor: itself,
      audienceId: everyone,
      objectType: row?.family === 'threat' ? 'threat' : 'record',
      objectId: id,
      subject: row?.name ?? id,
      details: { count: count + rest },
      notify: { analysts: true },
    });
  }
}
