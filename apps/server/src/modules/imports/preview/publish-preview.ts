import { ApiError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { ImportPorts } from '../import-ports.ts';
import { resetImport } from '../import-store.ts';
import { describeImport } from '../queue-import.ts';
import { hasSelected } from './preview-counts.ts';
import { requirePreview } from './preview-store.ts';

/** Queues the publishing of the selection; decisions are closed from then on. */
export async function queuePublishing(
  tx: Transaction,
  { work, newId }: Pick<ImportPorts, 'work' | 'newId'>,
  id: string,
  actor: Actor,
): Promise<void> {
  const row = await requirePreview(tx, id);
  if (!(await hasSelected(tx, id))) throw new ApiError('nothing_selected');
  const workId = newId();
  await resetImport(tx, id, ['previewing']);
  await tx.updateTable('imports').set({ preview: 'publishing', preview_work: workId }).where('id', '=', id).execute();
  await work.add(tx, { ...describeImport(row, actor), id: workId });
}
