import type { Rejection } from '@halyard/contracts/intelligence/imports.ts';
import { readFeedTime } from '@halyard/threat-exchange';

/** The last run's state of a feed. */
export type MispCursor = {
  readonly etag: string | null;
  /** The timestamp of each event that was read, in seconds, by its UUID. */
  readonly events: Readonly<Record<string, number>>;
  /** Events that the feed no longer lists, or lists but does not have; their objects are kept. */
  readonly gone: readonly string[];
  /** Unreadable events, with the timestamp of the requested version and the number of attempts. */
  readonly failed?: Readonly<Record<string, readonly [timestamp: number, tries: number]>>;
};

/** A run's results for its requested events. */
export type MispRun = {
  readonly read: ReadonlyMap<string, number>;
  /** Events that are listed, and the server does not have them. */
  readonly missing: ReadonlySet<string>;
  /** Events to request again, as in the cursor. */
  readonly failed: ReadonlyMap<string, readonly [timestamp: number, tries: number]>;
};

export const emptyCursor: MispCursor = { etag: null, events: {}, gone: [] };

export const isMispCursor = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value.events === 'object' && value.events !== null && Array.isArray(value.gone);

export type Listed = { readonly uuid: string; readonly timestamp: number };

export type Manifest = {
  /** Newest first. */
  readonly listed: readonly Listed[];
  readonly rejected: readonly Rejection[];
};

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Feeds write timestamps as numbers or as text. */
function secondsIn(entry: unknown): number {
  const raw = typeof entry === 'object' && entry !== null && 'timestamp' in entry ? entry.timestamp : 0;
  const seconds = Number(raw);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
}

/** The events that a manifest lists. PHP writes one without events as an empty list. */
export function readManifest(json: Readonly<Record<string, unknown>> | readonly unknown[]): Manifest {
  const listed: Listed[] = [];
  const rejected: Rejection[] = [];
  for (const [uuid, entry] of Array.isArray(json) ? [] : Object.entries(json)) {
    if (uuidShape.test(uuid)) listed.push({ uuid, timestamp: secondsIn(entry) });
    else rejected.push({ place: 'manifest.json', objectId: null, reason: 'bad_id', detail: cut(uuid) });
  }
  return { listed: listed.toSorted((one, other) => other.timestamp - one.timestamp), rejected };
}

const cut = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD').slice(0, 200);

/** Those of the listed events to be read: new ones and newer ones, none older than `from`. */
export function toRead(listed: readonly Listed[], before: MispCursor, from: string | null): Listed[] {
  const since = from === null ? null : readFeedTime(from);
  return listed.filter(({ uuid, timestamp }) => {
    if (since !== null && timestamp * 1_000 < since) return false;
    return !Object.hasOwn(before.events, uuid) || timestamp > (before.events[uuid] ?? 0);
  });
}

const goneMax = 1_000;

/** The cursor once the events in `read` are stored. */
export function cursorAfter(
  before: MispCursor,
  listed: readonly Listed[],
  { read, missing, failed }: MispRun,
  etag: string | null,
): MispCursor {
  const isListed = new Set(listed.map(({ uuid }) => uuid));
  const events = Object.fromEntries(
    listed.flatMap(({ uuid }) => {
      const timestamp = read.get(uuid) ?? (Object.hasOwn(before.events, uuid) ? before.events[uuid] : undefined);
      return timestamp === undefined ? [] : [[uuid, timestamp] as const];
    }),
  );
  const vanished = Object.keys(before.events).filter((uuid) => !isListed.has(uuid));
  const isGone = (uuid: string) => missing.has(uuid) || !isListed.has(uuid) || !read.has(uuid);
  const gone = [...new Set([...missing, ...vanished, ...before.gone])].filter(isGone).slice(0, goneMax);
  const left = Object.entries(before.failed ?? {}).filter(([uuid]) => isListed.has(uuid) && !read.has(uuid));
  return { etag, events, gone, failed: Object.fromEntries([...left, ...failed]) };
}
