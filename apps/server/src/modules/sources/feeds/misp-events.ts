import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { convertMispEvent, type FeedObject } from '@halyard/threat-exchange';
import { type AskFeed, FeedFailure } from './feed-reader.ts';
import { readJson, requireSuccess, shown } from './reading/check-reply.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An event in MISP's terms: seconds since 1970 of its last change; empty and 0 if unstated. */
export type Stamp = { readonly uuid: string; readonly timestamp: number };

export function stampOf(item: unknown): Stamp {
  const event = isObject(item) && isObject(item.Event) ? item.Event : isObject(item) ? item : {};
  return { uuid: String(event.uuid ?? ''), timestamp: Number(event.timestamp ?? 0) || 0 };
}

export type ReadEvent = Stamp & {
  readonly objects: readonly FeedObject[];
  readonly rejected: readonly Rejection[];
  /** The error that prevents reading any of it; null if it is read, or no longer on the server. */
  readonly problem: string | null;
};

/** The events of a reply: a list, or a list in `response`, which older releases write. */
function eventsIn(json: unknown, url: string): readonly unknown[] {
  const found = isObject(json) && 'response' in json ? json.response : json;
  if (Array.isArray(found)) return found;
  if (isObject(found) && 'Event' in found) return [found];
  throw new FeedFailure(
    `${shown(url)} did not return a list of events. Check that this is the address of a MISP server.`,
  );
}

/** @throws FeedFailure where the server does not return a list of events. */
export async function askEvents(ask: AskFeed, url: string, query: object): Promise<readonly unknown[]> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const reply = await ask({ url, method: 'POST', headers, body: JSON.stringify({ returnFormat: 'json', ...query }) });
  requireSuccess(reply, url);
  return eventsIn(readJson(reply, url), url);
}

async function readEvent(item: unknown): Promise<ReadEvent> {
  const { objects, rejected } = await convertMispEvent(item);
  const [first] = rejected;
  const problem = objects.length === 0 && first ? first.detail || 'It is not a MISP event.' : null;
  return { ...stampOf(item), objects, rejected, problem };
}

export const readEvents = (items: readonly unknown[]): Promise<ReadEvent[]> => Promise.all(items.map(readEvent));

/**
 * Asks for one event by itself. What the server says of this event stops no other; that it wants to be left alone, or
 * refuses the credential, ends the run.
 *
 * @throws FeedFailure
 */
export async function askAgain(ask: AskFeed, url: string, uuid: string): Promise<ReadEvent> {
  const none = { uuid, timestamp: 0, objects: [], rejected: [] };
  try {
    const [item] = await askEvents(ask, url, { uuid, page: 1, limit: 1 });
    if (item !== undefined) return { ...(await readEvent(item)), uuid };
    const gone = {
      place: uuid,
      objectId: null,
      reason: 'not_an_object',
      detail: 'The server no longer has it.',
    } as const;
    return { ...none, rejected: [gone], problem: null };
  } catch (cause) {
    const isOfAll =
      cause instanceof FeedFailure && (cause.retryAfterSeconds !== null || /HTTP 40[13]/.test(cause.message));
    if (!(cause instanceof FeedFailure) || isOfAll) throw cause;
    return { ...none, problem: cause.message };
  }
}
