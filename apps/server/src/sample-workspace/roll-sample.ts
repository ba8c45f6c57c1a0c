import type { Database } from '../../database/database.ts';
import { readFact, setFact } from '../../workspace.ts';
import { shiftSample } from './sample-data-store.ts';

/**
 * Moves the untouched sample records to the present, so that a demonstration kept for days still reads as on its first
 * day (decision G-029). Incident reports replay the log, so the events move along.
 */
export async function rollSample(database: Database, now: number, factName: string): Promise<void> {
  const madeAt = await readFact(database, factName);
  if (madeAt === undefined) return;
  await database.write((tx) => shiftSample(tx, now - Date.parse(madeAt)));
  await setFact(database, factName, new Date(now).toISOString());
}
