import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant } from '../fields.ts';
import { pageQuery } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { coverageNotices, month } from './crime.ts';

/** Polling interval of a screen while an analysis is processing. */
export const analysisPollMs = 5_000;
/** An analysis that takes longer is failed. */
export const analysisLimitMs = 30_000;
/** Analyses that one node runs side by side. */
export const analysesAtOnce = 2;

/** Any other word is treated as completed. */
export const analysisStatuses = ['processing', 'failed', 'analyzed'] as const;
export type AnalysisStatus = (typeof analysisStatuses)[number];
const knownStatus = z.catch(z.enum(analysisStatuses), 'analyzed');

/** A count with what it takes to open its rows: the query of `listCrimes` without paging. */
export const openFigure = z.object({ count: z.number(), query: z.record(z.string(), z.string()) });
export type OpenFigure = z.output<typeof openFigure>;

/**
 * Why a city's figure is what it is. `full`: every force whose area it is has a file. `partial`: some have.
 * `notPublished`: the force published nothing, so a count is only what other forces reported. `none`: no file is here.
 */
export const cityCoverages = ['full', 'partial', 'notPublished', 'none'] as const;
export type CityCoverage = (typeof cityCoverages)[number];

/** The limits of a sampled analysis. */
export const sampledFilesMax = 3;
export const sampledRowsMax = 100;

