import type { DuckDBConnection } from '@duckdb/node-api';
import { quoted } from './quoted.ts';

/** A Parquet file that is missing or cannot be read; `detail` is its path. */
class CorruptFile extends Error {
  override readonly name = 'CorruptFile';
  readonly code = 'CORRUPT_FILE';
  readonly detail: string;

  constructor(path: string, cause: unknown) {
    super('A Parquet file cannot be read.', { cause });
    this.detail = path;
  }
}

/** After a failed query: the file it failed for, null when none of them is to blame. DuckDB does not always name it. */
export async function findCorruptFile(on: DuckDBConnection, files: readonly string[], problem: unknown) {
  const named = files.find((file) => String(problem).includes(file));
  if (named) return new CorruptFile(named, problem);
  if (/^Error: (Out of Memory|INTERRUPT|Parser|Binder)/.test(String(problem))) return null;
  for (const file of files) {
    const damage = await readWhole(on, file);
    if (damage) return new CorruptFile(file, damage);
  }
  return null;
}

/** Reads every value of a file, which counting its rows would not. */
async function readWhole(on: DuckDBConnection, file: string): Promise<unknown> {
  try {
    await on.run(`SELECT bit_xor(hash(part)) FROM read_parquet(${quoted(file)}) AS part`);
    return null;
  } catch (error) {
    return error;
  }
}
