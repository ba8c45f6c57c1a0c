import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, instant, numberBetween } from '../fields.ts';
import { pageSizeMax } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';

/** The three kinds of file that data.police.uk publishes. */
export const crimeKinds = ['street', 'outcomes', 'stop-and-search'] as const;
export type CrimeKind = (typeof crimeKinds)[number];

/** A calendar month, `2026-03`: the finest time that the publisher states. */
export const month = z
  .string()
  .check(z.regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, { error: 'must be a month such as 2026-03' }));

/** A police force as the publisher writes it in file names: `city-of-london`. */
export const forceSlug = z.string().check(z.regex(/^[a-z][a-z-]{1,60}$/, { error: 'must be a force such as kent' }));

const short = z.string().check(z.minLength(1), z.maxLength(100));

/** Several values in one parameter, with `|` between them: names of areas may hold commas. */
const several = (one: z.ZodMiniType<string, string>, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4_000)),
      z.transform((value) => value.split('|').filter((part) => part !== '')),
    ),
    z.array(one).check(z.maxLength(most)),
  );

/** The fourteen categories of street-level crime since 2013, as the publisher spells them. */
export const crimeCategories = [
  'Anti-social behaviour',
  'Bicycle theft',
  'Burglary',
  'Criminal damage and arson',
  'Drugs',
  'Other crime',
  'Other theft',
  'Possession of weapons',
  'Public order',
  'Robbery',
  'Shoplifting',
  'Theft from the person',
  'Vehicle crime',
  'Violence and sexual offences',
] as const;
/** Has neither a Crime ID nor an outcome, and is counted apart. */
export const antiSocialBehaviour = 'Anti-social behaviour';

const degrees = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,6})?$/, { error: 'must be degrees' })), z.transform(Number)),
    z.number().check(z.gte(-most), z.lte(most)),
  );

/**
 * Which rows of street-level crime are meant. Every figure, chart, map, table and export of crime takes this one
 * filter, so a figure and the rows it opens cannot disagree.
 */
export const crimeFilter = {
  /** First and last month, both included. */
  from: month,
  to: month,
  force: z.optional(several(forceSlug, 60)),
  /** Names of local authorities as the LSOA names begin: `Camden`. */
  area: z.optional(several(short, 400)),
  /** `london` (33 boroughs), `manchester`, or the lower-case name of any area. */
  city: z.optional(short),
  category: z.optional(several(short, 40)),
  outcome: z.optional(several(short, 40)),
  /** `no` leaves anti-social behaviour out, `only` leaves the rest out. */
  antisocial: z._default(z.enum(['with', 'no', 'only']), 'with'),
  /** Whether the row has coordinates, an LSOA, or a Crime ID that another row of the same month has too. */
  located: z.optional(z.enum(['yes', 'no'])),
  lsoa: z.optional(z.enum(['yes', 'no'])),
  repeated: z.optional(z.enum(['yes'])),
  /** A box in degrees (WGS 84), south-west and north-east; all four or none. */
  west: z.optional(degrees(180)),
  south: z.optional(degrees(90)),
  east: z.optional(degrees(180)),
  north: z.optional(degrees(90)),
  /** One hexagon of `getCrimeGrid`, `size:column:row`. */
  cell: z.optional(z.string().check(z.regex(/^\d{1,6}:-?\d{1,6}:-?\d{1,6}$/))),
} as const;
export const crimeFilterShape = z.strictObject(crimeFilter);
export type CrimeFilter = z.output<typeof crimeFilterShape>;
/** The filter as it is in an address. */
export type CrimeQuery = z.input<typeof crimeFilterShape>;

/** One row of a street-level file. Coordinates are the publisher's snap points, never where it happened. */
export const crimeRow = z.object({
  crimeId: z.nullable(z.string()),
  month,
  reportedBy: z.string(),
  fallsWithin: z.string(),
  force: z.string(),
  longitude: z.nullable(z.number()),
  latitude: z.nullable(z.number()),
  location: z.nullable(z.string()),
  lsoaCode: z.nullable(z.string()),
  lsoaName: z.nullable(z.string()),
  area: z.nullable(z.string()),
  category: z.string(),
  outcome: z.nullable(z.string()),
  context: z.nullable(z.string()),
  /** The source file and line, counted from 1 with the header. */
  fileId: z.string(),
  line: z.number(),
});
export type CrimeRow = z.output<typeof crimeRow>;

export const crimeSortKeys = ['month', 'category', 'area', 'force', 'outcome', 'location'] as const;
export type CrimeSortKey = (typeof crimeSortKeys)[number];

