import type { ImportProblem, ImportState, RejectionReason } from '@halyard/contracts/intelligence/imports.ts';
import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'Waiting for its turn',
  reading: 'Processing',
  previewing: 'Waiting for review',
  storing: 'Saving',
  finished: 'Completed',
  cancelled: 'Canceled',
  failed: 'Failed',
  undoing: 'Being undone',
  undone: 'Undone',
};

const reasons: Readonly<Record<RejectionReason, string>> = {
  not_an_object: 'This entry is not an object.',
  no_type: 'The object has no type.',
  no_id: 'The object has no ID.',
  bad_id: 'The ID is not a STIX ID of this type.',
  bad_timestamp: 'The date or time cannot be read.',
  bad_field: 'A field has an invalid value.',
  missing_field: 'A required field is missing.',
  unknown_spec_version: 'This version of STIX is not supported.',
  duplicate_in_file: 'Duplicate object in this file. The latest version was imported.',
  dangling_source: 'The source record does not exist in the file or the workspace.',
  dangling_target: 'The target record does not exist in the file or the workspace.',
  self_reference: 'The source and the target are the same record.',
  too_large: 'The object is larger than allowed.',
  too_deep: 'The object is nested more deeply than allowed.',
  wrong_column_count: 'The number of columns does not match the header row.',
  unknown_value: 'The value is not in the list of allowed values.',
  bad_text: 'The text contains control characters.',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'The file is not valid JSON. Fix the error at the location below and import the file again.',
  not_a_bundle: 'The file is JSON but not a STIX 2.1 bundle. Export it again as a bundle with a list of objects.',
  not_utf8: 'The file is not written in UTF-8. Save it as UTF-8 and import it again.',
  empty_file: 'The file is empty. Check the export that created it and import it again.',
  unknown_header:
    'The header row does not match a template. Use the columns of the threats, entities or connections template.',
  unbalanced_quote:
    'A quotation mark is opened and never closed. Close it in the line named below and import it again.',
  too_large: 'The file is larger than 256 MB. Split it and import the parts one after the other.',
  too_many_objects: 'The file contains more than 1,000,000 objects. Split it and import the parts one at a time.',
  interrupted: 'The server stopped during the import. No records were saved. Import the file again.',
  storage_full: 'The server is out of disk space. Ask your administrator to free up space, then import the file again.',
};

