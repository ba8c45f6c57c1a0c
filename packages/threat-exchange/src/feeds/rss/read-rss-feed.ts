import { uuidOf } from '../../csv/row-ids.ts';
import { writeInstant } from '../../read-instant.ts';
import type { ExchangeRejection } from '../../records.ts';
import { rejection } from '../../reject.ts';
import { cut, describe, type FeedObject, labelsFrom, makeObject } from '../make-object.ts';
import { readFeedTime } from '../read-time.ts';
import { type Entry, entriesOf } from './entries-of.ts';
import { plainText } from './plain-text.ts';

/** Entries that one reading takes; feeds have tens of them. */
const entriesMax = 2_000;
const titleMax = 500;

export type RssItem = {
  /** The content of the entry: unchanged in the next run, it adds nothing. */
  readonly key: string;
  readonly publishedAt: number | null;
  readonly convert: (asOf: number) => FeedObject;
};

/** `author`: the feed itself, which its reports name as their author. */
export type RssFeed = {
  readonly author: FeedObject;
  readonly items: readonly RssItem[];
  readonly rejected: readonly ExchangeRejection[];
};

export class TooManyEntries extends Error {
  override readonly name = 'TooManyEntries';
}

/**
 * The entries of an RSS, Atom or RDF feed or a JSON Feed as reports; `feed` is its address, from which ids follow.
 * Entities that a document declares for itself are not expanded.
 *
 * @throws TooManyEntries where it has more than 2,000, or another Error where it is none of these
 */
export async function readRssFeed(text: string, feed: string): Promise<RssFeed> {
  const count = text.match(/<(?:\w+:)?(?:item|entry)[\s>]/gi)?.length ?? 0;
  // Reading keeps all else waiting.
  if (count > entriesMax) throw new TooManyEntries(`The feed has ${count} entries; at most ${entriesMax} are read.`);
  const { parseFeed } = await import('feedsmith');
  const parsed = parseFeed(text, { maxItems: entriesMax });
  const { author: title, entries } = entriesOf(parsed);
  const author = authorOf(cut(plainText(title), titleMax) || new URL(feed).host, feed);
  const rejected: ExchangeRejection[] = [];
  const items: RssItem[] = [];
  for (const [index, entry] of entries.entries()) {
    const item = itemOf(entry, { feed, author });
    if (item) items.push(item);
    else rejected.push(rejection({ place: `entry ${index + 1}`, reason: 'missing_field', detail: 'title' }).rejection);
  }
  return { author, items, rejected };
}

const authorOf = (name: string, feed: string) =>
  makeObject(`identity--${uuidOf(['rss', feed])}`, { created: 0, modified: 0 }, { name, contact_information: feed });

const isWeb = (url: string) => /^https?:\/\/\S+$/i.test(url);

function itemOf(entry: Entry, { feed, author }: { feed: string; author: FeedObject }): RssItem | null {
  const title = cut(plainText(entry.title).replaceAll('\n', ' '), titleMax);
  const text = describe(plainText(entry.text));
  const name = title || cut(text.split('\n')[0] ?? '', titleMax);
  const identity = entry.guid || entry.link || name;
  if (name === '') return null;
  const publishedAt = readFeedTime(entry.published);
  const updatedAt = readFeedTime(entry.updated);
  const link = isWeb(entry.link) ? entry.link : undefined;
  const reference = { source_name: author.name, ...(link && { url: link }) };
  const convert = (asOf: number) => {
    const published = publishedAt ?? updatedAt ?? asOf;
    const times = { created: published, modified: Math.max(published, updatedAt ?? published) };
    const id = `report--${uuidOf(['rss', feed, identity])}`;
    return makeObject(id, times, {
      name,
      description: text === name ? undefined : text,
      published: writeInstant(published),
      created_by_ref: author.id,
      object_refs: [author.id],
      labels: labelsFrom(entry.categories.map(plainText)),
      external_references: link === undefined && entry.guid === '' ? undefined : [withId(reference, entry.guid, link)],
    });
  };
  return { key: JSON.stringify([identity, name, text, entry.published, entry.updated, link]), publishedAt, convert };
}

const withId = (reference: object, guid: string, link: string | undefined) =>
  guid === '' || guid === link ? reference : { ...reference, external_id: guid };
