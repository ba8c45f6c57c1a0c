import type { MessageChannel } from '@halyard/contracts/server/system-health.ts';
import type { Transaction } from '../../../database/database.ts';
import { moveEnded } from '../../../platform/background/work-store.ts';

export type LetterChange = 'replay' | 'discard' | 'restore';

export type DeadLetterPorts = {
  /** Requeues failed background work; false if it cannot be. */
  readonly retryWork: (tx: Transaction, id: string) => Promise<boolean>;
  /** Requeues a dead webhook delivery; false if it is not dead. */
  readonly replayWebhook: (tx: Transaction, id: string) => Promise<boolean>;
  /** Deliveries of sources are queued again. */
  readonly wakeIntake: () => void;
};

type Moved<State> = { readonly from: State; readonly to: State };

async function moveWebhook(tx: Transaction, id: string, { from, to }: Moved<'dead' | 'discarded'>): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_deliveries')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A delivery that is done and has a reason was discarded: all others lose it. */
async function moveDelivery(tx: Transaction, id: string, change: LetterChange): Promise<boolean> {
  const to = { replay: 'waiting', discard: 'done', restore: 'dead' } as const;
  const { numUpdatedRows } = await tx
    .updateTable('intake_deliveries')
    .set({ state: to[change], ...(change === 'replay' && { attempts: 0, reason: null }) })
    .where('id', '=', Number(id.replace('delivery-', '')))
    .where('state', '=', change === 'restore' ? 'done' : 'dead')
    .where('reason', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Changes one dead letter; false if its state has changed. */
export async function changeDeadLetter(
  tx: Transaction,
  { retryWork, replayWebhook }: DeadLetterPorts,
  { channel, id, change }: { readonly channel: MessageChannel; readonly id: string; readonly change: LetterChange },
): Promise<boolean> {
  if (channel === 'source') return moveDelivery(tx, id, change);
  if (channel === 'webhook') {
    if (change === 'replay') return replayWebhook(tx, id);
    return moveWebhook(
      tx,
      id,
      change === 'discard' ? { from: 'dead', to: 'discarded' } : { from: 'discarded', to: 'dead' },
    );
  }
  if (!id.startsWith('letter-')) return false;
  if (change === 'replay') return retryWork(tx, id);
  // The job of a letter represents it: canceled, it is no longer listed among the failed ones.
  return moveEnded(tx, id, change === 'discard' ? 'cancelled' : 'failed');
}
