import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import {
  listTaxiiCollections,
  publishTaxiiCollection,
  taxiiCollectionsMax,
  unpublishTaxiiCollection,
  updateTaxiiCollection,
} from '@halyard/contracts/inflow/taxii.ts';
import type { Kysely } from 'kysely';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { TaxiiCollectionsTable } from '../../database/tables/taxii-schema.ts';
import { type ChangedRow, keepChange } from '../../event-log/changes.ts';
import { type Actor, type EventLog, everyone } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountChange, mountRead, type Platform } from '../../platform/mount/mount.ts';
import { findCollection, findSharedView, readCollections, saveCollection, showCollection } from './collection-store.ts';
import type { ThreatViews } from './taxii-ports.ts';

/** An unshared view is disclosed only to its owner: for others it does not exist. */
async function whyNot(
  db: Kysely<Schema>,
  id: string,
  personId: string,
): Promise<'view_not_shared' | 'record_not_found'> {
  const own = await db
    .selectFrom('saved_views')
    .select('list')
    .where('id', '=', id)
    .where('owner_id', '=', personId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return own?.list === 'threats' ? 'view_not_shared' : 'record_not_found';
}

type Ports = {
  readonly log: EventLog;
  readonly newId: () => string;
  readonly views: Pick<ThreatViews, 'count'>;
};
type Draft = Omit<Parsed<(typeof publishTaxiiCollection)['body']>, 'viewId'>;
type Who = { readonly tx: Transaction; readonly caller: Caller; readonly actor: Actor };

const toColumns = ({ title, description, readers, writers, ceiling }: Draft) => ({
  title,
  description,
  readers: JSON.stringify([...new Set(readers)]),
  writers: JSON.stringify([...new Set(writers)]),
  ceiling,
});

async function requireCollection(tx: Transaction, id: string): Promise<TaxiiCollectionsTable> {
  const row = await findCollection(tx, id);
  if (!row) throw new ApiError('record_not_found');
  return row;
}

/** How administrators publish saved views as TAXII collections. */
export function mountTaxiiCollections(platform: Platform, { log, newId, views }: Ports): void {
  const { clock, database } = platform;

  /** Records an action, and stores its undo. */
  async function noteChange({ tx, caller, actor }: Who, kind: EventKind, row: TaxiiCollectionsTable, before: object) {
    const at = clock();
    const { id, title: subject, version } = row;
    const event = { at, kind, severity: 'medium', actor, audienceId: everyone, subject, objectId: id } as const;
    await log.record(tx, Object.assign({ objectType: 'taxii_collection', before, after: row } as const, event));
    const changed: ChangedRow = { table: 'taxii_collections', id, version, before: before as ChangedRow['before'] };
    return keepChange(tx, { id: newId(), actorId: caller.id, at, rows: [changed] });
  }

  mountRead(platform, listTaxiiCollections, async () => {
    const rows = await readCollections(database.read);
    return Promise.all(rows.map((row) => showCollection(database.read, row, views)));
  });

  mountChange(platform, publishTaxiiCollection, async ({ tx, caller, actor, body: { viewId, ...draft } }) => {
    await lockLimit(tx);
    if ((await readCollections(tx)).length >= taxiiCollectionsMax) throw new ApiError('list_full');
    if (!(await findSharedView(tx, viewId))) throw new ApiError(await whyNot(tx, viewId, caller.id));
    const at = clock();
    const kept = { last_added: 0, created_at: at, updated_at: at, version: 1, deleted_at: null };
    const row = Object.assign({ id: newId(), view_id: viewId }, toColumns(draft), kept);
    await tx.insertInto('taxii_collections').values(row).execute();
    const changeId = await noteChange({ tx, caller, actor }, 'taxii_collection_published', row, { deleted_at: at });
    return { collection: await showCollection(tx, row, views), changeId };
  });

  mountChange(platform, updateTaxiiCollection, async ({ tx, caller, actor, params, body: { version, ...draft } }) => {
    const before = await requireCollection(tx, params.id);
    if (before.version !== version) throw new ApiError('record_changed');
    const columns = Object.entries(toColumns(draft)) as [keyof Draft, string][];
    const differing = columns.filter(([column, value]) => before[column] !== value);
    if (differing.length === 0) return { collection: await showCollection(tx, before, views), changeId: null };
    const change = Object.assign(Object.fromEntries(differing), { updated_at: clock() });
    const row = await saveCollection(tx, before, change);
    const old = Object.fromEntries(differing.map(([column]) => [column, before[column]]));
    const changeId = await noteChange({ tx, caller, actor }, 'taxii_collection_updated', row, old);
    return { collection: await showCollection(tx, row, views), changeId };
  });

  mountChange(platform, unpublishTaxiiCollection, async ({ tx, caller, actor, params }) => {
    const row = await saveCollection(tx, await requireCollection(tx, params.id), { deleted_at: clock() });
    return {
      changeId: await noteChange({ tx, caller, actor }, 'taxii_collection_unpublished', row, { deleted_at: null }),
    };
  });
}
