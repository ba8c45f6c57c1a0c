import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Transaction = KyselyTransaction<Schema>;

/** The one database behind every store: SQLite in the data folder, or a PostgreSQL server. */
export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  /** Statements outside any transaction; they see what was committed. */
  readonly read: Kysely<Schema>;
  /**
   * One transaction: committed before the promise resolves, rolled back when `work` rejects.
   * SQLite has one writer, so calls wait for each other and must not be nested.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
