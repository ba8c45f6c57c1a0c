import type { AnalysisStatus, Finding } from '@halyard/contracts/crime/analysis.ts';

const moved: Record<Finding['direction'], string> = { up: 'rose', down: 'fell', none: 'changed' };
const level: Record<Finding['direction'], string> = { up: 'unusually high', down: 'unusually low', none: 'unusual' };

/** Questions about analyses of police data in English. */
export const analyses = {
  phrases: {
    'topic:analysis': [
      ...['analysis', 'analyses', 'crime analysis', 'crime analyses', 'crime data analysis', 'analysis of crime'],
      ...['analysis of crime data', 'analysis of police data', 'crime data analyses', 'analysis result'],
      ...['analysis results', 'result of the analysis', 'results of the analysis', 'analysed', 'analyzed', 'analyzes'],
    ],
    'ana:findings': [
      ...[
        'findings',
        'finding',
        'find',
        'found',
        'insights',
        'key insights',
        'results',
        'result',
        'conclusions',
        'say',
      ],
    ],
    'ana:confidence': ['confidence', 'confident', 'reliable', 'how reliable', 'how confident', 'reliability', 'trust'],
    'ana:cautions': ['warnings', 'warning', 'cautions', 'caution', 'caveats', 'caveat', 'limitations'],
    'ana:status': ['processing', 'failed', 'running', 'finished', 'done', 'ready'],
    'ana:by': [
      ...['started by', 'requested by', 'who started', 'who ran', 'who requested', 'ran', 'started', 'requested'],
    ],
    'ana:run': ['been run', 'was run', 'were run', 'launched', 'been launched'],
    'op:list': ["what's in", 'what is in', 'what does', 'what did'],
  },
  /** How the states are named in questions. */
  statusWords: { processing: ['processing', 'running'], failed: ['failed'], analyzed: ['finished', 'done', 'ready'] },
  examples: ['What did the latest analysis find?', 'How many analyses are there?', 'Which analyses failed?'],
  ofOne: ['What did this analysis find?', 'How reliable is this analysis?'],
  label: 'Analyses of police data',
  oneLabel: (month: string) => `Analysis of ${month}`,
  none: 'Nothing has been analyzed yet.',
  noneOf: (month: string) => `No analysis of ${month} is among the last 50.`,
  count: (n: number, figure: string) =>
    `There ${n === 1 ? 'is' : 'are'} ${figure} ${n === 1 ? 'analysis' : 'analyses'}.`,
  atMost: 'Only the last 50 are kept in this list.',
  countOf: (status: string, figure: string) => `${status}: ${figure}.`,
  statuses: { processing: 'Processing', failed: 'Failed', analyzed: 'Analyzed' } satisfies Record<
    AnalysisStatus,
    string
  >,
  status: (name: string, at: string, status: string) => `The ${name}, started ${at}, has the status ${status}.`,
  name: (month: string) => `analysis of ${month}`,
  by: (person: string) => `It was started by ${person}.`,
  byNobody: 'Who started it is not recorded.',
  error: (error: string) => `It says: ${error}`,
  total: (total: string, without: string, antisocial: string) =>
    `It counted ${total} crimes, anti-social behaviour included (${antisocial}); without it ${without}.`,
  noData: 'No police data was found for this month, so there is no figure. That is not zero.',
  sentiment: (word: string) => `Direction: ${word}.`,
  sentiments: {
    rising: 'rising, more crime than the month before, beyond chance',
    falling: 'falling, less crime than the month before, beyond chance',
    steady: 'steady, no change beyond chance against the month before',
    unclear: 'unclear, there is nothing to compare with',
  } as Readonly<Record<string, string>>,
  confidence: (share: string) => `Its confidence is ${share}.`,
  confidenceParts: (coverage: string, completeness: string, size: string) =>
    `That is the product of coverage (${coverage}), completeness (${completeness}) and size (${size}).`,
  noConfidence: 'It states no confidence.',
  findings: (n: number, figure: string) => `It has ${figure} ${n === 1 ? 'finding' : 'findings'}:`,
  noFindings: 'No rule found anything beyond chance.',
  noDetails: 'It has no details.',
  everything: 'All crime without anti-social behaviour',
  meanOf: (count: number) => `the mean of ${count} ${count === 1 ? 'month' : 'months'}`,
  before: 'the time before',
  sentence: {
    month_change: (what: string, direction: Finding['direction'], before: string) =>
      `${what} ${moved[direction]} against ${before}`,
    year_change: (what: string, direction: Finding['direction'], before: string) =>
      `${what} ${moved[direction]} against ${before}`,
    unusual_category: (what: string, direction: Finding['direction']) => `${what}: ${level[direction]} this month`,
    concentration: (what: string, share: string) => `${what}: ${share} lie in the busiest twentieth of places`,
    coverage_gap: (what: string) => `${what}: data is missing, so the figure is not complete`,
  },
  smallNumbers: 'small numbers: chance alone can look like a change',
  cautions: (n: number, figure: string) =>
    `${figure} ${n === 1 ? 'thing' : 'things'} to know before using the figures:`,
  noCautions: 'It names nothing to be careful about.',
  caution: {
    no_data: (month: string) => `no police data for ${month} has been imported`,
    future_month: (month: string) => `${month} is not over yet`,
    force_missing: (month: string, names: string) => `no file has been imported for ${month} from ${names}`,
    not_published: (month: string, names: string) => `${names} published no data for ${month}`,
    other_forces_only: (_month: string, names: string) =>
      `${names}: the count holds only what other forces reported there`,
    without_location: (_month: string, _names: string, count: string) => `${count} rows have no location`,
    without_lsoa: (_month: string, _names: string, count: string) => `${count} rows have no LSOA`,
    repeated_ids: (_month: string, _names: string, count: string) =>
      `${count} rows share their Crime ID with another row`,
    rows_rejected: (_month: string, _names: string, count: string) => `${count} rows were rejected at import`,
    generated_data: () => 'the figures rest on generated sample data, not on published data',
    no_comparison: (month: string) => `there is no month to compare ${month} with`,
  },
  invented: 'Its results are invented.',
  generated: 'Its figures rest on generated sample data, not on published data.',
  caption: 'Analyses',
  findingsCaption: 'Findings',
  columns: {
    month: 'Month',
    status: 'Status',
    started: 'Started',
    by: 'By',
    finding: 'Finding',
    now: 'This month',
    before: 'Before',
  },
};
