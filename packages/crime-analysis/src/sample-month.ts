import { createHash } from 'node:crypto';
import { type CitySummary, sampledFilesMax, sampledRowsMax } from '@halyard/contracts/crime/analysis.ts';
import { type AnalyseInput, type AnalysisFacts, citiesToShow, withoutData } from './analyse-month.ts';
import { confidenceOf } from './findings/confidence.ts';
import { sampledCitiesSql } from './findings/month-queries.ts';
import { shareInterval } from './findings/rate-ratio.ts';
import { round } from './findings/round.ts';
import { type CityRow, summariseCity } from './findings/summarise-city.ts';
import type { LivePart } from './parts.ts';
import { knownCity } from './query/cities.ts';
import type { AskParts } from './query/parts-query.ts';

type SampledRow = CityRow & { readonly total: number };

const hashOf = ({ month, force, fileId }: LivePart) =>
  createHash('sha256').update(`${month} ${force} ${fileId}`).digest('hex');

/** Files of forces that police the cities first, the largest before others; then whichever, the same in every run. */
function chooseFiles(parts: readonly LivePart[], cities: readonly string[]): LivePart[] {
  const forces = new Set(cities.flatMap((city) => knownCity(city)?.forces ?? []));
  const ofCities = parts.filter(({ force }) => forces.has(force)).toSorted((a, b) => b.rows - a.rows);
  const others = parts.filter(({ force }) => !forces.has(force)).toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1));
  return [...ofCities, ...others].slice(0, sampledFilesMax);
}

const percent = (share: number) => round(share * 100, 1);

/** Counts are those of the sample; what they say of the city is in the intervals. */
function summariseSample(city: string, rows: readonly SampledRow[], coverage: AnalyseInput['coverage']): CitySummary {
  const forces = knownCity(city)?.forces ?? [...new Set(rows.map(({ force }) => force))];
  const { antisocial = 0, ...summary } = summariseCity({ city, rows, forces, cells: coverage });
  const [first] = rows;
  if (!first || summary.recordCount === null) return { ...summary, sampled: true, recordCount: null, sampleSize: 0 };
  const counted = summary.sampleSize - antisocial;
  const topCategories = summary.topCategories.map((top) => {
    const { low, high } = shareInterval(top.count, counted);
    return { ...top, interval: { low: percent(low), high: percent(high) } };
  });
  return { ...summary, sampled: true, recordCount: first.total, topCategories };
}

/** Analyses a sample of a month: a few files, and of each city a hundred rows. Says so, and gives shares as intervals. */
export async function sampleMonth(queryParts: AskParts, input: AnalyseInput): Promise<AnalysisFacts> {
  const { month, coverage, signal } = input;
  const ofMonth = input.parts.filter((part) => part.month === month);
  if (ofMonth.length === 0) return withoutData(input);
  const cities = citiesToShow(input.cities);
  const read = chooseFiles(ofMonth, cities);
  const sql = (table: string) => sampledCitiesSql(table, cities, sampledRowsMax);
  const rows = await queryParts<SampledRow>(read, sql, signal);
  const summaries = cities.map((city) =>
    summariseSample(
      city,
      rows.filter((row) => row.city === city),
      coverage,
    ),
  );
  const sampled = summaries.reduce((sum, { sampleSize }) => sum + sampleSize, 0);
  const confidence = confidenceOf(coverage, sampled);
  return {
    sampledFiles: read.length,
    totalFiles: ofMonth.length,
    estimatedTotalRecords: ofMonth.reduce((sum, part) => sum + part.rows, 0),
    citySummaries: summaries,
    metadata: {
      validated: false,
      warnings: [
        `This is a sample: ${read.length} of ${ofMonth.length} files and at most ${sampledRowsMax} rows of each city were read.`,
      ],
      dataFound: true,
      analysisType: sampled > 0 ? 'lightweight' : 'insights-only',
    },
    insights: { sentiment: 'unclear', confidence: (confidence.coverage * confidence.size).toFixed(2), topics: [] },
  };
}
