import type { ImportProblem, ImportState } from '@halyard/contracts/intelligence/imports.ts';
import { inWords } from '../in-words.ts';

const states: Readonly<Record<ImportState, string>> = {
  waiting: 'Queued',
  reading: 'Processing',
  storing: 'Saving',
  finished: 'Completed',
  cancelled: 'Canceled',
  failed: 'Failed',
  undoing: 'Undoing',
  undone: 'Undone',
};

const problems: Readonly<Record<ImportProblem, string>> = {
  not_json: 'the file is not valid JSON',
  not_a_bundle: 'the file is not a STIX 2.1 bundle',
  not_utf8: 'the file is not written in UTF-8',
  empty_file: 'the file is empty',
  unknown_header: 'the header does not match any of the three templates',
  unbalanced_quote: 'a quotation mark is not closed',
  too_large: 'the file is larger than 256 MB',
  too_many_objects: 'the file contains more than 1,000,000 objects',
  interrupted: 'the server stopped during the import',
  storage_full: 'the server disk is full',
};

const count = (n: number, figure: string) => `${figure} ${n === 1 ? 'import' : 'imports'}`;

/** Questions about imports of intelligence in English. */
export const imports = {
  phrases: {
    'topic:import': inWords(`
      import, imports, imported, imported files, stix imports, csv imports, feeds imported, uploads, uploaded files,
      ingestion, ingestions, import history, import log, import jobs, import job, import runs, recent imports,
      latest imports, newest imports, last imports, recent uploads
    `),
    'import:failed': inWords(`
      failed, fail, that failed, unsuccessful, went wrong, with an error, failures, failure, failing, broken
    `),
    'import:finished': inWords(`
      successful, succeeded, that finished, ended well, succeed, successfully
    `),
    'import:cancelled': inWords('cancelled, canceled, stopped'),
    'import:undone': inWords('undone, taken back, rolled back, reverted'),
    'import:running': inWords('running, under way, in progress, waiting, being read, still running'),
    'import:rejected': inWords('refused, rejected, refusals, rejections, were refused, were rejected, not stored'),
    'import:created': inWords('stored, were stored, got stored'),
    'import:balance': inWords('balance, balance sheet, result of, outcome of'),
    'import:rows': inWords('objects, rows, objects in, rows in, entries'),
    'import:any': inWords(`
      file, files, feed, feeds, stix, csv, bundle, bundles, go, went, how did, how, run, ran, have run,
      have been run, lately, go well, went well, go through, went through, took place, happened
    `),
  },
  examples: [
    'What was the last import?',
    'Which imports failed?',
    'How many imports were there this week?',
    'How many objects were rejected in the last import?',
  ],
  label: (filter: string) => (filter === '' ? 'Imports' : `Imports: ${filter}`),
  states,
  running: 'not completed yet',
  started: (span: string) => `started ${span}`,
  count: (n: number, figure: string, filter: string) =>
    `${n === 1 ? 'There is' : 'There are'} ${count(n, figure)}${filter === '' ? '' : ` (${filter})`}.`,
  onlyNewest: (figure: string) => `The list contains the newest ${figure} imports. Older ones are not counted.`,
  last: (name: string, state: string, at: string) => `The last import is ${name}, started ${at}: ${state}.`,
  balance: (all: string, created: string, updated: string, rejected: string) =>
    `${all} total = ${created} created + ${updated} updated + ${rejected} rejected.`,
  unchanged: (n: number, figure: string) => `${figure} of the updated objects ${n === 1 ? 'was' : 'were'} unchanged.`,
  problem: (reason: string) => `Reason: ${reason}.`,
  problems,
  together: 'Total:',
  none: 'No imports yet.',
  caption: 'Imports',
  columns: {
    file: 'File',
    state: 'State',
    started: 'Started',
    all: 'Total',
    created: 'Created',
    updated: 'Updated',
    rejected: 'Rejected',
  },
};
