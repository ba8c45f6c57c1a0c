import { convertMispEvent } from '@halyard/threat-exchange';
import { type AskFeed, FeedFailure, type FeedOptions, type FeedReader, PartialFailure } from './feed-reader.ts';
import { readJson, requireSuccess, shown } from './reading/check-reply.ts';
import { readCursor } from './reading/cursors.ts';
import { createSharedOnce } from './shared-once.ts';

/** Events a page: some of them are of megabytes. */
const pageSize = 20;

type Cursor = {
  /** Seconds since 1970 of the newest event that was read in runs that ended; null before the first. */
  readonly after: number | null;
  /** Events of exactly that second, which MISP sends again. */
  readonly at: readonly string[];
  /** The page to go on with, where a run ended early. */
  readonly page: number;
  /** The newest event of a run that ended early. */
  readonly newest: number;
};

const start: Cursor = { after: null, at: [], page: 1, newest: 0 };

const isCursor = (value: Readonly<Record<string, unknown>>) =>
  (value.after === null || typeof value.after === 'number') &&
  Array.isArray(value.at) &&
  Number.isInteger(value.page) &&
  typeof value.newest === 'number';

/** `org:NAME` is an organization, anything else a tag. */
const filterOf = ({ collection }: FeedOptions) => {
  if (collection === null || collection.trim() === '') return {};
  return collection.startsWith('org:')
    ? { org: collection.slice(4).trim() }
    : { tags: [collection.replace(/^tag:/, '')] };
};

const secondsOf = (from: string | null) => (from === null ? null : Math.floor(Date.parse(from) / 1_000));

function searchUrl(url: string): string {
  const parsed = new URL(url);
  if (!parsed.pathname.endsWith('/events/restSearch'))
    parsed.pathname = `${parsed.pathname.replace(/\/(?:events\/?)?$/, '')}/events/restSearch`;
  return parsed.href;
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The events of a reply: a list, or a list in `response`, which older releases write. */
function eventsIn(json: unknown, url: string): readonly unknown[] {
  const found = isObject(json) && 'response' in json ? json.response : json;
  if (Array.isArray(found)) return found;
  if (isObject(found) && 'Event' in found) return [found];
  throw new FeedFailure(
    `${shown(url)} did not return a list of events. Check that this is the address of a MISP server.`,
  );
}

function stampOf(item: unknown): { uuid: string; timestamp: number } {
  const event = isObject(item) && isObject(item.Event) ? item.Event : isObject(item) ? item : {};
  return { uuid: String(event.uuid ?? ''), timestamp: Number(event.timestamp ?? 0) || 0 };
}

async function askPage(ask: AskFeed, url: string, query: object): Promise<readonly unknown[]> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const reply = await ask({ url, method: 'POST', headers, body: JSON.stringify(query) });
  requireSuccess(reply, url);
  return eventsIn(readJson(reply, url), url);
}

/** What a run has had, and where the next one begins. */
class Progress {
  readonly #before: Cursor;
  readonly #known: ReadonlySet<string>;
  readonly #seen = new Map<string, number>();
  #newest: number;

  constructor(before: Cursor) {
    this.#before = before;
    this.#known = new Set(before.at);
    this.#newest = Math.max(before.newest, before.after ?? 0);
  }

  /** Those of a page that this run has not had. */
  take(items: readonly unknown[]): unknown[] {
    return items.filter((item) => {
      const { uuid, timestamp } = stampOf(item);
      if (this.#seen.get(uuid) === timestamp) return false;
      this.#seen.set(uuid, timestamp);
      this.#newest = Math.max(this.#newest, timestamp);
      return true;
    });
  }

  /** MISP sends what was changed in the second where the last run ended once more. */
  isOfLastRun(item: unknown): boolean {
    const { uuid, timestamp } = stampOf(item);
    return timestamp === this.#before.after && this.#known.has(uuid);
  }

  cursorAt(page: number): string {
    const cursor: Cursor = { ...this.#before, page, newest: this.#newest };
    return JSON.stringify(cursor);
  }

  end(): string {
    const at = [...this.#seen].flatMap(([uuid, timestamp]) => (timestamp === this.#newest ? [uuid] : []));
    const isSame = this.#newest === this.#before.after;
    const cursor: Cursor = {
      after: this.#newest || this.#before.after,
      at: isSame ? [...new Set([...this.#known, ...at])] : at,
      page: 1,
      newest: 0,
    };
    return JSON.stringify(cursor);
  }
}

/**
 * Events of a MISP server through its REST API.
 *
 * @param pagesMax the pages after which a run ends with a failure
 */
export const createMispRestReader = ({ pagesMax }: { readonly pagesMax: number }): FeedReader =>
  async function* readMispRest(ask, options, cursor) {
    const url = searchUrl(options.url);
    const before = readCursor<Cursor>(cursor, isCursor) ?? start;
    const after = before.after ?? secondsOf(options.from);
    const progress = new Progress(before);
    const once = createSharedOnce();
    const unread: string[] = [];
    for (let page = before.page; page - before.page < pagesMax; page += 1) {
      const filter = { ...filterOf(options), ...(after && { timestamp: after }) };
      const items = await askPage(ask, url, { returnFormat: 'json', page, limit: pageSize, ...filter });
      const fresh = progress.take(items);
      if (items.length > 0 && fresh.length === 0)
        throw new FeedFailure('The server sends the same page again and again. Its paging does not work.');
      const isNew = fresh.filter((item) => !progress.isOfLastRun(item));
      const events = await Promise.all(isNew.map(convertMispEvent));
      for (const [index, { objects, rejected }] of events.entries())
        if (objects.length === 0 && rejected.length > 0) unread.push(stampOf(isNew[index]).uuid || `page ${page}`);
      const isEnd = items.length === 0;
      yield {
        objects: events.flatMap(({ objects }) => once(objects)),
        rejected: events.flatMap(({ rejected }) => rejected),
        cursor: isEnd ? progress.end() : progress.cursorAt(page + 1),
      };
      if (isEnd && unread.length > 0)
        throw new PartialFailure(`Events that could not be read: ${unread.length}, the first: ${unread[0]}`);
      if (isEnd) return;
    }
    throw new FeedFailure(`The server did not end after ${pagesMax} pages. Choose a later start date.`);
  };

export const readMispRest = createMispRestReader({ pagesMax: 5_000 });
