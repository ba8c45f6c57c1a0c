import type { AskFeed, FeedOptions } from './feed-reader.ts';

/** A part of the alerts that an API has, kept byte for byte as a delivery. */
export type AlertPage = { readonly body: Buffer; readonly cursor: string | null };

/** Reads the alerts that are new since `cursor`, page by page. @throws FeedFailure */
export type AlertPull = (ask: AskFeed, options: FeedOptions, cursor: string | null) => AsyncGenerator<AlertPage>;

/** How far a pull of alerts is. */
export type PullCursor = {
  /** The newest alert time of completed pulls, in the API's format; null before the first. */
  readonly after: string | null;
  /** Alerts of exactly that time. */
  readonly at: readonly string[];
  /** The next page's link, if a pull ended early. */
  readonly next: string | null;
  /** The newest time of a pull that ended early, and its alerts. */
  readonly newest: string | null;
  readonly newestAt: readonly string[];
};

export const noPull: PullCursor = { after: null, at: [], next: null, newest: null, newestAt: [] };

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isList = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string');

export const isPullCursor = (value: Readonly<Record<string, unknown>>): boolean =>
  isTextOrNull(value.after) &&
  isTextOrNull(value.next) &&
  isTextOrNull(value.newest) &&
  isList(value.at) &&
  isList(value.newestAt);

export type Stamp = { readonly id: string; readonly time: string };

/** Whether one time is later than another; both as the API writes them, to parts of a microsecond. */
function isLater(one: string, other: string): boolean {
  const [first, second] = [Date.parse(one), Date.parse(other)];
  if (Number.isNaN(first) || Number.isNaN(second)) return one > other;
  return first === second ? fraction(one) > fraction(other) : first > second;
}

// Digits behind the seconds, which Date.parse cuts at three.
const fraction = (time: string) => (/\.(\d+)/.exec(time)?.[1] ?? '').padEnd(9, '0');

/** The cursor with the alerts of another page. */
export function notePage(cursor: PullCursor, stamps: readonly Stamp[]): PullCursor {
  let { newest, newestAt } = cursor;
  for (const { id, time } of stamps) {
    if (time === '') continue;
    if (newest === null || isLater(time, newest)) [newest, newestAt] = [time, [id]];
    else if (time === newest) newestAt = [...newestAt, id];
  }
  return { ...cursor, newest, newestAt };
}

/** The cursor once the last page is kept. */
export function endPull({ after, at, newest, newestAt }: PullCursor): PullCursor {
  if (newest === null) return { ...noPull, after, at };
  return { ...noPull, after: newest, at: newest === after ? [...new Set([...at, ...newestAt])] : newestAt };
}

type ReadPage = { readonly body: Buffer | null; readonly cursor: string };

/**
 * Pages without the empty ones (`body` is null). Each is delayed until the next one, so that the cursor of an empty
 * last page is stored with the last stored page.
 */
export async function* withoutEmptyPages(pages: AsyncIterable<ReadPage>): AsyncGenerator<AlertPage> {
  let held: AlertPage | null = null;
  try {
    for await (const { body, cursor } of pages) {
      if (body !== null && held) yield held;
      if (body !== null) held = { body, cursor };
      else if (held) held = { body: held.body, cursor };
    }
  } catch (cause) {
    if (held) yield held;
    throw cause;
  }
  if (held) yield held;
}
