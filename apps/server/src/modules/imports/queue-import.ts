import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ImportsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { NewWork, Work } from '../../platform/background/work-kind.ts';
import type { ImportPorts } from './import-ports.ts';

/** The work of an import. */
export const workIdOf = (importId: string): string => `import-${importId}`;

/** All work that an import may have: that of its file, and that of publishing its preview. */
export async function workIdsOf(db: Kysely<Schema>, importId: string): Promise<string[]> {
  const row = await db.selectFrom('imports').select('preview_work').where('id', '=', importId).executeTakeFirst();
  return [workIdOf(importId), ...(row?.preview_work ? [row.preview_work] : [])];
}

type Queued = Pick<ImportsTable, 'id' | 'file_name' | 'owner_id'>;

const about = ({ id, file_name, owner_id }: Queued) =>
  ({ objectType: 'import', objectId: id, label: file_name, personId: owner_id }) as const;

/** How the work of an import is described to the queue and to administrators. */
export const describeImport = (row: Queued, actor: Actor): NewWork => ({
  ...about(row),
  id: workIdOf(row.id),
  kind: 'import',
  payload: { importId: row.id, actor: JSON.stringify(actor) },
});

/** The requester. */
export const actorOf = ({ personId, payload: { actor } }: Pick<Work, 'personId' | 'payload'>): Actor =>
  actor === undefined ? { id: personId, address: null, requestId: null } : (JSON.parse(actor) as Actor);

/** Queues a file that is in the upload folder, for the first node with a free slot. */
export const queueImport = (tx: Transaction, { work }: Pick<ImportPorts, 'work'>, row: Queued, actor: Actor) =>
  work.add(tx, describeImport(row, actor));

/** Queues the undo of an import that is `undoing`, or the removal of what one that has ended left. */
export const queueUndo = (tx: Transaction, { work, newId }: Pick<ImportPorts, 'work' | 'newId'>, row: Queued) =>
  work.add(tx, { ...about(row), id: newId(), kind: 'import_undo', payload: { importId: row.id } });
