import { analysisStatuses } from '../crime/analysis.ts';
import { antiSocialBehaviour, crimeCategories } from '../crime/crime.ts';
import { crimeImportStates, crimeSources } from '../crime/crime-imports.ts';
import { allow } from '../policy.ts';
import { schemaOrigins } from '../work/schemas.ts';
import {
  choice,
  filterFlag,
  filterName,
  flag,
  instant,
  month,
  name,
  nameLike,
  number,
  person,
  type Subject,
  words,
} from './field.ts';

/** Values of police data hold commas, so the screen takes them with `|` between them. */
const severalOf = (parameter: string) => ({ parameter, many: true, separator: '|' }) as const;

/** Outcomes as the publisher words them that people ask for in other words. */
const usualOutcomes = [
  'Investigation complete; no suspect identified',
  'Under investigation',
  'Awaiting court outcome',
  'Unable to prosecute suspect',
  'Local resolution',
  'Offender given a caution',
];

/** Street-level crimes of imported police data. Their finest time is a month. */
export const crime = {
  access: allow('analyses', 'read'),
  title: 'category',
  time: 'month',
  newest: 'month',
  caveats: true,
  columns: ['area', 'force', 'outcome', 'month'],
  fields: {
    category: choice(crimeCategories),
    area: name,
    city: filterName,
    force: name,
    outcome: nameLike(usualOutcomes),
    location: name,
    month,
    antisocial: filterFlag,
    located: filterFlag,
  },
  screen: {
    path: '/crime-analysis',
    fixed: { tab: 'records' },
    record: null,
    filters: {
      category: severalOf('category'),
      area: severalOf('area'),
      force: severalOf('force'),
      outcome: severalOf('outcome'),
      city: { parameter: 'city' },
      antisocial: { parameter: 'antisocial', values: { yes: 'only', no: 'no' } },
      located: { parameter: 'located' },
    },
    periods: { month: {} },
  },
} as const satisfies Subject;

export const antisocialCategory = antiSocialBehaviour;

export const coverageStates = ['present', 'unfinished', 'notImported', 'notPublished', 'future'] as const;

/** Which months of which forces are here. */
export const coverage = {
  access: allow('analyses', 'read'),
  title: 'force',
  time: 'month',
  newest: 'month',
  caveats: true,
  columns: ['month', 'state', 'rows', 'rejected'],
  fields: {
    force: name,
    month,
    state: choice(coverageStates),
    rows: number,
    rejected: number,
    withoutLocation: number,
    sample: flag,
  },
  screen: { path: '/crime-analysis', fixed: { tab: 'coverage' }, record: null, filters: {}, periods: {} },
} as const satisfies Subject;

export const policeImports = {
  access: allow('analyses', 'read'),
  title: 'file',
  time: 'started',
  newest: 'started',
  columns: ['state', 'owner', 'started', 'rows', 'imported', 'rejected'],
  fields: {
    file: words,
    origin: choice(crimeSources),
    state: choice(crimeImportStates),
    owner: person,
    started: instant,
    finished: instant,
    rows: number,
    imported: number,
    rejected: number,
    sample: flag,
  },
  screen: { path: '/crime-analysis', fixed: { tab: 'imports' }, record: null, filters: {}, periods: {} },
} as const satisfies Subject;

export const analyses = {
  access: allow('analyses', 'read'),
  title: 'month',
  time: 'created',
  newest: 'created',
  columns: ['cities', 'status', 'owner', 'created'],
  fields: {
    month: name,
    cities: words,
    status: choice(analysisStatuses),
    owner: person,
    created: instant,
    finished: instant,
    confidence: number,
    crimes: number,
    findings: words,
    failure: words,
  },
  screen: { path: '/crime-analysis', record: 'analysis', filters: {}, periods: {} },
} as const satisfies Subject;

/** The newest version of every schema. */
export const schemas = {
  access: allow('schemas', 'read'),
  title: 'title',
  time: 'created',
  newest: 'created',
  columns: ['source', 'origin', 'version', 'created'],
  fields: {
    title: words,
    description: words,
    source: name,
    origin: choice(schemaOrigins),
    version: number,
    rows: number,
    owner: person,
    created: instant,
    sample: flag,
  },
  screen: { path: '/schemas', record: 'schema', filters: {}, periods: {} },
} as const satisfies Subject;

/** Fields that schemas declare, with the path to where they are. */
export const schemaFields = {
  access: allow('schemas', 'read'),
  title: 'path',
  time: null,
  newest: null,
  columns: ['schema', 'type', 'required', 'description'],
  fields: {
    field: name,
    path: words,
    schema: name,
    type: name,
    format: name,
    values: words,
    required: flag,
    description: words,
  },
  screen: { path: '/schemas', record: 'schema', recordField: 'schemaId', filters: {}, periods: {} },
} as const satisfies Subject;
