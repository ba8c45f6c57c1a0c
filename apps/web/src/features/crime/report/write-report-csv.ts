import { formulaStart } from '@halyard/contracts/format/formula-guard.ts';
import type { Report, Section } from './report.ts';

function cell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly string[]) => cells.map(cell).join(',');

function linesOf(section: Section): string[] {
  if (section.kind === 'facts') return section.facts.map(([name, value]) => line([section.title, name, value]));
  if (section.kind === 'list') return section.items.map((item) => line([section.title, item]));
  return [section.columns, ...section.rows].map((row) => line([section.title, ...row]));
}

/** One table of the whole report, RFC 4180: each line begins with the section it belongs to. */
export function writeReportCsv({ title, markings, facts, sections }: Report): string {
  return [
    ...markings.map((marking) => line([title, marking])),
    ...facts.map(([name, value]) => line([title, name, value])),
    ...sections.flatMap(linesOf),
    '',
  ].join('\r\n');
}
