import { ApiError } from '@halyard/contracts/errors.ts';
import type { ObjectType } from '@halyard/contracts/events.ts';
import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';

/** An object that is on a screen, as the event log calls it. */
export type FoundObject = {
  readonly objectType: ObservedType;
  readonly id: string;
  readonly title: string;
  readonly loggedAs: ObjectType;
};

const loggedAs = { threat: 'threat', entity: 'entity', reference: 'record' } as const;

async function findObject(db: Kysely<Schema>, objectType: ObservedType, id: string) {
  if (objectType === 'threat') {
    const found = db
      .selectFrom('intelligence')
      .select(['id', 'name as title', 'family'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null);
    const row = await holdRows(db, found).executeTakeFirst();
    return row && { id, title: row.title, loggedAs: loggedAs[row.family], isClosed: false };
  }
  if (objectType === 'alert') {
    const found = db.selectFrom('alerts').select('title').where('id', '=', id).where('deleted_at', 'is', null);
    const row = await holdRows(db, found).executeTakeFirst();
    return row && { id, title: row.title, loggedAs: objectType, isClosed: false };
  }
  const found = db
    .selectFrom('incidents')
    .select(['title', 'status'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const row = await holdRows(db, found).executeTakeFirst();
  return row && { id, title: row.title, loggedAs: objectType, isClosed: row.status === 'Closed' };
}

/** @throws ApiError `record_not_found` where it is on no screen. */
export async function requireObject(db: Kysely<Schema>, objectType: ObservedType, id: string): Promise<FoundObject> {
  const found = await findObject(db, objectType, id);
  if (!found) throw new ApiError('record_not_found');
  return Object.assign({ objectType }, found);
}

/** The same, locked, for workable objects: closed incidents are not. */
export async function requireEditable(tx: Transaction, objectType: ObservedType, id: string): Promise<FoundObject> {
  const found = await findObject(tx, objectType, id);
  if (!found) throw new ApiError('record_not_found');
  if (found.isClosed) throw new ApiError('incident_closed');
  return Object.assign({ objectType }, found);
}
