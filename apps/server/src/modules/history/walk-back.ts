import type { Row, Value } from './kept-tables.ts';
import type { Change } from './read-changes.ts';

/** A row as it was; of columns in `unknown` the log does not have the value. */
export type Past = { readonly row: Row; readonly unknown: ReadonlySet<string> };

const isSame = (one: Value | undefined, other: Value) => String(one ?? '') === String(other ?? '');

/**
 * The row at an instant: every change since is undone, the newest first. If the newest change before the instant has
 * another value than the result, something changed it that is not in the log.
 */
export function walkBack(row: Row, newestFirst: readonly Change[], at: number): Past {
  const values: Record<string, Value> = { ...row };
  const unknown = new Set<string>();
  const settled = new Set<string>();
  for (const change of newestFirst) {
    const isSince = change.at > at;
    for (const [column, [before, after]] of Object.entries(change.values)) {
      if (isSince) {
        values[column] = before;
        unknown.delete(column);
      } else if (!settled.has(column) && !isSame(values[column], after)) unknown.add(column);
      if (!isSince) settled.add(column);
    }
    for (const column of change.unknown)
      if (isSince) unknown.add(column);
      else settled.add(column);
  }
  return { row: values as Row, unknown };
}
