import type { Parsed } from '@halyard/contracts/endpoint.ts';
import type { BlockEntry, BlockState, exportBlockEntries } from '@halyard/contracts/inflow/block-lists.ts';
import { refang } from '@halyard/observables';
import type { Kysely } from 'kysely';
import { containing } from '../../database/containing.ts';
import { readNames } from '../../database/person-names.ts';
import type { BlockEntriesTable } from '../../database/tables/block-lists-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';
import type { BlockListPorts } from './block-list-ports.ts';
import { isInState, toInstant, toInstantOrNull } from './list-rows.ts';

export type EntryQuery = Parsed<typeof exportBlockEntries.query>;

/** The common query for the entries of a list: pages, counts and exports. */
function matching(db: Kysely<Schema>, listId: string, { state, search = '' }: EntryQuery, now: number) {
  let found = db.selectFrom('block_entries').where('list_id', '=', listId);
  if (state) found = found.where(isInState[state](now));
  const text = refang(search).trim();
  if (text !== '')
    found = found.where((eb) => eb.or([containing(eb.ref('value'), text), containing(eb.ref('reason'), text)]));
  return found;
}

type Wanted = { readonly listId: string; readonly query: EntryQuery; readonly now: number };

/** One page, latest first, and the cursor of the next. */
export async function readEntryRows(db: Kysely<Schema>, { listId, query, now }: Wanted, { limit, after }: Page) {
  let page = matching(db, listId, query, now);
  const position = readPosition(after);
  if (position)
    page = page.where((eb) =>
      eb.or([eb('added_at', '<', position.at), eb.and([eb('added_at', '=', position.at), eb('id', '>', position.id)])]),
    );
  const rows = await page
    .selectAll()
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ added_at, id }) => ({ at: Number(added_at), id }));
}

export async function countEntryRows(db: Kysely<Schema>, { listId, query, now }: Wanted): Promise<number> {
  const counting = matching(db, listId, query, now).select(({ fn }) => fn.countAll<number>().as('total'));
  return Number((await counting.executeTakeFirstOrThrow()).total);
}

type Timed = Pick<BlockEntriesTable, 'deleted_at' | 'expires_at'>;

export function stateOf({ deleted_at, expires_at }: Timed, now: number): BlockState {
  if (deleted_at !== null) return 'removed';
  return expires_at !== null && Number(expires_at) <= now ? 'expired' : 'active';
}

const endOf = (row: Timed, now: number): number | null =>
  row.deleted_at ?? (stateOf(row, now) === 'expired' ? row.expires_at : null);

async function readObserved(db: Kysely<Schema>, rows: readonly BlockEntriesTable[]): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const ids = rows.map(({ observable_id }) => observable_id);
  const found = await db.selectFrom('observables').select('id').where('id', 'in', ids).where('shown', '=', 1).execute();
  return new Set(found.map(({ id }) => id));
}

/** Rows as screens show them, in the same order. */
export async function showEntries(
  db: Kysely<Schema>,
  rows: readonly BlockEntriesTable[],
  { now, nameList }: { readonly now: number } & Pick<BlockListPorts, 'nameList'>,
): Promise<BlockEntry[]> {
  const names = await readNames(
    db,
    rows.map(({ by_id }) => by_id),
  );
  const observed = await readObserved(db, rows);
  return rows.map((row) => ({
    id: row.id,
    observableId: row.observable_id,
    type: row.type,
    value: row.value,
    state: stateOf(row, now),
    reason: row.reason,
    origin: row.origin,
    originId: row.origin_id,
    addedBy: row.by_id === null ? null : { id: row.by_id, name: names.get(row.by_id) ?? row.by_id },
    addedAt: toInstant(row.added_at),
    expiresAt: toInstantOrNull(row.expires_at),
    endedAt: toInstantOrNull(endOf(row, now)),
    overrides: row.overrides === null ? null : nameList(row.overrides),
    isObserved: observed.has(row.observable_id),
  }));
}
