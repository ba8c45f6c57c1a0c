import { writeDate, writeTime, writeZone } from '@halyard/contracts/format/format-instant.ts';
import { writePercent } from '@halyard/contracts/format/write-percent.ts';
import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { reportWords as words } from './report-words.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for any position in a page: names are user input. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const style = `
  body { font: 14px/1.5 system-ui, sans-serif; color: #16202c; margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
  h1 { font-size: 1.6rem; font-weight: 500; margin: 0 0 1rem; }
  h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem; margin: 0; }
  dt { color: #526173; }
  dd { margin: 0; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #d5dce4; }
  th:first-child, td:first-child { text-align: left; font-weight: 400; }
  thead th { color: #526173; font-weight: 500; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  ul { color: #526173; padding-left: 1.2rem; }
  @page { margin: 18mm; }
  @media print { body { margin: 0; max-width: none; padding: 0; } h2 { break-after: avoid; } }
`;

type Figures = Pick<IncidentReport, 'opened' | 'resolved' | 'meanResolutionHours'>;

const hours = (value: number | null) => (value === null ? words.none : words.hours(value.toFixed(1)));
const share = (value: number | null) => (value === null ? words.none : writePercent(value, 'en'));

const list = (entries: readonly (readonly [string, string])[]) =>
  `<dl>${entries.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const cellsOf = ({ opened, resolved, meanResolutionHours }: Figures) => [
  ...[String(opened), String(resolved), hours(meanResolutionHours)],
];

const section = (title: string, content: string) => `<section><h2>${escapeHtml(title)}</h2>${content}</section>`;

function assignees({ byAssignee }: IncidentReport): string {
  if (byAssignee.length === 0) return `<p>${escapeHtml(words.noAssignees)}</p>`;
  const heads = [words.assignee, words.opened, words.resolved, words.mean];
  return table(
    heads,
    byAssignee.map((row) => [row.name ?? words.nobody, ...cellsOf(row)]),
  );
}

function about(report: IncidentReport, timeZone: string): string {
  const write = (at: string) => `${writeDate(at, timeZone, 'YYYY-MM-DD')} ${writeTime(at, timeZone)}`;
  const zone = `${timeZone}, ${writeZone(report.madeAt, timeZone)}`;
  return list([
    [words.period, words.periodIs(write(report.from), write(report.to), zone)],
    [words.made, write(report.madeAt)],
    [words.basis, words.basisIs(String(report.events))],
  ]);
}

/** A self-contained page without scripts, for printing. */
export function writeReportPage(report: IncidentReport, timeZone: string, productName: string): string {
  const title = escapeHtml(`${words.title} – ${productName}`);
  const figures = list([
    [words.opened, String(report.opened)],
    [words.resolved, String(report.resolved)],
    [words.reopened, String(report.reopened)],
    [words.mean, hours(report.meanResolutionHours)],
    [words.withinTarget, share(report.withinTarget)],
  ]);
  const severities = table(
    [words.severity, words.opened, words.resolved, words.mean],
    report.bySeverity.map((row) => [row.severity, ...cellsOf(row)]),
  );
  const days = table(
    [words.day, words.opened, words.resolved],
    report.byDay.map((row) => [row.day, String(row.opened), String(row.resolved)]),
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>`,
    `<body><h1>${title}</h1>${about(report, timeZone)}`,
    section(words.figures, figures),
    section(words.bySeverity, severities),
    section(words.byAssignee, assignees(report)),
    section(words.byDay, days),
    `<ul>${words.rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ul></body></html>\n`,
  ].join('\n');
}
