import type { Parsed } from '@halyard/contracts/endpoint.ts';
import type { listSightings, Sighting } from '@halyard/contracts/inflow/sightings.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { readNames } from '../../../database/person-names.ts';
import type { SightingsTable } from '../../../database/tables/observables-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../../platform/replies/newest-first.ts';
import { readIndicatorLinks } from '../indicators/indicator-links.ts';
import { type ObjectRef, readObjectLinks, refKey } from '../objects/object-links.ts';
import { isLive } from '../observable-rows.ts';
import { readObservables, toInstant } from '../show-observables.ts';
import { nameList } from '../warning-lists/name-list.ts';

export type SightingQuery = Omit<Parsed<typeof listSightings.query>, 'limit' | 'after'>;
type Row = Selectable<SightingsTable>;

function matching(db: Kysely<Schema>, query: SightingQuery) {
  let found = db.selectFrom('sightings').where(isLive);
  if (query.indicator) found = found.where('indicator_id', '=', query.indicator);
  if (query.observable) found = found.where('observable_id', '=', query.observable);
  if (query.objectType) found = found.where('object_type', '=', query.objectType);
  if (query.objectId) found = found.where('object_id', '=', query.objectId);
  if (query.origin) found = found.where('origin', '=', query.origin);
  // Written out as in the index.
  if (query.heldBack === 'yes' || query.warningList) found = found.where(sql<boolean>`held_back_by is not null`);
  if (query.heldBack === 'no') found = found.where('held_back_by', 'is', null);
  if (query.warningList) found = found.where('held_back_by', '=', query.warningList);
  return found;
}

const refOf = ({ object_type, object_id }: Row): ObjectRef | null =>
  object_type === null || object_id === null ? null : { objectType: object_type, objectId: object_id };

/** Rows as the sightings they are, in the same order. */
export async function toSightings(db: Kysely<Schema>, rows: readonly Row[], now: number): Promise<Sighting[]> {
  const indicators = await readIndicatorLinks(
    db,
    rows.map(({ indicator_id }) => indicator_id),
    now,
  );
  const observables = await readObservables(
    db,
    rows.map(({ observable_id }) => observable_id),
  );
  const objects = await readObjectLinks(
    db,
    rows.map(refOf).filter((ref) => ref !== null),
  );
  const names = await readNames(
    db,
    rows.map(({ by_id }) => by_id),
  );
  return rows.flatMap((row) => {
    const observable = observables.get(row.observable_id);
    if (!observable) return [];
    const ref = refOf(row);
    const { by_id: by, held_back_by: list, indicator_id: id } = row;
    return [
      {
        id: String(row.id),
        indicator: indicators.get(id) ?? { id, name: null, score: null },
        observable: { id: observable.id, type: observable.type, value: observable.value },
        seenIn: ref && Object.assign({ title: objects.get(refKey(ref))?.title ?? null }, ref),
        at: toInstant(row.at),
        foundAt: toInstant(row.found_at),
        origin: row.origin,
        by: by === null ? null : { id: by, name: names.get(by) ?? by },
        heldBackBy: list === null ? null : nameList(list),
        count: row.count,
        note: row.note,
        seenBy: row.seen_by,
      },
    ];
  });
}

/** One page of sightings, the newest first, and how many there are. */
export async function readSightings(db: Kysely<Schema>, query: SightingQuery, { limit, after }: Page, now: number) {
  let page = matching(db, query);
  const position = readPosition(after);
  if (position)
    page = page
      .where('at', '<=', position.at)
      .where((eb) => eb.or([eb('at', '<', position.at), eb('id', '<', Number(position.id))]));
  const found = await page
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { rows, next } = toPage(found, limit, ({ at, id }) => ({ at: Number(at), id: String(id) }));
  const counting = matching(db, query).select(({ fn }) => fn.countAll<number>().as('total'));
  const { total } = await counting.executeTakeFirstOrThrow();
  return { sightings: await toSightings(db, rows, now), total: Number(total), next };
}
