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
import { readJsonObject, requireSuccess } from './reading/check-reply.ts';
import { readCursor } from './reading/cursors.ts';

const pageSize = 1_000;

type Json = Readonly<Record<string, unknown>>;

/** Detections created at a time or later; the page token belongs to the same query. */
function pageUrl(url: string, since: string | null, token: string | null): string {
  const page = new URL(url);
  page.searchParams.set('page_size', String(pageSize));
  page.searchParams.set('list_basis', 'CREATED_TIME');
  if (since !== null) page.searchParams.set('start_time', since);
  if (token !== null) page.searchParams.set('page_token', token);
  return page.href;
}

const stampOf = (detection: unknown): Stamp => {
  const { id, createdTime } = (typeof detection === 'object' && detection !== null ? detection : {}) as Json;
  return { id: String(id ?? ''), time: typeof createdTime === 'string' ? createdTime : '' };
};

async function askPage(ask: AskFeed, url: string): Promise<FeedReply> {
  return ask({ url, headers: { accept: 'application/json' } });
}

async function* readPages(ask: AskFeed, { url, from }: FeedOptions, cursor: string | null, pagesMax: number) {
  let state: PullCursor = readCursor<PullCursor>(cursor, isPullCursor) ?? noPull;
  const since = state.after ?? from;
  // The API repeats detections of the time itself.
  const known = new Set(state.at);
  let token = state.next;
  for (let pages = 1; ; pages += 1) {
    const at = pageUrl(url, since, token);
    let reply = await askPage(ask, at);
    // Tokens expire; the pull then restarts after the last complete page.
    if (pages === 1 && token !== null && [400, 404, 410].includes(reply.status))
      reply = await askPage(ask, pageUrl(url, since, null));
    requireSuccess(reply, at);
    const page = readJsonObject(reply, at, 'a page of detections');
    const detections = Array.isArray(page.detections) ? page.detections : [];
    const stamps = detections.map(stampOf);
    const next = typeof page.nextPageToken === 'string' && page.nextPageToken !== '' ? page.nextPageToken : null;
    state = notePage({ ...state, next }, stamps);
    if (next === null) state = endPull(state);
    const hasNew = stamps.some(({ id, time }) => time !== since || !known.has(id));
    yield { body: hasNew ? reply.body : null, cursor: JSON.stringify(state) };
    if (next === null) return;
    if (next === token) throw new FeedFailure('The server sends the same page again and again.');
    if (pages >= pagesMax) throw new FeedFailure(`The detections did not end after ${pagesMax} pages.`);
    token = next;
  }
}

/** Detections of Google SecOps, each page kept unchanged; a page of which everything is known already is not. */
export const createSecopsPull =
  ({ pagesMax }: { readonly pagesMax: number }): AlertPull =>
  (ask, options, cursor) =>
    withoutEmptyPages(readPages(ask, options, cursor, pagesMax));

export const pullSecops = createSecopsPull({ pagesMax: 1_000 });
