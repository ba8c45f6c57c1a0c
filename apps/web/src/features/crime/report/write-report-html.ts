import type { Fact, Report, Section } from './report.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for any position in a page: file names come from users. */
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const style = `
  :root { color-scheme: light; }
  body { font: 14px/1.5 system-ui, sans-serif; color: #2b3033; background: #fff; margin: 2rem auto; max-width: 56rem; padding: 0 1rem; }
  h1 { font-size: 1.5rem; font-weight: 600; color: #14181a; margin: 0 0 1rem; }
  h2 { font-size: 1rem; color: #14181a; margin: 2rem 0 .5rem; }
  .marking { border: 2px solid #5b3a9c; color: #5b3a9c; padding: .5rem .75rem; font-weight: 600; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.5rem; margin: 0; }
  dt { color: #5d6467; }
  dd { margin: 0; overflow-wrap: anywhere; }
  table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
  th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #dcd7cb; overflow-wrap: break-word; }
  td:last-child { overflow-wrap: anywhere; }
  thead { display: table-header-group; }
  thead th { color: #5d6467; font-weight: 500; }
  tbody th { font-weight: 400; }
  tr { break-inside: avoid; }
  ul { padding-left: 1.2rem; }
  @page { margin: 18mm; }
  @media print { body { margin: 0; max-width: none; padding: 0; } h2 { break-after: avoid; } }
`;

const factList = (facts: readonly Fact[]) =>
  `<dl>${facts.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map(
    ([name = '', ...cells]) =>
      `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function content(section: Section): string {
  if (section.kind === 'facts') return factList(section.facts);
  if (section.kind === 'table') return table(section.columns, section.rows);
  return `<ul>${section.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

/** A self-contained page without scripts, for printing. */
export function writeReportHtml({ title, language, markings, facts, sections }: Report): string {
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>`,
    `<body><h1>${escapeHtml(title)}</h1>`,
    ...markings.map((marking) => `<p class="marking">${escapeHtml(marking)}</p>`),
    factList(facts),
    ...sections.map((section) => `<section><h2>${escapeHtml(section.title)}</h2>${content(section)}</section>`),
    '</body></html>\n',
  ].join('\n');
}
