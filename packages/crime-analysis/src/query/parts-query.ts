import { filesOf, readFiles } from './choose-parts.ts';
import { CorruptPart } from './engine-errors.ts';
import type { queryDuckDB } from './query-duckdb.ts';

/** Asks DuckDB about parts: `sqlOf` is handed the table to read from. No parts, no rows, no question. */
export type AskParts = <Row>(
  parts: readonly { readonly path: string }[],
  sqlOf: (table: string) => string,
  signal?: AbortSignal,
) => Promise<Row[]>;

/** Parts that lie below the folder until they are released. */
export type HeldParts = {
  release(): void;
  /** This one was found damaged: it is brought anew when it is held next. */
  distrust(path: string): void;
};

/** Brings parts to their places below the folder. */
export type HoldParts = (parts: readonly { readonly path: string }[]) => Promise<HeldParts>;

const nothing = () => undefined;
/** They lie there. */
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