export const listCrimes = defineEndpoint({
  method: 'GET',
  path: '/crime/rows',
  summary: 'Lists street-level crimes that match the filter.',
  access: allow('analyses', 'read'),
  errors: ['analytics_unavailable', 'bad_box', 'bad_months', 'query_too_slow'],
  query: z.strictObject({
    ...crimeFilter,
    sort: z._default(z.enum(crimeSortKeys), 'month'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    limit: z._default(numberBetween(1, pageSizeMax), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({ rows: z.array(crimeRow), total: z.number(), next: z.nullable(z.string()) }),
});

export const exportCrimes = defineEndpoint({
  method: 'GET',
  path: '/crime/rows/export',
  repliesAtLength: true,
  summary: 'Exports matching rows as CSV with the data.police.uk columns; viewers up to the configured limit.',
  access: allow('exports', 'bulk'),
  errors: ['analytics_unavailable', 'bad_box', 'bad_months', 'query_too_slow'],
  query: crimeFilterShape,
  reply: z.object({ file, rows: z.number(), total: z.number() }),
});

/** Dimensions for breaking down a figure. */
export const crimeBreakdowns = ['month', 'category', 'area', 'force', 'outcome', 'lsoa', 'location'] as const;
export type CrimeBreakdown = (typeof crimeBreakdowns)[number];

/** Groups that one breakdown answers at most; the rest is summed as `others`. */
export const crimeGroupsMax = 500;

export const crimeFigures = z.object({
  /** All rows of the filter, and how many of them are anti-social behaviour. */
  total: z.number(),
  antisocial: z.number(),
  /** `key` null: the rows without a value, which is not a named group. */
  groups: z.array(
    z.object({ key: z.nullable(z.string()), split: z.nullable(z.string()), count: z.number(), antisocial: z.number() }),
  ),
  /** Rows in groups beyond the limit. */
  others: z.number(),
  /** The months of the filter for which no force published, or no file is here: no figure is drawn for them. */
  absent: z.array(z.object({ month, reason: z.enum(['notImported', 'notPublished', 'future']) })),
});
export type CrimeFigures = z.output<typeof crimeFigures>;

export const getCrimeFigures = defineEndpoint({
  method: 'GET',
  path: '/crime/figures',
  summary: 'Counts street-level crime by one or two dimensions, highest first (months in order).',
  access: allow('analyses', 'read'),
  errors: ['analytics_unavailable', 'bad_box', 'bad_months', 'query_too_slow'],
  query: z.strictObject({
    ...crimeFilter,
    by: z.enum(crimeBreakdowns),
    split: z.optional(z.enum(crimeBreakdowns)),
    limit: z._default(numberBetween(1, crimeGroupsMax), 100),
  }),
  reply: crimeFigures,
});

/** Widths of a hexagon, in metres between opposite sides. */
export const hexagonSizes = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000] as const;

export const crimeGrid = z.object({
  /** Metres between opposite sides of a hexagon (Web Mercator scaled to the middle of England and Wales, 52.5° N). */
  size: z.number(),
  total: z.number(),
  withoutLocation: z.number(),
  /** Snap points the hexagons sum up. */
  points: z.number(),
  /** `cell` goes into the filter; longitude and latitude of the middle. Most first; at most 20,000. */
  cells: z.array(z.object({ cell: z.string(), longitude: z.number(), latitude: z.number(), count: z.number() })),
  others: z.number(),
});
export type CrimeGrid = z.output<typeof crimeGrid>;
export const gridCellsMax = 20_000;

export const getCrimeGrid = defineEndpoint({
  method: 'GET',
  path: '/crime/grid',
  summary: 'Returns hotspots: counts of matching rows per hexagon.',
  access: allow('analyses', 'read'),
  errors: ['analytics_unavailable', 'bad_box', 'bad_months', 'query_too_slow'],
  query: z.strictObject({ ...crimeFilter, size: z._default(numberBetween(100, 50_000), 5_000) }),
  reply: crimeGrid,
});

/** Where a filter's rows can be chosen from. */
export const crimeChoices = z.object({
  /** Months with any street-level file, oldest first. */
  months: z.array(month),
  forces: z.array(z.object({ force: z.string(), name: z.string() })),
  areas: z.array(z.string()),
  outcomes: z.array(z.string()),
});
export type CrimeChoices = z.output<typeof crimeChoices>;

export const getCrimeChoices = defineEndpoint({
  method: 'GET',
  path: '/crime/choices',
  summary: 'Lists months, forces, areas and outcomes in the imported data.',
  access: allow('analyses', 'read'),
  errors: ['analytics_unavailable', 'query_too_slow'],
  reply: crimeChoices,
});

/** Known facts about what the publisher has not published. */
export const coverageNotices = ['greater_manchester_2019', 'other_forces_only'] as const;
export type CoverageNotice = (typeof coverageNotices)[number];

/**
 * One force and month. `present`: a file is here. `notImported`: the publisher may have one, we do not.
 * `notPublished`: the force published none. `future`: the month is not over. `unfinished`: a file is here, but the month
 * is not over, so it is not covered.
 */
export const coverageCell = z.object({
  force: z.string(),
  month,
  kind: z.enum(crimeKinds),
  state: z.enum(['present', 'unfinished', 'notImported', 'notPublished', 'future']),
  rows: z.nullable(z.number()),
  withoutLocation: z.nullable(z.number()),
  withoutLsoa: z.nullable(z.number()),
  /** Rows whose Crime ID another row of the same month and force has too. */
  repeatedIds: z.nullable(z.number()),
  antisocial: z.nullable(z.number()),
  rejected: z.nullable(z.number()),
  notice: z.nullable(z.enum(coverageNotices)),
  fileId: z.nullable(z.string()),
  importedAt: z.nullable(instant),
  /** Generated, not published. */
  sample: z.boolean(),
  /** Files that count side by side; absent for one or none. */
  files: z.optional(z.number()),
  /** An import that would make it worse and waits for a decision. */
  held: z.optional(z.object({ importId: z.string(), fileId: z.string(), rows: z.number(), rejected: z.number() })),
});
export type CoverageCell = z.output<typeof coverageCell>;

export const coverageMonthsMax = 120;

export const getCoverage = defineEndpoint({
  method: 'GET',
  path: '/crime/coverage',
  summary: 'Returns data coverage: per force and month, whether a file exists and what it lacks.',
  access: allow('analyses', 'read'),
  errors: ['bad_months'],
  query: z.strictObject({
    from: month,
    to: month,
    kind: z._default(z.enum(crimeKinds), 'street'),
    force: z.optional(several(forceSlug, 60)),
  }),
  /** Forces that occur in anything imported, and Greater Manchester, each with every requested month. */
  reply: z.object({
    forces: z.array(z.object({ force: z.string(), name: z.string() })),
    months: z.array(month),
    cells: z.array(coverageCell),
  }),
});
