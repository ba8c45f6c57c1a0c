import type { Database } from '../../database/database.ts';
import type { WebhookDeliveriesTable } from '../../database/tables/schema.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import type { Outcome } from './post-webhook.ts';
import { findDelivery, updateDelivery } from './webhook-store.ts';

const second = 1_000;
/** Pauses after the first, second … failed try; after the last one the delivery is dead. */
const pausesMs = [second, 5 * second, 30 * second, 300 * second, 3_600 * second] as const;
const spread = 0.2;

/** What is said of a delivery that is not tried again; neither the address nor what it carried. */
export type DeadDelivery = {
  readonly id: string;
  readonly event: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly error: string | null;
};

type Options = {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: EventLog;
  /** A number from 0 up to 1: pauses differ, so that a target that comes back is not stormed. */
  readonly chance: () => number;
  /** Where the owner wants events now, and what signs them; undefined when the owner no longer does. */
  readonly readTarget: (ownerId: string) => Promise<{ readonly url: string; readonly secret: string } | undefined>;
  readonly onDead?: (delivery: DeadDelivery) => void;
  readonly post: (message: { id: string; url: string; body: string; secret: string; now: number }) => Promise<Outcome>;
};

/** Makes one try at a delivery and writes down how it went; returns the pause until the next. */
export function createDeliver({ database, clock, log, chance, readTarget, onDead, post }: Options) {
  const pauseAfter = (attempts: number) => {
    const pause = pausesMs[attempts - 1];
    return pause === undefined ? undefined : Math.round(pause * (1 - spread + 2 * spread * chance()));
  };

  async function settle(row: WebhookDeliveriesTable, outcome: Outcome, mayRetry: boolean): Promise<number | undefined> {
    const now = clock();
    const attempts = row.attempts + 1;
    const pause = outcome.ok || !mayRetry ? undefined : pauseAfter(attempts);
    const state = outcome.ok ? 'delivered' : pause === undefined ? 'dead' : 'waiting';
    await database.write(async (tx) => {
      await updateDelivery(tx, row.id, {
        state,
        attempts,
        last_tried_at: now,
        next_try_at: pause === undefined ? null : now + pause,
        last_status: outcome.status,
        last_error: outcome.ok ? null : outcome.error,
        last_reply: outcome.ok ? null : (outcome.reply ?? null),
      });
      if (state === 'dead' && mayRetry)
        await log.record(tx, {
          at: now,
          kind: 'webhook_failed',
          severity: 'medium',
          audienceId: row.owner_id,
          subject: row.event,
          objectType: 'webhook_delivery',
          objectId: row.id,
          actor: { id: null, address: null, requestId: null },
        });
    });
    const { id, event } = row;
    if (state === 'dead')
      onDead?.({ id, event, attempts, status: outcome.status, error: outcome.ok ? null : outcome.error });
    return pause;
  }

  /** `mayRetry: false` makes this the only try: for a test that someone watches. */
  return async (deliveryId: string, { mayRetry }: { mayRetry: boolean }): Promise<number | undefined> => {
    const row = await findDelivery(database.read, deliveryId);
    if (row?.state !== 'waiting') return undefined;
    const target = await readTarget(row.owner_id);
    const outcome: Outcome = target
      ? await post({ id: row.id, body: row.body, ...target, now: clock() })
      : { ok: false, status: null, error: 'blocked' };
    return settle(row, outcome, mayRetry && target !== undefined);
  };
}
