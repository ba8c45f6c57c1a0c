import type { AnalysisResult, Caution, Finding } from '@halyard/contracts/crime/analysis.ts';
import type { Draft } from '../../draft/create-draft.ts';
import { plain } from '../../draft/marked-text.ts';
import { hrefOfRows } from '../crime/ask-crimes.ts';
import { texts as crimeTexts } from '../crime/texts.ts';
import { texts } from './texts.ts';

type Query = Parameters<typeof hrefOfRows>[0];

/** Opens the analysis on its screen. */
export function hrefOfAnalysis({
  analysisId,
  year,
  month,
}: Pick<AnalysisResult, 'analysisId' | 'year' | 'month'>): string {
  const shown = year !== undefined && month !== undefined ? `&year=${year}&month=${month}` : '';
  return `/crime-analysis?analysis=${encodeURIComponent(analysisId)}${shown}`;
}

/** The month it is about in words; its id where it names none. */
export const wordOfMonth = (
  { analysisId, year, month }: Pick<AnalysisResult, 'analysisId' | 'year' | 'month'>,
  draft: Draft,
) => (year !== undefined && month !== undefined ? draft.show.month(`${year}-${month}`) : analysisId);

function whatOf({ category }: Finding, draft: Draft): string {
  return category === null ? texts[draft.language].everything : plain(crimeTexts[draft.language].category(category));
}

function beforeOf({ beforeMonth, beforeMonths }: Finding, draft: Draft): string {
  const text = texts[draft.language];
  if (beforeMonths !== null) return text.meanOf(beforeMonths);
  return beforeMonth === null ? text.before : draft.show.month(beforeMonth);
}

function wordOf(finding: Finding, draft: Draft): string {
  const { sentence } = texts[draft.language];
  const what = whatOf(finding, draft);
  const { rule, direction, share } = finding;
  if (rule === 'concentration') return sentence.concentration(what, draft.show.share(share ?? 0));
  if (rule === 'coverage_gap') return sentence.coverage_gap(what);
  if (rule === 'unusual_category') return sentence.unusual_category(what, direction);
  return sentence[rule](what, direction, beforeOf(finding, draft));
}

/** Every finding with its figures; each row opens the rows it counts. */
export function sayFindings(draft: Draft, { details }: AnalysisResult, cite: number): void {
  const text = texts[draft.language];
  if (!details) {
    draft.say(text.noDetails, cite);
    return;
  }
  const { findings } = details;
  const [first] = findings;
  if (!first) {
    draft.say(text.noFindings, cite);
    return;
  }
  const small = first.smallNumbers ? ` (${text.smallNumbers})` : '';
  draft.say(
    `${text.findings(findings.length, draft.figure(findings.length, cite))} ${wordOf(first, draft)}${small}.`,
    cite,
  );
  draft.table({
    caption: text.findingsCaption,
    cite,
    columns: [
      { label: text.columns.finding, kind: 'text' },
      { label: text.columns.now, kind: 'number' },
      { label: text.columns.before, kind: 'number' },
    ],
    rows: findings.map((finding) => ({
      href: hrefOfRows(finding.now.query as Query),
      cells: [wordOf(finding, draft), finding.now.count, finding.before?.count ?? null],
    })),
  });
}

/** How far it can be trusted, and what that is made of. */
export function sayConfidence(draft: Draft, { insights, details }: AnalysisResult, cite: number): void {
  const text = texts[draft.language];
  const confidence = Number(insights?.confidence ?? Number.NaN);
  if (!Number.isFinite(confidence)) {
    draft.say(text.noConfidence, cite);
    return;
  }
  const share = (value: number) => draft.figure(value, cite, draft.show.share(value));
  draft.say(text.confidence(share(confidence)));
  if (!details) return;
  const { coverage, completeness, size } = details.confidence;
  draft.say(text.confidenceParts(share(coverage), share(completeness), share(size)));
}

function wordOfCaution({ code, month, names, count }: Caution, draft: Draft): string {
  const named = month === null ? '' : draft.show.month(month);
  return texts[draft.language].caution[code](named, draft.show.list(names.map(plain)), draft.show.number(count ?? 0));
}

/** What to know before using its figures. */
export function sayCautions(draft: Draft, { details }: AnalysisResult, cite: number): void {
  const text = texts[draft.language];
  const cautions = details?.cautions ?? [];
  const words = cautions.map((caution) => wordOfCaution(caution, draft)).join('; ');
  if (cautions.length === 0) draft.say(text.noCautions, cite);
  else draft.say(`${text.cautions(cautions.length, draft.figure(cautions.length, cite))} ${words}.`, cite);
}

/** What it counted and which way that goes. */
export function sayResult(draft: Draft, { details, insights, metadata }: AnalysisResult, cite: number): void {
  const text = texts[draft.language];
  if (metadata && !metadata.dataFound) {
    draft.say(text.noData, cite);
    return;
  }
  if (details) {
    const [total, without, antisocial] = [details.total, details.withoutAntisocial, details.antisocial].map(
      ({ count }) => draft.figure(count, cite),
    );
    draft.say(text.total(total ?? '', without ?? '', antisocial ?? ''));
  }
  if (insights) draft.say(text.sentiment(text.sentiments[insights.sentiment] ?? plain(insights.sentiment)), cite);
}

/** Says that its figures are invented, or rest on generated data. */
export function sayGenerated(draft: Draft, { details, insights }: AnalysisResult, cite: number): void {
  const text = texts[draft.language];
  if (insights?.mockResult) draft.say(text.invented, cite);
  else if (details?.generated) draft.say(text.generated, cite);
}
