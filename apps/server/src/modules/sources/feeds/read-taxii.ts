import { type AskFeed, FeedFailure, type FeedOptions, type FeedReader } from './feed-reader.ts';
import { listTaxiiCollections } from './list-taxii-collections.ts';
import { readJsonObject, requireSuccess } from './reading/check-reply.ts';
import { readCursor } from './reading/cursors.ts';
import { RecentIds } from './reading/recent-ids.ts';
import { askTaxii, below, collectionIn } from './taxii-collections.ts';

/** Objects a page; a server may send fewer. */
const pageSize = 1_000;
/** Maximum consecutive pages without new objects although more are announced. */
const idlePagesMax = 3;

type Cursor = {
  /** The time after which to continue, in the server's own words: parsing it would lose its microseconds. */
  readonly after: string | null;
};

type Envelope = { readonly objects: readonly unknown[]; readonly more: boolean; readonly next: string | null };

/** The address of the objects of a collection. @throws FeedFailure where it is not to be found */
async function objectsUrl(ask: AskFeed, { url, collection }: FeedOptions): Promise<string> {
  const known = collectionIn(url);
  if (known) return below(known.root, `collections/${encodeURIComponent(collection ?? known.id)}/objects/`);
  if (collection === null) throw new FeedFailure('No collection is chosen. Test the connection and choose one.');
  const found = (await listTaxiiCollections(ask, url)).find(({ id }) => id === collection);
  if (!found) throw new FeedFailure(`The server lists no collection ${collection}. Choose another one.`);
  if (!found.canRead) throw new FeedFailure(`The credential may not read the collection "${found.title}".`);
  return below(found.root, `collections/${encodeURIComponent(collection)}/objects/`);
}

/** The original query again, with the server's `next` if any (section 3.4). */
function pageUrl(url: string, after: string | null, next: string | null): string {
  const page = new URL(url);
  page.searchParams.set('limit', String(pageSize));
  if (after !== null) page.searchParams.set('added_after', after);
  if (next !== null) page.searchParams.set('next', next);
  return page.href;
}

function envelopeOf(json: Readonly<Record<string, unknown>>): Envelope {
  const { objects, more, next } = json;
  if (objects !== undefined && !Array.isArray(objects))
    throw new FeedFailure('The server returned an envelope whose objects are not a list.');
  const isGiven = typeof next === 'string' ? next !== '' : typeof next === 'number';
  return { objects: objects ?? [], more: more === true, next: isGiven ? String(next) : null };
}

function keyOf(object: object): string {
  const { id, modified } = object as { readonly id?: unknown; readonly modified?: unknown };
  return `${String(id)} ${String(modified ?? '')}`;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects of a page not received recently. Non-objects stay: the import rejects them with their location. */
const newIn = (objects: readonly unknown[], seen: RecentIds): unknown[] =>
  objects.filter((object) => !isObject(object) || seen.add(keyOf(object)));

/**
 * Where the next run may begin after a page that is not the last. Objects of its last moment may continue on the next
 * page, so this is the last moment before it.
 */
class SafePlace {
  #safe: string | null;
  #last: string | null = null;

  constructor(start: string | null) {
    this.#safe = start;
  }

  /** @param last of the page; null where the server does not say */
  pass(last: string | null): void {
    if (last === null) return;
    if (this.#last !== null && this.#last !== last) this.#safe = this.#last;
    this.#last = last;
  }

  cursor(isEnd: boolean): string {
    const cursor: Cursor = { after: isEnd ? (this.#last ?? this.#safe) : this.#safe };
    return JSON.stringify(cursor);
  }
}

/**
 * A reader of TAXII 2.1 collections.
 *
 * @param pagesMax the pages after which a run ends with a failure: no collection has so many
 */
export const createTaxiiReader = ({ pagesMax }: { readonly pagesMax: number }): FeedReader =>
  async function* readTaxii(ask, options, cursor) {
    const url = await objectsUrl(ask, options);
    const start = readCursor<Cursor>(cursor, ({ after }) => after === null || typeof after === 'string');
    let after = start?.after ?? options.from;
    let next: string | null = null;
    let idle = 0;
    const seen = new RecentIds();
    const place = new SafePlace(after);
    for (let pages = 1; ; pages += 1) {
      if (pages > pagesMax)
        throw new FeedFailure(`The collection did not end after ${pagesMax} pages. Choose a later start date.`);
      const pageAt = pageUrl(url, after, next);
      const reply = await askTaxii(ask, pageAt);
      requireSuccess(reply, pageAt);
      const envelope = envelopeOf(readJsonObject(reply, pageAt, 'an envelope'));
      const last = reply.headers['x-taxii-date-added-last']?.trim() || null;
      place.pass(last);
      const objects = newIn(envelope.objects, seen);
      idle = objects.some(isObject) ? 0 : idle + 1;
      if (objects.length > 0 || !envelope.more) yield { objects, rejected: [], cursor: place.cursor(!envelope.more) };
      if (!envelope.more) return;
      if (idle >= idlePagesMax)
        throw new FeedFailure('The server says that there are more objects but repeats what it has sent already.');
      next = envelope.next;
      if (next !== null) continue;
      if (last === null || last === after)
        throw new FeedFailure('The server says that there are more objects but not how to ask for them.');
      after = last;
    }
  };

export const readTaxii = createTaxiiReader({ pagesMax: 10_000 });
