import { FeedFailure, type FeedOptions, type FeedReader, PartialFailure } from './feed-reader.ts';
import { askAgain, askEvents, type ReadEvent, readEvents, stampOf } from './misp-events.ts';
import { isFailed, type MispFailed, UnreadEvents } from './misp-unread.ts';
import { readCursor } from './reading/cursors.ts';
import { createSharedOnce } from './shared-once.ts';

/** Events a page: some of them are of megabytes. */
const pageSize = 20;

type Cursor = {
  /** Seconds since 1970 of the newest event that was read in runs that ended; null before the first. */
  readonly after: number | null;
  /** Events of exactly that second, which MISP repeats. */
  readonly at: readonly string[];
  /** The page to continue with, where a run ended early. */
  readonly page: number;
  /** The newest event of a run that ended early. */
  readonly newest: number;
  /** Unreadable events; cursors of earlier releases have none. */
  readonly failed?: MispFailed;
};

const start: Cursor = { after: null, at: [], page: 1, newest: 0 };

const isCursor = (value: Readonly<Record<string, unknown>>) =>
  (value.after === null || typeof value.after === 'number') &&
  Array.isArray(value.at) &&
  Number.isInteger(value.page) &&
  typeof value.newest === 'number' &&
  (value.failed === undefined || isFailed(value.failed));

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

/** A run's results, and the start of the next one. */
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

  /** MISP returns changes in the second of the last run's end again. */
  isOfLastRun(item: unknown): boolean {
    const { uuid, timestamp } = stampOf(item);
    return timestamp === this.#before.after && this.#known.has(uuid);
  }

  cursorAt(page: number, failed: MispFailed): string {
    const cursor: Cursor = { ...this.#before, page, newest: this.#newest, failed };
    return JSON.stringify(cursor);
  }

  end(failed: MispFailed): string {
    const at = [...this.#seen].flatMap(([uuid, timestamp]) => (timestamp === this.#newest ? [uuid] : []));
    const isSame = this.#newest === this.#before.after;
    const cursor: Cursor = {
      after: this.#newest || this.#before.after,
      at: isSame ? [...new Set([...this.#known, ...at])] : at,
      page: 1,
      newest: 0,
      failed,
    };
    return JSON.stringify(cursor);
  }
}

/**
 * Events of a MISP server through its REST API. One that cannot be read is rejected, stops none of the others, and is asked
 * for by itself in the next runs, five times in all.
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
    const unread = new UnreadEvents(before.failed ?? {});
    const pageOf = (events: readonly ReadEvent[], place: string, cursorWith: (failed: MispFailed) => string) => {
      const rejected = events.flatMap((event) => unread.take(event, place));
      return { objects: events.flatMap(({ objects }) => once(objects)), rejected, cursor: cursorWith(unread.failed()) };
    };
    for (const uuid of unread.due()) {
      const again = await askAgain(ask, url, uuid);
      yield pageOf([again], uuid, (failed) => progress.cursorAt(before.page, failed));
    }
    for (let page = before.page; page - before.page < pagesMax; page += 1) {
      const filter = { ...filterOf(options), ...(after && { timestamp: after }) };
      const items = await askEvents(ask, url, { page, limit: pageSize, ...filter });
      const fresh = progress.take(items);
      if (items.length > 0 && fresh.length === 0)
        throw new FeedFailure('The server sends the same page again and again. Its paging does not work.');
      const events = await readEvents(fresh.filter((item) => !progress.isOfLastRun(item)));
      const isEnd = items.length === 0;
      yield pageOf(events, `page ${page}`, (failed) =>
        isEnd ? progress.end(failed) : progress.cursorAt(page + 1, failed),
      );
      if (isEnd && unread.left > 0)
        throw new PartialFailure(`Events that could not be read: ${unread.left}, the first: ${unread.first}`);
      if (isEnd) return;
    }
    throw new FeedFailure(`The server did not end after ${pagesMax} pages. Choose a later start date.`);
  };

export const readMispRest = createMispRestReader({ pagesMax: 5_000 });
