import type { AnalysisResult, CitySummary } from '@halyard/contracts/crime/analysis.ts';

type AnalysisMonth = { readonly year: number; readonly month: string };

const sampleSize = 100;

// Of a hundred sampled rows each: a count is its own percentage.
const sampled = (city: string, recordCount: number, counts: Readonly<Record<string, number>>): CitySummary => ({
  city,
  recordCount,
  sampled: true,
  sampleSize,
  topCategories: Object.entries(counts).map(([category, count]) => ({ category, count, percentage: count })),
});

const citySummaries: CitySummary[] = [
  sampled('london', 4_102, {
    'Violence and sexual offences': 27,
    'Anti-social behaviour': 21,
    'Theft from the person': 13,
    'Vehicle crime': 11,
    'Other theft': 9,
  }),
  sampled('manchester', 1_721, {
    'Violence and sexual offences': 31,
    'Anti-social behaviour': 17,
    Shoplifting: 12,
    'Criminal damage and arson': 10,
    'Public order': 9,
  }),
];

const insights = {
  sentiment: 'steady',
  confidence: '0.85',
  topics: ['Violence and sexual offences', 'Anti-social behaviour', 'Theft from the person'],
};

const simple = {
  note: 'This is a mock result with insights only.',
  insights: { ...insights, mockResult: true },
} as const;

const lightweight = {
  note: 'This is a mock result of a lightweight analysis.',
  sampledFiles: 3,
  totalFiles: 12,
  estimatedTotalRecords: 5_823,
  citySummaries,
  metadata: { validated: true, warnings: [], dataFound: true, analysisType: 'lightweight' },
  insights,
} as const;

/**
 * An invented result, one of two kinds by the toss of a coin: insights only, or a lightweight analysis of two cities.
 * Both carry a note that says so. `now` is in milliseconds since 1970.
 */
export function makeMockAnalysis(random: () => number, now: number, { year, month }: AnalysisMonth): AnalysisResult {
  const kind = random() < 0.5 ? simple : lightweight;
  const at = { analysisId: `mock-${now}`, status: 'analyzed' as const, timestamp: new Date(now).toISOString() };
  return structuredClone({ ...at, year, month, ...kind }) as AnalysisResult;
}
