import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { DataFolder } from '../data-folder.ts';
import { openSqliteReader, recoverSqlite } from '../database/connections/open-sqlite.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/tables/schema.ts';

export const databaseFile = 'halyard.sqlite';

/** Facts in the table `workspace`. */
export const workspaceIdFact = 'workspace-id';
export const keyCheckFact = 'identity-key-check';
export const poolFact = 'identity-pool';
/** The mark of the storage that all nodes share, and where it was found last. */
export const crimeStorageFact = 'crime-storage';
export const storagePlaceFact = 'storage-place';

/** The workspace state of a database before anything in it is changed. */
export type DatabaseFacts = {
  readonly workspaceId: string | undefined;
  /** Tells the identity key that belongs to this workspace from every other one. */
  readonly keyCheck: string | undefined;
  /** A value that only that key decrypts; undefined if there is none yet. */
  readonly sealed: { readonly kid: string; readonly privateSealed: string } | undefined;
  /** Whether anything has ever been stored. */
  readonly isUsed: boolean;
  /** Whether the database of police data names any of these files. */
  knowsParts(paths: readonly string[]): Promise<boolean>;
};

export const nothingStored: DatabaseFacts = {
  workspaceId: undefined,
  keyCheck: undefined,
  sealed: undefined,
  isUsed: false,
  knowsParts: async () => false,
};

const pathsAtOnce = 500;

async function hasTables(db: Kysely<Schema>, dialect: Database['dialect']): Promise<boolean> {
  const found =
    dialect === 'sqlite'
      ? sql<{ name: string | null }>`select name from sqlite_master where name = 'crime_parts'`
      : sql<{ name: string | null }>`select to_regclass('crime_parts')::text as name`;
  const { rows } = await found.execute(db);
  return rows.some(({ name }) => name !== null);
}

async function knowsParts(db: Kysely<Schema>, paths: readonly string[]): Promise<boolean> {
  for (let start = 0; start < paths.length; start += pathsAtOnce) {
    const some = paths.slice(start, start + pathsAtOnce);
    const known = await db.selectFrom('crime_parts').select('id').where('path', 'in', some).limit(1).executeTakeFirst();
    if (known) return true;
  }
  return false;
}

/** Reads a database's workspace metadata; a never migrated database has none. */
export async function readDatabaseFacts(db: Kysely<Schema>, dialect: Database['dialect']): Promise<DatabaseFacts> {
  if (!(await hasTables(db, dialect))) return nothingStored;
  const rows = await db
    .selectFrom('workspace')
    .selectAll()
    .where('key', 'in', [workspaceIdFact, keyCheckFact])
    .execute();
  const facts = new Map(rows.map(({ key, value }) => [key, value]));
  const key = await db.selectFrom('idp_keys').select(['kid', 'private_sealed']).limit(1).executeTakeFirst();
  const person = await db.selectFrom('people').select('id').limit(1).executeTakeFirst();
  return {
    workspaceId: facts.get(workspaceIdFact),
    keyCheck: facts.get(keyCheckFact),
    sealed: key && { kid: key.kid, privateSealed: key.private_sealed },
    isUsed: key !== undefined || person !== undefined,
    knowsParts: (paths) => knowsParts(db, paths),
  };
}

/** Connects to the configured database, unchanged; undefined if there is none yet. */
export async function connectToRead({ databaseUrl }: Pick<Config, 'databaseUrl'>, folder: Pick<DataFolder, 'file'>) {
  if (databaseUrl) {
    // A workspace on one machine does not carry a driver that it never uses.
    const { connectPostgres } = await import('../database/connections/open-postgres.ts');
    return { db: connectPostgres(databaseUrl), dialect: 'postgres' } as const;
  }
  const path = folder.file(databaseFile);
  if (!existsSync(path)) return undefined;
  recoverSqlite(path);
  return { db: openSqliteReader(path), dialect: 'sqlite' } as const;
}
