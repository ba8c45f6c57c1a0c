import type { CrimeKind } from '@halyard/contracts/crime/crime.ts';
import type { SchemaChange, SchemaEffect, SchemaVerdict } from '@halyard/contracts/work/schemas.ts';
import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const kinds: Readonly<Record<CrimeKind, string>> = {
  street: 'Street-level crime',
  outcomes: 'Outcomes',
  'stop-and-search': 'Stop and search',
};

const verdicts: Readonly<Record<SchemaVerdict, { readonly title: string; readonly about: string }>> = {
  same: { title: 'Identical', about: 'Only order and descriptions differ.' },
  compatible: { title: 'Compatible', about: 'All documents that were valid remain valid.' },
  breaking: { title: 'Breaking', about: 'Some documents are no longer valid. Example:' },
  unproved: {
    title: 'Possibly breaking',
    about: 'The schema is stricter, but no failing example was found. Review the changes.',
  },
};

const effects: Readonly<Record<SchemaEffect, string>> = {
  none: 'no effect',
  widening: 'less strict',
  narrowing: 'more strict',
  unknown: 'unknown effect',
};

const changes: Readonly<Record<SchemaChange['kind'], string>> = {
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
};

/** The words for making, comparing, validating, exporting and deleting schemas. */
export const schemaWork = {
  make: {
    button: 'Create schema',
    notAllowed: 'You have read-only access. Analysts and administrators can create schemas.',
    title: 'Create schema',
    sources: 'Create from',
    file: 'Sample file',
    police: 'Police data',
    written: 'JSON Schema',
    fileAbout: 'CSV with a header row, a JSON array of objects, or NDJSON, up to 512 MB. The file is not stored.',
    policeAbout: 'Uses all rows of one month of imported police data.',
    writtenAbout: 'JSON Schema drafts 04 to 2020-12, up to 8 MB and 400 levels.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    chosen: (name: string, size: string) => `${name}, ${size}`,
    name: fields.name,
    nameHint: 'Shown as the source of the schema, for example the file name.',
    paste: 'Or paste the schema',
    pasteHint: 'The most recent file or text is used.',
    asVersion: (title: string) => `As the next version of “${title}”`,
    kind: fields.kind,
    kindOf: (kind: CrimeKind) => kinds[kind],
    month: common.month,
    monthsHint: 'Months with imported street-level files, newest first.',
    noMonths: 'No police data yet. Import some in Crime Data Analysis first.',
    monthsLoading: 'Loading months...',
    monthsFailed: 'Failed to load months.',
    start: 'Create schema',
    add: 'Add schema',
    cancel: common.cancel,
    stop: 'Stop',
    sending: 'Upload',
    sent: (percent: string, sent: string, total: string) => `${percent} sent, ${sent} of ${total}`,
    reading: 'Upload complete. Processing...',
    made: (title: string) => `${title} created`,
    noFile: 'Choose a file first.',
    noName: 'Enter a name.',
    nothingWritten: 'Choose a file or paste a schema.',
    notJson: 'This is not valid JSON. Correct it and try again.',
    emptyFile: 'This file is empty. Choose one with rows in it.',
    wrongKind:
      'This is neither CSV, JSON nor NDJSON (.csv, .json, .ndjson, .jsonl). Export it in one of these formats.',
    sampleTooLarge: (size: string) => `This file is ${size}; the limit is 512 MB. Upload a part of it.`,
    schemaTooLarge: (size: string) => `This schema is ${size}; the limit is 8 MB.`,
    failed: 'Failed to create the schema. Your input is kept. Try again.',
    unreachable: 'Connection lost. Nothing was created. Try again.',
  },

  versions: {
    only: 'This schema has one version. Add another version to compare.',
    list: 'Versions, newest first',
    version: (version: string) => `Version ${version}`,
    shown: 'shown',
    open: (version: string) => `Show version ${version}`,
    older: 'From',
    newer: 'To',
    comparing: 'Comparing...',
    failed: 'Failed to compare versions.',
    sameChosen: 'Select two different versions.',
    verdict: (verdict: SchemaVerdict) => verdicts[verdict],
    example: 'Example document that is no longer valid',
    rejectedAt: (place: string, message: string) => `${place}: ${message}`,
    wholeDocument: 'The whole document',
    changes: (count: number, written: string) => plural(count, { one: '1 change', other: `${written} changes` }),
    more: (count: number, written: string) =>
      plural(count, { one: '1 further change is not listed.', other: `${written} further changes are not listed.` }),
    none: 'No keyword changed.',
    root: 'Schema root',
    show: (place: string) => `Show ${place} in the tree`,
    removed: 'In the older version only',
    change: (kind: SchemaChange['kind']) => changes[kind],
    effect: (effect: SchemaEffect) => effects[effect],
    before: 'Before',
    after: 'After',
  },

  validate: {
    label: 'JSON document',
    hint: 'Paste a document or drop a file, up to 8 MB. The document is not stored.',
    choose: 'Choose a file',
    check: 'Validate',
    checking: 'Validating...',
    empty: 'Paste a document first.',
    tooLarge: (size: string) => `This document is ${size}; the limit is 8 MB.`,
    unreadable: 'Failed to read the file. Choose it again.',
    failed: 'Failed to validate the document. Your input is kept.',
    unreachable: 'Connection lost. Your input is kept. Try again.',
    valid: 'The document is valid.',
    invalid: (count: number, written: string) =>
      plural(count, {
        one: 'The document is not valid: 1 error.',
        other: `The document is not valid: ${written} errors.`,
      }),
    atLeast: (written: string) => `The document is not valid: ${written} errors, of which the first 200 are listed.`,
    took: (ms: string) => `Checked in ${ms} ms`,
    stale: 'The document has changed. Validate it again.',
    list: 'Errors',
    wholeDocument: 'The whole document',
    show: (place: string) => `Show the rule for ${place} in the tree`,
    clear: 'Clear the result',
  },

  export: {
    label: 'Export',
    formats: { 'json-schema': 'JSON Schema', typescript: 'TypeScript types', sample: 'Sample document' },
    saved: (name: string) => `${name} saved`,
    failed: 'Failed to create the file. Try again.',
    /** Goes into the file itself. */
    marked: 'Sample data: this schema was shown because another failed to load.',
    fileName: 'sample-data-customer.schema.json',
  },

  remove: {
    button: common.delete,
    buttonOf: (version: string) => `Delete version ${version}`,
    notAllowed: 'You can delete only your own schemas.',
    done: (title: string) => `${title} deleted. You can restore it for 30 days.`,
    undo: common.undo,
    restored: (title: string) => `${title} restored`,
    failed: 'Failed to delete the schema.',
    restoreFailed: 'Failed to restore the schema.',
  },
};
