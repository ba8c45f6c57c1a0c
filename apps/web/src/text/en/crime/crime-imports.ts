import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeRowReason,
  CrimeSource,
} from '@halyard/contracts/crime/crime-imports.ts';
import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Readonly<Record<CrimeImportState, string>> = {
  waiting: 'Queued',
  reading: 'Processing',
  held: 'Waiting for a decision',
  finished: 'Completed',
  cancelled: 'Canceled',
  failed: 'Failed',
  undone: 'Undone',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  imported: 'Imported',
  same: 'Already imported',
  rejected: 'Rejected',
  replaced: 'Replaced',
  undone: 'Undone',
  discarded: 'Discarded',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Uploaded',
  command: 'Command line of the server',
  archive: 'Police data archive',
  sample: 'Generated sample',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'The file is empty. Download it again and import it once more.',
  not_csv: 'This is neither a CSV file nor a zip archive. Import the CSV files of data.police.uk, or a zip of them.',
  not_utf8: 'The file says it is in UTF-16 and is damaged. Save it as UTF-8 and import it again.',
  nul_bytes: 'The file is damaged (it contains NUL bytes). Save it as UTF-8 and import it again.',
  missing_columns: 'The header lacks columns that are needed. Add the columns named below and import it again.',
  unknown_header:
    'The header fits none of the three kinds of police file. Compare it with street, outcomes or stop-and-search.',
  no_rows: 'The file has a header and no rows. Check the download and import it again.',
  every_row_rejected: 'All rows were rejected. Fix the errors below and import the file again.',
  unknown_force: 'No known police force found in the file or its name. Keep the data.police.uk file name.',
  too_large: 'The file is larger than allowed. Split it by month and import the parts.',
  unsafe_path: 'The archive contains an unsafe file path. Create it again with plain file names.',
  not_a_regular_file: 'An entry of the archive is a link or a device. Pack the archive again with plain files only.',
  encrypted: 'The archive is protected by a password. Unpack it and import the files, or pack it without one.',
  bomb: 'The archive expands beyond the allowed compression ratio. Import the extracted files instead.',
  too_many_entries: 'The archive contains too many entries. Split it and import the parts.',
  corrupt_zip: 'The archive is damaged. Download or pack it again and import it once more.',
  nothing_to_import: 'No police data was found in it. Expected are CSV files of data.police.uk.',
  network_failed:
    'Failed to reach the police data archive. Check the network of the server, or download the month elsewhere and upload it.',
  storage_full: 'The storage of the server is full. Ask the operator to free up space, then import again.',
  interrupted: 'The server stopped during the import. Nothing was stored; import it again.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'Unclosed quotation mark. Close it in this line.',
  wrong_column_count: 'The row does not have as many columns as the header. Add missing columns or remove extra ones.',
  line_too_long: 'The line is longer than allowed. Look for a missing line break or quotation mark.',
  bad_text: 'The row contains invalid characters. Save the file as UTF-8.',
  bad_month: 'The month cannot be read. Write it as 2026-03.',
  future_month: 'The month is not over yet. Correct the month.',
  other_month: 'The month does not match the month of the file.',
  bad_coordinates: 'Longitude or latitude is not a number. Write degrees such as -0.127.',
  swapped_coordinates: 'Longitude and latitude are swapped.',
  outside_country: 'The location is outside England, Wales and Northern Ireland. Correct the coordinates.',
  half_a_location: 'Longitude or latitude is missing. Provide both or neither.',
  bad_lsoa: 'Invalid LSOA code. Use a code such as E01000001, or leave it blank.',
  missing_category: 'The crime type is blank. State one.',
  unknown_category: 'Unknown crime type. Use the spelling of data.police.uk.',
  missing_force: '“Reported by” is blank. Name the police force.',
  swapped_columns: 'Columns are swapped: their contents do not match the header. Reorder them.',
};

