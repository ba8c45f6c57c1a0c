import {
  addObservables,
  listObjectObservables,
  observablesOfObjectMax,
  previewObservables,
  removeObservables,
} from '@halyard/contracts/inflow/observables.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { readNames } from '../../../database/person-names.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ChangedRow, keepChange } from '../../../event-log/changes.ts';
import { type Actor, everyone } from '../../../event-log/event-log.ts';
import { mountChange, mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { sight } from '../create-observe.ts';
import type { ObservablePorts } from '../observable-ports.ts';
import { identify, slicesOf } from '../observable-rows.ts';
import { writeObserved } from '../observe-objects.ts';
import { refreshIndicators, refreshObservables } from '../refresh-counts.ts';
import { readObservables, toEntry } from '../show-observables.ts';
import { readAddedText } from './read-added-text.ts';
import { type FoundObject, requireEditable, requireObject } from './require-object.ts';
import { readOfObject } from './show-of-object.ts';

/** An indicator without a pattern matches observables added by users: it is read again. */
export async function readAgain(tx: Transaction, { objectType, id }: Pick<FoundObject, 'objectType' | 'id'>) {
  if (objectType === 'threat')
    await tx.updateTable('indicator_index').set({ version: 0 }).where('record_id', '=', id).execute();
}

async function readUseIds(tx: Kysely<Schema>, { objectType, id }: FoundObject, observableIds: readonly string[]) {
  const found: { readonly id: number; readonly version: number; readonly observable_id: string }[] = [];
  for (const some of slicesOf(observableIds))
    found.push(
      ...(await tx
        .selectFrom('observable_uses')
        .select(['id', 'version', 'observable_id'])
        .where('deleted_at', 'is', null)
        .where('object_id', '=', id)
        .where('object_type', '=', objectType)
        .where('observable_id', 'in', some)
        .execute()),
    );
  return found;
}

const toRow = (before: ChangedRow['before']) => (row: { readonly id: number; readonly version: number }) => ({
  table: 'observable_uses' as const,
  id: String(row.id),
  version: row.version,
  before,
});

/** Sightings by what an object no longer has. */
async function forgetMatches(tx: Transaction, { objectType, id }: FoundObject, observableIds: readonly string[]) {
  const gone = await tx
    .deleteFrom('sightings')
    .where('object_id', '=', id)
    .where('object_type', '=', objectType)
    .where('observable_id', 'in', observableIds)
    .where('origin', '=', 'match')
    .returning('indicator_id')
    .execute();
  await refreshIndicators(
    tx,
    gone.map(({ indicator_id }) => indicator_id),
  );
}

/** The observables of an alert, incident or threat: its own, and users' additions and removals. */
export function mountObjectObservables(platform: Platform, { log, newId, lookUp }: ObservablePorts): void {
  const { clock, database } = platform;

  async function record(
    tx: Transaction,
    actor: Actor,
    kind: 'observables_added' | 'observables_removed',
    object: FoundObject,
    values: readonly string[],
  ) {
    const by = actor.id === null ? undefined : (await readNames(tx, [actor.id])).get(actor.id);
    const [name = ''] = values;
    await log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: object.loggedAs,
      objectId: object.id,
      subject: object.title,
      details: Object.assign({ count: values.length, name }, by === undefined ? {} : { by }),
      after: values,
    });
  }

  mountRead(platform, listObjectObservables, async ({ params: { objectType, objectId } }) => {
    await requireObject(database.read, objectType, objectId);
    const { observables, total } = await readOfObject(database.read, objectType, objectId, clock());
    const found = await lookUp(
      database.read,
      observables.map(({ observable }) => observable),
    );
    return { observables: observables.map((one, at) => Object.assign({ enrichment: found[at] ?? [] }, one)), total };
  });

  mountRead(platform, previewObservables, async ({ params: { objectType, objectId }, body }) => {
    const db = database.read;
    const object = await requireObject(db, objectType, objectId);
    const read = readAddedText(body.text, body.type);
    const named = [
      ...identify(read.found.map((one) => Object.assign({ role: 'related', origin: 'hand' } as const, one))),
    ];
    const ids = named.map(([id]) => id);
    const own = new Set((await readUseIds(db, object, ids)).map(({ observable_id }) => observable_id));
    const known = await readObservables(db, ids);
    const found = named.map(([id, { type, value }]) => {
      const row = known.get(id);
      const shown = row && row.shown === 1 ? toEntry(row) : null;
      return { type, value, state: own.has(id) ? 'here' : shown ? 'known' : 'new', known: shown } as const;
    });
    return { found, rejected: [...read.rejected] };
  });

  mountChange(platform, addObservables, async ({ tx, caller, actor, params, body }) => {
    const at = clock();
    const object = await requireEditable(tx, params.objectType, params.objectId);
    const read = readAddedText(body.text, body.type);
    const { total } = await tx
      .selectFrom('observable_uses')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('object_id', '=', object.id)
      .where('object_type', '=', object.objectType)
      .executeTakeFirstOrThrow();
    const room = Math.max(0, observablesOfObjectMax - Number(total));
    const [taken, left] = [read.found.slice(0, room), read.found.slice(room)];
    const named = taken.map((one) => Object.assign({ role: body.role, origin: 'hand' } as const, one));
    const [observed] = await writeObserved(
      tx,
      [
        {
          objectType: object.objectType,
          objectId: object.id,
          firstAt: at,
          lastAt: at,
          observables: named,
          byId: caller.id,
          isNew: false,
          tlp: body.tlp ?? null,
        },
      ],
      at,
    );
    const fresh = new Set(observed?.fresh);
    const wanted = new Set(named.map(({ type, value }) => `${type} ${value}`));
    const ids = [...(observed?.all.values() ?? [])].filter(({ type, value }) => wanted.has(`${type} ${value}`));
    if (observed && fresh.size > 0) {
      if (object.objectType !== 'threat') await sight(tx, log, [observed], at);
      await readAgain(tx, object);
      const values = ids.filter(({ id }) => fresh.has(id)).map(({ value }) => value);
      await record(tx, actor, 'observables_added', object, values);
    }
    const rows = await readUseIds(tx, object, [...fresh]);
    const changeId = await keepChange(tx, {
      id: newId(),
      actorId: caller.id,
      at,
      rows: rows.map(toRow({ deleted_at: at })),
    });
    const entries = await readObservables(
      tx,
      ids.map(({ id }) => id),
    );
    const shown = ids.flatMap(({ id }) => {
      const row = entries.get(id);
      return row ? [toEntry(row)] : [];
    });
    const tooMany = left.map(({ value }) => ({ text: value.slice(0, 300), reason: 'too_many' as const }));
    return {
      changeId,
      added: shown.filter(({ id }) => fresh.has(id)),
      already: shown.filter(({ id }) => !fresh.has(id)),
      rejected: [...read.rejected, ...tooMany],
    };
  });

  mountChange(platform, removeObservables, async ({ tx, caller, actor, params, body }) => {
    const at = clock();
    const object = await requireEditable(tx, params.objectType, params.objectId);
    const rows = await tx
      .updateTable('observable_uses')
      .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
      .where('object_id', '=', object.id)
      .where('object_type', '=', object.objectType)
      .where('observable_id', 'in', body.observables)
      .where('deleted_at', 'is', null)
      .returning(['id', 'version', 'observable_id'])
      .execute();
    if (rows.length === 0) return { changeId: null, removed: 0 };
    const ids = rows.map(({ observable_id }) => observable_id);
    const values = [...(await readObservables(tx, ids)).values()].map(({ value }) => value);
    await forgetMatches(tx, object, ids);
    await refreshObservables(tx, ids);
    await readAgain(tx, object);
    await record(tx, actor, 'observables_removed', object, values);
    const changed = rows.map(toRow({ deleted_at: null }));
    return {
      changeId: await keepChange(tx, { id: newId(), actorId: caller.id, at, rows: changed }),
      removed: rows.length,
    };
  });
}
