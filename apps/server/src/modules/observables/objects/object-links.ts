import { type ObservedType, observedTypes } from '@halyard/contracts/inflow/observable-types.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { slicesOf } from '../observable-rows.ts';

export type ObjectRef = { readonly objectType: ObservedType; readonly objectId: string };

/** Link data of an object. */
export type ObjectLink = {
  readonly title: string;
  readonly number: number | null;
  readonly severity: string | null;
  readonly status: string | null;
  readonly type: string | null;
  readonly family: string | null;
};

export const refKey = ({ objectType, objectId }: ObjectRef) => `${objectType} ${objectId}`;

function readRows(db: Kysely<Schema>, objectType: ObservedType, ids: readonly string[]) {
  if (objectType === 'alert')
    return db
      .selectFrom('alerts')
      .select(['id', 'title', 'number', 'severity', 'work_status as status'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
  if (objectType === 'incident')
    return db
      .selectFrom('incidents')
      .select(['id', 'title', 'number', 'severity', 'status'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
  return db
    .selectFrom('intelligence')
    .select(['id', 'name as title', 'severity', 'status', 'type', 'family'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Objects that are on a screen, by `refKey`. */
export async function readObjectLinks(db: Kysely<Schema>, refs: readonly ObjectRef[]) {
  const links = new Map<string, ObjectLink>();
  for (const objectType of observedTypes) {
    const ids = new Set(refs.filter((ref) => ref.objectType === objectType).map(({ objectId }) => objectId));
    for (const some of slicesOf([...ids])) {
      const rows = await readRows(db, objectType, some);
      for (const { id, ...row } of rows)
        links.set(refKey({ objectType, objectId: id }), Object.assign({ number: null, type: null, family: null }, row));
    }
  }
  return links;
}
