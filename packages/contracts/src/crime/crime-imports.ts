import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, text } from '../fields.ts';
import { pageQuery } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { crimeKinds, month } from './crime.ts';

/**
 * `held`: it was read and would make a month worse, so someone has to decide; nothing of it is shown until then.
 * `cancelled`, `failed` and `undone` have left nothing behind.
 */
export const crimeImportStates = ['waiting', 'reading', 'held', 'finished', 'cancelled', 'failed', 'undone'] as const;
export type CrimeImportState = (typeof crimeImportStates)[number];

/** Origin of the files. */
export const crimeSources = ['upload', 'command', 'archive', 'sample'] as const;
export type CrimeSource = (typeof crimeSources)[number];

/**
 * The outcome of one file. `same`: its bytes were imported before, so nothing had to be done. `replaced`: a later file
 * of the same month and force replaced it. `discarded`: the decision was to keep the file in force.
 */
export const crimeFileStates = ['imported', 'same', 'rejected', 'replaced', 'undone', 'discarded'] as const;
export type CrimeFileState = (typeof crimeFileStates)[number];

/**
 * The decision about months that an import would make worse: `keep` the file in force, `replace` it, or let `both`
 * count side by side.
 */
export const crimeDecisions = ['keep', 'replace', 'both'] as const;
export type CrimeDecision = (typeof crimeDecisions)[number];

/** `ask` holds the import until someone decides. */
export const conflictModes = ['ask', ...crimeDecisions] as const;
export type ConflictMode = (typeof conflictModes)[number];

/** Why a whole file, zip entry or import was rejected. */
export const crimeFileProblems = [
  'empty_file',
  'not_csv',
  'not_utf8',
  'nul_bytes',
  'missing_columns',
  'unknown_header',
  'no_rows',
  'every_row_rejected',
  'unknown_force',
  'too_large',
  'unsafe_path',
  'not_a_regular_file',
  'encrypted',
  'bomb',
  'too_many_entries',
  'corrupt_zip',
  'nothing_to_import',
  'network_failed',
  'storage_full',
  'interrupted',
] as const;
export type CrimeFileProblem = (typeof crimeFileProblems)[number];

/** Why one row was rejected. */
export const crimeRowReasons = [
  'unterminated_quote',
  'wrong_column_count',
  'line_too_long',
  'bad_text',
  'bad_month',
  'future_month',
  'other_month',
  'bad_coordinates',
  'swapped_coordinates',
  'outside_country',
  'half_a_location',
  'bad_lsoa',
  'missing_category',
  'unknown_category',
  'missing_force',
  'swapped_columns',
] as const;
export type CrimeRowReason = (typeof crimeRowReasons)[number];

/** The import summary of one file: `rowsIn = rowsImported + rowsRejected`. Rows are records, the header left out. */
export const crimeFile = z.object({
  id,
  importId: z.string(),
  name: z.string(),
  kind: z.nullable(z.enum(crimeKinds)),
  /** Every month and force with rows in the file; usually one of each. */
  months: z.array(month),
  forces: z.array(z.string()),
  state: z.enum(crimeFileStates),
  /** SHA-256 of its bytes, in hexadecimal. */
  sha256: z.nullable(z.string()),
  bytes: z.number(),
  /** Lines of the file, the header included; null when it was rejected before they were counted. */
  lines: z.nullable(z.number()),
  rowsIn: z.number(),
  rowsImported: z.number(),
  rowsRejected: z.number(),
  /** How the header differed from the publisher’s: `crime id → Crime ID`; empty when it did not. */
  headerChanges: z.array(z.string()),
  problem: z.nullable(z.enum(crimeFileProblems)),
  /** A column, a byte, an entry of the zip. */
  problemDetail: z.string(),
  sample: z.boolean(),
});
export type CrimeFile = z.output<typeof crimeFile>;

/** One import: a file, a folder or a zip. Its sums are those of its files. */
export const crimeImport = z.object({
  id,
  name: z.string(),
  source: z.enum(crimeSources),
  state: z.enum(crimeImportStates),
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  startedAt: instant,
  finishedAt: z.nullable(instant),
  bytes: z.number(),
  bytesRead: z.number(),
  /** Null until the files were counted. */
  filesIn: z.nullable(z.number()),
  filesDone: z.number(),
  rowsIn: z.number(),
  rowsImported: z.number(),
  rowsRejected: z.number(),
  problem: z.nullable(z.enum(crimeFileProblems)),
  problemDetail: z.string(),
  sample: z.boolean(),
});
export type CrimeImport = z.output<typeof crimeImport>;

/** Far fewer rows than the file in force, or many rejected ones. */
export const crimeConflictReasons = ['fewer_rows', 'more_rejections'] as const;

