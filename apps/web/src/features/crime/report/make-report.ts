import type { AnalysisResult, CitySummary, Finding } from '@halyard/contracts/crime/analysis.ts';
import type { Format } from '../../../preferences/format.ts';
import type { crime } from '../../../text/en/crime/crime.ts';
import type { crimeReport } from '../../../text/en/crime/crime-report.ts';
import { chooseBanner, isMock } from '../analysis/choose-banner.ts';
import type { FindingWords } from '../analysis/findings/use-finding-words.ts';
import type { Fact, Report, Section } from './report.ts';

/** The locale of a report: the user's texts, numbers and dates. */
export type Pen = {
  readonly text: typeof crimeReport;
  readonly crime: typeof crime;
  readonly format: Format;
  readonly language: string;
  readonly findingWords: (finding: Finding) => FindingWords;
  readonly cautions: readonly string[];
};

type ReportInput = {
  readonly result: AnalysisResult;
  /** `2026-03` */
  readonly month: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
};

const filled = (section: Section) =>
  (section.kind === 'facts' ? section.facts : section.kind === 'list' ? section.items : section.rows).length > 0;

/** Texts in other languages may name the same thing; only values of the result are shown. */
const known = (...facts: readonly (Fact | false | undefined)[]): Fact[] => facts.filter((fact) => !!fact);

function markingsOf({ text }: Pen, result: AnalysisResult): string[] {
  return [...(isMock(result) ? [text.sampleLine] : []), ...(result.details?.generated ? [text.generatedLine] : [])];
}

function headOf({ text, crime, format }: Pen, { result, month, madeAt }: ReportInput): Fact[] {
  const warnings = result.metadata?.warnings ?? [];
  return known(
    [text.month, crime.monthYear(month)],
    [crime.result.id, result.analysisId],
    [crime.result.timestamp, `${format.dateTime(result.timestamp)} ${format.zone(result.timestamp)}`],
    [text.made, `${format.dateTime(madeAt)} ${format.zone(madeAt)}`],
    [text.status, [crime.banner[chooseBanner(result)], ...warnings, result.error].filter(Boolean).join('. ')],
    result.note !== undefined && [crime.result.note, result.note],
  );
}

function insightsOf(
  { crime: { insights: text, category }, format }: Pen,
  { insights, details }: AnalysisResult,
): Section {
  const parts = ['coverage', 'completeness', 'size'] as const;
  const confidence = Number(insights?.confidence);
  return {
    kind: 'facts',
    title: text.title,
    facts: insights
      ? known(
          [text.sentiment, text.sentimentOf(insights.sentiment)],
          [text.confidence, Number.isFinite(confidence) ? format.percent(confidence * 100) : insights.confidence],
          ...(details
            ? parts.map((part): Fact => [text.parts[part], format.percent(details.confidence[part] * 100)])
            : []),
          [text.topics, insights.topics.length === 0 ? text.noTopics : insights.topics.map(category).join(', ')],
        )
      : [[text.title, text.none]],
  };
}

function findingsOf({ text, crime, format, findingWords }: Pen, findings: readonly Finding[]): Section {
  return {
    kind: 'table',
    title: text.findings,
    columns: [text.findings, text.rule, text.figure, text.comparedWith, text.ratio, text.remark],
    rows: findings.map((finding) => {
      const words = findingWords(finding);
      const { before, now, rule } = finding;
      return [
        words.sentence,
        crime.insights.rules[rule],
        format.number(now.count),
        before ? `${words.before}: ${format.number(Math.round(before.count * 10) / 10)}` : '',
        words.ratio ?? '',
        finding.smallNumbers ? text.smallNumbers : '',
      ];
    }),
  };
}

function coverageOf({ crime: { citySummaries: text } }: Pen, { coverage, forces = [] }: CitySummary): string {
  const missing = forces.filter(({ present }) => !present).map(({ name }) => name);
  return [coverage ? text.coverage[coverage] : '', missing.length > 0 ? text.missing(missing.join(', ')) : '']
    .filter(Boolean)
    .join(' ');
}

