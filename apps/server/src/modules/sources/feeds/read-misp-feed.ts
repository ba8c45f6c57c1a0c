import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { convertMispEvent, type FeedObject } from '@halyard/threat-exchange';
import { type AskFeed, FeedFailure, type FeedReader } from './feed-reader.ts';
import {
  cursorAfter,
  emptyCursor,
  isMispCursor,
  type Listed,
  type MispCursor,
  readManifest,
  toRead,
} from './misp-manifest.ts';
import { readJson, requireSuccess, shown } from './reading/check-reply.ts';
import { readCursor } from './reading/cursors.ts';
import { createSharedOnce } from './shared-once.ts';

/** Events that are asked for at the same time, and are one page. */
const atOnce = 4;
/** Events in a row that the server fails to send; then it is left alone. */
const failuresMax = 8;

/** An address of a file of the feed; a query, such as a key, stays. */
export function feedFile(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `${parsed.pathname.replace(/[^/]*\.(?:json|csv)$/, '').replace(/\/?$/, '/')}${name}`;
  return parsed.href;
}

type ReadEvent = {
  readonly event: Listed;
  readonly objects: readonly FeedObject[];
  readonly rejected: readonly Rejection[];
  /** The server failed: the event is asked for again in the next run. */
  readonly isTransient: boolean;
};

async function readEvent(ask: AskFeed, url: string, event: Listed): Promise<ReadEvent> {
  const file = feedFile(url, `${event.uuid}.json`);
  const reply = await ask({ url: file, headers: { accept: 'application/json' } });
  // About this one event the server says no more than that it does not have it, or has trouble with it.
  const isOfEvent = [404, 410].includes(reply.status) || (reply.status >= 500 && reply.status !== 503);
  const refuse = (detail: string, isTransient = false): ReadEvent => ({
    event,
    objects: [],
    rejected: [{ place: `${event.uuid}.json`, objectId: null, reason: 'not_an_object', detail }],
    isTransient,
  });
  if (isOfEvent) return refuse(`HTTP ${reply.status}`, reply.status >= 500);
  requireSuccess(reply, file);
  try {
    const { objects, rejected } = await convertMispEvent(readJson(reply, file));
    return { event, objects, rejected, isTransient: false };
  } catch (cause) {
    if (cause instanceof FeedFailure) return refuse(cause.message.slice(0, 200));
    throw cause;
  }
}

async function askManifest(ask: AskFeed, url: string, etag: string | null) {
  const address = feedFile(url, 'manifest.json');
  const headers = { accept: 'application/json', ...(etag !== null && { 'if-none-match': etag }) };
  const reply = await ask({ url: address, headers });
  if (reply.status === 304) return null;
  requireSuccess(reply, address);
  const json = readJson(reply, address);
  if (typeof json !== 'object' || json === null)
    throw new FeedFailure(`${shown(address)} is no manifest of a MISP feed.`);
  return { manifest: readManifest(json as Readonly<Record<string, unknown>>), etag: reply.headers.etag ?? null };
}

/**
 * A MISP feed: events that are new or newer than the last time. Events that the feed no longer lists are noted in the
 * cursor; what they brought stays. An event that cannot be read is rejected and stops none of the others.
 */
export const readMispFeed: FeedReader = async function* (ask, { url, from }, cursor) {
  const before = readCursor<MispCursor>(cursor, isMispCursor) ?? emptyCursor;
  const found = await askManifest(ask, url, before.etag);
  if (!found) return;
  const { listed, rejected } = found.manifest;
  const wanted = toRead(listed, before, from);
  const read = new Map<string, number>();
  const once = createSharedOnce();
  let [failures, isComplete] = [0, true];
  let pending: readonly Rejection[] = rejected;
  for (let at = 0; at < wanted.length; at += atOnce) {
    const events = await Promise.all(wanted.slice(at, at + atOnce).map((event) => readEvent(ask, url, event)));
    for (const { event, isTransient } of events) {
      failures = isTransient ? failures + 1 : 0;
      if (isTransient) isComplete = false;
      else read.set(event.uuid, event.timestamp);
    }
    yield {
      objects: events.flatMap(({ objects }) => once(objects)),
      rejected: [...pending, ...events.flatMap((one) => one.rejected)],
      cursor: JSON.stringify(cursorAfter(before, listed, read, null)),
    };
    pending = [];
    if (failures >= failuresMax)
      throw new FeedFailure(
        `The server failed to send ${failures} events in a row (${events.at(-1)?.rejected[0]?.detail}).`,
      );
  }
  // With its ETag only once everything is read: "not modified" then means that nothing is left.
  const end = cursorAfter(before, listed, read, isComplete ? found.etag : null);
  yield { objects: [], rejected: pending, cursor: JSON.stringify(end) };
};
