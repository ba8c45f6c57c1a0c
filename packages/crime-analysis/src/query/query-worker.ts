import { mkdirSync, rmSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import { serveWorker, type WorkContext } from '../process/serve-worker.ts';
import { findCorruptFile } from './find-corrupt-file.ts';
import { type DuckDBLimits, openDuckDB } from './open-duckdb.ts';
import type { Columns, Question, RowsNote } from './question.ts';

/** Returns one question at a time: the engine gives a child its next when it has answered. */
function serveQueries() {
  let connection: Promise<DuckDBConnection> | null = null;

  async function answer<T>(question: Question, { signal }: WorkContext, run: (on: DuckDBConnection) => Promise<T>) {
    connection ??= openIn(question.limits);
    const on = await connection;
    const interrupt = () => on.interrupt();
    signal.throwIfAborted();
    signal.addEventListener('abort', interrupt);
    try {
      return await run(on);
    } catch (error) {
      if (signal.aborted) throw error;
      throw (await findCorruptFile(on, question.files, error)) ?? error;
    } finally {
      signal.removeEventListener('abort', interrupt);
    }
  }

  serveWorker({
    query: (question: Question, context) => answer(question, context, (on) => readAll(on, question.sql)),
    stream: (question: Question, context) => answer(question, context, (on) => readInNotes(on, question.sql, context)),
  });
}

/** Removes spill files of an earlier child first. */
async function openIn(limits: DuckDBLimits) {
  rmSync(limits.workFolder, { recursive: true, force: true });
  mkdirSync(limits.workFolder, { recursive: true });
  return openDuckDB(limits);
}

async function readAll(on: DuckDBConnection, sql: string): Promise<Columns> {
  const reader = await on.runAndReadAll(sql);
  return { names: reader.columnNames(), values: reader.getColumnsJS() };
}

/** One note for each chunk of DuckDB: at most 2,048 rows. */
async function readInNotes(on: DuckDBConnection, sql: string, { note, signal }: WorkContext) {
  const result = await on.stream(sql);
  const names = result.columnNames();
  for await (const rows of result.yieldRowsJs()) {
    signal.throwIfAborted();
    await note({ names, rows } satisfies RowsNote);
  }
}

serveQueries();
