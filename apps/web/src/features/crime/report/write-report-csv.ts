import { writeCsvRows } from '@halyard/contracts/format/write-csv.ts';
import type { Report, Section } from './report.ts';

function rowsOf(section: Section): (readonly string[])[] {
  if (section.kind === 'facts') return section.facts.map(([name, value]) => [section.title, name, value]);
  if (section.kind === 'list') return section.items.map((item) => [section.title, item]);
  return [section.columns, ...section.rows].map((row) => [section.title, ...row]);
}

/** The whole report as one table, RFC 4180: each line begins with its section. */
export const writeReportCsv = ({ title, markings, facts, sections }: Report): string =>
  writeCsvRows([
    ...markings.map((marking) => [title, marking]),
    ...facts.map(([name, value]) => [title, name, value]),
    ...sections.flatMap(rowsOf),
  ]);
