import type { ImportProblem, ImportState, RefusalReason } from '@halyard/contracts/imports.ts';
import { plural } from '../plural.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'Waiting for its turn',
  reading: 'Reading',
  storing: 'Storing',
  finished: 'Finished',
  cancelled: 'Cancelled',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};

const reasons: Readonly<Record<RefusalReason, string>> = {
  not_an_object: 'This entry is not an object.',
  no_type: 'The object has no type.',
  no_id: 'The object has no id.',
  bad_id: 'The id is not a STIX id of this type.',
  bad_timestamp: 'The date or time cannot be read.',
  bad_field: 'A field holds something that is not allowed there.',
  missing_field: 'A required field is missing.',
  unknown_spec_version: 'This version of STIX is not supported.',
  duplicate_in_file: 'The file holds this object more than once; the newest version was taken, from the place named.',
  dangling_source: 'The connection starts at a record that is neither in the file nor in the workspace.',
  dangling_target: 'The connection leads to a record that is neither in the file nor in the workspace.',
  self_reference: 'The connection leads back to the record it starts at.',
  too_large: 'The object is larger than allowed.',
  too_deep: 'The object is nested more deeply than allowed.',
  wrong_column_count: 'The row does not have as many columns as the heading.',
  unknown_value: 'The value is not one of those allowed here.',
  bad_text: 'The text holds characters that cannot be stored.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'The file is not valid JSON. Correct it at the place named below and import it again.',
  not_a_bundle: 'The file is JSON but not a STIX 2.1 bundle. Export it again as a bundle with a list of objects.',
  not_utf8: 'The file is not written in UTF-8. Save it as UTF-8 and import it again.',
  empty_file: 'The file is empty. Check the export that made it and import it again.',
  unknown_header:
    'The heading does not fit any of the three tables. Compare its columns with the templates and import it again.',
  unbalanced_quote:
    'A quotation mark is opened and never closed. Close it in the line named below and import it again.',
  too_large: 'The file is larger than 256 MB. Split it and import the parts one after the other.',
  too_many_objects: 'The file holds more than 1,000,000 objects. Split it and import the parts one after the other.',
  interrupted: 'The server stopped during the import. Nothing of it was kept; import the file again.',
  storage_full: 'The storage of the server is full. Ask the operator to make room, then import the file again.',
};

