import type { MessagePort } from 'node:worker_threads';
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { StatementWatch } from './connections/watch-statements.ts';
import type { Schema } from './tables/schema.ts';

export type Transaction = KyselyTransaction<Schema>;

export type Hearer = {
  readonly onMessage: (message: string) => void;
  /** Messages arrive from now on. */
  readonly onListening: () => void;
  /** Messages are lost until `onListening` is called again. */
  readonly onLost: () => void;
};

/** Short messages between all nodes on one database, the sender included. */
export type Channel = {
  /** Delivered once the transaction is committed, and not at all if it is rolled back. */
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
  /** Statements outside any transaction; they see committed data. */
  readonly read: Kysely<Schema>;
  /**
   * A number that changes with every commit, of this process or another. Absent if reading it costs as much as the
   * query, and if messages of other nodes arrive late: there a cached reply could be older than an acknowledged write.
   */
  readonly version?: () => number;
  /** Absent where there can be one node only. */
  readonly channel?: Channel;
  /**
   * One transaction: committed before the promise resolves, rolled back when `work` rejects. SQLite has one writer, so
   * calls are sequential and must not be nested.
   */
  write<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /**
   * A step of long work: like `write`, but without waiting for the disk. A power cut may lose it, and all steps after
   * it; the next `write` makes it durable.
   */
  writeStep<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Reports the duration of every statement. */
  readonly statements?: StatementWatch;
  /** Connections to the server; absent for a file. */
  readonly connections?: () => { readonly used: number; readonly open: number; readonly most: number };
  /** A loan for one thread. Absent where the database is lent itself. */
  readonly lend?: () => DatabaseLoan;
  close(): Promise<void>;
};
