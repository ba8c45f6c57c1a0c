import { uuidOf } from '../../csv/row-ids.ts';
import { writeInstant } from '../../read-instant.ts';
import type { ExchangeRejection } from '../../records.ts';
import { rejection } from '../../reject.ts';
import { describe, type FeedObject, labelsFrom, makeObject, sentences } from '../make-object.ts';
import { makeVulnerability } from '../make-vulnerability.ts';
import { readFeedTime } from '../read-time.ts';
import {
  type CsvColumns,
  isHeading,
  locateColumns,
  needsHeading,
  type Positions,
  saysNothing,
  UnknownColumn,
} from './csv-columns.ts';
import { columnsIn, liftHeading } from './csv-heading.ts';
import { type ListRow, readLines } from './read-lines.ts';
import { readValue } from './read-value.ts';

export type CsvFeedItem = { readonly object: FeedObject } | { readonly rejected: ExchangeRejection };

export type CsvFeedRow = {
  /** The row as text: the same in the next run, it says nothing new. */
  readonly key: string;
  /** When it was last seen by its own account, in milliseconds; null where the list does not say. */
  readonly seenAt: number | null;
  /** `asOf`: when the list was read, for rows that do not say when they were seen. */
  readonly convert: (asOf: number) => CsvFeedItem;
};

type List = { readonly feed: string; readonly columns: CsvColumns };

/**
 * The rows of a block list: CSV with or without a heading, or one value per line. `feed` is its address, from which ids
 * follow.
 *
 * @throws UnknownColumn where a column is asked for that is not there
 * @throws CsvQuoteError where a quote never closes
 */
export function* readCsvFeed(text: string, list: List): Generator<CsvFeedRow> {
  let positions: Positions | null = null;
  const { columns } = list;
  const lines = readLines(text, columns.separator || null);
  for (const row of needsHeading(columns) ? lines : liftHeading(lines)) {
    if (positions === null) {
      const cells = row.cells ?? [];
      const isFirstHeading = isHeading(columns, cells);
      const heading = isFirstHeading ? cells : (row.heading ?? []);
      if (needsHeading(columns) && heading.length === 0) throw new UnknownColumn(firstNamed(columns), cells);
      const isTold = saysNothing(columns) && heading.length === cells.length;
      positions = locateColumns(isTold ? columnsIn(heading) : columns, heading);
      if (isFirstHeading) continue;
    }
    yield rowOf(row, positions, list);
  }
}

const firstNamed = (columns: CsvColumns) => columns.value || columns.type || 'value';

const tagsIn = (text: string) => labelsFrom(text.split(/[,;|]/));
const isPercent = (text: string) => /^\d{1,3}\s*%?$/.test(text) && Number.parseInt(text, 10) <= 100;

/** A row of a list whose columns are known. */
export function rowOf(
  { line, cells }: Pick<ListRow, 'line' | 'cells'>,
  positions: Positions,
  { feed }: Pick<List, 'feed'>,
): CsvFeedRow {
  const place = `line ${line}`;
  const refuse = (reason: ExchangeRejection['reason'], detail: string) => () => ({
    rejected: rejection({ place, reason, detail }).rejection,
  });
  if (!cells) return { key: place, seenAt: null, convert: refuse('too_large', '') };
  const cell = (column: Exclude<keyof Positions, 'fixedType'>) => {
    const at = positions[column];
    return at === null ? '' : (cells[at] ?? '').trim();
  };
  const key = cells.join('\u001f');
  const raw = cell('value');
  const [firstSeen, lastSeen] = [readFeedTime(cell('firstSeen')), readFeedTime(cell('lastSeen'))];
  const seenAt = lastSeen ?? firstSeen;
  if (raw === '') return { key, seenAt, convert: refuse('missing_field', 'value') };
  const found = readValue(raw, cell('type') || positions.fixedType);
  if (!found) return { key, seenAt, convert: refuse('unknown_value', raw) };
  const confidence = cell('confidence');
  const common = {
    description: describe(cell('description')),
    labels: tagsIn(cell('tags')),
    confidence: isPercent(confidence) ? Number.parseInt(confidence, 10) : undefined,
  };
  const convert = (asOf: number) => {
    const modified = seenAt ?? asOf;
    const times = { created: Math.min(firstSeen ?? modified, modified), modified };
    if ('cve' in found) return { object: makeVulnerability(found.cve, times, common) };
    const object = makeObject(`indicator--${uuidOf(['csv-feed', feed, found.key ?? found.pattern])}`, times, {
      name: cell('name') || (found.observables[0]?.value ?? raw),
      ...common,
      description: sentences(cell('description'), found.note),
      pattern: found.pattern,
      pattern_type: 'stix',
      valid_from: writeInstant(times.created),
      x_halyard_seen_at: writeInstant(modified),
    });
    return { object };
  };
  return { key, seenAt, convert };
}
