import type { crime } from '../en/crime.ts';
import type { crimeCoverage } from '../en/crime-coverage.ts';
import type { crimeExplore } from '../en/crime-explore.ts';
import type { crimeFilter } from '../en/crime-filter.ts';
import type { crimeImports } from '../en/crime-imports.ts';
import type { crimeRecords } from '../en/crime-records.ts';
import { defineMessages } from '../lazy-messages.ts';

export const crimeWords = defineMessages(import.meta.glob<typeof crime>('../*/crime.ts', { import: 'crime' }));
export const crimeCoverageWords = defineMessages(
  import.meta.glob<typeof crimeCoverage>('../*/crime-coverage.ts', { import: 'crimeCoverage' }),
);
export const crimeExploreWords = defineMessages(
  import.meta.glob<typeof crimeExplore>('../*/crime-explore.ts', { import: 'crimeExplore' }),
);
export const crimeFilterWords = defineMessages(
  import.meta.glob<typeof crimeFilter>('../*/crime-filter.ts', { import: 'crimeFilter' }),
);
export const crimeImportsWords = defineMessages(
  import.meta.glob<typeof crimeImports>('../*/crime-imports.ts', { import: 'crimeImports' }),
);
export const crimeRecordsWords = defineMessages(
  import.meta.glob<typeof crimeRecords>('../*/crime-records.ts', { import: 'crimeRecords' }),
);
