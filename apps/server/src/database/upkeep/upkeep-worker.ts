import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { UpkeepReply } from './start-upkeep-thread.ts';

const aimMs = 20;
const [fewestPages, mostPages] = [16, 4_000];
const mostRemovals = 2_000;
/** As many as SQLite lets gather by default. */
const pagesUntilCheckpoint = 1_000;

const database = new DatabaseSync(workerData as string, { timeout: 5_000 });
// Only the checkpoint waits for the disk: merging does not change the words, and the next commit of the writer persists
// it.
database.exec('pragma synchronous = normal; pragma temp_store = memory; pragma wal_autocheckpoint = 0');

const oldest = 'select id from search_removed order by id limit ?';
const forget = database.prepare(`delete from search_index where rowid in (${oldest})`);
const forgotten = database.prepare(`delete from search_removed where id in (${oldest})`);
const merge = database.prepare("insert into search_index (search_index, rank) values ('merge', ?)");
const countChanges = database.prepare('select total_changes() as changes');
const readWaiting = database.prepare('pragma wal_checkpoint(noop)');

// Written once more as it is: the smallest change there is to a file.
const userVersion = Number(database.prepare('pragma user_version').get()?.user_version);

/** How many pages of the log are not in the file yet. */
function countWaiting(): number {
  const { log = 0, checkpointed = 0 } = readWaiting.get() ?? {};
  return Number(log) - Number(checkpointed);
}

const changes = () => Number(countChanges.get()?.changes);

/** Removes words of deleted records from the index; false when none is left. */
function removeSome(): boolean {
  forget.run(mostRemovals);
  return Number(forgotten.run(mostRemovals).changes) === mostRemovals;
}

let pages = 64;

/** Merges parts of the index; false when there was nothing to merge. The number of pages adapts to the duration. */
function mergeSome(): boolean {
  const [before, begin] = [changes(), performance.now()];
  merge.run(pages);
  // FTS5 changes its own row when it has found nothing to do.
  if (changes() - before < 2) return false;
  const next = Math.round((pages * aimMs) / Math.max(performance.now() - begin, 1));
  pages = Math.min(mostPages, Math.max(fewestPages, Math.min(next, pages * 2)));
  return true;
}

function inTransaction(work: () => boolean): boolean {
  database.exec('begin immediate');
  try {
    const hasMore = work();
    database.exec('commit');
    return hasMore;
  } catch (cause) {
    if (database.isTransaction) database.exec('rollback');
    throw cause;
  }
}

/** Checkpoints the log and restarts it: the first writer after that waits for the disk. */
function checkpoint() {
  database.exec('pragma wal_checkpoint(passive)');
  if (countWaiting() === 0) database.exec(`pragma user_version = ${userVersion}`);
}

function workForAWhile(): boolean {
  const hasMore = inTransaction(() => removeSome() || mergeSome());
  if (!hasMore || countWaiting() >= pagesUntilCheckpoint) checkpoint();
  return hasMore;
}

function reply(): UpkeepReply {
  try {
    return { hasMore: workForAWhile() };
  } catch (cause) {
    return { failed: cause instanceof Error ? cause.message : String(cause) };
  }
}

parentPort?.on('message', (order: 'work' | 'end') => {
  if (order === 'work') return parentPort?.postMessage(reply());
  database.close();
  parentPort?.close();
});
