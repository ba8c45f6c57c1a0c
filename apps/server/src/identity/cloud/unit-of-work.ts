import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** The transaction of the product's half of a change: its own, or one that is already open. */
export type UnitOfWork = {
  readonly read: Kysely<Schema>;
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
};

export const ownUnitOfWork = ({ read, write }: Database): UnitOfWork => ({ read, write });
export const groundWithin = (tx: Transaction): UnitOfWork => ({ read: tx, write: (work) => work(tx) });
