import type { AnalysisDetails, AnalysisResult, Finding, OpenFigure } from '@halyard/contracts/crime/analysis.ts';

const month = '2026-03';

/** A figure over the rows of March 2026. */
const figureOf = (count: number, change: Readonly<Record<string, string>> = {}): OpenFigure => ({
  count,
  query: { from: month, to: month, ...change },
});

/** Drugs rose against February; `change` overrides it. */
export const findingOf = (change: Partial<Finding> = {}): Finding => ({
  rule: 'month_change',
  category: 'Drugs',
  direction: 'up',
  weight: 3,
  now: figureOf(412, { category: 'Drugs' }),
  before: figureOf(300, { from: '2026-02', to: '2026-02', category: 'Drugs' }),
  beforeMonth: '2026-02',
  beforeMonths: null,
  ratio: { value: 1.3733, low: 1.2, high: 1.5678 },
  share: null,
  smallNumbers: false,
  ...change,
});

/** The inputs of an analysis of March 2026. */
export const detailsOf = (change: Partial<AnalysisDetails> = {}): AnalysisDetails => ({
  total: figureOf(5_823),
  withoutAntisocial: figureOf(4_800, { antisocial: 'no' }),
  antisocial: figureOf(1_023, { antisocial: 'only' }),
  categories: [{ category: 'Drugs', figure: figureOf(412, { category: 'Drugs' }), share: 0.0858 }],
  previousMonth: figureOf(5_500, { from: '2026-02', to: '2026-02' }),
  sameMonthLastYear: null,
  findings: [findingOf()],
  cautions: [{ code: 'not_published', month, names: ['Greater Manchester Police'], count: null, share: null }],
  files: [
    { id: 'f1', name: '2026-03-metropolitan-street.csv', force: 'metropolitan', sha256: 'a'.repeat(64), rows: 5_823 },
  ],
  notices: [],
  confidence: { coverage: 0.5, completeness: 0.98, size: 1 },
  generated: false,
  tookMs: 214.4,
  ...change,
});

/** A finished analysis of March 2026. */
export const resultOf = (change: Partial<AnalysisResult> = {}): AnalysisResult => ({
  analysisId: 'a1',
  status: 'analyzed',
  timestamp: '2026-11-21T08:40:00.000Z',
  year: 2026,
  month: '03',
  sampledFiles: 1,
  totalFiles: 1,
  estimatedTotalRecords: 5_823,
  citySummaries: [
    {
      city: 'london',
      recordCount: 5_823,
      sampled: false,
      sampleSize: 5_823,
      antisocial: 1_023,
      coverage: 'full',
      topCategories: [{ category: 'Drugs', count: 412, percentage: 7.1 }],
      forces: [{ force: 'metropolitan', name: 'Metropolitan Police Service', present: true }],
    },
    {
      city: 'manchester',
      recordCount: null,
      sampled: false,
      sampleSize: 0,
      coverage: 'notPublished',
      topCategories: [],
      forces: [{ force: 'greater-manchester', name: 'Greater Manchester Police', present: false }],
    },
  ],
  metadata: { validated: true, warnings: [], dataFound: true, analysisType: 'lightweight' },
  insights: { sentiment: 'rising', confidence: '0.49', topics: ['Drugs'] },
  details: detailsOf(),
  ...change,
});

export const processing: AnalysisResult = {
  analysisId: 'a1',
  status: 'processing',
  timestamp: '2026-11-21T08:40:00.000Z',
  year: 2026,
  month: '03',
};
