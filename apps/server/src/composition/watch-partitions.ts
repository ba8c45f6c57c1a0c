import type { Clock } from '../clock.ts';
import { addUpTallies } from '../database/alert-tallies.ts';
import type { Database } from '../database/database.ts';
import { keepPartitions } from '../database/partitions/keep-partitions.ts';
import type { LogFailure } from './log-failure.ts';

/** A minute's rows fit into what is ready many times. */
const everyMs = 60_000;

/**
 * Makes partitions ahead and adds kept numbers up, now and every minute; resolves with how to stop. A short look of any
 * node: no job of its own.
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
