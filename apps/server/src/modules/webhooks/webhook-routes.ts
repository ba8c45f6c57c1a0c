import { getWebhook, makeWebhookSecret, retryDelivery, testWebhook } from '@halyard/contracts/accounts/settings.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount/mount.ts';
import {
  findDeliveryOf,
  insertDelivery,
  listDeliveries,
  readSecret,
  reviveDelivery,
  toDelivery,
} from './webhook-store.ts';

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly readUrl: (personId: string) => Promise<string>;
  readonly renewSecret: (tx: Transaction, personId: string) => Promise<string>;
  /** One try, now. */
  readonly deliverOnce: (deliveryId: string) => Promise<unknown>;
};

export function mountWebhooks(platform: Platform, { log, newId, readUrl, renewSecret, deliverOnce }: Ports): void {
  const { clock, database } = platform;

  mountRead(platform, getWebhook, async ({ caller }) => ({
    url: await readUrl(caller.id),
    secretEnds: (await readSecret(database.read, caller.id))?.ends ?? null,
    deliveries: await listDeliveries(database.read, caller.id),
  }));

  mountChange(platform, makeWebhookSecret, async ({ tx, caller, actor }) => {
    const secret = await renewSecret(tx, caller.id);
    await log.record(tx, {
      at: clock(),
      kind: 'webhook_secret_made',
      severity: 'medium',
      actor,
      audienceId: caller.id,
      objectType: 'webhook',
      objectId: caller.id,
      subject: null,
    });
    return { secret };
  });

  async function sendNow(ownerId: string, id: string) {
    await deliverOnce(id);
    const row = await findDeliveryOf(database.read, ownerId, id);
    if (!row) throw new ApiError('delivery_not_found');
    return toDelivery(row);
  }

  mountWork(platform, testWebhook, async ({ caller }) => {
    if ((await readUrl(caller.id)) === '') throw new ApiError('no_webhook');
    const id = newId();
    const body = JSON.stringify({ type: 'test', timestamp: new Date(clock()).toISOString(), data: {} });
    await database.write((tx) =>
      insertDelivery(tx, { id, owner_id: caller.id, event: 'test', body, created_at: clock() }),
    );
    return sendNow(caller.id, id);
  });

  mountWork(platform, retryDelivery, async ({ caller, params }) => {
    const row = await findDeliveryOf(database.read, caller.id, params.id);
    if (!row) throw new ApiError('delivery_not_found');
    await database.write((tx) => reviveDelivery(tx, row.id, clock()));
    return sendNow(caller.id, row.id);
  });
}
