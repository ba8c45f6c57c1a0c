import { ApiError } from '@halyard/contracts/errors.ts';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';
import { addSighting, listSightings } from '@halyard/contracts/inflow/sightings.ts';
import { extractObservables, normaliseObservable, refang } from '@halyard/observables';
import type { Transaction } from '../../../database/database.ts';
import { readNames } from '../../../database/person-names.ts';
import type { SightingsTable } from '../../../database/tables/observables-schema.ts';
import { keepChange } from '../../../event-log/changes.ts';
import { everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { sight } from '../create-observe.ts';
import { requireEditable, requireObject } from '../objects/require-object.ts';
import type { ObservablePorts } from '../observable-ports.ts';
import { identify, minuteOf } from '../observable-rows.ts';
import { ensureObservable, type Observed, writeObserved } from '../observe-objects.ts';
import { refreshIndicators, refreshObservables } from '../refresh-counts.ts';
import { readSightings, toSightings } from './list-sightings.ts';

function readValue(text: string, type: ObservableType | null) {
  const plain = refang(text);
  const found = type === null ? extractObservables(text)[0] : { type, value: normaliseObservable(type, plain) };
  if (!found || found.value === null)
    throw new ApiError('invalid_input', 'The field "value" of the request body names no observable.');
  return Object.assign({ role: 'related', origin: 'hand' } as const, { type: found.type, value: found.value });
}

async function requireIndicator(tx: Transaction, id: string) {
  const found = await requireObject(tx, 'threat', id);
  const row = await tx.selectFrom('intelligence').select('kind').where('id', '=', id).executeTakeFirst();
  if (row?.kind !== 'indicator') throw new ApiError('record_not_found');
  return found;
}

type Place = Pick<SightingsTable, 'indicator_id' | 'observable_id' | 'object_type' | 'object_id'>;

async function showKnown(tx: Transaction, { indicator_id, observable_id, object_type, object_id }: Place, now: number) {
  const row = await tx
    .selectFrom('sightings')
    .selectAll()
    .where('indicator_id', '=', indicator_id)
    .where('observable_id', '=', observable_id)
    .where('object_type', '=', object_type)
    .where('object_id', '=', object_id)
    .executeTakeFirstOrThrow();
  const [sighting] = await toSightings(tx, [row], now);
  if (!sighting) throw new Error('A row did not become a sighting.');
  return sighting;
}

/** Sightings: the list, and those that a person states. */
export function mountSightings(platform: Platform, { log, newId }: ObservablePorts): void {
  const { clock, database } = platform;

  mountRead(platform, listSightings, ({ query: { limit, after, ...query } }) =>
    readSightings(database.read, query, { limit, after }, clock()),
  );

  mountChange(platform, addSighting, async ({ tx, caller, actor, body }) => {
    const now = clock();
    const seenAt = body.at === null ? now : Date.parse(body.at);
    if (seenAt > now + 60_000)
      throw new ApiError('invalid_input', 'The field "at" of the request body must not be in the future.');
    // Times of uses are rounded down to it.
    if (seenAt < 0) throw new ApiError('invalid_input', 'The field "at" of the request body must not be before 1970.');
    const indicator = await requireIndicator(tx, body.indicator);
    const named = readValue(body.value, body.type);
    const [observable] = identify([named]).values();
    if (!observable) throw new ApiError('invalid_input', 'The field "value" of the request body names no observable.');
    const { seenIn } = body;
    let observed: readonly Observed[] | undefined;
    if (seenIn) {
      const object = await requireEditable(tx, seenIn.objectType, seenIn.objectId);
      const times = { firstAt: seenAt, lastAt: seenAt, byId: caller.id, isNew: false };
      const { objectType, id: objectId } = object;
      observed = await writeObserved(tx, [Object.assign({ objectType, objectId, observables: [named] }, times)], now);
    } else await ensureObservable(tx, observable, seenAt, now);
    const values = {
      indicator_id: indicator.id,
      observable_id: observable.id,
      object_type: seenIn?.objectType ?? null,
      object_id: seenIn?.objectId ?? null,
      at: minuteOf(seenAt),
      found_at: now,
      origin: 'hand' as const,
      by_id: caller.id,
      held_back_by: null,
      count: body.count,
      note: body.note,
      seen_by: body.seenBy,
      version: 1,
      deleted_at: null,
      hidden: 0 as const,
    };
    const written = await tx
      .insertInto('sightings')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['object_id', 'indicator_id', 'observable_id', 'object_type'])
          .doUpdateSet((eb) => ({
            at: values.at,
            count: values.count,
            note: values.note,
            seen_by: values.seen_by,
            origin: 'hand',
            by_id: caller.id,
            deleted_at: null,
            version: eb('sightings.version', '+', 1),
          }))
          .where('sightings.deleted_at', 'is not', null),
      )
      .returningAll()
      .executeTakeFirst();
    // It was seen there already.
    if (!written) return { changeId: null, sighting: await showKnown(tx, values, now) };
    const row = written;
    // Only alerts and incidents are matched with indicators.
    if (observed && seenIn?.objectType !== 'threat') await sight(tx, log, observed, now);
    await refreshObservables(tx, [observable.id]);
    await refreshIndicators(tx, [indicator.id]);
    const by = (await readNames(tx, [caller.id])).get(caller.id);
    await log.record(tx, {
      at: now,
      kind: 'sighting_added',
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: indicator.loggedAs,
      objectId: indicator.id,
      subject: indicator.title,
      details: Object.assign({ name: observable.value }, by === undefined ? {} : { by }),
      after: row,
    });
    const change = {
      table: 'sightings',
      id: String(row.id),
      version: row.version,
      before: { deleted_at: now },
    } as const;
    const changeId = await keepChange(tx, { id: newId(), actorId: caller.id, at: now, rows: [change] });
    const [sighting] = await toSightings(tx, [row], now);
    if (!sighting) throw new Error('A row did not become a sighting.');
    return { changeId, sighting };
  });
}