function citiesOf(pen: Pen, cities: readonly CitySummary[]): Section {
  const { text, crime, format } = pen;
  const sampled = ({ sampled: isSampled, sampleSize }: CitySummary) =>
    isSampled
      ? crime.citySummaries.sampled(format.number(sampleSize))
      : crime.citySummaries.notSampled(format.number(sampleSize));
  return {
    kind: 'table',
    title: crime.citySummaries.title,
    columns: [text.city, crime.citySummaries.records, text.more, text.coverage],
    rows: cities.map((summary) => [
      summary.city,
      summary.recordCount === null ? text.notCounted : format.number(summary.recordCount),
      summary.recordCount === null ? '' : sampled(summary),
      coverageOf(pen, summary),
    ]),
  };
}

function cityCategoriesOf({ text, crime, format }: Pen, cities: readonly CitySummary[]): Section {
  return {
    kind: 'table',
    title: crime.citySummaries.top,
    columns: [text.city, text.category, text.count, text.percentage],
    rows: cities.flatMap(({ city, topCategories }) =>
      topCategories.map(({ category, count, percentage }) => [
        ...[city, crime.category(category), format.number(count), format.percent(percentage)],
      ]),
    ),
  };
}

function summaryOf({ crime: { summary: text }, format }: Pen, result: AnalysisResult): Section {
  const { metadata, details, totalFiles, sampledFiles, estimatedTotalRecords: estimated } = result;
  const yesNo = (value: boolean) => (value ? text.yes : text.no);
  const count = (figure: { readonly count: number } | null) =>
    figure ? format.number(figure.count) : text.noComparison;
  const facts = known(
    totalFiles !== undefined && [text.files, text.filesOf(format.number(sampledFiles ?? 0), format.number(totalFiles))],
    estimated !== undefined && [text.estimated, format.number(estimated)],
    metadata && [text.validated, yesNo(metadata.validated)],
    metadata && [text.dataFound, yesNo(metadata.dataFound)],
    metadata && [text.type, text.types[metadata.analysisType] ?? metadata.analysisType],
    details && [text.total, count(details.total)],
    details && [text.withoutAntisocial, count(details.withoutAntisocial)],
    details && [text.antisocial, count(details.antisocial)],
    details && [text.previousMonth, count(details.previousMonth)],
    details && [text.lastYear, count(details.sameMonthLastYear)],
  );
  return { kind: 'facts', title: text.title, facts: facts.length > 0 ? facts : [[text.title, text.none]] };
}

function categoriesOf({ text, crime, format }: Pen, { details }: AnalysisResult): Section {
  return {
    kind: 'table',
    title: text.categories,
    columns: [text.category, text.count, text.percentage],
    rows: (details?.categories ?? []).map(({ category, figure, share }) => [
      ...[crime.category(category), format.number(figure.count), format.percent(share * 100)],
    ]),
  };
}

function sourcesOf({ text, format }: Pen, { details }: AnalysisResult): Section {
  if (!details || details.files.length === 0) return { kind: 'list', title: text.sources, items: [text.noSources] };
  return {
    kind: 'table',
    title: text.sources,
    columns: [text.file, text.force, text.rows, text.hash],
    rows: details.files.map(({ name, force, rows, sha256 }) => [name, force, format.number(rows), sha256]),
  };
}

/** Everything that the screen shows about a result, its sources, and its caveats. */
export function makeReport(pen: Pen, asked: ReportInput): Report {
  const { text, crime } = pen;
  const { result } = asked;
  const cities = result.citySummaries ?? [];
  const caveats = [...pen.cautions, ...crime.about.facts];
  return {
    title: text.title(crime.monthYear(asked.month)),
    language: pen.language,
    markings: markingsOf(pen, result),
    facts: headOf(pen, asked),
    sections: [
      insightsOf(pen, result),
      findingsOf(pen, result.details?.findings ?? []),
      citiesOf(pen, cities),
      cityCategoriesOf(pen, cities),
      summaryOf(pen, result),
      categoriesOf(pen, result),
      sourcesOf(pen, result),
      { kind: 'list' as const, title: text.caveats, items: [...caveats, text.licence] },
    ].filter(filled),
    caveats,
  };
}
