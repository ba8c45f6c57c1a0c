import type { ImportRecord, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';

type Db = Kysely<Schema>;

/** Threats of a saved view; `query` is its stored URL query. */
export type ThreatViews = {
  /** Their ids, page by page. */
  readonly pages: (db: Db, query: string) => AsyncIterable<readonly string[]>;
  /** Those of the ids currently in the view. */
  readonly among: (db: Db, query: string, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How many there are, and how many of them are marked above the ceiling, as a whole or in part. */
  readonly count: (
    db: Db,
    query: string,
    ceiling: Tlp,
  ) => Promise<{ readonly threats: number; readonly heldBack: number }>;
};

/** Objects sent by a client, which are imported like a file. */
export type SentImport = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly actor: Actor;
};

export type SentImports = {
  /** Path of the bundle, under the id of the import. */
  readonly storage: FileStorage;
  readonly queue: (tx: Transaction, draft: SentImport) => Promise<void>;
  readonly find: (id: string) => Promise<ImportRecord | undefined>;
  readonly readRejections: (id: string) => Promise<readonly Rejection[]>;
};

/** Deletes an object like its page, with its event and undo. @throws ApiError if it is not permitted */
export type DeleteObject = (
  tx: Transaction,
  who: { readonly caller: Caller; readonly actor: Actor },
  id: string,
) => Promise<void>;

export type Refreshing = { readonly database: Database; readonly views: ThreatViews };
