import { ApiError } from '@halyard/contracts/errors.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';

/** An observable that something uses. @throws ApiError `record_not_found` */
export async function requireObservable(db: Kysely<Schema>, id: string) {
  const row = await db
    .selectFrom('observables')
    .select(['id', 'type', 'value'])
    .where('id', '=', id)
    .where('shown', '=', 1)
    .executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row;
}
