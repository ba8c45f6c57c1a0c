import { analyses, openAnalysis } from './analyses/analyses.ts';
import { crime } from './crime/crime.ts';
import { crimeInEither } from './crime/crime-in-either.ts';
import { crimeOfPlace } from './crime/crime-of-place.ts';
import { crimeCoverage } from './crime-coverage/crime-coverage.ts';
import { policeImports } from './crime-coverage/police-imports.ts';
import { openSchema, schemas } from './schemas/schemas.ts';
import type { Topic } from './topic.ts';

/** Police data, its coverage and analyses, and schemas. */
export const policeTopics: readonly Topic[] = [
  policeImports,
  crimeCoverage,
  openAnalysis,
  analyses,
  crime,
  crimeInEither,
  crimeOfPlace,
  openSchema,
  schemas,
];
