import { sql } from 'kysely';
import { connectPostgres } from '../database/connections/open-postgres.ts';
import { readDatabaseFacts } from '../start/read-database.ts';
import { CommandError, databaseError } from '../start/run-command-line.ts';

/** Throws a sentence if a PostgreSQL database already contains a workspace, or does not respond. */
export async function requireUnused(url: string): Promise<void> {
  const db = connectPostgres(url, { isPatient: true });
  try {
    const { workspaceId, isUsed } = await readDatabaseFacts(db, 'postgres').catch((cause) => {
      throw databaseError(cause);
    });
    const { rows } = await sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`.execute(db);
    const encoding = rows[0]?.encoding;
    if (encoding !== 'UTF8')
      throw new CommandError(`The encoding of the database is ${encoding}. Create it with ENCODING UTF8.`);
    if (workspaceId === undefined && !isUsed) return;
    throw new CommandError('The PostgreSQL database holds a workspace already. Name an empty database.');
  } finally {
    await db.destroy();
  }
}

/** Throws a sentence where other processes are connected to a PostgreSQL database: a node, most likely. */
export async function requireNobodyElse(url: string): Promise<void> {
  const db = connectPostgres(url, { isPatient: true });
  try {
    const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
      .execute(db)
      .catch((cause) => {
        throw databaseError(cause);
      });
    const others = rows[0]?.others ?? 0;
    if (others === 0) return;
    throw new CommandError(`${others} other connections are open to the database. Stop all nodes first.`);
  } finally {
    await db.destroy();
  }
}
