import { join } from 'node:path';
import { openWorker } from '../process/open-worker.ts';
import { WorkerTimedOut } from '../process/worker-messages.ts';
import { engineErrorOf } from './engine-errors.ts';
import { type Columns, type Question, type RowsNote, rowOf, rowsOf } from './question.ts';
import { takeTurns } from './resource-pool.ts';

export type AskDuckDBOptions = {
  /** Absolute: the crime folder. */
  readonly folder: string;
  /** Keeps what children of one purpose spill apart from that of others. */
  readonly name?: string;
  /** For waiting and answering together. */
  readonly limitMs: number;
  /** Questions that are answered side by side, each in its own child. */
  readonly atOnce: number;
  /** Of each child. */
  readonly memoryLimitMb: number;
  readonly threads: number;
  readonly idleMs: number;
  /** Tells the drafts of this process from those of others in the same folder. */
  readonly workName?: string;
  /** The child; tests pass others. */
  readonly script?: URL;
};

type Sql = Pick<Question, 'sql' | 'files'>;

/** DuckDB in children: questions wait for a free child, and fail with the errors of `engine-errors.ts`. */
export function queryDuckDB(options: AskDuckDBOptions) {
  const { folder, limitMs } = options;
  const children = Array.from({ length: options.atOnce }, (_, number) => openChild(options, number));
  const turns = takeTurns(children);

  async function inTurn<Result>(
    signal: AbortSignal | undefined,
    work: (child: (typeof children)[number], stop: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const deadline = startDeadline(limitMs, signal);
    try {
      return await turns.run((child) => work(child, deadline.signal), deadline.signal);
    } catch (error) {
      throw engineErrorOf(error, folder);
    } finally {
      deadline.clear();
    }
  }

  return {
    /** All rows at once. Their contents are those of the SQL: `Row` is not checked. */
    rows<Row>(question: Sql, signal?: AbortSignal): Promise<Row[]> {
      return inTurn(signal, async ({ worker, limits }, stop) =>
        rowsOf<Row>(await worker.ask<Columns>('query', { ...question, limits }, { signal: stop })),
      );
    },

    /** Rows as they come, `take` being waited for. There is no limit of time: the taker may be slow. */
    async stream<Row>(question: Sql, take: (rows: Row[]) => void | Promise<void>, signal?: AbortSignal) {
      const onNote = (note: unknown) => take(rowsOfNote<Row>(note as RowsNote));
      try {
        const stop = signal ?? new AbortController().signal;
        await turns.run(
          ({ worker, limits }) => worker.ask('stream', { ...question, limits }, { signal: stop, onNote }),
          stop,
        );
      } catch (error) {
        throw engineErrorOf(error, folder);
      }
    },

    async close(): Promise<void> {
      await Promise.all(children.map(({ worker }) => worker.close()));
    },

    /** The children that run now. */
    pids: () => children.flatMap(({ worker }) => worker.pid ?? []),
  };
}

function openChild(options: AskDuckDBOptions, number: number) {
  const { folder, name = 'query', memoryLimitMb, threads, idleMs, script } = options;
  return {
    worker: openWorker({ script: script ?? new URL('./query-worker.ts', import.meta.url), maxOldSpaceMb: 256, idleMs }),
    limits: { folder, workFolder: join(folder, 'work', `${name}-${number}`), memoryLimitMb, threads },
  };
}

const rowsOfNote = <Row>({ names, rows }: RowsNote) => rows.map((row) => rowOf<Row>(names, (column) => row[column]));

/** Aborts when time is up or the caller goes away. Cleared, it holds nothing. */
function startDeadline(limitMs: number, signal: AbortSignal | undefined) {
  const stopper = new AbortController();
  const timer = setTimeout(() => stopper.abort(new WorkerTimedOut(`Longer than ${limitMs} ms.`)), limitMs);
  const follow = () => stopper.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow);
  return {
    signal: stopper.signal,
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    },
  };
}
