import type { Transaction } from '../../database/database.ts';
import type { WebhookDeliveriesTable } from '../../database/tables/schema.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import { forgetEnded } from '../../platform/background/work-store.ts';
import { findDelivery, insertDelivery, reviveDelivery } from './webhook-store.ts';

type Queue = Pick<BackgroundWork, 'add'>;

async function queueDelivery(tx: Transaction, work: Queue, { id, event, owner_id }: Queued): Promise<void> {
  const about = { label: event, objectType: 'webhook_delivery', objectId: id };
  await work.add(tx, { ...about, id, kind: 'webhook', payload: { deliveryId: id }, personId: owner_id });
}
type Queued = Pick<WebhookDeliveriesTable, 'id' | 'event' | 'owner_id'>;

type Ports = {
  readonly newId: () => string;
  readonly work: Queue;
  /** Those of these users with a webhook. */
  readonly wantedBy: (tx: Transaction, personIds: readonly string[]) => Promise<readonly string[]>;
};

const bodyOf = ({ id, at, kind, severity, objectType, objectId, subject }: StoredEvent) =>
  JSON.stringify({
    type: kind,
    timestamp: new Date(at).toISOString(),
    data: { eventId: id, severity, objectType, objectId, subject },
  });

/** Requeues a failed delivery, once; false if it has not failed. */
export async function replayDelivery(tx: Transaction, work: Queue, id: string, now: number): Promise<boolean> {
  const row = await findDelivery(tx, id);
  if (!row || !(await reviveDelivery(tx, id, now))) return false;
  await forgetEnded(tx, id);
  await queueDelivery(tx, work, row);
  return true;
}

/** Queues an event for all concerned users with a webhook, in the transaction of the event itself. */
export function createQueueWebhooks({ newId, work, wantedBy }: Ports) {
  return async (tx: Transaction, event: StoredEvent, audience: readonly string[]): Promise<void> => {
    for (const ownerId of await wantedBy(tx, audience)) {
      const id = newId();
      await insertDelivery(tx, {
        id,
        owner_id: ownerId,
        event: event.kind,
        body: bodyOf(event),
        created_at: event.at,
      });
      await queueDelivery(tx, work, { id, event: event.kind, owner_id: ownerId });
    }
  };
}
