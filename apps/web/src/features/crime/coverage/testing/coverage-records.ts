import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';

/** A month of a force with a file; `change` overrides it. */
export const cellOf = (force: string, month: string, change: Partial<CoverageCell> = {}): CoverageCell => ({
  force,
  month,
  kind: 'street',
  state: 'present',
  rows: 200,
  withoutLocation: 10,
  withoutLsoa: 12,
  repeatedIds: 4,
  antisocial: 50,
  rejected: 3,
  notice: null,
  fileId: `file-${force}-${month}`,
  importedAt: '2026-11-20T10:00:00.000Z',
  sample: false,
  ...change,
});

/** A month without a file. */
export const gapOf = (
  force: string,
  month: string,
  state: 'notImported' | 'notPublished' | 'future',
  change: Partial<CoverageCell> = {},
): CoverageCell =>
  cellOf(force, month, {
    state,
    rows: null,
    withoutLocation: null,
    withoutLsoa: null,
    repeatedIds: null,
    antisocial: null,
    rejected: null,
    fileId: null,
    importedAt: null,
    ...change,
  });
