import type { MessagePort } from 'node:worker_threads';
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { StatementWatch } from './connections/watch-statements.ts';
import type { Schema } from './tables/schema.ts';

export type Transaction = KyselyTransaction<Schema>;

export type Hearer = {
  readonly onMessage: (message: string) => void;
  /** Messages arrive from now on. */
  readonly onListening: () => void;
  /** Messages are missed until `onListening` is called again. */
  readonly onLost: () => void;
};

/** Short messages between all nodes on one database, the sender included. */
export type Channel = {
  /** Arrives once the transaction is committed, and not at all when it is rolled back. */
  send(tx: Transaction, message: string): Promise<void>;
  /** Returns how to stop. */
  listen(hearer: Hearer): () => Promise<void>;
};

type PoolSettings = { readonly schemaName?: string | undefined; readonly size?: number | undefined };

/** With it another thread of this process opens the same database: see `openLent`. */
export type DatabaseLoan =
  | { readonly dialect: 'sqlite'; readonly path: string; readonly turns: MessagePort }
  | ({ readonly dialect: 'postgres'; readonly url: string } & PoolSettings);

/** The one database behind every store: SQLite in the data folder, or a PostgreSQL server. */
export type Database = {
  readonly dialect: 'sqlite' | 'postgres';
  /** Statements outside any transaction; they see what was committed. */
  readonly read: Kysely<Schema>;
  /**
   * Another number as soon as anyone has committed, of this process or another. Absent where to ask for it costs as much as
   * to read, and where messages of other nodes come late: there a kept reply could be older than what was acknowledged.
   */
  readonly version?: () => number;
  /** Absent where there can be one node only. */
  readonly channel?: Channel;
  /**
   * One transaction: committed before the promise resolves, rolled back when `work` rejects.
   * SQLite has one writer, so calls wait for each other and must not be nested.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * A step of long work: as `write`, but it does not wait for the disk. A power cut may take it, and all steps after
   * it; the next `write` keeps it.
   */
  writeStep<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Tells of every statement how long it took. */
  readonly statements?: StatementWatch;
  /** Connections to the server; absent for a file. */
  readonly connections?: () => { readonly used: number; readonly open: number; readonly most: number };
  /** A loan for one thread. Absent where the database is lent itself. */
  readonly lend?: () => DatabaseLoan;
  close(): Promise<void>;
};
