import { setImmediate as rest } from 'node:timers/promises';
import { CsvQuoteError } from '@halyard/contracts/format/read-csv.ts';
import { readFeedTime, readCsvFeed as readRows, UnknownColumn } from '@halyard/threat-exchange';
import { FeedFailure, type FeedPage, type FeedReader } from './feed-reader.ts';
import { shown } from './reading/check-reply.ts';
import { askChanged, hasValidators, noValidators, type Validators, writtenAt } from './reading/conditional.ts';
import { readCursor } from './reading/cursors.ts';
import { decodeText } from './reading/decode-text.ts';
import { KnownRows } from './reading/known-rows.ts';

const pageSize = 500;

type Cursor = Validators & { readonly rows: string };

const isCursor = (value: Readonly<Record<string, unknown>>) => hasValidators(value) && typeof value.rows === 'string';

/** A sign-in page or a notice instead of the list. */
const isPage = (text: string) => /^\s*(?:<!doctype html|<html)/i.test(text.slice(0, 1_000));

function explain(cause: unknown, url: string): unknown {
  if (cause instanceof UnknownColumn) return new FeedFailure(cause.message);
  if (cause instanceof CsvQuoteError) return new FeedFailure(`${shown(url)}: ${cause.message}`);
  return cause;
}

/**
 * A block list: CSV, or one value per line. Only rows that were not there the last time, or say something else now, are
 * passed on; a row that does not say when it was seen was seen when the list was written.
 */
export const readCsvFeed: FeedReader = async function* (ask, { url, columns, from }, cursor) {
  const before = readCursor<Cursor>(cursor, isCursor);
  const accept = 'text/csv, text/plain;q=0.9, */*;q=0.5';
  const changed = await askChanged(ask, { url, accept }, before ?? noValidators);
  if (!changed) return;
  const text = decodeText(changed.reply);
  if (isPage(text)) throw new FeedFailure(`${shown(url)} returned a web page where a list was expected.`);
  const asOf = writtenAt(changed.reply);
  const since = from === null ? null : readFeedTime(from);
  const known = new KnownRows(before?.rows ?? null);
  let [objects, rejected]: [object[], FeedPage['rejected'][number][]] = [[], []];
  let count = 0;
  try {
    for (const row of readRows(text, { feed: url, columns: columns ?? {} })) {
      if (++count % pageSize === 0) {
        if (objects.length + rejected.length > 0) yield { objects, rejected, cursor };
        [objects, rejected] = [[], []];
        await rest();
      }
      if (!known.add(row.key) || (since !== null && (row.seenAt ?? asOf) < since)) continue;
      const item = row.convert(asOf);
      if ('object' in item) objects.push(item.object);
      else rejected.push(item.rejected);
    }
  } catch (cause) {
    throw explain(cause, url);
  }
  const next: Cursor = { ...changed.validators, rows: known.write() };
  yield { objects, rejected, cursor: JSON.stringify(next) };
};
