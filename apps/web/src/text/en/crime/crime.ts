import type { AnalysisStatus, CityCoverage, Finding, FindingRule } from '@halyard/contracts/crime/analysis.ts';
import { fields } from '@halyard/messages/en';
import { monthName, monthNames } from '../../../preferences/month-name.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

type Caution = {
  readonly code: string;
  readonly month: string;
  readonly names: string;
  readonly count: string;
  readonly share: string;
};
type Direction = Finding['direction'];

const statuses: Record<AnalysisStatus, string> = { processing: 'Processing', failed: 'Failed', analyzed: 'Analyzed' };

const sentiments: Readonly<Record<string, string>> = {
  rising: 'Rising: significantly more crime than the previous month',
  falling: 'Falling: significantly less crime than the previous month',
  steady: 'Stable: no significant change from the previous month',
  unclear: 'Unknown: no data to compare with',
};

const moved: Record<Direction, string> = { up: 'rose', down: 'fell', none: 'changed' };
const level: Record<Direction, string> = { up: 'unusually high', down: 'unusually low', none: 'unusual' };

const cautions: Readonly<Record<string, (caution: Caution) => string>> = {
  no_data: ({ month }) => `No police data for ${month} has been imported.`,
  future_month: ({ month }) => `${month} is not over yet.`,
  force_missing: ({ names, month }) => `No file has been imported for ${month} from: ${names}.`,
  not_published: ({ names, month }) => `${names} published no data for ${month}.`,
  other_forces_only: ({ names }) => `${names}: the count includes only crimes reported there by other forces.`,
  without_location: ({ count, share }) => `${count} rows (${share}) have no location.`,
  without_lsoa: ({ count, share }) => `${count} rows (${share}) have no LSOA and are not assigned to an area.`,
  repeated_ids: ({ count }) => `${count} rows share their Crime ID with another row; they are counted as published.`,
  rows_rejected: ({ count }) => `${count} rows were rejected during import and are not counted.`,
  generated_data: () => 'These figures are based on generated sample data, not published data.',
  no_comparison: ({ month }) => `There is no month to compare ${month} with.`,
};

