import { setImmediate as rest } from 'node:timers/promises';
import { CsvQuoteError } from '@halyard/contracts/format/read-csv.ts';
import { readFeedTime, readCsvFeed as readRows, UnknownColumn } from '@halyard/threat-exchange';
import { FeedFailure, type FeedPage, type FeedReader, PartialFailure } from './feed-reader.ts';
import { isWebPage, shown, webPageInstead } from './reading/check-reply.ts';
import { askChanged, hasValidators, noValidators, type Validators, writtenAt } from './reading/conditional.ts';
import { readCursor } from './reading/cursors.ts';
import { decodeText } from './reading/decode-text.ts';
import { KnownRows } from './reading/known-rows.ts';

const pageSize = 500;

type Cursor = Validators & { readonly rows: string };

const isCursor = (value: Readonly<Record<string, unknown>>) => hasValidators(value) && typeof value.rows === 'string';

/** Rows in a row, from the first, that cannot be read, after which the list is given up. */
const unreadMax = 10_000;

type Rejection = FeedPage['rejected'][number];

const whatToDo = 'Columns not recognized: name the column with the values in the settings of this source.';

const unreadable = (url: string, [first]: readonly Rejection[], count: number) => {
  const of = first
    ? ` The first is ${first.place}${first.detail === '' ? '' : ` (${first.detail.slice(0, 100)})`}.`
    : '';
  return new FeedFailure(`No row of ${shown(url)} could be read, of ${count}.${of} ${whatToDo}`);
};

/** The rows before an unclosed quote. The end of the rows after it is unknown, so all of that is one rejection. */
function readUntilBroken(text: string, list: Parameters<typeof readRows>[1]) {
  let broken: Rejection | null = null;
  function* rows() {
    try {
      yield* readRows(text, list);
    } catch (cause) {
      if (cause instanceof UnknownColumn) throw new FeedFailure(cause.message);
      if (!(cause instanceof CsvQuoteError)) throw cause;
      const detail = `${cause.message} Nothing from there on was read.`;
      broken = { place: `line ${cause.line}`, objectId: null, reason: 'bad_text', detail };
    }
  }
  return { rows: rows(), broken: () => broken };
}

/**
 * A block list: CSV, or one value per line. Only new or changed rows are passed on; a row without a time was seen when
 * the list was written.
 */
export const readCsvFeed: FeedReader = async function* (ask, { url, columns, from }, cursor) {
  const before = readCursor<Cursor>(cursor, isCursor);
  const accept = 'text/csv, text/plain;q=0.9, */*;q=0.5';
  const changed = await askChanged(ask, { url, accept }, before ?? noValidators);
  if (!changed) return;
  if (isWebPage(changed.reply.body)) throw new FeedFailure(webPageInstead(url, 'a list'));
  const asOf = writtenAt(changed.reply);
  const since = from === null ? null : readFeedTime(from);
  const known = new KnownRows(before?.rows ?? null);
  const { rows, broken } = readUntilBroken(decodeText(changed.reply), { feed: url, columns: columns ?? {} });
  let [objects, rejected]: [object[], Rejection[]] = [[], []];
  let [count, isReadable] = [0, false];
  for (const row of rows) {
    if (++count % pageSize === 0) {
      // Rejections wait for the first readable row: if there is none, the pull has failed.
      if (isReadable && objects.length + rejected.length > 0) {
        yield { objects, rejected, cursor };
        [objects, rejected] = [[], []];
      }
      await rest();
    }
    const isOld = !known.add(row.key) || (since !== null && (row.seenAt ?? asOf) < since);
    const item = isOld ? null : row.convert(asOf);
    if (item && 'rejected' in item) rejected.push(item.rejected);
    else isReadable = true;
    if (item && 'object' in item) objects.push(item.object);
    if (!isReadable && count >= unreadMax) break;
  }
  if (!isReadable && rejected.length > 0) throw unreadable(url, rejected, count);
  const end = broken();
  // Read again unchanged, so that the source keeps reporting the list's error.
  if (end && known.add(end.detail)) rejected.push(end);
  const next: Cursor = { ...(end ? noValidators : changed.validators), rows: known.write() };
  yield { objects, rejected, cursor: JSON.stringify(next) };
  if (end) throw new PartialFailure(`${shown(url)}: ${end.detail}`);
};
