import type { AnalysisStatus } from '@halyard/contracts/crime/analysis.ts';
import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeSource,
} from '@halyard/contracts/crime/crime-imports.ts';
import type { SchemaDraft, SchemaOrigin } from '@halyard/contracts/work/schemas.ts';

type Flag = 0 | 1;

export type CrimeImportsTable = {
  id: string;
  name: string;
  source: CrimeSource;
  state: CrimeImportState;
  owner_id: string | null;
  started_at: number;
  finished_at: number | null;
  bytes: number;
  bytes_read: number;
  files_in: number | null;
  files_done: number;
  rows_in: number;
  rows_imported: number;
  rows_rejected: number;
  problem: CrimeFileProblem | null;
  problem_detail: string;
  sample: Flag;
};

export type CrimeFilesTable = {
  id: string;
  import_id: string;
  name: string;
  kind: CrimeKind | null;
  /** JSON: the months and forces of its rows. */
  months: string;
  forces: string;
  state: CrimeFileState;
  sha256: string | null;
  bytes: number;
  lines: number | null;
  rows_in: number;
  rows_imported: number;
  rows_rejected: number;
  /** JSON. */
  header_changes: string;
  problem: CrimeFileProblem | null;
  problem_detail: string;
  sample: Flag;
};

/** The rows of one month and force of one file, in one Parquet file. */
export type CrimePartsTable = {
  id: string;
  file_id: string;
  import_id: string;
  kind: CrimeKind;
  month: string;
  force: string;
  /** Below the crime folder. */
  path: string;
  rows: number;
  without_location: number;
  without_lsoa: number;
  repeated_ids: number;
  antisocial: number;
  /** `staged`: its import has not finished. Only `live` parts are read. */
  state: 'staged' | 'live' | 'replaced';
  /** The import whose part replaced it. */
  replaced_by: string | null;
  published_at: number | null;
  sample: Flag;
};

export type AnalysesTable = {
  id: string;
  month: string;
  /** JSON. */
  cities: string;
  status: AnalysisStatus;
  owner_id: string | null;
  created_at: number;
  finished_at: number | null;
  /** JSON of the contract's result. */
  result: string | null;
  /** Only a sample is read. */
  sampled: Flag;
  error: string | null;
};

export type SchemasTable = {
  id: string;
  family: string;
  version: number;
  title: string;
  description: string;
  source: string;
  origin: SchemaOrigin;
  draft: SchemaDraft | null;
  /** Its own absolute address, which other schemas refer to; null if it has none. */
  address: string | null;
  /** The JSON Schema as text. */
  document: string;
  bytes: number;
  /** JSON of the contract's evidence. */
  evidence: string;
  rows: number | null;
  owner_id: string | null;
  created_at: number;
  deleted_at: number | null;
  sample: Flag;
};

export type CrimeTables = {
  crime_imports: CrimeImportsTable;
  crime_files: CrimeFilesTable;
  crime_parts: CrimePartsTable;
  analyses: AnalysesTable;
  schemas: SchemasTable;
};
