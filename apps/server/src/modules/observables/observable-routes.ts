import { ApiError } from '@halyard/contracts/errors.ts';
import { getObservable, listObservables, listObservableUses } from '@halyard/contracts/inflow/observables.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { countObservables, hasObservables, readObservableRows } from './list-observables.ts';
import { readImports, readUses } from './read-uses.ts';
import { readObservables, toEntry } from './show-observables.ts';
import { readSightings } from './sightings/list-sightings.ts';
import { readFindList } from './warning-lists/find-list.ts';
import { nameList } from './warning-lists/name-list.ts';

const sightingsShown = 50;

async function requireObservable(db: Kysely<Schema>, id: string) {
  const row = (await readObservables(db, [id])).get(id);
  if (!row || row.shown === 0) throw new ApiError('record_not_found');
  return row;
}

/** The list of observables, and one with all that uses it. */
export function mountObservableReading(platform: Platform): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, listObservables, async ({ query: { limit, after, ...query } }) => {
    const { rows, next } = await readObservableRows(db, query, { limit, after });
    return {
      observables: rows.map(toEntry),
      total: await countObservables(db, query),
      next,
      hasAny: await hasObservables(db),
    };
  });

  mountRead(platform, getObservable, async ({ params: { id } }) => {
    const row = await requireObservable(db, id);
    const list = (await readFindList(db))(row);
    const { sightings } = await readSightings(db, { observable: id }, { limit: sightingsShown }, clock());
    return {
      observable: toEntry(row),
      warningLists: list === null ? [] : [nameList(list)],
      imports: await readImports(db, id),
      sightings,
    };
  });

  mountRead(platform, listObservableUses, async ({ params: { id }, query: { in: objectType, ...page } }) => {
    await requireObservable(db, id);
    return readUses(db, id, objectType, page);
  });
}
