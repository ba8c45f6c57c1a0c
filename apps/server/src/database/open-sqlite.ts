import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

const busyWaitMs = 5_000;

function openWriter(path: string): DatabaseSync {
  const writer = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: busyWaitMs });
  // WAL lets readers go on beside the writer; FULL makes an acknowledged write survive a power cut.
  writer.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory;');
  return writer;
}

/** Reads the SQLite file at `path`, beside whoever writes it. */
export function openSqliteReader(path: string): Kysely<Schema> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: busyWaitMs });
  return new Kysely({ dialect: sqliteDialect(database, { exclusive: false }) });
}

/** Opens (or makes) the SQLite file at `path` in the newest shape: one writer, one reader beside it. */
export async function openSqlite(path: string): Promise<Database> {
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(openWriter(path), { exclusive: true }) });
  await migrate(writer);
  const reader = openSqliteReader(path);
  return {
    dialect: 'sqlite',
    read: reader,
    async write(work) {
      const result = await writer.transaction().execute(work);
      // Every statement answers at once, so a loop of awaited transactions would keep the event loop from all else.
      await setImmediate();
      return result;
    },
    async close() {
      await reader.destroy();
      await writer.destroy();
    },
  };
}
