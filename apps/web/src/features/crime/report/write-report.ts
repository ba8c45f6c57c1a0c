import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import type { Report } from './report.ts';
import { writeReportCsv } from './write-report-csv.ts';
import { writeReportHtml } from './write-report-html.ts';
import { writeReportJson } from './write-report-json.ts';

export const reportFormats = ['html', 'csv', 'json'] as const;
export type ReportFormat = (typeof reportFormats)[number];

type Named = {
  /** `2026-03` */
  readonly month: string;
  /** The creation date, `2026-11-21`. */
  readonly day: string;
  readonly isMock: boolean;
};

/** `crime-report-2026-03-made-2026-11-21.html`; an invented one says so in its name too. */
export const nameReport = (kind: ReportFormat, { month, day, isMock }: Named): string =>
  `crime-report-${isMock ? 'sample-data-' : ''}${month}-made-${day}.${kind}`;

const mediaTypes: Record<ReportFormat, string> = { html: 'text/html', csv: 'text/csv', json: 'application/json' };

type ReportInput = { readonly result: AnalysisResult; readonly month: string; readonly madeAt: number };

/** A report in one of its forms, ready to be saved. */
export function writeReport(kind: ReportFormat, report: Report, asked: ReportInput, licence: string) {
  const write: Record<ReportFormat, () => string> = {
    html: () => writeReportHtml(report),
    // The mark at the front has spreadsheets read UTF-8.
    csv: () => `\uFEFF${writeReportCsv(report)}`,
    json: () => writeReportJson(report, asked, licence),
  };
  return { mediaType: mediaTypes[kind], text: write[kind]() };
}
