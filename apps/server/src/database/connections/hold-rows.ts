import type { Kysely } from 'kysely';
import type { Schema } from '../tables/schema.ts';

type Lockable<Q> = { readonly forNoKeyUpdate: () => Q };

/**
 * Inside a transaction, the rows that a query finds stay as they are until it ends: writers read them first, and
 * concurrent ones are sequential. Outside of a transaction nothing is locked. The lock lets others refer to the row, so
 * that it does not meet the checks of foreign keys.
 */
export const holdRows = <Q extends Lockable<Q>>(db: Kysely<Schema>, query: Q): Q =>
  db.isTransaction ? query.forNoKeyUpdate() : query;
