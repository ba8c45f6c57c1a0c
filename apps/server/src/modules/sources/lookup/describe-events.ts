import { day } from '@halyard/contracts/fields.ts';
import type { LookedUp } from '@halyard/contracts/inflow/feeds.ts';
import { type AskFeed, FeedFailure } from '../feeds/feed-reader.ts';
import { feedFile } from '../feeds/read-misp-feed.ts';
import { readJsonObject, requireSuccess } from '../feeds/reading/check-reply.ts';

type FeedEvent = LookedUp['events'][number];
type Described = { readonly of: (uuid: string) => FeedEvent; readonly failure: string | null };

const infoMax = 500;

function readEntry(uuid: string, entry: unknown): FeedEvent {
  const { info, date } = (typeof entry === 'object' && entry !== null ? entry : {}) as Readonly<
    Record<string, unknown>
  >;
  const named = typeof info === 'string' ? info.toWellFormed().trim().slice(0, infoMax).toWellFormed() : '';
  const { success, data } = day.safeParse(date);
  return { uuid, info: named || null, date: success ? data : null };
}

async function readEntries(ask: AskFeed, url: string): Promise<ReadonlyMap<string, FeedEvent>> {
  const file = feedFile(url, 'manifest.json');
  const reply = await ask({ url: file, headers: { accept: 'application/json' } });
  requireSuccess(reply, file);
  const entries = Object.entries(readJsonObject(reply, file, 'a manifest'));
  return new Map(
    entries.map(([key, entry]) => {
      const uuid = key.toLowerCase();
      return [uuid, readEntry(uuid, entry)];
    }),
  );
}

/** Event names in the manifest of a MISP feed. Without it they are still identified by their UUIDs. */
export async function describeEvents(ask: AskFeed, url: string): Promise<Described> {
  const unnamed = (uuid: string): FeedEvent => ({ uuid, info: null, date: null });
  try {
    const entries = await readEntries(ask, url);
    return { of: (uuid) => entries.get(uuid) ?? unnamed(uuid), failure: null };
  } catch (cause) {
    if (!(cause instanceof FeedFailure)) throw cause;
    return { of: unnamed, failure: cause.message };
  }
}
