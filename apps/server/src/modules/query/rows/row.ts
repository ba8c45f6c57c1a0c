import type { QueryCell } from '@halyard/contracts/query/query-spec.ts';

/** A row that was read as a whole. Instants are ISO 8601 in UTC, months YYYY-MM, flags booleans. */
export type Row = {
  readonly id: string;
  readonly opens: string;
  readonly cells: Readonly<Record<string, QueryCell>>;
};
