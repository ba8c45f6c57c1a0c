import type { ObservableType, ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { slicesOf } from '../observable-rows.ts';
import type { FindWarningList } from '../warning-lists/find-list.ts';

/** An indicator that was seen: `observable` in an object, at a time by the clock of that object. */
export type FoundSighting = {
  readonly indicatorId: string;
  readonly observable: { readonly id: string; readonly type: ObservableType; readonly value: string };
  readonly objectType: ObservedType;
  readonly objectId: string;
  readonly at: number;
};

export type NewSighting = {
  readonly indicatorId: string;
  readonly observableId: string;
  readonly heldBackBy: string | null;
  readonly at: number;
};

type Counted = { counts: number; heldBack: number; last: number };

function countBy(rows: readonly NewSighting[], idOf: (row: NewSighting) => string) {
  const found = new Map<string, Counted>();
  for (const row of rows) {
    const own = found.get(idOf(row)) ?? { counts: 0, heldBack: 0, last: Number.NEGATIVE_INFINITY };
    if (row.heldBackBy === null) {
      own.counts++;
      own.last = Math.max(own.last, row.at);
    } else own.heldBack++;
    found.set(idOf(row), own);
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Adds new sightings to the counts of observables and indicators, in the order of their ids. */
async function countSightings(tx: Transaction, rows: readonly NewSighting[]): Promise<void> {
  for (const [id, { counts, heldBack }] of countBy(rows, ({ observableId }) => observableId))
    await tx
      .updateTable('observables')
      .set((eb) => ({ sightings: eb('sightings', '+', counts), held_back: eb('held_back', '+', heldBack) }))
      .where('id', '=', id)
      .execute();
  for (const [id, { counts, heldBack, last }] of countBy(rows, ({ indicatorId }) => indicatorId))
    await tx
      .updateTable('indicator_index')
      .set((eb) => ({
        sightings: eb('sightings', '+', counts),
        held_back: eb('held_back', '+', heldBack),
        ...(counts > 0 && {
          last_sighted_at: sql<number>`case when last_sighted_at > ${last} then last_sighted_at else ${last} end`,
        }),
      }))
      .where('record_id', '=', id)
      .execute();
}

const keyOf = (indicatorId: string, observableId: string, objectId: string) =>
  `${indicatorId} ${observableId} ${objectId}`;

/** Writes sightings that are not there yet, and returns these. */
export async function writeSightings(
  tx: Transaction,
  found: readonly FoundSighting[],
  findList: FindWarningList,
  now: number,
): Promise<readonly NewSighting[]> {
  const times = new Map(
    found.map(({ indicatorId, observable, objectId, at }) => [keyOf(indicatorId, observable.id, objectId), at]),
  );
  const added: NewSighting[] = [];
  for (const some of slicesOf(found)) {
    const rows = await tx
      .insertInto('sightings')
      .values(
        some.map(({ indicatorId, observable, objectType, objectId, at }) => ({
          indicator_id: indicatorId,
          observable_id: observable.id,
          object_type: objectType,
          object_id: objectId,
          at,
          found_at: now,
          origin: 'match' as const,
          by_id: null,
          held_back_by: findList(observable),
          version: 1,
          deleted_at: null,
          hidden: 0 as const,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['indicator_id', 'observable_id', 'object_id', 'held_back_by'])
      .execute();
    for (const { indicator_id, observable_id, object_id, held_back_by } of rows)
      added.push({
        indicatorId: indicator_id,
        observableId: observable_id,
        heldBackBy: held_back_by,
        at: times.get(keyOf(indicator_id, observable_id, object_id ?? '')) ?? now,
      });
  }
  await countSightings(tx, added);
  return added;
}