export const citySummary = z.object({
  city: z.string(),
  /** Rows in the city, of a sample in the files read; null where nothing is covered, which is not 0. */
  recordCount: z.nullable(z.number()),
  sampled: z.boolean(),
  sampleSize: z.number(),
  topCategories: z.array(
    z.object({
      category: z.string(),
      count: z.number(),
      percentage: z.number(),
      /** Of a sample: the exact 95 % confidence interval of the percentage (Clopper-Pearson). */
      interval: z.optional(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
  /** The following is absent from invented results. */
  coverage: z.optional(z.enum(cityCoverages)),
  antisocial: z.optional(z.number()),
  forces: z.optional(z.array(z.object({ force: z.string(), name: z.string(), present: z.boolean() }))),
});
export type CitySummary = z.output<typeof citySummary>;

/** The named rules, each described where the screen explains a finding. */
export const findingRules = [
  'month_change',
  'year_change',
  'unusual_category',
  'concentration',
  'coverage_gap',
] as const;
export type FindingRule = (typeof findingRules)[number];

/** A finding of a rule. `direction` is its direction, `weight` orders findings (larger first). */
export const finding = z.object({
  rule: z.enum(findingRules),
  /** A category; null means all crime without anti-social behaviour. */
  category: z.nullable(z.string()),
  direction: z.enum(['up', 'down', 'none']),
  weight: z.number(),
  /** The figure itself and what it is measured against. */
  now: openFigure,
  before: z.nullable(openFigure),
  /** What `before` is: a month, or the mean of so many months. */
  beforeMonth: z.nullable(month),
  beforeMonths: z.nullable(z.number()),
  /** now / before with its 95 % interval (exact for counts: Clopper-Pearson on the conditional binomial). */
  ratio: z.nullable(z.object({ value: z.number(), low: z.number(), high: z.number() })),
  /** For `concentration`: the share of rows (0 to 1) that are in the busiest twentieth of places. */
  share: z.nullable(z.number()),
  /** Fewer than 30 rows on either side: said beside the finding. */
  smallNumbers: z.boolean(),
});
export type Finding = z.output<typeof finding>;

/** Caveats that the reader must know before trusting a figure; each has a sentence in `text/`. */
export const cautionCodes = [
  'no_data',
  'future_month',
  'force_missing',
  'not_published',
  'other_forces_only',
  'without_location',
  'without_lsoa',
  'repeated_ids',
  'rows_rejected',
  'generated_data',
  'no_comparison',
] as const;
export const caution = z.object({
  code: z.enum(cautionCodes),
  month: z.nullable(month),
  names: z.array(z.string()),
  count: z.nullable(z.number()),
  share: z.nullable(z.number()),
});
export type Caution = z.output<typeof caution>;

/** Method and inputs of the computation: everything needed to reproduce the figures. */
export const analysisDetails = z.object({
  total: openFigure,
  withoutAntisocial: openFigure,
  antisocial: openFigure,
  categories: z.array(z.object({ category: z.string(), figure: openFigure, share: z.number() })),
  previousMonth: z.nullable(openFigure),
  sameMonthLastYear: z.nullable(openFigure),
  findings: z.array(finding),
  cautions: z.array(caution),
  files: z.array(
    z.object({ id: z.string(), name: z.string(), force: z.string(), sha256: z.string(), rows: z.number() }),
  ),
  notices: z.array(z.enum(coverageNotices)),
  /** Parts of 0 to 1 whose product is the confidence: coverage of forces, completeness of rows, size. */
  confidence: z.object({ coverage: z.number(), completeness: z.number(), size: z.number() }),
  generated: z.boolean(),
  tookMs: z.number(),
});
export type AnalysisDetails = z.output<typeof analysisDetails>;

/** The specification's analysis result; `year`, `month` and `details` are ours. */
export const analysisResult = z.object({
  analysisId: z.string(),
  /** A word that a newer server may send counts as completed. */
  status: knownStatus,
  timestamp: instant,
  year: z.optional(z.number()),
  month: z.optional(z.string()),
  note: z.optional(z.string()),
  error: z.optional(z.string()),
  sampledFiles: z.optional(z.number()),
  totalFiles: z.optional(z.number()),
  estimatedTotalRecords: z.optional(z.number()),
  citySummaries: z.optional(z.array(citySummary)),
  metadata: z.optional(
    z.object({
      validated: z.boolean(),
      warnings: z.array(z.string()),
      dataFound: z.boolean(),
      analysisType: z.string(),
    }),
  ),
  insights: z.optional(
    z.object({
      sentiment: z.string(),
      /** A number from 0 to 1 as text: `"0.87"`. */
      confidence: z.string(),
      topics: z.array(z.string()),
      mockResult: z.optional(z.boolean()),
    }),
  ),
  details: z.optional(analysisDetails),
});
export type AnalysisResult = z.output<typeof analysisResult>;

export const requestAnalysis = defineEndpoint({
  method: 'POST',
  path: '/analysis',
  summary: 'Starts an analysis of one month of crime data; returns immediately with the status processing.',
  access: allow('analyses', 'run'),
  body: z.strictObject({
    year: z.int().check(z.gte(1990), z.lte(2100)),
    /** `01` to `12`. */
    month: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/, { error: 'must be 01 to 12' })),
    /** London and Manchester unless others are named. */
    /** Reads only a sample: 3 files and 100 rows of each city. Without it, every row is counted. */
    sample: z.optional(z.boolean()),
    cities: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(20))),
  }),
  reply: analysisResult,
  status: 201,
  location: '/analysis/:analysisId',
});

export const getAnalysis = defineEndpoint({
  method: 'GET',
  path: '/analysis/:id',
  summary: 'Returns an analysis: processing, failed or analyzed.',
  access: allow('analyses', 'read'),
  errors: ['analysis_not_found'],
  params: z.strictObject({ id }),
  reply: analysisResult,
});

const listedAnalysis = z.object({
  analysisId: z.string(),
  status: knownStatus,
  timestamp: instant,
  year: z.number(),
  month: z.string(),
  by: z.nullable(z.string()),
});

export const listAnalyses = defineEndpoint({
  method: 'GET',
  path: '/analyses',
  summary: 'Lists analyses without details, newest first.',
  access: allow('analyses', 'read'),
  query: pageQuery(50),
  reply: z.object({ analyses: z.array(listedAnalysis), next: z.nullable(z.string()) }),
});

export const cancelAnalysis = defineEndpoint({
  method: 'DELETE',
  path: '/analysis/:id',
  summary: 'Cancels a running analysis; it ends as failed and names the user.',
  access: allow('analyses', 'delete'),
  errors: ['analysis_not_found', 'analysis_not_running'],
  params: z.strictObject({ id }),
  reply: analysisResult,
});
