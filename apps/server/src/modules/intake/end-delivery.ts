import type { Transaction } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import type { Counts, DeliveryToApply } from './apply-batch.ts';

const rejectionsKept = 100;
const unmappedKept = 200;

// A non-alert, or an item without a matching rule, was understood; an unreadable or unmappable one was not.
const understood: readonly string[] = ['not_an_alert', 'no_rule_matched'];
const isUnderstood = ({ rejections }: DeliveryToApply) => rejections.every(({ reason }) => understood.includes(reason));
// Additional matches of a rule say nothing about the mapping, which failed nevertheless.
const isDead = (delivery: DeliveryToApply) =>
  delivery.heartbeats === 0 && delivery.incoming.every(({ byRule }) => byRule?.isBeside) && !isUnderstood(delivery);

/** Notes the result of a delivery, in the transaction that wrote it; returns whether it is a dead letter. */
export async function endDelivery(
  tx: Transaction,
  delivery: DeliveryToApply,
  counts: Counts,
  source: SourcesTable,
  now: number,
): Promise<boolean> {
  const dead = isDead(delivery);
  const { rejections, unmapped } = delivery;
  await tx
    .updateTable('intake_deliveries')
    .set({
      ...counts,
      state: dead ? 'dead' : 'done',
      reason: dead ? (rejections[0]?.detail ?? null) : null,
      attempts: (eb) => eb('attempts', '+', 1),
      rejections: JSON.stringify(rejections.slice(0, rejectionsKept)),
      unmapped: JSON.stringify(unmapped.slice(0, unmappedKept)),
      mapping_version: source.mapping_version,
      done_at: now,
    })
    .where('id', '=', delivery.id)
    .execute();
  return dead;
}

/** Inputs of a source's health: the last new item, and the number of consecutive dead deliveries. */
export async function noteHealth(
  tx: Transaction,
  source: SourcesTable,
  deliveries: readonly DeliveryToApply[],
  total: Counts,
  now: number,
) {
  let failures = source.failures;
  for (const delivery of deliveries) failures = isDead(delivery) ? failures + 1 : 0;
  const worst = deliveries.findLast(isDead);
  await tx
    .updateTable('sources')
    .set({
      failures,
      ...((total.created > 0 || deliveries.some(({ heartbeats }) => heartbeats > 0)) && { last_new_at: now }),
      ...(worst && { last_failure_at: now, last_failure: worst.rejections[0]?.detail ?? null }),
    })
    .where('id', '=', source.id)
    .execute();
}
