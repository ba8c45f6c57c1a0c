import { ApiError } from '@halyard/contracts/errors.ts';
import {
  choosePreviewColumns,
  decideImportPreview,
  getImportPreview,
  getPreviewEffects,
  type ImportPreview,
  listPreviewObjects,
  publishImportPreview,
  refreshImportPreview,
  selectPreviewObjects,
} from '@halyard/contracts/intelligence/import-preview.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../../platform/mount/mount.ts';
import type { ImportPorts } from '../import-ports.ts';
import { findImport } from '../import-store.ts';
import { listObjects } from './list-objects.ts';
import { columnsOf, readByColumns } from './preview-columns.ts';
import { countTypes, sumTypes } from './preview-counts.ts';
import { type EffectPorts, readEffects } from './preview-effects.ts';
import { decisionsOf, missingOf, requirePreview, saveDecisions } from './preview-store.ts';
import { queuePublishing } from './publish-preview.ts';
import { refreshPreview } from './refresh-preview.ts';
import { changeSelection } from './select-objects.ts';

type Ports = Pick<ImportPorts, 'newId' | 'work'> & EffectPorts;

async function requireRecord(db: Kysely<Schema>, id: string) {
  const found = await findImport(db, id);
  if (!found) throw new ApiError('import_not_found');
  return found;
}

/** A preview with its figures; the types of a large one are counted one after the other. */
async function readPreviewOf(db: Kysely<Schema>, id: string): Promise<ImportPreview> {
  const row = await requirePreview(db, id);
  const types = await countTypes(db, id);
  return {
    import: await requireRecord(db, id),
    until: row.preview_until === null ? null : new Date(Number(row.preview_until)).toISOString(),
    ...sumTypes(types),
    types,
    missing: missingOf(row),
    decisions: decisionsOf(row),
    columns: columnsOf(row),
  };
}

/** Previews of imports: figures, objects, selection, decisions, and publishing. */
export function mountPreviews(platform: Platform, ports: Ports): void {
  const { database, clock } = platform;
  const db = database.read;

  mountRead(platform, getImportPreview, ({ params }) => readPreviewOf(db, params.id));

  mountRead(platform, getPreviewEffects, async ({ params, query }) => {
    const row = await requirePreview(db, params.id);
    const severity = query.severity === undefined ? decisionsOf(row).severity : query.severity;
    const decided = severity === 'none' ? null : severity;
    return readEffects(db, ports, { importId: params.id, severity: decided, now: clock() });
  });

  mountRead(platform, listPreviewObjects, async ({ params, query: { expired, ...filter } }) => {
    await requirePreview(db, params.id);
    return listObjects(db, params.id, { ...filter, endedBefore: expired === undefined ? undefined : clock() });
  });

  mountWork(platform, selectPreviewObjects, async ({ params, body }) => {
    await requirePreview(db, params.id);
    return changeSelection(database, { importId: params.id, selected: body.selected }, body.objects);
  });

  mountChange(platform, decideImportPreview, async ({ tx, params, body }) => {
    await requirePreview(tx, params.id);
    await saveDecisions(tx, params.id, body);
    return body;
  });

  mountChange(platform, choosePreviewColumns, async ({ tx, params: { id }, actor, body: mapping }) => {
    await readByColumns(tx, ports, { id, mapping, actor });
    return requireRecord(tx, id);
  });

  mountWork(platform, refreshImportPreview, async ({ params }) => {
    await requirePreview(db, params.id);
    const check = (tx: Transaction) => requirePreview(tx, params.id);
    return refreshPreview(database, { importId: params.id, selectsNew: true, check });
  });

  mountChange(platform, publishImportPreview, async ({ tx, params, actor }) => {
    await queuePublishing(tx, ports, params.id, actor);
    return requireRecord(tx, params.id);
  });
}