/** The words of the import screen. */
export const imports = {
  title: 'Imports',
  about:
    'Import STIX 2.1 bundles and CSV files. Every import shows what was created, updated and rejected, and can be undone.',
  fromSource: (name: string) => `Source: ${name}`,
  ofSource: { one: 'Imports of one source', named: (name: string) => `Imports of ${name}`, all: 'Show all imports' },
  loading: 'Loading imports...',
  failed: 'Failed to load imports.',
  notFresh: 'Failed to refresh the list. It may be out of date.',
  retry: common.retry,
  refresh: common.refresh,
  close: common.close,
  cancel: common.cancel,
  dismiss: common.dismiss,
  asOf: (time: string) => `Updated ${time}`,
  count: (count: number, written: string) => plural(count, { one: '1 import', other: `${written} imports` }),
  onlyNewest: (written: string) => `Showing the newest ${written} imports`,
  list: 'Imports, newest first',
  older: common.showOlder,
  olderFailed: common.olderFailed,
  upload: {
    area: 'Upload',
    limits: 'STIX 2.1 (.json, .stix) or CSV, up to 256 MB per file. Files are imported one at a time.',
    tooLarge: (size: string) => `This file is ${size}. The limit is 256 MB. Split the file and upload the parts.`,
    preview: 'Preview before publishing',
    previewHint: 'Shows what an import would create, change and open. Nothing is stored until you publish it.',
    wrongKind: 'Unsupported file type. Upload a STIX (.json, .stix) or CSV (.csv) file.',
  },

  state: (state: ImportState) => states[state],
  formats: { stix: 'STIX 2.1 bundle', csv: 'CSV' },
  operator: 'Command line',
  nobody: 'Unknown user',
  notStored: 'Nothing is stored until it is reviewed and published.',
  review: 'Review',
  reviewOf: (name: string) => `Review the import of ${name}`,
  open: (name: string) => `Details of ${name}`,
  progress: (name: string) => `Progress of ${name}`,
  read: (percent: string, read: string, total: string) => `${percent} read, ${read} of ${total}`,
  objectsSoFar: (count: number, written: string) =>
    plural(count, { one: '1 object so far', other: `${written} objects so far` }),
  storing: 'Saving records...',

  summary: {
    label: (total: string, created: string, updated: string, unchanged: string, rejected: string, skipped = '') =>
      `${total} total = ${created} created + ${updated} updated + ${unchanged} unchanged + ${rejected} rejected${skipped && ` + ${skipped} left out`}`,
    total: 'Total',
    created: 'Created',
    updated: 'Updated',
    rejected: 'Rejected',
    skipped: 'Left out',
    unchanged: 'Unchanged',
    show: (name: string, count: string) => `${name}: ${count}. Show records`,
    showRejected: (count: string) => `Rejected: ${count}. Show reasons`,
    nothing: 'The file contains no objects.',
  },

  details: {
    format: 'Format',
    started: 'Started',
    finished: 'Ended',
    notYet: 'Not yet',
    by: 'By',
    size: common.size,
    id: fields.id,
    loading: 'Loading the details...',
    failed: 'Failed to load details.',
    back: common.backToList,
    gone: 'This import is no longer available.',
  },

  problem: (problem: ImportProblem) => problems[problem],
  problemAt: fields.location,

  rejections: {
    title: 'Rejected objects',
    none: 'No objects were rejected.',
    deleted: 'The rejected rows were deleted by retention.',
    place: fields.location,
    object: 'Object',
    reason: fields.reason,
    line: (line: string) => `Line ${line}`,
    noId: 'No ID',
    sentence: (reason: RejectionReason) => reasons[reason],
    shown: (shown: string, total: string) => `Showing ${shown} of ${total} rejected objects.`,
    download: 'Download rejected objects (CSV)',
    downloading: 'Downloading...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 rejected object downloaded', other: `${written} rejected objects downloaded` }),
    saveFailed: 'Failed to download the rejected objects. Try again.',
  },

  stop: (name: string) => `Cancel the import of ${name}`,
  stopped: (name: string) => `Import of ${name} canceled. No records were saved.`,
  stopFailed: 'Failed to cancel the import.',

  undo: {
    button: 'Undo import',
    of: (name: string) => `Undo import: ${name}`,
    title: 'Undo this import?',
    question: (name: string) => `This reverts the import of ${name}:`,
    remove: (count: number, written: string) =>
      plural(count, { one: '1 created record is deleted', other: `${written} created records are deleted` }),
    restore: (count: number, written: string) =>
      plural(count, {
        one: '1 updated record is restored to its previous values',
        other: `${written} updated records are restored to their previous values`,
      }),
    keep: 'Records changed after the import, or that another import also contains, are kept.',
    removed: (count: number, written: string) =>
      plural(count, { one: '1 record removed', other: `${written} records removed` }),
    restored: (count: number, written: string) =>
      plural(count, { one: '1 record restored', other: `${written} records restored` }),
    kept: (count: number, written: string) =>
      plural(count, {
        one: '1 record kept because it was changed after the import',
        other: `${written} records kept because they were changed after the import`,
      }),
    shared: (count: number, written: string) =>
      plural(count, {
        one: '1 record kept because another import also contains it',
        other: `${written} records kept because other imports also contain them`,
      }),
    underWay: (name: string) => `Undoing ${name}`,
    progress: (percent: string, done: string, total: string) => `${percent} undone, ${done} of ${total}`,
    waits: 'Queued',
    checking: 'Checking dependent records...',
    checkFailed: 'Failed to load dependent records.',
    hanging: 'Other records depend on these records:',
    connections: (count: number, written: string) =>
      plural(count, {
        one: '1 connection from another source loses an end and is no longer shown',
        other: `${written} connections from other sources lose an end and are no longer shown`,
      }),
    fromImport: (name: string, written: string) => `${name}: ${written}`,
    drawnHere: (written: string) => `Created in this workspace: ${written}`,
    incidents: (count: number, written: string) =>
      plural(count, { one: '1 incident loses a linked record', other: `${written} incidents lose linked records` }),
    more: (written: string) => `and ${written} more`,
    done: 'Import undone.',
    failed: 'Failed to undo the import.',
  },

  ended: {
    finished: (name: string, created: string, updated: string, rejected: string) =>
      `Imported ${name}: ${created} created, ${updated} updated, ${rejected} rejected`,
    ready: (name: string) => `${name} is ready for review.`,
    failed: (name: string) => `Failed to import ${name}.`,
  },

  guide: {
    empty: 'No imports yet',
    emptyAbout: 'Imports appear here with the number of records created, updated and rejected.',
    title: 'What can be imported',
    stix: 'STIX 2.1 bundles',
    stixAbout:
      'A JSON file with a list of objects. Indicators and malware become threats; identities and locations become entities; relationships become connections. Existing objects are updated.',
    tables: {
      threats: { name: 'Threats (CSV)', about: 'One threat per row.' },
      entities: { name: 'Entities (CSV)', about: 'One person, organization or location per row.' },
      connections: {
        name: 'Connections (CSV)',
        about: 'One connection per row. Source and target are names or IDs of existing records.',
      },
    },
    columns: 'Columns',
    required: 'required',
    template: 'Download template',
    templateOf: (name: string) => `Download template: ${name}`,
    automation: 'Automate imports',
    command: 'From the server command line',
    api: 'From the API, with an API key from Settings',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
  },
};
