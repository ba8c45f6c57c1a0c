import type { CoverageCell, CoverageNotice, CrimeKind } from '@halyard/contracts/crime/crime.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const states: Record<CoverageCell['state'] | 'sample', string> = {
  present: 'File imported',
  sample: 'Generated sample',
  notImported: 'Not imported',
  notPublished: 'Not published',
  unfinished: 'Month not complete, rows imported',
  future: 'Month not complete',
};
const kinds: Record<CrimeKind, string> = {
  street: 'Street-level crime',
  outcomes: 'Outcomes',
  'stop-and-search': 'Stop and search',
};
const notices: Record<CoverageNotice, string> = {
  greater_manchester_2019: 'Greater Manchester Police has published no street data since July 2019.',
  other_forces_only: 'Rows in this area were reported by other forces only.',
};

/** `written` is a number as the person writes numbers. */
export const crimeCoverage = {
  title: 'Data coverage',
  lead: 'Imported files by police force and month, with gaps and quality issues.',
  loading: 'Loading data coverage',
  failed: 'Failed to load data coverage.',
  retry: common.tryAgain,
  kind: 'Kind of file',
  kinds,
  months: 'Months shown',
  lastMonth: 'Up to',
  monthCount: (count: number, written: string) => `${written} ${plural(count, { one: 'month', other: 'months' })}`,
  grid: (kind: string, from: string, to: string) => `${kind} by force and month, ${from} to ${to}`,
  keys: 'Arrow keys move, Enter opens a month.',
  force: 'Force',
  total: 'Rows',
  filesOf: (present: string, all: string) => `${present} of ${all} months`,
  nothing: 'Nothing imported',
  empty: 'No police data yet. Import data to see coverage by force and month.',
  toImports: 'Import data',
  states,
  held: 'waits for a decision',
  legend: 'Legend',
  cell: (force: string, month: string, state: string, rows: string) =>
    `${force}, ${month}: ${state}${rows && `, ${rows}`}`,
  rowCount: (count: number, written: string) => `${written} ${plural(count, { one: 'row', other: 'rows' })}`,
  opensForce: (force: string, written: string) => `${written} rows of ${force}, open them`,
  close: common.close,
  dialog: {
    title: (force: string, month: string) => `${force}, ${month}`,
    rows: 'Rows',
    withoutLocation: 'Without location',
    withoutLsoa: 'Without LSOA',
    repeatedIds: 'Repeated Crime IDs',
    antisocial: 'Anti-social behaviour',
    rejected: 'Rejected rows',
    imported: 'Imported',
    file: common.file,
    fileOpen: 'View import summary',
    share: (figure: string, percent: string) => `${figure} (${percent})`,
    opens: (figure: string, what: string) => `${figure}: ${what}, open the rows`,
    notImported: 'No file imported for this force and month. This does not mean zero crimes.',
    notPublished: 'The force published no data for this month. This is not zero.',
    unfinished: 'The month is not over: it has rows, but is not covered yet.',
    held: 'An import that would make this month worse waits for a decision.',
    decide: 'Decide',
    both: (written: string) => `${written} files count side by side.`,
    future: 'This month is not complete. Data is published about two months later.',
    sample: 'These rows are generated. They were never published by a force.',
    kept: 'Files of this kind are kept; their rows are not part of any figure.',
    others: 'Rows of other forces in this month',
  },
  notices,
};
