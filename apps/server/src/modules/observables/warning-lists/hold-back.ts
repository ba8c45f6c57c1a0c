import { type Expression, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { isLive, isShown, slicesOf } from '../observable-rows.ts';
import { refreshIndicators, refreshObservables } from '../refresh-counts.ts';
import { readFindList } from './find-list.ts';

type Moved = { readonly heldBack: number; readonly released: number };

/** Holds back or releases stored matches, according to the current lists. */
export async function holdBackAnew(tx: Transaction): Promise<Moved> {
  const findList = await readFindList(tx);
  // Each half is read from its own index.
  const matched = (condition: Expression<SqlBool>) =>
    tx.selectFrom('observables').select(['id', 'type', 'value']).where(isShown).where(condition);
  const observables = await matched(sql<boolean>`sightings > 0`)
    .union(matched(sql<boolean>`held_back > 0`))
    .orderBy('id')
    .execute();
  let [heldBack, released] = [0, 0];
  const changed = new Set<string>();
  const indicators = new Set<string>();
  for (const observable of observables) {
    const list = findList(observable);
    const rows = await tx
      .updateTable('sightings')
      .set({ held_back_by: list })
      .where('observable_id', '=', observable.id)
      .where('origin', '=', 'match')
      .where('held_back_by', list === null ? 'is not' : 'is distinct from', list)
      .where(isLive)
      .returning('indicator_id')
      .execute();
    if (rows.length === 0) continue;
    if (list === null) released += rows.length;
    else heldBack += rows.length;
    changed.add(observable.id);
    for (const { indicator_id } of rows) indicators.add(indicator_id);
  }
  for (const some of slicesOf([...changed])) await refreshObservables(tx, some);
  await refreshIndicators(tx, indicators);
  return { heldBack, released };
}
