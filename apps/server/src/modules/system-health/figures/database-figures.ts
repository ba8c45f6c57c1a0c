import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';

type Asked = Pick<Database, 'dialect' | 'read'>;

/** Bytes of the whole database; for a file without its log. */
export async function sizeOfDatabase({ dialect, read }: Asked): Promise<number> {
  const ask =
    dialect === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return Number((await ask.execute(read)).rows[0]?.bytes ?? 0);
}

/** The server's version string: `SQLite 3.50.4`, `PostgreSQL 17.2`. */
export async function nameOfServer({ dialect, read }: Asked): Promise<string> {
  if (dialect === 'sqlite') {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(read);
    return `SQLite ${rows[0]?.version}`;
  }
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(read);
  return `PostgreSQL ${rows[0]?.version.split(' ')[0]}`;
}

const backup = z.object({ at: z.number(), verified: z.boolean() });

/** The newest backup of the command line; null if there is none. */
export async function readLastBackup({ read }: Asked): Promise<z.output<typeof backup> | null> {
  const row = await read.selectFrom('workspace').select('value').where('key', '=', 'last-backup').executeTakeFirst();
  return row === undefined ? null : backup.parse(JSON.parse(row.value));
}
