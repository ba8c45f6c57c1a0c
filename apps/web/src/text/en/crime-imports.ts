import type {
  CrimeFileProblem,
  CrimeFileState,
  CrimeImportState,
  CrimeRowReason,
  CrimeSource,
} from '@halyard/contracts/crime-imports.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<CrimeImportState, string>> = {
  waiting: 'Waiting for its turn',
  reading: 'Reading',
  held: 'Waiting for a decision',
  finished: 'Finished',
  cancelled: 'Cancelled',
  failed: 'Failed',
  undone: 'Undone',
};

const fileStates: Readonly<Record<CrimeFileState, string>> = {
  stored: 'Stored',
  same: 'Known already',
  refused: 'Refused',
  replaced: 'Replaced',
  undone: 'Undone',
  discarded: 'Discarded',
};

const sources: Readonly<Record<CrimeSource, string>> = {
  upload: 'Uploaded',
  command: 'Command line of the server',
  archive: 'Archive of the publisher',
  sample: 'Generated sample',
};

const problems: Readonly<Record<CrimeFileProblem, string>> = {
  empty_file: 'The file is empty. Download it again and import it once more.',
  not_csv: 'This is neither a CSV file nor a zip archive. Import the CSV files of data.police.uk, or a zip of them.',
  not_utf8: 'The file says it is in UTF-16 and is damaged. Save it as UTF-8 and import it again.',
  nul_bytes: 'The file holds NUL bytes, so it is damaged. Save it as UTF-8 and import it again.',
  missing_columns: 'The header lacks columns that are needed. Add the columns named below and import it again.',
  unknown_header:
    'The header fits none of the three kinds of police file. Compare it with street, outcomes or stop-and-search.',
  no_rows: 'The file has a header and no rows. Check the download and import it again.',
  every_row_refused: 'Every row was refused. Look at the reasons below, correct the file and import it again.',
  unknown_force: 'No known police force is named in the file or its name. Keep the publisher’s file name.',
  too_large: 'The file is larger than allowed. Split it by month and import the parts.',
  unsafe_path: 'An entry of the archive points outside of it. Pack the archive again with plain file names.',
  not_a_regular_file: 'An entry of the archive is a link or a device. Pack the archive again with plain files only.',
  encrypted: 'The archive is protected by a password. Unpack it and import the files, or pack it without one.',
  bomb: 'The archive grows far beyond its size when unpacked, as no real police data does. Import the files themselves.',
  too_many_entries: 'The archive holds too many entries. Split it and import the parts.',
  corrupt_zip: 'The archive is damaged. Download or pack it again and import it once more.',
  nothing_to_import: 'No police data was found in it. Expected are CSV files of data.police.uk.',
  network_failed:
    'The publisher’s archive could not be reached. Check the network of the server, or download the month elsewhere and upload it.',
  storage_full: 'The storage of the server is full. Ask the operator to make room, then import again.',
  interrupted: 'The server stopped during the import. Nothing of it was kept; import it again.',
};

const reasons: Readonly<Record<CrimeRowReason, string>> = {
  unterminated_quote: 'A quotation mark is opened and never closed. Close it in this line.',
  wrong_column_count: 'The row does not have as many columns as the header. Add or remove what is missing or too much.',
  line_too_long: 'The line is longer than allowed. Look for a missing line break or quotation mark.',
  bad_text: 'The row holds characters that are not valid text. Save the file as UTF-8.',
  bad_month: 'The month cannot be read. Write it as 2026-03.',
  future_month: 'The month is not over yet. Correct the month.',
  other_month: 'The month is another one than that of the file. Move the row to its file or correct the month.',
  bad_coordinates: 'Longitude or latitude is not a number. Write degrees such as -0.127.',
  swapped_coordinates: 'Longitude and latitude have changed places. Swap the two columns.',
  outside_country: 'The point lies outside of England, Wales and Northern Ireland. Correct the coordinates.',
  half_a_location: 'Only one of longitude and latitude is there. Give both or none.',
  bad_lsoa: 'The LSOA code is not one. Write it as E01000001, or leave it blank.',
  missing_category: 'The crime type is blank. State one.',
  unknown_category: 'The crime type is not one the publisher uses. Spell it as the publisher does.',
  missing_force: '“Reported by” is blank. Name the police force.',
  swapped_columns: 'Columns have changed places: their contents do not fit the header. Put them in order.',
};