/** The words of the import screen. */
export const imports = {
  title: 'Imports',
  about: 'STIX 2.1 bundles and CSV files. Each import ends in a balance sheet, and can be undone.',
  loading: 'Loading imports...',
  failed: 'The imports could not be loaded.',
  notFresh: 'The list could not be read again. What you see may be out of date.',
  retry: 'Try again',
  refresh: 'Refresh',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  asOf: (time: string) => `as of ${time}`,
  count: (count: number, written: string) => plural(count, { one: '1 import', other: `${written} imports` }),
  onlyNewest: (written: string) => `The newest ${written} imports are shown`,
  list: 'Imports, newest first',
  older: 'Show older',
  olderFailed: 'Older ones could not be loaded.',
  units: {
    bytes: (count: string) => `${count} B`,
    kilobytes: (count: string) => `${count} KB`,
    megabytes: (count: string) => `${count} MB`,
  },

  upload: {
    area: 'Upload',
    choose: 'Choose files',
    drop: 'or drop them here',
    dropNow: 'Drop the files to import them',
    limits: 'STIX 2.1 (.json, .stix) or CSV, up to 256 MB each. Several files are taken one after the other.',
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
    tooLarge: (size: string) => `This file has ${size}; at most 256 MB are taken. Split it and upload the parts.`,
    empty: 'This file is empty. There is nothing to import.',
    wrongKind: 'This is neither STIX (.json, .stix) nor CSV (.csv). Export it in one of these formats.',
  },

  leave: {
    title: 'Uploads are under way',
    question: 'A file has not been uploaded completely. If you leave now, it is not imported.',
    leave: 'Leave',
    stay: 'Stay',
  },

  state: (state: ImportState) => states[state],
  formats: { stix: 'STIX 2.1 bundle', csv: 'CSV' },
  operator: 'Operator at the command line',
  nobody: 'Not recorded',
  open: (name: string) => `Details of ${name}`,
  progress: (name: string) => `Progress of ${name}`,
  read: (percent: string, read: string, total: string) => `${percent} read, ${read} of ${total}`,
  objectsSoFar: (count: number, written: string) =>
    plural(count, { one: '1 object so far', other: `${written} objects so far` }),
  storing: 'All of it is read. Storing...',

  balance: {
    label: (total: string, stored: string, updated: string, unchanged: string, refused: string) =>
      `${total} in = ${stored} stored + ${updated} updated (${unchanged} of them unchanged) + ${refused} refused`,
    total: 'In',
    stored: 'Stored',
    updated: 'Updated',
    refused: 'Refused',
    unchanged: (written: string) => `of which ${written} unchanged`,
    show: (name: string, count: string) => `${name}: ${count}. Show the records`,
    showRefused: (count: string) => `Refused: ${count}. Show the reasons`,
    threats: 'Threats of the last 90 days',
    network: 'Everything in the network',
    nothing: 'The file held no objects.',
  },

  details: {
    format: 'Format',
    started: 'Started',
    finished: 'Ended',
    notYet: 'Not yet',
    by: 'By',
    size: 'Size',
    id: 'Id',
    loading: 'Loading the details...',
    failed: 'The details could not be loaded.',
    back: 'Back to the list',
    gone: 'This import is not in the list any more.',
  },

  problem: (problem: ImportProblem) => problems[problem],
  problemAt: 'Place',

  refusals: {
    title: 'Refused objects',
    none: 'Nothing was refused.',
    place: 'Place',
    object: 'Object',
    reason: 'Reason',
    line: (line: string) => `Line ${line}`,
    noId: 'No id',
    sentence: (reason: RefusalReason) => reasons[reason],
    shown: (shown: string, total: string) => `${shown} of ${total} refusals are shown.`,
    download: 'Download all refusals (CSV)',
    downloading: 'Downloading...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 refusal was saved', other: `${written} refusals were saved` }),
    saveFailed: 'The refusals could not be downloaded. Please try again.',
  },

  stop: (name: string) => `Cancel the import of ${name}`,
  stopped: (name: string) => `The import of ${name} is cancelled. Nothing of it stays.`,
  stopFailed: 'The import could not be cancelled.',

  undo: {
    button: 'Undo import',
    of: (name: string) => `Undo import: ${name}`,
    title: 'Undo this import?',
    question: (name: string) => `This takes back what ${name} brought:`,
    remove: (count: number, written: string) =>
      plural(count, { one: '1 stored record is removed', other: `${written} stored records are removed` }),
    restore: (count: number, written: string) =>
      plural(count, {
        one: '1 updated record gets its earlier values back',
        other: `${written} updated records get their earlier values back`,
      }),
    keep: 'Records that somebody has changed since, or that another import brought too, stay.',
    removed: (count: number, written: string) =>
      plural(count, { one: '1 record removed', other: `${written} records removed` }),
    restored: (count: number, written: string) =>
      plural(count, { one: '1 record restored', other: `${written} records restored` }),
    kept: (count: number, written: string) =>
      plural(count, {
        one: '1 record kept, because somebody changed it since',
        other: `${written} records kept, because somebody changed them since`,
      }),
    shared: (count: number, written: string) =>
      plural(count, {
        one: '1 record stays, because another import brought it too',
        other: `${written} records stay, because other imports brought them too`,
      }),
    underWay: (name: string) => `Undoing ${name}`,
    progress: (percent: string, done: string, total: string) => `${percent} undone, ${done} of ${total}`,
    waits: 'Waiting for its turn',
    checking: 'Looking for what hangs on it...',
    checkFailed: 'What hangs on these records could not be read.',
    hanging: 'Other work hangs on these records:',
    connections: (count: number, written: string) =>
      plural(count, {
        one: '1 connection of another origin loses an end and is not shown any more',
        other: `${written} connections of other origin lose an end and are not shown any more`,
      }),
    fromImport: (name: string, written: string) => `${name}: ${written}`,
    drawnHere: (written: string) => `Written in this workspace: ${written}`,
    incidents: (count: number, written: string) =>
      plural(count, { one: '1 incident loses a linked record', other: `${written} incidents lose linked records` }),
    more: (written: string) => `and ${written} more`,
    done: 'The import is undone.',
    failed: 'The import could not be undone.',
  },

  ended: {
    finished: (name: string, stored: string, updated: string, refused: string) =>
      `${name} is imported: ${stored} stored, ${updated} updated, ${refused} refused`,
    failed: (name: string) => `${name} could not be imported.`,
  },

  guide: {
    empty: 'Nothing has been imported yet',
    emptyAbout: 'Every import will stand here with what it stored, updated and refused.',
    title: 'What can be imported',
    stix: 'STIX 2.1 bundles',
    stixAbout:
      'A JSON file with a list of objects. Indicators, malware, identities, locations and the relationships between them become threats, entities and connections; an object that is known already is updated.',
    tables: {
      threats: { name: 'CSV of threats', about: 'One threat a row.' },
      entities: { name: 'CSV of entities', about: 'One person, organization or location a row.' },
      connections: {
        name: 'CSV of connections',
        about: 'One connection a row; source and target are the names or ids of records that are there.',
      },
    },
    columns: 'Columns',
    required: 'required',
    template: 'Download template',
    templateOf: (name: string) => `Download template: ${name}`,
    automation: 'Without this screen',
    command: 'At the command line of the server',
    api: 'From a program, with an API key from the settings',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser did not allow copying. The text is selected: copy it with the keyboard.',
  },
};
