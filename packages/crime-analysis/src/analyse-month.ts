import type { AnalysisDetails, AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { cautionsOf, cautionsWithoutData, warningsOf } from './findings/cautions.ts';
import type { LocationsByRows } from './findings/concentration.ts';
import { confidenceOf } from './findings/confidence.ts';
import { findAll } from './findings/find-all.ts';
import { countMonth, monthFigures } from './findings/month-figures.ts';
import { citiesSql, locationsSql, reportersSql, unknownCities } from './findings/month-queries.ts';
import { monthsLater } from './findings/months.ts';
import type { ReadTally } from './findings/remember-tallies.ts';
import { sentimentOf } from './findings/sentiment.ts';
import { type CityRow, forcesOfCity, summariseCity } from './findings/summarise-city.ts';
import type { LivePart } from './parts.ts';
import { defaultCities } from './query/cities.ts';
import type { AskParts } from './query/parts-query.ts';

export type AnalyseInput = {
  readonly month: string;
  /** London and Manchester where none are named. */
  readonly cities?: readonly string[] | undefined;
  /** The live street parts of the month and of the twelve before it; others are left out. */
  readonly parts: readonly LivePart[];
  /** Street-level coverage of the month: a cell for each force that occurs, and for Greater Manchester. */
  readonly coverage: readonly CoverageCell[];
  /** The street files of the month. */
  readonly files: AnalysisDetails['files'];
  /** Whether the month's rows were generated, not published. */
  readonly generated: boolean;
  readonly signal?: AbortSignal | undefined;
};

/** An analysis but for its name, its state and its month. */
export type AnalysisFacts = Omit<AnalysisResult, 'analysisId' | 'status' | 'timestamp' | 'year' | 'month'>;

/** Number of earlier months that findings use. */
export const monthsBefore = 12;

/** Queries of an analysis to the engine. */
type MonthQuestions = { readonly queryParts: AskParts; readonly readTally: ReadTally };

/**
 * Analyses one month from all of its rows: nothing is sampled, and the same parts give the same result (`tookMs`
 * apart). Rejects as the questions of the engine do.
 */
export async function analyseMonth(ask: MonthQuestions, input: AnalyseInput): Promise<AnalysisFacts> {
  const startedAt = performance.now();
  const { month } = input;
  const parts = input.parts.filter((part) => part.month <= month && part.month >= monthsLater(month, -monthsBefore));
  const ofMonth = parts.filter((part) => part.month === month);
  if (ofMonth.length === 0) return withoutData(input);
  const facts = await readFacts(ask, { ...input, parts, ofMonth });
  return describe({ ...input, ...facts, parts, ofMonth, startedAt });
}

/** The message for a month without files. */
export function withoutData({ month, coverage }: AnalyseInput): AnalysisFacts {
  return {
    sampledFiles: 0,
    totalFiles: 0,
    estimatedTotalRecords: 0,
    metadata: {
      validated: false,
      warnings: warningsOf(cautionsWithoutData(month, coverage)),
      dataFound: false,
      analysisType: 'insights-only',
    },
    insights: { sentiment: 'unclear', confidence: '0.00', topics: [] },
  };
}

type Chosen = AnalyseInput & { readonly ofMonth: readonly LivePart[] };

async function readFacts({ queryParts, readTally }: MonthQuestions, { cities: named, parts, ofMonth, signal }: Chosen) {
  const cities = citiesToShow(named);
  const unknown = unknownCities(cities).length > 0;
  const [tally, locations, cityRows, reported] = await Promise.all([
    readTally(parts, signal),
    queryParts<LocationsByRows>(ofMonth, locationsSql, signal),
    queryParts<CityRow>(ofMonth, (table) => citiesSql(table, cities), signal),
    unknown ? queryParts<CityRow>(parts, (table) => reportersSql(table, cities), signal) : [],
  ]);
  return { cities, tally, locations, cityRows, reported };
}

/** Each city once, however it is written. */
export function citiesToShow(named: readonly string[] | undefined): string[] {
  const cities = named?.length ? named : defaultCities.map(({ city }) => city);
  return [...new Map(cities.map((city) => [city.toLowerCase(), city])).values()];
}

type Described = Chosen & Awaited<ReturnType<typeof readFacts>> & { readonly startedAt: number };

function describe(facts: Described): AnalysisFacts {
  const { month, tally, locations, files, ofMonth, coverage } = facts;
  const summaries = summariesOf(facts);
  const rows = countMonth(tally, month);
  // Of a month that is not over, neither its count nor its days are whole.
  const isOver = coverage.every(({ state }) => state !== 'unfinished');
  const findings = isOver ? findAll(tally, month, locations) : [];
  const confidence = confidenceOf(coverage, rows);
  const cautions = cautionsFor(facts, summaries, rows);
  const countsAddUp = rows === ofMonth.reduce((sum, part) => sum + part.rows, 0);
  return {
    sampledFiles: files.length,
    totalFiles: files.length,
    estimatedTotalRecords: rows,
    citySummaries: summaries,
    metadata: {
      validated: countsAddUp,
      warnings: [
        ...warningsOf(cautions),
        ...(countsAddUp ? [] : ['The stored rows do not add up to the import summary.']),
      ],
      dataFound: true,
      analysisType: summaries.some(({ recordCount }) => recordCount) ? 'lightweight' : 'insights-only',
    },
    insights: {
      sentiment: sentimentOf(tally, month),
      confidence: (confidence.coverage * confidence.completeness * confidence.size).toFixed(2),
      topics: [...new Set(findings.flatMap(({ category }) => category ?? []))],
    },
    details: { ...monthFigures(tally, month), findings, cautions, confidence, ...sourcesOf(facts) },
  };
}

function summariesOf({ cities, cityRows, reported, coverage }: Described) {
  return cities.map((city) =>
    summariseCity({
      city,
      rows: cityRows.filter((row) => row.city === city),
      forces: forcesOfCity(city, reported),
      cells: coverage,
    }),
  );
}

function cautionsFor(
  { month, coverage, generated, tally }: Described,
  summaries: ReturnType<typeof summariesOf>,
  rows: number,
) {
  const silent = summaries.filter((summary) => summary.coverage === 'notPublished' && summary.recordCount);
  return cautionsOf({
    month,
    cells: coverage,
    neverImported: inOrder(summaries.flatMap(({ forces = [] }) => forces.map(({ force }) => force))).filter((force) =>
      coverage.every((cell) => cell.force !== force),
    ),
    rows,
    generated,
    reportedByOthers: {
      cities: silent.map(({ city }) => city),
      count: silent.reduce((sum, { recordCount }) => sum + (recordCount ?? 0), 0),
    },
    isComparable: [-1, -12].some((by) => tally.forcesOf(monthsLater(month, by)).length > 0),
  });
}

function sourcesOf({ files, coverage, generated, startedAt }: Described) {
  const notices = coverage.flatMap(({ notice }) => notice ?? []);
  return {
    files: [...files],
    notices: inOrder(notices),
    generated,
    tookMs: Math.round(performance.now() - startedAt),
  };
}

const inOrder = <T extends string>(values: readonly T[]) => [...new Set(values)].sort();