/** The words of importing police data. */
export const crimeImports = {
  title: 'Imports of police data',
  about:
    'Street, outcomes and stop-and-search files of data.police.uk. Each import ends in a balance sheet and can be undone.',
  viewer: 'Only analysts and administrators can see and start imports. What was imported is under Coverage.',
  loading: 'Loading imports...',
  failed: 'The imports could not be loaded.',
  notFresh: 'The list could not be read again. What you see may be out of date.',
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  list: 'Imports, newest first',
  older: 'Show older',
  olderFailed: 'Older ones could not be loaded.',
  onlyNewest: (written: string) => `The newest ${written} imports are shown.`,
  empty: 'No police data has been imported yet',
  emptyAbout: 'Every import will stand here with its files, what they stored and what was refused.',
  units: {
    bytes: (count: string) => `${count} B`,
    kilobytes: (count: string) => `${count} KB`,
    megabytes: (count: string) => `${count} MB`,
  },

  upload: {
    area: 'Upload police data',
    choose: 'Choose files',
    drop: 'or drop them here',
    dropNow: 'Drop the files to import them',
    limits: 'CSV files as published, or zip archives of them, up to 1,024 MB each. A folder of months fits as a zip.',
    list: 'Uploads',
    waiting: 'Waits for the file before it',
    sending: (name: string) => `Upload of ${name}`,
    sent: (percent: string, sent: string, total: string) => `${percent} sent, ${sent} of ${total}`,
    checking: 'Sent. The server is taking it in...',
    stop: (name: string) => `Cancel the upload of ${name}`,
    again: (name: string) => `Try again: ${name}`,
    dismiss: (name: string) => `Dismiss: ${name}`,
    stored: (name: string) => `${name} is uploaded; the import begins.`,
    failed: 'The upload failed. The file was not imported.',
    unreachable: 'The connection broke off. The file was not imported; try again.',
    tooLarge: (size: string) => `This file has ${size}; at most 1,024 MB are taken. Split it by month.`,
    empty: 'This file is empty. There is nothing to import.',
    wrongKind: 'This is neither CSV (.csv) nor a zip archive (.zip). Choose files of data.police.uk.',
  },

  leave: {
    title: 'Uploads are under way',
    question: 'A file has not been uploaded completely. If you leave now, it is not imported.',
    leave: 'Leave',
    stay: 'Stay',
  },

  archive: {
    title: 'Fetch from the publisher',
    month: 'Month',
    button: 'Fetch month',
    about: 'Needs a network connection of the server. The publisher is about two months behind.',
    badMonth: 'Write a month that is over, such as 2026-03.',
    started: (month: string) => `${month} is being fetched.`,
    failed: 'The month could not be fetched. Check the network of the server, or upload the files instead.',
  },

  state: (state: CrimeImportState) => states[state],
  fileState: (state: CrimeFileState) => fileStates[state],
  source: (source: CrimeSource) => sources[source],
  kinds: { street: 'Street', outcomes: 'Outcomes', 'stop-and-search': 'Stop and search' },
  unknownKind: 'Unknown kind',
  sample: 'Sample',
  nobody: 'Not recorded',
  open: (name: string) => `Files of ${name}`,
  progress: (name: string) => `Progress of ${name}`,
  read: (percent: string, read: string, total: string) => `${percent} read, ${read} of ${total}`,
  filesDone: (done: string, total: string) => `${done} of ${total} files`,
  counting: 'Counting the files...',

  balance: {
    label: (total: string, stored: string, refused: string) =>
      `${total} rows in = ${stored} stored + ${refused} refused`,
    total: 'Rows in',
    stored: 'Stored',
    refused: 'Refused',
    equals: '=',
    plus: '+',
    none: 'No rows were read.',
    showRows: (count: string) => `Stored: ${count}. Show the rows`,
    showRefused: (count: string) => `Refused: ${count}. Show the reasons`,
    showFiles: (count: string) => `Rows in: ${count}. Show the files`,
    files: (count: number, written: string) => plural(count, { one: '1 file', other: `${written} files` }),
    fileCount: (state: string, count: string) => `${state}: ${count}`,
  },

  problem: (problem: CrimeFileProblem) => problems[problem],
  problemAt: 'Where',

  files: {
    title: 'Files',
    loading: 'Loading the files...',
    failed: 'The files could not be loaded.',
    back: 'Back to the list',
    gone: 'This import is not in the list any more.',
    kind: 'Kind',
    state: 'What became of it',
    stored: 'Stored',
    refused: 'Refused',
    size: 'Size',
    lines: 'Lines',
    hash: 'SHA-256',
    open: (name: string) => `Balance sheet of ${name}`,
    same: 'These bytes were imported before, so nothing had to be done.',
    replaced: 'A later file of the same month and force took its place.',
    discarded: 'The file in force was kept instead.',
    changes: 'The header was read as',
    noChanges: 'The header is the publisher’s.',
    onlyFirst: (written: string) => `The first ${written} files are shown.`,
    separator: ', ',
  },

  refusals: {
    title: (name: string) => `Refused rows of ${name}`,
    none: 'No row was refused.',
    loading: 'Loading refused rows...',
    failed: 'The refused rows could not be loaded.',
    line: 'Line',
    reason: 'Reason',
    text: 'Text of the row',
    column: (column: string) => `Column: ${column}`,
    sentence: (reason: CrimeRowReason) => reasons[reason],
    shown: (shown: string, total: string) => `${shown} of ${total} refused rows are shown.`,
    download: 'Download all refused rows (CSV)',
    downloading: 'Downloading...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 refused row was saved', other: `${written} refused rows were saved` }),
    saveFailed: 'The refused rows could not be downloaded. Please try again.',
  },

  stop: (name: string) => `Cancel the import of ${name}`,
  stopped: (name: string) => `The import of ${name} is cancelled. Nothing of it stays.`,
  stopFailed: 'The import could not be cancelled.',

  undo: {
    button: 'Undo import',
    of: (name: string) => `Undo import: ${name}`,
    title: 'Undo this import?',
    question: (name: string, rows: string) => `The ${rows} rows that ${name} stored are taken out of every figure.`,
    restore: 'Files that it replaced stand again.',
    done: (removed: number, writtenRemoved: string, restored: number, writtenRestored: string) =>
      `The import is undone: ${plural(removed, { one: '1 file removed', other: `${writtenRemoved} files removed` })}, ${plural(restored, { one: '1 stands again', other: `${writtenRestored} stand again` })}.`,
    failed: 'The import could not be undone.',
  },

  decision: {
    title: 'This import waits for your decision',
    label: (name: string) => `Decision on ${name}`,
    about: 'Some months would get worse than what is in force. Nothing of this import counts until you decide.',
    none: 'Nothing in force would get worse any more. Replace imports everything.',
    loading: 'Reading what would get worse...',
    fewer_rows: (force: string, month: string, rows: string, before: string) =>
      `${force}, ${month}: ${rows} rows instead of ${before}`,
    more_rejections: (force: string, month: string, rejected: string, before: string) =>
      `${force}, ${month}: ${rejected} rejected rows, ${before} in the file in force`,
    more: (written: string) => `and ${written} more`,
    keep: 'Keep what is in force',
    replace: 'Replace it',
    both: 'Count both side by side',
    help: 'Keep: the months listed stay as they are, everything else is imported. Replace: the new files count. Side by side: the rows of both files count.',
    done: (name: string) => `The decision on ${name} is carried out.`,
    failed: 'The decision could not be carried out.',
  },

  ended: {
    held: (name: string) => `${name} waits for your decision.`,
    finished: (name: string, stored: string, refused: string) =>
      `${name} is imported: ${stored} rows stored, ${refused} refused`,
    failed: (name: string) => `${name} could not be imported.`,
  },
};
