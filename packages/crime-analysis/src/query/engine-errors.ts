import { isAbsolute, relative } from 'node:path';
import { WorkerDied, WorkerTimedOut, WorkFailed } from '../process/worker-messages.ts';

/** The question took longer than the engine's limit and was interrupted. */
export class QueryTooSlow extends Error {
  override readonly name = 'QueryTooSlow';
}

/** The child that answers died or the engine is closed; unless it is closed, the next question is answered. */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable';
}

/** A Parquet file is missing or damaged; importing its month and force again replaces it. */
export class CorruptPart extends Error {
  override readonly name = 'CorruptPart';
  /** Below the crime folder, as the database has it. */
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`The stored file ${path} cannot be read.`, { cause });
    this.path = path;
  }
}

/** Errors that callers of the engine may handle; all others propagate. */
export function engineErrorOf(error: unknown, folder: string): unknown {
  if (error instanceof WorkerTimedOut) return new QueryTooSlow('The question took too long.', { cause: error });
  if (error instanceof WorkerDied) return new EngineUnavailable('The analysis engine has stopped.', { cause: error });
  if (error instanceof WorkFailed && error.code === 'CORRUPT_FILE' && error.detail !== null) {
    return new CorruptPart(below(folder, error.detail), error);
  }
  return error;
}

function below(folder: string, path: string): string {
  const inside = relative(folder, path);
  return inside.startsWith('..') || isAbsolute(inside) ? path : inside;
}
