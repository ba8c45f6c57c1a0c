import {
  type AlertPull,
  endPull,
  isPullCursor,
  noPull,
  notePage,
  type PullCursor,
  type Stamp,
  withoutEmptyPages,
} from './alert-pages.ts';
import { type AskFeed, FeedFailure, type FeedOptions, type FeedReply } from './feed-reader.ts';
import { readJsonObject, requireSuccess, shown } from './reading/check-reply.ts';
import { readCursor } from './reading/cursors.ts';

type Json = Readonly<Record<string, unknown>>;

/** Alerts changed after a time; Graph does not repeat those of an equal time. */
function firstUrl(url: string, after: string | null): string {
  const parsed = new URL(url);
  if (after !== null) parsed.searchParams.set('$filter', `lastUpdateDateTime gt ${after}`);
  return parsed.href;
}

/** The next page's URL is given by Graph itself; only on its own server. */
function nextIn(page: Json, url: string): string | null {
  const next = page['@odata.nextLink'];
  if (next === undefined || next === null) return null;
  if (typeof next !== 'string' || !URL.canParse(next))
    throw new FeedFailure(`${shown(url)} returned a link to the next page that is not an address.`);
  if (new URL(next).origin !== new URL(url).origin)
    throw new FeedFailure(`The next page is on another server, ${new URL(next).origin}, which is not asked.`);
  return next;
}

const stampOf = (alert: unknown): Stamp => {
  const { id, lastUpdateDateTime } = (typeof alert === 'object' && alert !== null ? alert : {}) as Json;
  return { id: String(id ?? ''), time: typeof lastUpdateDateTime === 'string' ? lastUpdateDateTime : '' };
};

/** Where a pull continues: at the page where it ended early, else with changes since. */
async function open(ask: AskFeed, url: string, cursor: PullCursor, from: string | null) {
  const first = firstUrl(url, cursor.after ?? from);
  if (cursor.next !== null) {
    const reply = await ask({ url: cursor.next, headers: { accept: 'application/json' } });
    // Page links expire; the pull then restarts after the last complete page.
    if (![400, 404, 410].includes(reply.status)) return { at: cursor.next, reply };
  }
  return { at: first, reply: await ask({ url: first, headers: { accept: 'application/json' } }) };
}

async function* readPages(ask: AskFeed, { url, from }: FeedOptions, cursor: string | null, pagesMax: number) {
  let state: PullCursor = readCursor<PullCursor>(cursor, isPullCursor) ?? noPull;
  let { at, reply }: { at: string; reply: FeedReply } = await open(ask, url, state, from);
  const asked = new Set<string>();
  for (let pages = 1; ; pages += 1) {
    requireSuccess(reply, at);
    asked.add(at);
    const page = readJsonObject(reply, at, 'a page of alerts');
    if (!Array.isArray(page.value)) throw new FeedFailure(`${shown(at)} did not return a list of alerts.`);
    const next = nextIn(page, at);
    state = notePage({ ...state, next }, page.value.map(stampOf));
    const isEnd = next === null;
    if (isEnd) state = endPull(state);
    yield { body: page.value.length > 0 ? reply.body : null, cursor: JSON.stringify(state) };
    if (isEnd) return;
    if (asked.has(next)) throw new FeedFailure('The server sends the same page again and again.');
    if (pages >= pagesMax) throw new FeedFailure(`The alerts did not end after ${pagesMax} pages.`);
    at = next;
    reply = await ask({ url: at, headers: { accept: 'application/json' } });
  }
}

/** Alerts of Microsoft Graph (`/security/alerts_v2`), each page kept unchanged. */
export const createGraphPull =
  ({ pagesMax }: { readonly pagesMax: number }): AlertPull =>
  (ask, options, cursor) =>
    withoutEmptyPages(readPages(ask, options, cursor, pagesMax));

export const pullGraph = createGraphPull({ pagesMax: 1_000 });
