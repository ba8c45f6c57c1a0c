import type { CsvColumns } from './csv-columns.ts';
import type { ListRow } from './read-lines.ts';
import { readValue } from './read-value.ts';

/** Common column names of block lists, without separators. */
const names = {
  value: [
    ...[
      'value',
      'ioc',
      'iocvalue',
      'indicator',
      'indicatorvalue',
      'observable',
      'cve',
      'cveid',
      'email',
      'emailaddress',
    ],
    ...['ip', 'ips', 'ipaddr', 'ipaddress', 'ipv4', 'ipv6', 'srcip', 'dstip', 'cidr', 'netblock', 'network'],
    ...['domain', 'domains', 'domainname', 'fqdn', 'host', 'hostname', 'url', 'urls'],
    ...['hash', 'filehash', 'md5', 'md5hash', 'sha1', 'sha1hash', 'sha256', 'sha256hash', 'sha512'],
  ],
  type: ['type', 'ioctype', 'indicatortype', 'observabletype'],
  firstSeen: ['firstseen', 'firstseenutc', 'dateadded', 'added', 'created'],
  lastSeen: ['lastseen', 'lastseenutc', 'lastonline', 'updated'],
  description: ['description', 'comment', 'comments', 'note', 'notes'],
  confidence: ['confidence', 'confidencelevel'],
  tags: ['tag', 'tags'],
} as const satisfies Partial<Record<keyof CsvColumns, readonly string[]>>;

const plain = (name: string) => name.toLowerCase().replaceAll(/[\s_"-]/g, '');
const known = new Set<string>(Object.values(names).flat());

const hasValue = (cell: string) => readValue(cell, '') !== null;

/** Whether a row may be a heading: words alone, none of which is a value, and one that block lists use. */
const mayBeHeading = (cells: readonly string[]): boolean =>
  cells.every((cell) => /^(?:[a-z][\w ./()-]{0,39})?$/i.test(cell.trim()) && !hasValue(cell)) &&
  cells.some((cell) => known.has(plain(cell)));

/** The rows of a list without a first row that names its columns, which those below have as their heading. */
export function* liftHeading(rows: Iterable<ListRow>): Generator<ListRow> {
  let held: ListRow | null = null;
  let heading: readonly string[] | null = null;
  let isFirst = true;
  for (const row of rows) {
    if (isFirst && mayBeHeading(row.cells ?? [''])) held = row;
    else {
      // A word above values names them; above other words it is as little a value as they are.
      if (held && row.cells?.some(hasValue)) heading = held.cells;
      else if (held) yield held;
      held = null;
      yield heading === null ? row : { ...row, heading };
    }
    isFirst = false;
  }
  if (held) yield held;
}

/** The columns of a heading by common names of block lists; none if the value column cannot be detected. */
export function columnsIn(heading: readonly string[]): CsvColumns {
  const find = (column: keyof typeof names) =>
    heading.find((name) => (names[column] as readonly string[]).includes(plain(name))) ?? '';
  if (find('value') === '') return {};
  return {
    value: find('value'),
    type: find('type'),
    firstSeen: find('firstSeen'),
    lastSeen: find('lastSeen'),
    description: find('description'),
    confidence: find('confidence'),
    tags: find('tags'),
  };
}
