import { filesOf, readFiles } from './choose-parts.ts';
import { CorruptPart } from './engine-errors.ts';
import type { queryDuckDB } from './query-duckdb.ts';

/** Queries DuckDB about parts: `sqlOf` gets the table to read from. Without parts it returns no rows. */
export type AskParts = <Row>(
  parts: readonly { readonly path: string }[],
  sqlOf: (table: string) => string,
  signal?: AbortSignal,
) => Promise<Row[]>;

/** Parts that are below the folder until they are released. */
export type HeldParts = {
  release(): void;
  /** This one was found damaged: it is fetched again on the next use. */
  distrust(path: string): void;
};

/** Brings parts to their places below the folder. */
export type HoldParts = (parts: readonly { readonly path: string }[]) => Promise<HeldParts>;

const nothing = () => undefined;
/** They are there. */
export const inFolder: HoldParts = async () => ({ release: nothing, distrust: nothing });

export function partsQuery(
  duckDB: Pick<ReturnType<typeof queryDuckDB>, 'rows'>,
  folder: string,
  hold: HoldParts = inFolder,
): AskParts {
  return async (parts, sqlOf, signal) => {
    if (parts.length === 0) return [];
    const files = filesOf(folder, parts);
    const held = await hold(parts);
    try {
      return await duckDB.rows({ sql: sqlOf(readFiles(files)), files }, signal);
    } catch (cause) {
      if (cause instanceof CorruptPart) held.distrust(cause.path);
      throw cause;
    } finally {
      held.release();
    }
  };
}