/** `written` is a number as the person writes numbers. */
export const crime = {
  title: 'Crime Data Analysis',
  lead: 'Street-level crime data for England, Wales and Northern Ireland, in the data.police.uk format.',
  fresh: (newest: string, count: number, written: string, forces: string) =>
    `Newest month: ${newest}. ${written} ${plural(count, { one: 'month', other: 'months' })} from ${forces} forces.`,
  nothingYet: 'No police data has been imported yet.',
  toCoverage: 'View coverage',
  toImports: 'Import data',
  loading: 'Loading crime data',
  retry: common.tryAgain,
  tabList: 'Views of crime data',
  tabs: {
    analysis: 'Analysis',
    explore: 'Explore',
    records: 'Records',
    coverage: 'Coverage',
    imports: 'Imports',
  },
  about: {
    title: 'About this data',
    facts: [
      'Coordinates are snap points: data.police.uk moves every crime to a nearby point that represents several addresses. They never show the exact location.',
      'Dates are months. No hour, no day and no weekday can be recovered.',
      '“Reported by” names the force that reported a crime, not the location of the crime.',
      'Anti-social behaviour is counted apart: it has neither a Crime ID nor an outcome.',
      'Greater Manchester Police has published no street data since July 2019. Rows located there were reported by other forces.',
      'Missing is not zero: where a force published nothing, or no file was imported, no figure is shown.',
    ],
  },
  /** January to December. */
  months: monthNames('en'),
  monthYear: (month: string) => monthName(month, 'en', 'long'),
  category: (name: string): string => name,
  sample: 'Sample data',
  generated: 'Generated data',
  form: {
    label: 'Analysis options',
    year: 'Year',
    month: common.month,
    analyze: 'Analyze Data',
    analyzing: 'Analyzing...',
    mock: 'Load Mock Data',
    cancel: 'Cancel analysis',
    cancelFailed: 'Failed to cancel analysis.',
    viewer: 'You have read-only access. Analysts and administrators can run analyses.',
    requestFailed: 'Failed to request analysis. Please try again.',
    gone: 'This analysis no longer exists.',
    goneBack: 'Select another',
    pollFailed: 'Failed to fetch analysis results. Please try again.',
    mockShown: 'The results below are sample data.',
    othersHere: (month: string, year: string, others: string) =>
      `No police data for ${month} has been imported. Available in ${year}: ${others}.`,
    noneHere: (month: string, year: string) =>
      `No police data for ${month} has been imported, nor for any other month of ${year}. Years before the last five can be selected once they are imported.`,
    comma: ', ',
    sample: 'Sample only',
    sampleAbout: 'Reads 3 files and 100 rows per city. Shares then come with intervals.',
  },
  cities: {
    label: 'Cities',
    chosen: (names: string) => `Cities: ${names}`,
    search: 'Search areas',
    list: 'Available areas',
    london: 'London (33 boroughs)',
    none: 'No area has this name.',
    failed: 'Failed to load areas.',
    more: (written: string) => `${written} more: search to find them.`,
    most: (written: string) => `You can select up to ${written}.`,
    reset: 'Reset to default',
  },
  empty: {
    title: 'No analysis yet',
    text: 'Select a month and click Analyze Data to see totals, changes and a confidence score.',
  },
  banner: {
    processing: 'Analysis in progress',
    processingText: 'Your request is being processed. This may take a few minutes.',
    failed: 'Analysis failed',
    failedText: 'An unexpected error occurred during analysis.',
    warnings: 'Analysis completed with warnings',
    fallback: 'Fallback analysis results',
    fallbackText: 'These results are sample data and do not describe real crime.',
    success: 'Analysis completed successfully',
    successText: (month: string) => `Crime data of ${month} was analyzed.`,
  },
  result: {
    label: 'Result of the analysis',
    id: 'Analysis ID',
    copy: common.copy,
    copyName: 'Copy the analysis ID',
    copied: common.copied,
    copyFailed: 'Failed to copy. Select the ID and press Ctrl+C.',
    timestamp: 'Timestamp',
    note: 'Note',
  },
  insights: {
    title: 'Key Insights',
    none: 'This analysis has no insights.',
    sentiment: 'Direction',
    sentimentOf: (word: string): string => sentiments[word] ?? word,
    confidence: fields.confidence,
    confidenceWhy: 'How confidence is calculated',
    parts: {
      coverage: 'Coverage',
      completeness: 'Completeness',
      size: 'Sample size',
    },
    partsExplained: {
      coverage: 'share of the forces of the selected areas that have a file',
      completeness: 'share of rows with a location and an LSOA, none rejected',
      size: 'whether there are enough rows to detect a change',
    },
    product: 'Confidence = coverage × completeness × sample size.',
    topics: 'Topics',
    noTopics: 'No topics',
    findings: 'Findings',
    noFindings: 'No statistically significant findings.',
    everything: 'All crime, excluding anti-social behaviour',
    rules: {
      month_change: 'Change from the previous month',
      year_change: 'Change from the same month last year',
      unusual_category: 'Unusual compared with recent months',
      concentration: 'Concentration in few places',
      coverage_gap: 'Gap in the data',
    } satisfies Record<FindingRule, string>,
    rulesExplained: {
      month_change:
        'Reported when the 95% confidence interval of the daily rate ratio excludes 1. Uses only forces with data for both months.',
      year_change:
        'Reported when the 95% confidence interval of the daily rate ratio excludes 1. Uses only forces with data for both months.',
      unusual_category:
        'Reported when the month is more than 3 standard deviations from the mean of up to 12 previous months.',
      concentration: 'Share of rows at the busiest 5% of snap points.',
      coverage_gap: 'A force or a month is missing.',
    } satisfies Record<FindingRule, string>,
    sentence: {
      month_change: (what: string, direction: Direction, before: string) =>
        `${what} ${moved[direction]} against ${before}`,
      year_change: (what: string, direction: Direction, before: string) =>
        `${what} ${moved[direction]} against ${before}`,
      unusual_category: (what: string, direction: Direction) => `${what}: ${level[direction]} this month`,
      concentration: (what: string, share: string) => `${what}: ${share} at the busiest 5% of locations`,
      coverage_gap: (what: string) => `${what}: incomplete because data is missing`,
    },
    now: 'This month',
    meanOf: (count: number, written: string) =>
      `Mean of ${written} ${plural(count, { one: 'month', other: 'months' })}`,
    before: 'Before',
    ratio: (value: string, low: string, high: string) => `Rate ratio ${value} (95% CI ${low} to ${high})`,
    smallNumbers: 'Small sample: fewer than 30 rows in one of the periods. The change may be due to chance.',
    opens: (figure: string, what: string) => `${figure}: ${what}, open the rows`,
  },
  citySummaries: {
    title: 'City Crime Summaries',
    none: 'This analysis has no summaries of cities.',
    records: 'records',
    sampled: (size: string) => `Sampled: yes, ${size} records`,
    interval: (low: string, high: string) => `95% confidence interval ${low} to ${high}`,
    notSampled: (size: string) => `Sampled: no, all ${size} records were counted`,
    antisocial: 'including anti-social behaviour',
    top: 'Top categories',
    noCategories: 'No categories',
    bar: (count: string, percent: string) => `${count} (${percent})`,
    coverage: {
      full: 'Every force of this area has a file.',
      partial: 'Some forces of this area have no file.',
      notPublished: 'No data published by this force',
      none: 'Not imported',
    } satisfies Record<CityCoverage, string>,
    missing: (names: string) => `Missing: ${names}`,
    othersOnly: 'The count includes only crimes reported by other forces.',
  },
  summary: {
    title: 'Data Summary',
    none: 'This analysis has no data summary.',
    files: 'Files sampled',
    filesOf: (sampled: string, total: string) => `${sampled} of ${total}`,
    estimated: 'Estimated records',
    validated: 'Validated',
    dataFound: 'Data found',
    type: 'Analysis type',
    yes: 'Yes',
    no: 'No',
    types: {
      lightweight: 'Lightweight: with summaries of cities',
      'insights-only': 'Insights only',
    } as Readonly<Record<string, string>>,
    total: 'With anti-social behaviour',
    withoutAntisocial: 'Without anti-social behaviour',
    antisocial: 'Anti-social behaviour',
    previousMonth: 'Month before',
    lastYear: 'Same month last year',
    noComparison: 'No data to compare with',
    took: 'Processing time',
    milliseconds: (written: string) => `${written} ms`,
    categories: 'All categories',
    cautions: 'Data quality notes',
    sources: (count: number, written: string) => `${written} source ${plural(count, { one: 'file', other: 'files' })}`,
    file: common.file,
    rows: 'Rows',
    hash: 'SHA-256',
  },
  caution: (caution: Caution): string => cautions[caution.code]?.(caution) ?? caution.code,
  history: {
    older: common.showOlder,
    olderFailed: common.olderFailed,
    title: 'Recent analyses',
    none: 'Nothing has been analyzed yet.',
    failed: 'Failed to load earlier analyses.',
    by: (name: string) => `by ${name}`,
    statuses,
  },
};
