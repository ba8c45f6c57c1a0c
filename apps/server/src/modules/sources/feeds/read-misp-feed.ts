import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { convertMispEvent, type FeedObject } from '@halyard/threat-exchange';
import { type AskFeed, FeedFailure, type FeedReader, PartialFailure } from './feed-reader.ts';
import {
  cursorAfter,
  emptyCursor,
  isMispCursor,
  type Listed,
  type MispCursor,
  type MispRun,
  readManifest,
  toRead,
} from './misp-manifest.ts';
import { readJson, requireSuccess, shown } from './reading/check-reply.ts';
import { readCursor } from './reading/cursors.ts';
import { createSharedOnce } from './shared-once.ts';

/** Concurrent event requests, which are one page. */
const atOnce = 4;
/** Events in a row that the server fails to send; then it is left alone. */
const failuresMax = 8;
/** Maximum attempts for one version of an unreadable event. */
const triesMax = 5;
/** Errors for one event that apply to all: the credential, or a request to wait. */
const endsRun: readonly number[] = [401, 429, 503];
/** Errors that may be caused by the size or the state of one file. */
const ofOneFile: readonly string[] = ['timeout', 'cut_off', 'too_large'];

/** The URL of a file of the feed; a query, such as a key, is kept. */
export function feedFile(url: string, name: string): string {
  const parsed = new URL(url);
  parsed.pathname = `${parsed.pathname.replace(/[^/]*\.(?:json|csv)$/, '').replace(/\/?$/, '/')}${name}`;
  return parsed.href;
}

type ReadEvent = {
  readonly event: Listed;
  readonly objects: readonly FeedObject[];
  readonly rejected: readonly Rejection[];
  /** The error that prevents reading it; null if it is read, or not on the server. */
  readonly problem: string | null;
  /** The server failed to send it. */
  readonly isUnsent: boolean;
  /** The server does not have it: it is requested again once the feed lists a newer version. */
  readonly isGone: boolean;
};

const rejectionOf = ({ uuid }: Listed, detail: string): Rejection => ({
  place: `${uuid}.json`,
  objectId: null,
  reason: 'not_an_object',
  detail: detail.slice(0, 200),
});

async function askEvent(ask: AskFeed, url: string) {
  try {
    return await ask({ url, headers: { accept: 'application/json' } });
  } catch (cause) {
    if (cause instanceof FeedFailure && ofOneFile.includes(cause.message)) return cause.message;
    throw cause;
  }
}

async function readEvent(ask: AskFeed, url: string, event: Listed): Promise<ReadEvent> {
  const file = feedFile(url, `${event.uuid}.json`);
  const unread = (problem: string | null, { isUnsent = false, isGone = false } = {}): ReadEvent => ({
    event,
    objects: [],
    rejected: [],
    problem,
    isUnsent,
    isGone,
  });
  const reply = await askEvent(ask, file);
  if (typeof reply === 'string') return unread(sayings[reply] ?? reply, { isUnsent: true });
  const { status } = reply;
  if ([404, 410].includes(status))
    return { ...unread(null, { isGone: true }), rejected: [rejectionOf(event, `HTTP ${status}: the event is gone`)] };
  // For this one event the server only reports an internal error.
  if (status >= 400 && !endsRun.includes(status)) return unread(`HTTP ${status}`, { isUnsent: true });
  requireSuccess(reply, file);
  try {
    const { objects, rejected } = await convertMispEvent(readJson(reply, file));
    const problem = objects.length === 0 && rejected[0] ? rejected[0].detail || 'It is not a MISP event.' : null;
    return { event, objects, rejected: problem === null ? rejected : [], problem, isUnsent: false, isGone: false };
  } catch (cause) {
    if (cause instanceof FeedFailure) return unread(cause.message);
    throw cause;
  }
}

const sayings: Readonly<Record<string, string>> = {
  timeout: 'The server did not send it in time.',
  cut_off: 'The response broke off.',
  too_large: 'It is larger than 128 MB.',
};

/** A run's results for its requested events. */
class Progress implements MispRun {
  readonly read = new Map<string, number>();
  readonly missing = new Set<string>();
  readonly failed = new Map<string, readonly [timestamp: number, tries: number]>();
  readonly #before: MispCursor;
  /** The first event that could not be read. */
  first: string | null = null;
  /** Events in a row that the server failed to send. */
  unsent = 0;

  constructor(before: MispCursor) {
    this.#before = before;
  }

  /** A rejected event. */
  take({ event, rejected, problem, isUnsent, isGone }: ReadEvent): readonly Rejection[] {
    const { uuid, timestamp } = event;
    this.unsent = isUnsent ? this.unsent + 1 : 0;
    if (isGone) this.missing.add(uuid);
    if (problem === null) {
      this.read.set(uuid, timestamp);
      return rejected;
    }
    const [version, tried] = this.#before.failed?.[uuid] ?? [timestamp, 0];
    const tries = version === timestamp ? tried + 1 : 1;
    this.first ??= `${uuid}.json: ${problem}`;
    if (tries < triesMax) this.failed.set(uuid, [timestamp, tries]);
    else this.read.set(uuid, timestamp);
    const next =
      tries < triesMax ? 'asked for again in the next run' : 'asked for again once the feed lists a newer version';
    return [rejectionOf(event, `${problem.slice(0, 110).replace(/\.?$/, '.')} Try ${tries} of ${triesMax}; ${next}.`)];
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
    throw new FeedFailure(`${shown(address)} is not the manifest of a MISP feed.`);
  return { manifest: readManifest(json as Readonly<Record<string, unknown>>), etag: reply.headers.etag ?? null };
}

/**
 * A MISP feed: events that are new or newer than the last time. Events that the feed no longer lists are noted in the
 * cursor; what they brought stays. An event that cannot be read is rejected, stops none of the others, and is asked for
 * again in the next runs, five times.
 */
export const readMispFeed: FeedReader = async function* (ask, { url, from }, cursor) {
  const before = readCursor<MispCursor>(cursor, isMispCursor) ?? emptyCursor;
  const found = await askManifest(ask, url, before.etag);
  if (!found) return;
  const { listed, rejected } = found.manifest;
  const wanted = toRead(listed, before, from);
  const progress = new Progress(before);
  const once = createSharedOnce();
  let pending: readonly Rejection[] = rejected;
  for (let at = 0; at < wanted.length; at += atOnce) {
    const events = await Promise.all(wanted.slice(at, at + atOnce).map((event) => readEvent(ask, url, event)));
    yield {
      objects: events.flatMap(({ objects }) => once(objects)),
      rejected: [...pending, ...events.flatMap((one) => progress.take(one))],
      cursor: JSON.stringify(cursorAfter(before, listed, progress, null)),
    };
    pending = [];
    if (progress.unsent >= failuresMax)
      throw new FeedFailure(
        `The server failed to send ${progress.unsent} events in a row (${events.at(-1)?.problem?.replace(/\.$/, '')}).`,
      );
  }
  // Its ETag is stored only once everything is read: "not modified" then means that nothing is left.
  const { size: left } = progress.failed;
  const end = cursorAfter(before, listed, progress, left === 0 ? found.etag : null);
  yield { objects: [], rejected: pending, cursor: JSON.stringify(end) };
  if (left > 0) throw new PartialFailure(`${left} of ${wanted.length} events could not be read: ${progress.first}`);
};
