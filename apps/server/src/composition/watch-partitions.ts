import type { Clock } from '../clock.ts';
import { addUpTallies } from '../database/alert-tallies.ts';
import type { Database } from '../database/database.ts';
import { keepPartitions } from '../database/partitions/keep-partitions.ts';
import type { LogFailure } from './log-failure.ts';

/** The rows of a minute fit into existing partitions many times over. */
const everyMs = 60_000;

/**
 * Creates partitions in advance and sums up maintained counts, now and every minute; resolves with a stop function. A
 * short check on any node: not a job.
 */
export async function watchPartitions(database: Database, clock: Clock, failed: LogFailure): Promise<() => void> {
  async function look(): Promise<void> {
    await keepPartitions(database, clock()).catch(failed('partitions could not be made ahead'));
    await addUpTallies(database).catch(failed('kept numbers could not be added up'));
  }
  await look();
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}
