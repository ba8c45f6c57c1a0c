import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { CrimeFileProblem, CrimeRowReason } from '@halyard/contracts/crime/crime-imports.ts';

/**
 * The columns of a Parquet part of street-level crime, in this order. Empty text is NULL. `line` is the line in the
 * file, the header being line 1; `repeated` says that another row of the same file, month and force has its Crime ID;
 * `area` is the LSOA name without its code: `Camden 027B` is in `Camden`.
 */
export const streetColumns = {
  crime_id: 'VARCHAR',
  month: 'VARCHAR',
  reported_by: 'VARCHAR',
  falls_within: 'VARCHAR',
  force: 'VARCHAR',
  longitude: 'DOUBLE',
  latitude: 'DOUBLE',
  location: 'VARCHAR',
  lsoa_code: 'VARCHAR',
  lsoa_name: 'VARCHAR',
  area: 'VARCHAR',
  category: 'VARCHAR',
  outcome: 'VARCHAR',
  context: 'VARCHAR',
  file_id: 'VARCHAR',
  line: 'INTEGER',
  repeated: 'BOOLEAN',
} as const;

/** The rows of one month and force of one file, written as one Parquet file. */
export type WrittenPart = {
  readonly kind: CrimeKind;
  readonly month: string;
  readonly force: string;
  /** Below the crime folder: `parts/street/2026-03/kent-<fileId>.parquet`. */
  readonly path: string;
  readonly rows: number;
  readonly withoutLocation: number;
  readonly withoutLsoa: number;
  /** Rows whose Crime ID another row of the part has too. */
  readonly repeatedIds: number;
  readonly antisocial: number;
};

/** A part that may be read, as the database has it. */
export type LivePart = Pick<WrittenPart, 'month' | 'force' | 'path' | 'rows' | 'antisocial'> & {
  readonly fileId: string;
};

/** The import summary of one file, as returned by the importer: `rowsIn = rowsImported + rowsRejected`. */
export type FileReport = {
  readonly fileId: string;
  readonly name: string;
  readonly kind: CrimeKind | null;
  readonly outcome: 'imported' | 'same' | 'rejected';
  readonly sha256: string | null;
  readonly bytes: number;
  readonly lines: number | null;
  readonly rowsIn: number;
  readonly rowsImported: number;
  readonly rowsRejected: number;
  /** How the header differed from the publisher's: `crime id → Crime ID`. */
  readonly headerChanges: readonly string[];
  readonly problem: CrimeFileProblem | null;
  readonly problemDetail: string;
  readonly parts: readonly WrittenPart[];
  /**
   * Location of the CSV of all rejected rows (line,reason,column,text), below the crime folder; null if there are none.
   */
  readonly rejectionsPath: string | null;
};

export type RowRejection = {
  readonly line: number;
  readonly reason: CrimeRowReason;
  readonly column: string | null;
  /** At most 200 characters of the row. */
  readonly text: string;
};
