import type { ProblemItem } from '../records.ts';
import { problem } from '../reject.ts';

const ofAnyRecord = [
  ...(['id', 'source', 'confidence', 'tlp', 'labels', 'country', 'latitude', 'longitude', 'accuracy'] as const),
  ...(['description', 'modified'] as const),
] as const;

/** What a CSV file may hold, and its columns: those that must be there, and those that may. */
const layouts = {
  connections: {
    required: ['source', 'target', 'type'],
    optional: [
      ...(['id', 'source_id', 'target_id', 'strength', 'last_contact'] as const),
      ...(['description', 'confidence', 'tlp', 'modified'] as const),
    ],
  },
  threats: {
    required: ['name', 'type'],
    optional: [...ofAnyRecord, 'severity', 'severity_assumed', 'timestamp', 'status', 'risk'],
  },
  entities: { required: ['name', 'type'], optional: [...ofAnyRecord, 'risk', 'last_activity'] },
  /** Records of several families, as the network is exported. */
  records: {
    required: ['family', 'name', 'type'],
    optional: [...ofAnyRecord, 'severity', 'severity_assumed', 'status', 'risk', 'last_activity'],
  },
} as const;

export type Contents = keyof typeof layouts;

export interface Layout {
  readonly kind: 'layout';
  readonly contents: Contents;
  /** The name of each column, from the left. */
  readonly columns: readonly string[];
}

const separators = [',', ';', '\t'];

// `Last Activity`, `last_activity` and `lastActivity` are the same column.
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[\s_-]/g, '');

const names = new Map(
  Object.values(layouts)
    .flatMap(({ required, optional }) => [...required, ...optional])
    .map((name) => [plain(name), name] as const),
);

/** What stands between the columns: spreadsheets write semicolons where the comma is in the numbers. */
export function separatorOf(firstLine: string): string {
  const known = (separator: string) => firstLine.split(separator).filter((part) => names.has(plain(bare(part)))).length;
  return separators.reduce((best, next) => (known(next) > known(best) ? next : best));
}

const bare = (part: string) => part.trim().replace(/^"(.*)"$/, '$1');

/** Reads the heading: columns in any order, told apart by their names. */
export function readHeading(headings: readonly string[]): Layout | ProblemItem {
  const columns = headings.map((heading) => names.get(plain(heading.trim())) ?? null);
  const unknownAt = columns.indexOf(null);
  if (unknownAt >= 0) return problem('unknown_header', headings[unknownAt] ?? '');
  const known = columns.filter((column) => column !== null);
  const twice = known.find((column, index) => known.indexOf(column) !== index);
  if (twice !== undefined) return problem('unknown_header', twice);
  const contents = contentsOf(known);
  const { required, optional } = layouts[contents];
  const missing = required.find((column) => !known.includes(column));
  if (missing !== undefined) return problem('unknown_header', missing);
  const allowed: readonly string[] = [...required, ...optional];
  const foreign = known.find((column) => !allowed.includes(column));
  if (foreign !== undefined) return problem('unknown_header', foreign);
  return { kind: 'layout', contents, columns: known };
}

function contentsOf(columns: readonly string[]): Contents {
  if (columns.includes('target')) return 'connections';
  if (columns.includes('family')) return 'records';
  return ['severity', 'timestamp', 'status'].some((column) => columns.includes(column)) ? 'threats' : 'entities';
}
