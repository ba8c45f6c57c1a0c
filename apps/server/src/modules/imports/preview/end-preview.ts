import { previewKeptMs } from '@halyard/contracts/intelligence/import-preview.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { ImportsTable } from '../../../database/tables/intelligence-schema.ts';
import type { WorkContext } from '../../../platform/background/work-kind.ts';
import { cancelWithEvent } from '../end-import.ts';
import type { ImportPorts } from '../import-ports.ts';
import { inShortSteps, type Steps } from '../short-steps.ts';
import { countMissing, countTypes, sumTypes } from './preview-counts.ts';
import { forgetSome } from './preview-store.ts';

type Ports = Pick<ImportPorts, 'database' | 'clock'>;

const nobody = { id: null, address: null, requestId: null };

/** Whether the objects of an import are kept when its output is removed: it is reviewed or published again. */
export const keepsPreview = ({ preview, state }: Pick<ImportsTable, 'preview' | 'state'>): boolean =>
  preview === 'publishing' && ['reading', 'storing', 'failed'].includes(state);

/** From now on it waits for a review, with the figures of its objects. */
async function waitForReview(
  { database }: Ports,
  id: string,
  { from, until }: { readonly from: ImportsTable['state']; readonly until?: number },
  { checkpoint }: WorkContext,
) {
  const { total, created, updated, unchanged, rejected } = sumTypes(await countTypes(database.read, id));
  const missing = await countMissing(database.read, id);
  await database.write(async (tx) => {
    await checkpoint(tx);
    await tx
      .updateTable('imports')
      .set({
        state: 'previewing',
        preview: 'ready',
        half_done: 0,
        finished_at: null,
        objects_in: total,
        created,
        updated: updated + unchanged,
        unchanged,
        rejected,
        skipped: 0,
        preview_missing: JSON.stringify(missing),
        ...(until !== undefined && { preview_until: until }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .execute();
  });
  return total;
}

/** A file has been read to its end: the preview has every object of it once. */
export async function endReading(ports: Ports, id: string, objectsIn: number, context: WorkContext): Promise<void> {
  const until = ports.clock() + previewKeptMs;
  const total = await waitForReview(ports, id, { from: 'reading', until }, context);
  if (total !== objectsIn) throw new Error(`The preview of import ${id} holds ${total} of ${objectsIn} objects.`);
}

/** Publishing has failed and nothing of it is stored: it waits again, with the reason. */
export async function returnToPreview(ports: Ports, id: string, context: WorkContext): Promise<void> {
  await waitForReview(ports, id, { from: 'failed' }, context);
}

/** Removes the objects of a preview in short steps. */
export const forgetPreview = (steps: Steps, id: string): Promise<void> =>
  inShortSteps(steps, (tx, limit) => forgetSome(tx, id, limit));

/** An import has ended: the objects of its preview are removed. */
export async function clearPreview({ database, clock }: Ports, id: string): Promise<void> {
  await forgetPreview({ run: database.writeStep, clock }, id);
  await database.write((tx) => forgetThatItWas(tx, id));
}

const forgetThatItWas = (tx: Transaction, id: string) =>
  tx.updateTable('imports').set({ preview: null, preview_work: null }).where('id', '=', id).execute();

const findPreviews = (db: Database['read']) =>
  db.selectFrom('imports').select('id').where('preview', 'is not', null).orderBy('preview_until');

/** Cancels expired previews, and cleans up after ended imports. */
export async function sweepPreviews(ports: ImportPorts): Promise<void> {
  const { database, clock } = ports;
  const overdue = await findPreviews(database.read)
    .where('preview', '=', 'ready')
    .where('state', '=', 'previewing')
    .where('preview_until', '<', clock())
    .execute();
  for (const { id } of overdue)
    await database.write(async (tx) => {
      await cancelWithEvent(tx, ports, { id, actor: nobody });
    });
  const ended = await findPreviews(database.read)
    .where('half_done', '=', 0)
    .where('state', 'in', ['finished', 'cancelled', 'failed', 'undone'])
    .execute();
  for (const { id } of ended) await clearPreview(ports, id);
}
