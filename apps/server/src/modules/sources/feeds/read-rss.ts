import { readFeedTime, readRssFeed, TooManyEntries } from '@halyard/threat-exchange';
import { FeedFailure, type FeedReader } from './feed-reader.ts';
import { isWebPage, shown, webPageInstead } from './reading/check-reply.ts';
import { askChanged, hasValidators, noValidators, type Validators, writtenAt } from './reading/conditional.ts';
import { readCursor } from './reading/cursors.ts';
import { decodeText } from './reading/decode-text.ts';
import { KnownRows } from './reading/known-rows.ts';

/** Larger than any real feed; parsing XML blocks other work. */
const mostBytes = 5 * 1024 * 1024;

type Cursor = Validators & { readonly rows: string };

const isCursor = (value: Readonly<Record<string, unknown>>) => hasValidators(value) && typeof value.rows === 'string';

async function parse(text: string, url: string) {
  try {
    return await readRssFeed(text, url);
  } catch (cause) {
    if (cause instanceof TooManyEntries) throw new FeedFailure(`${shown(url)}: ${cause.message}`);
    // The parser's message is not helpful.
    if (cause instanceof Error) throw new FeedFailure(`${shown(url)} is not an RSS or Atom feed. Check the address.`);
    throw cause;
  }
}

/** An RSS or Atom feed: a report for each new or changed entry. */
export const readRss: FeedReader = async function* (ask, { url, from }, cursor) {
  const before = readCursor<Cursor>(cursor, isCursor);
  const accept = 'application/atom+xml, application/rss+xml, application/xml;q=0.9, application/feed+json, */*;q=0.5';
  const changed = await askChanged(ask, { url, accept }, before ?? noValidators);
  if (!changed) return;
  const { body } = changed.reply;
  if (body.length > mostBytes)
    throw new FeedFailure(`${shown(url)} is longer than ${mostBytes / 1024 / 1024} MB, which no feed for people is.`);
  if (isWebPage(body)) throw new FeedFailure(webPageInstead(url, 'an RSS or Atom feed'));
  const { author, items, rejected } = await parse(decodeText(changed.reply), url);
  const asOf = writtenAt(changed.reply);
  const since = from === null ? null : readFeedTime(from);
  const known = new KnownRows(before?.rows ?? null);
  const isNew = items.filter(
    ({ key, publishedAt }) => known.add(key) && (since === null || (publishedAt ?? asOf) >= since),
  );
  const failed = rejected.filter(({ place, detail }) => known.add(`rejected ${place} ${detail}`));
  const next: Cursor = { ...changed.validators, rows: known.write() };
  const reports = isNew.map((item) => item.convert(asOf));
  yield {
    objects: reports.length === 0 ? [] : [author, ...reports],
    rejected: failed,
    cursor: JSON.stringify(next),
  };
};
