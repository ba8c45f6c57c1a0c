import type { Transaction } from '../../database/database.ts';
import type { StoredEvent } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import { insertDelivery } from './webhook-store.ts';

type Ports = {
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add'>;
  /** Who of these people wants events sent somewhere. */
  readonly wantedBy: (tx: Transaction, personIds: readonly string[]) => Promise<readonly string[]>;
};

const bodyOf = ({ id, at, kind, severity, objectType, objectId, subject }: StoredEvent) =>
  JSON.stringify({
    type: kind,
    timestamp: new Date(at).toISOString(),
    data: { eventId: id, severity, objectType, objectId, subject },
  });

/** Puts an event on its way to everyone it concerns who has a webhook, in the transaction of the event itself. */
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
      const about = { label: event.kind, objectType: 'webhook_delivery', objectId: id };
      await work.add(tx, { ...about, id, kind: 'webhook', payload: { deliveryId: id }, personId: ownerId });
    }
  };
}
