import type { Database, DatabaseLoan } from '../database.ts';
import { openMigratedSqlite } from './open-sqlite.ts';
import { borrowTurns } from './write-turns.ts';

/** Lent turns are those of long work already. */
const alone = { acquire: async () => {}, release: () => {} };

/** Opens the database that another thread of this process has open, and lent. */
export async function openLent(loan: DatabaseLoan): Promise<Database> {
  if (loan.dialect === 'postgres') {
    const { openMigratedPostgres } = await import('./open-postgres.ts');
    return openMigratedPostgres(loan.url, loan);
  }
  const turns = borrowTurns(loan.turns);
  const database = openMigratedSqlite(loan.path, { turns, stepTurns: alone, watch: () => turns.committed });
  return {
    ...database,
    async close() {
      await database.close();
      turns.end();
    },
  };
}
