import {
  type CsvContents,
  type CsvField,
  type CsvMapping,
  csvFields,
  csvLayouts,
  fieldsOf,
} from '@halyard/contracts/intelligence/csv-columns.ts';
import { columnsIn } from '../feeds/csv/csv-heading.ts';
import type { ProblemItem } from '../records.ts';
import { problem } from '../reject.ts';

export interface Layout {
  readonly kind: 'layout';
  readonly contents: CsvContents;
  /** The field of each column, from the left; null where it is not read. */
  readonly columns: readonly (CsvField | null)[];
  /** The type of all rows, where no column has it. */
  readonly everyType: string | null;
}

const separators = [',', ';', '\t'];

// `Last Activity`, `last_activity` and `lastActivity` are the same column.
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[\s_-]/g, '');

const names: ReadonlyMap<string, CsvField> = new Map(csvFields.map((name) => [plain(name), name]));

/** The column separator: spreadsheets write semicolons where the comma is in the numbers. */
export function separatorOf(firstLine: string): string {
  const parts = (separator: string) => firstLine.split(separator);
  const known = (separator: string) => parts(separator).filter((part) => names.has(plain(bare(part)))).length;
  const isBetter = (next: string, best: string) =>
    known(next) === known(best)
      ? known(best) === 0 && parts(next).length > parts(best).length
      : known(next) > known(best);
  return separators.reduce((best, next) => (isBetter(next, best) ? next : best));
}

const bare = (part: string) => part.trim().replace(/^"(.*)"$/, '$1');

/** Reads the heading: columns in any order, identified by name. */
export function readHeading(headings: readonly string[]): Layout | ProblemItem {
  const columns = headings.map((heading) => names.get(plain(heading.trim())) ?? null);
  const unknownAt = columns.indexOf(null);
  if (unknownAt >= 0) return problem('unknown_header', headings[unknownAt] ?? '');
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice !== undefined) return problem('unknown_header', twice);
  const contents = contentsOf(known);
  return layoutOf(contents, known, null);
}

function layoutOf(
  contents: CsvContents,
  columns: readonly (CsvField | null)[],
  everyType: string | null,
): Layout | ProblemItem {
  const has = (field: CsvField) => columns.includes(field) || (field === 'type' && everyType !== null);
  const missing = csvLayouts[contents].required.find((field) => !has(field));
  if (missing !== undefined) return problem('unknown_header', missing);
  const allowed = fieldsOf(contents);
  const foreign = columns.find((field) => field !== null && !allowed.includes(field));
  if (foreign) return problem('unknown_header', foreign);
  return { kind: 'layout', contents, columns, everyType };
}

/** The columns as someone chose them: each by its heading, whatever that is called; others are not read. */
export function applyMapping(
  { contents, columns, everyType }: CsvMapping,
  headings: readonly string[],
): Layout | ProblemItem {
  const chosen: (CsvField | null)[] = headings.map(() => null);
  for (const field of fieldsOf(contents)) {
    const heading = columns[field];
    if (heading === undefined) continue;
    const at = headings.indexOf(heading);
    if (at < 0 || chosen[at] !== null) return problem('unknown_header', heading);
    chosen[at] = field;
  }
  return layoutOf(contents, chosen, everyType);
}

/** Column assignments implied by known headings: the initial choice of columns. */
export function suggestMapping(headings: readonly string[]): CsvMapping {
  const found = new Map<CsvField, string>();
  for (const heading of headings) {
    const field = names.get(plain(heading.trim()));
    if (field && !found.has(field)) found.set(field, heading);
  }
  const list = columnsIn(headings);
  if (!found.has('name') && !found.has('target') && list.value) {
    const { value, type, firstSeen, lastSeen, description, confidence, tags } = list;
    const named = { value, type, timestamp: firstSeen, modified: lastSeen, description, confidence, labels: tags };
    for (const [field, heading] of Object.entries(named) as [CsvField, string | undefined][])
      if (heading) found.set(field, heading);
    found.set('value', list.value);
  }
  const known = [...found.keys()];
  const contents = found.has('value') ? 'values' : known.length === 0 ? 'threats' : contentsOf(known);
  const own = fieldsOf(contents);
  const columns = Object.fromEntries([...found].filter(([field]) => own.includes(field)));
  return { contents, columns, everyType: null };
}

function contentsOf(columns: readonly CsvField[]): Exclude<CsvContents, 'values'> {
  if (columns.includes('target')) return 'connections';
  if (columns.includes('family')) return 'records';
  return (['severity', 'timestamp', 'status'] as const).some((column) => columns.includes(column))
    ? 'threats'
    : 'entities';
}