/** The words of importing police data. */
export const crimeImports = {
  title: 'Police data imports',
  about:
    'Import street, outcomes and stop-and-search files from data.police.uk. Every import shows what was imported and rejected, and can be undone.',
  viewer: 'Only analysts and administrators can view and run imports. See Coverage for imported data.',
  loading: 'Loading imports...',
  failed: 'Failed to load imports.',
  notFresh: 'Failed to refresh the list. It may be out of date.',
  retry: common.tryAgain,
  cancel: common.cancel,
  close: common.close,
  dismiss: common.dismiss,
  list: 'Imports, newest first',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  onlyNewest: (written: string) => `Showing the newest ${written} imports.`,
  empty: 'No police data has been imported yet',
  emptyAbout: 'Imports appear here with their files and the number of rows imported and rejected.',
  upload: {
    area: 'Upload police data',
    limits: 'CSV files as published, or zip archives, up to 1 GB each. To upload several months, zip the folder.',
    tooLarge: (size: string) => `This file is ${size}; the limit is 1,024 MB. Split it by month.`,
    wrongKind: 'This is neither CSV (.csv) nor a zip archive (.zip). Choose files of data.police.uk.',
  },

  archive: {
    title: 'Download from the police data archive',
    month: common.month,
    button: 'Download month',
    about: 'Requires internet access from the server. Data is published about two months later.',
    badMonth: 'Write a month that is over, such as 2026-03.',
    started: (month: string) => `${month} is being fetched.`,
    failed: 'Failed to download the month. Check the network of the server, or upload the files instead.',
  },

  state: (state: CrimeImportState) => states[state],
  fileState: (state: CrimeFileState) => fileStates[state],
  source: (source: CrimeSource) => sources[source],
  kinds: { street: 'Street', outcomes: 'Outcomes', 'stop-and-search': 'Stop and search' },
  unknownKind: 'Unknown kind',
  sample: common.sample,
  nobody: 'Unknown user',
  open: (name: string) => `Files of ${name}`,
  progress: (name: string) => `Progress of ${name}`,
  read: (percent: string, read: string, total: string) => `${percent} read, ${read} of ${total}`,
  filesDone: (done: string, total: string) => `${done} of ${total} files`,
  counting: 'Counting the files...',

  summary: {
    label: (total: string, imported: string, rejected: string) =>
      `${total} rows = ${imported} imported + ${rejected} rejected`,
    total: 'Total rows',
    imported: 'Imported',
    rejected: 'Rejected',
    equals: '=',
    plus: '+',
    none: 'No rows were read.',
    showRows: (count: string) => `Imported: ${count}. Show rows`,
    showRejected: (count: string) => `Rejected: ${count}. Show reasons`,
    showFiles: (count: string) => `Total rows: ${count}. Show files`,
    files: (count: number, written: string) => plural(count, { one: '1 file', other: `${written} files` }),
    fileCount: (state: string, count: string) => `${state}: ${count}`,
  },

  problem: (problem: CrimeFileProblem) => problems[problem],
  problemAt: 'Where',

  files: {
    title: 'Files',
    loading: 'Loading the files...',
    failed: 'Failed to load files.',
    back: common.backToList,
    gone: 'This import is no longer available.',
    kind: fields.kind,
    state: fields.status,
    imported: 'Imported',
    rejected: 'Rejected',
    size: common.size,
    lines: 'Lines',
    hash: 'SHA-256',
    open: (name: string) => `Import summary of ${name}`,
    same: 'This file is identical to one already imported. Skipped.',
    replaced: 'Replaced by a newer file for the same month and force.',
    discarded: 'The active file was kept instead.',
    changes: 'Header mapping',
    noChanges: 'The header matches the data.police.uk format.',
    onlyFirst: (written: string) => `Showing the first ${written} files.`,
    separator: ', ',
  },

  rejections: {
    title: (name: string) => `Rejected rows in ${name}`,
    none: 'No rows were rejected.',
    loading: 'Loading rejected rows...',
    failed: 'Failed to load rejected rows.',
    line: 'Line',
    reason: fields.reason,
    text: 'Text of the row',
    column: (column: string) => `Column: ${column}`,
    sentence: (reason: CrimeRowReason) => reasons[reason],
    shown: (shown: string, total: string) => `Showing ${shown} of ${total} rejected rows.`,
    download: 'Download rejected rows (CSV)',
    downloading: 'Downloading...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 rejected row downloaded', other: `${written} rejected rows downloaded` }),
    saveFailed: 'Failed to download the rejected rows. Try again.',
  },

  stop: (name: string) => `Cancel the import of ${name}`,
  stopped: (name: string) => `Import of ${name} canceled. No rows were saved.`,
  stopFailed: 'Failed to cancel the import.',

  undo: {
    button: 'Undo import',
    of: (name: string) => `Undo import: ${name}`,
    title: 'Undo this import?',
    question: (name: string, rows: string) => `This removes the ${rows} rows imported from ${name}.`,
    restore: 'Files that this import replaced are restored.',
    done: (removed: number, writtenRemoved: string, restored: number, writtenRestored: string) =>
      `Import undone: ${plural(removed, { one: '1 file removed', other: `${writtenRemoved} files removed` })}, ${plural(restored, { one: '1 file restored', other: `${writtenRestored} files restored` })}.`,
    failed: 'Failed to undo the import.',
  },

  decision: {
    title: 'This import waits for your decision',
    label: (name: string) => `Decision on ${name}`,
    about: 'Some months would have less data than now. This import is on hold until you decide.',
    none: 'No month would have less data anymore. Replace imports everything.',
    loading: 'Reading what would get worse...',
    fewer_rows: (force: string, month: string, rows: string, before: string) =>
      `${force}, ${month}: ${rows} rows instead of ${before}`,
    more_rejections: (force: string, month: string, rejected: string, before: string) =>
      `${force}, ${month}: ${rejected} rejected rows, ${before} in the file in force`,
    more: (written: string) => `and ${written} more`,
    keep: 'Keep existing data',
    replace: 'Replace it',
    both: 'Count both side by side',
    help: 'Keep: the listed months stay unchanged; everything else is imported. Replace: the new files are used. Side by side: rows of both files are used.',
    done: (name: string) => `The decision on ${name} is carried out.`,
    failed: 'Failed to apply the decision.',
  },

  ended: {
    held: (name: string) => `${name} waits for your decision.`,
    finished: (name: string, imported: string, rejected: string) =>
      `Imported ${name}: ${imported} rows imported, ${rejected} rejected`,
    failed: (name: string) => `Failed to import ${name}.`,
  },
};
