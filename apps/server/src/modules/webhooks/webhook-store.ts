import { deliveriesListed, type WebhookDelivery } from '@halyard/contracts/accounts/settings.ts';
import type { Kysely, Updateable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema, WebhookDeliveriesTable } from '../../database/tables/schema.ts';

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** A delivery as its owner sees it, without the body. */
export const toDelivery = (row: WebhookDeliveriesTable): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  state: row.state,
  createdAt: new Date(row.created_at).toISOString(),
  attempts: row.attempts,
  lastTriedAt: instant(row.last_tried_at),
  nextTryAt: instant(row.next_try_at),
  lastStatus: row.last_status,
  lastError: row.last_error,
});

export async function insertDelivery(
  tx: Transaction,
  delivery: Pick<WebhookDeliveriesTable, 'id' | 'owner_id' | 'event' | 'body' | 'created_at'>,
): Promise<WebhookDeliveriesTable> {
  const row: WebhookDeliveriesTable = {
    ...delivery,
    state: 'waiting',
    attempts: 0,
    last_tried_at: null,
    next_try_at: delivery.created_at,
    last_status: null,
    last_error: null,
    last_reply: null,
  };
  await tx.insertInto('webhook_deliveries').values(row).execute();
  return row;
}

export async function findDelivery(db: Kysely<Schema>, id: string): Promise<WebhookDeliveriesTable | undefined> {
  return db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findDeliveryOf(db: Kysely<Schema>, ownerId: string, id: string) {
  const row = await findDelivery(db, id);
  return row?.owner_id === ownerId ? row : undefined;
}

export async function updateDelivery(tx: Transaction, id: string, change: Updateable<WebhookDeliveriesTable>) {
  return tx.updateTable('webhook_deliveries').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Lets a delivery that was given up be tried again; false where it was not, or someone else has revived it. */
export async function reviveDelivery(tx: Transaction, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', next_try_at: now })
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A delivery that waits is not tried any more; its owner can have it sent again. */
export async function abandonDelivery(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'dead', next_try_at: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The newest first. */
export async function listDeliveries(db: Kysely<Schema>, ownerId: string): Promise<WebhookDelivery[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(deliveriesListed)
    .execute();
  return rows.map(toDelivery);
}

export type KeptSecret = { readonly sealed: string; readonly ends: string };

export async function readSecret(db: Kysely<Schema>, ownerId: string): Promise<KeptSecret | undefined> {
  const row = await db
    .selectFrom('webhook_secrets')
    .select(['secret_sealed', 'ends'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row && { sealed: row.secret_sealed, ends: row.ends };
}

export async function saveSecret(tx: Transaction, ownerId: string, { sealed, ends }: KeptSecret): Promise<void> {
  const row = { secret_sealed: sealed, ends };
  await tx
    .insertInto('webhook_secrets')
    .values({ owner_id: ownerId, ...row })
    .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(row))
    .execute();
}