/** A month of a force that an import would make worse: the new file and the file in force. */
export const crimeConflict = z.object({
  kind: z.enum(crimeKinds),
  month,
  force: z.string(),
  /** Of the force. */
  name: z.string(),
  reason: z.enum(crimeConflictReasons),
  fileId: z.string(),
  rows: z.number(),
  /** Rows of the whole file that were rejected. */
  rejected: z.number(),
  inForce: z.object({ fileId: z.string(), rows: z.number(), rejected: z.number() }),
});
export type CrimeConflict = z.output<typeof crimeConflict>;

export const crimeRejection = z.object({
  /** Counted from 1, the header included. */
  line: z.number(),
  reason: z.enum(crimeRowReasons),
  /** The column it is about, when it is about one. */
  column: z.nullable(z.string()),
  /** At most 200 characters of the row. */
  text: z.string(),
});
export type CrimeRejection = z.output<typeof crimeRejection>;

/** Bytes of one upload; a folder of 36 months fits as a zip. */
export const crimeUploadMaxBytes = 1024 * 1024 * 1024;

export const listCrimeImports = defineEndpoint({
  method: 'GET',
  path: '/crime/imports',
  summary: 'Lists imports of police data, newest first.',
  access: allow('imports', 'read'),
  query: pageQuery(100),
  reply: z.object({ imports: z.array(crimeImport), next: z.nullable(z.string()) }),
});

export type CrimeImportPage = z.output<NonNullable<typeof listCrimeImports.reply>>;

export const getCrimeImport = defineEndpoint({
  method: 'GET',
  path: '/crime/imports/:id',
  summary: 'Returns an import with the summary of each file (the first 2,000) and, if held, the affected months.',
  access: allow('imports', 'read'),
  errors: ['import_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ import: crimeImport, files: z.array(crimeFile), conflicts: z.array(crimeConflict) }),
});

/** The body is the file itself, streamed: a street, outcomes or stop-and-search CSV, or a zip of them. */
export const startCrimeImport = defineEndpoint({
  method: 'POST',
  path: '/crime/imports',
  summary: 'Imports police data from a CSV file or ZIP archive; returns immediately and continues in the background.',
  access: allow('imports', 'create'),
  errors: ['too_many_imports'],
  query: z.strictObject({
    name: text(200),
    /** The decision about months that it would make worse. */
    conflict: z.optional(z.enum(conflictModes)),
  }),
  reply: crimeImport,
  status: 201,
  location: '/crime/imports/:id',
  upload: { mediaTypes: ['text/csv', 'application/zip', 'application/octet-stream'], maxBytes: crimeUploadMaxBytes },
});

export const startArchiveImport = defineEndpoint({
  method: 'POST',
  path: '/crime/imports/archive',
  summary: 'Downloads one month from the police data archive and imports it.',
  access: allow('imports', 'create'),
  errors: ['archive_unavailable', 'too_many_imports'],
  body: z.strictObject({ month, conflict: z.optional(z.enum(conflictModes)) }),
  reply: crimeImport,
  status: 201,
  location: '/crime/imports/:id',
});

export const cancelCrimeImport = defineEndpoint({
  method: 'DELETE',
  path: '/crime/imports/:id',
  summary: 'Cancels an incomplete import, including a held one; no rows are kept.',
  access: allow('imports', 'delete'),
  errors: ['import_not_found', 'import_not_running'],
  params: z.strictObject({ id }),
  reply: crimeImport,
});

export const decideCrimeImport = defineEndpoint({
  method: 'POST',
  path: '/crime/imports/:id/decision',
  summary: 'Resolves a held import: keep existing months, replace them, or use both side by side.',
  access: allow('imports', 'delete'),
  errors: ['import_not_found', 'import_not_held'],
  params: z.strictObject({ id }),
  body: z.strictObject({ decision: z.enum(crimeDecisions) }),
  reply: crimeImport,
});

export const undoCrimeImport = defineEndpoint({
  method: 'POST',
  path: '/crime/imports/:id/undo',
  summary: 'Undoes a completed import and restores replaced files.',
  access: allow('imports', 'delete'),
  errors: ['import_not_finished', 'import_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ import: crimeImport, removed: z.number(), restored: z.number() }),
});

/** The first errors of a file; the download has all of them. */
export const crimeRejectionsShown = 100;

export const getCrimeFile = defineEndpoint({
  method: 'GET',
  path: '/crime/files/:id',
  summary: 'Returns the import summary of a file with its first rejected rows.',
  access: allow('imports', 'read'),
  errors: ['crime_file_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ file: crimeFile, rejections: z.array(crimeRejection) }),
});

export const exportCrimeRejections = defineEndpoint({
  method: 'GET',
  path: '/crime/files/:id/rejections',
  formerPath: '/crime/files/:id/refusals',
  summary: 'Exports rejected rows of a file with line and reason as CSV.',
  access: allow('imports', 'read'),
  errors: ['crime_file_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ file, rows: z.number() }),
});
