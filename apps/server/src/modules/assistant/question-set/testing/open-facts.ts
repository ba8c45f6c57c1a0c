import { join } from 'node:path';
import { openDuckDB } from '@halyard/crime-analysis/duckdb';
import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import type { Query } from './asked-question.ts';
import type { Wanted } from './judge.ts';

type Place = { readonly database: Database; readonly crimeFolder: string; readonly workFolder: string };
type Moment = { readonly now: number; readonly me: string };

const toValue = (value: unknown): string | number => (typeof value === 'bigint' ? Number(value) : (value as string));

/** Every published Parquet file as one table, and no other: replaced ones are still in the folder. */
async function openCrime({ database, crimeFolder, workFolder }: Place) {
  const live = await sql<{
    path: string;
  }>`select path from crime_parts where state = 'live' and kind = 'street'`.execute(database.read);
  const files = live.rows.map(({ path }) => `'${join(crimeFolder, path)}'`).join(', ');
  const duckDB = await openDuckDB({ folder: crimeFolder, workFolder, memoryLimitMb: 512, threads: 2 });
  await duckDB.run(`create view crime as select * from read_parquet([${files}])`);
  return duckDB;
}

/** Queries the database and the Parquet files directly, bypassing the product's own queries. */
export async function openFacts(place: Place) {
  const crime = await openCrime(place);
  return {
    async ask({ from, sql: text }: Query, { now, me }: Moment): Promise<Wanted> {
      const today = new Date(now).toISOString().slice(0, 10);
      const filled = text
        .replaceAll(':now', String(now))
        .replaceAll(':today', `'${today}'`)
        .replaceAll(':me', `'${me}'`);
      if (from === 'crime') return (await crime.runAndReadAll(filled)).getRows().map((row) => row.map(toValue));
      const { rows } = await sql.raw<Record<string, string | number>>(filled).execute(place.database.read);
      return rows.map((row) => Object.values(row));
    },
    close: () => crime.closeSync(),
  };
}

export type Facts = Awaited<ReturnType<typeof openFacts>>;
