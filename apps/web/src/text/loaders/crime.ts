import type { crime } from '../en/crime/crime.ts';
import type { crimeCoverage } from '../en/crime/crime-coverage.ts';
import type { crimeExplore } from '../en/crime/crime-explore.ts';
import type { crimeFilter } from '../en/crime/crime-filter.ts';
import type { crimeImports } from '../en/crime/crime-imports.ts';
import type { crimeRecords } from '../en/crime/crime-records.ts';
import { defineMessages } from '../lazy-messages.ts';

export const crimeWords = defineMessages(import.meta.glob<typeof crime>('../*/crime/crime.ts', { import: 'crime' }));
export const crimeCoverageWords = defineMessages(
  import.meta.glob<typeof crimeCoverage>('../*/crime/crime-coverage.ts', { import: 'crimeCoverage' }),
);
export const crimeExploreWords = defineMessages(
  import.meta.glob<typeof crimeExplore>('../*/crime/crime-explore.ts', { import: 'crimeExplore' }),
);
export const crimeFilterWords = defineMessages(
  import.meta.glob<typeof crimeFilter>('../*/crime/crime-filter.ts', { import: 'crimeFilter' }),
);
export const crimeImportsWords = defineMessages(
  import.meta.glob<typeof crimeImports>('../*/crime/crime-imports.ts', { import: 'crimeImports' }),
);
export const crimeRecordsWords = defineMessages(
  import.meta.glob<typeof crimeRecords>('../*/crime/crime-records.ts', { import: 'crimeRecords' }),
);
