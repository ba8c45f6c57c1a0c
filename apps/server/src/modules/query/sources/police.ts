import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { sql } from 'kysely';
import { at, isOne, nameOf, type Source, stated } from './source.ts';

export const policeImports: Source<'policeImports'> = {
  from: sql`crime_imports left join people on people.id = crime_imports.owner_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`crime_imports.id`,
  texts: [sql`crime_imports.name`],
  columns: () => ({
    file: at('crime_imports.name'),
    origin: at('crime_imports.source'),
    state: at('crime_imports.state'),
    owner: at('crime_imports.owner_id', nameOf('people')),
    started: at('crime_imports.started_at'),
    finished: at('crime_imports.finished_at'),
    rows: at('crime_imports.rows_in'),
    imported: at('crime_imports.rows_imported'),
    rejected: at('crime_imports.rows_rejected'),
    sample: isOne('crime_imports.sample'),
  }),
};

const readCities = (json: string | number) => (JSON.parse(String(json)) as string[]).join(', ');
const readResult = (json: string | number) => JSON.parse(String(json)) as Partial<AnalysisResult>;
const readInsights = (json: string | number) => readResult(json).insights;

export const analyses: Source<'analyses'> = {
  from: sql`analyses left join people on people.id = analyses.owner_id`,
  where: () => sql<boolean>`1 = 1`,
  id: sql`analyses.id`,
  texts: [sql`analyses.month`, sql`analyses.cities`],
  columns: () => ({
    month: at('analyses.month'),
    cities: { value: sql`analyses.cities`, read: readCities },
    status: at('analyses.status'),
    owner: at('analyses.owner_id', nameOf('people')),
    created: at('analyses.created_at'),
    finished: at('analyses.finished_at'),
    confidence: {
      value: sql`analyses.result`,
      read: (json) => Number(readInsights(json)?.confidence ?? Number.NaN) || null,
    },
    crimes: { value: sql`analyses.result`, read: (json) => readResult(json).details?.total.count ?? null },
    findings: { value: sql`analyses.result`, read: (json) => readInsights(json)?.topics.join(' ') || null },
    failure: stated('analyses.error'),
  }),
};

/** The newest version of every schema that was not deleted. */
export const schemas: Source<'schemas'> = {
  from: sql`schemas left join people on people.id = schemas.owner_id`,
  where: () => sql<boolean>`schemas.deleted_at is null and not exists (select 1 from schemas as newer
    where newer.family = schemas.family and newer.deleted_at is null and newer.version > schemas.version)`,
  id: sql`schemas.id`,
  texts: [sql`schemas.title`, sql`schemas.description`, sql`schemas.source`],
  columns: () => ({
    title: at('schemas.title'),
    description: stated('schemas.description'),
    source: at('schemas.source'),
    origin: at('schemas.origin'),
    version: at('schemas.version'),
    rows: at('schemas.rows'),
    owner: at('schemas.owner_id', nameOf('people')),
    created: at('schemas.created_at'),
    sample: isOne('schemas.sample'),
  }),
};
