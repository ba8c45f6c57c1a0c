import type { CrimeConflict } from '@halyard/contracts/crime/crime-imports.ts';
import { forceName } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';

/** A month that changes by less is an ordinary correction of the publisher. */
const fewerShare = 0.75;
const fewerRows = 10;
/** Of the rows of a file: the publisher's own have a rejected row in ten thousand. */
const rejectedShare = 0.05;
const rejectedRows = 10;

type Side = { readonly rows: number; readonly rejected: number; readonly rowsIn: number };

const shareRejected = ({ rejected, rowsIn }: Side) => (rowsIn === 0 ? 0 : rejected / rowsIn);

/** Why a file would make a month worse than the one in force; null if it would not. */
export function assessReplacement(arrived: Side, inForce: Side): CrimeConflict['reason'] | null {
  if (arrived.rows < inForce.rows * fewerShare && inForce.rows - arrived.rows >= fewerRows) return 'fewer_rows';
  const isMany = arrived.rejected >= rejectedRows && shareRejected(arrived) > rejectedShare;
  return isMany && shareRejected(arrived) > shareRejected(inForce) ? 'more_rejections' : null;
}

/**
 * The staged parts of imports beside the part of another import that is in force; generated rows may always be
 * replaced.
 */
function selectRivals(db: Kysely<Schema>) {
  return db
    .selectFrom('crime_parts as mine')
    .innerJoin('crime_files as my_file', 'my_file.id', 'mine.file_id')
    .innerJoin('crime_parts as shown', (join) =>
      join
        .onRef('shown.kind', '=', 'mine.kind')
        .onRef('shown.month', '=', 'mine.month')
        .onRef('shown.force', '=', 'mine.force')
        .on('shown.state', '=', 'live'),
    )
    .innerJoin('crime_files as shown_file', 'shown_file.id', 'shown.file_id')
    .select(['mine.id', 'mine.import_id', 'mine.kind', 'mine.month', 'mine.force', 'mine.file_id', 'mine.rows'])
    .select(['my_file.rows_in', 'my_file.rows_rejected', 'shown.file_id as shown_file_id', 'shown.rows as shown_rows'])
    .select(['shown_file.rows_in as shown_rows_in', 'shown_file.rows_rejected as shown_rows_rejected'])
    .where('mine.state', '=', 'staged')
    .where('shown.sample', '=', 0)
    .whereRef('shown.import_id', '<>', 'mine.import_id');
}

type Rival = Awaited<ReturnType<ReturnType<typeof selectRivals>['execute']>>[number];
export type FoundConflict = CrimeConflict & { readonly partId: string; readonly importId: string };

const sum = (rows: readonly Rival[], of: (row: Rival) => number) => rows.reduce((all, row) => all + of(row), 0);

/** Files that count side by side are in force together. */
function assessRivals(rivals: readonly Rival[]): FoundConflict[] {
  const [one] = rivals;
  if (!one) return [];
  const inForce = {
    rows: sum(rivals, (row) => row.shown_rows),
    rejected: sum(rivals, (row) => row.shown_rows_rejected),
    rowsIn: sum(rivals, (row) => row.shown_rows_in),
  };
  const arrived = { rows: one.rows, rejected: one.rows_rejected, rowsIn: one.rows_in };
  const reason = assessReplacement(arrived, inForce);
  if (reason === null) return [];
  const { id: partId, import_id: importId, kind, month, force, file_id: fileId, shown_file_id } = one;
  const { rows, rejected } = arrived;
  const shown = { fileId: shown_file_id, rows: inForce.rows, rejected: inForce.rejected };
  return [
    { partId, importId, kind, month, force, name: forceName(force), reason, fileId, rows, rejected, inForce: shown },
  ];
}

/** The months that a staged import would make worse. */
export async function findConflicts(db: Kysely<Schema>, importId: string): Promise<FoundConflict[]> {
  const rows = await selectRivals(db)
    .where('mine.import_id', '=', importId)
    .orderBy('mine.month')
    .orderBy('mine.force')
    .orderBy('mine.id')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(assessRivals);
}

/** The public data of imports. */
export const toConflict = ({ partId: _part, importId: _import, ...conflict }: FoundConflict): CrimeConflict => conflict;
