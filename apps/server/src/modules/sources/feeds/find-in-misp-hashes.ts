import { createHash } from 'node:crypto';
import { setImmediate as rest } from 'node:timers/promises';
import { readFeedTime } from '@halyard/threat-exchange';
import type { AskFeed } from './feed-reader.ts';
import { feedFile } from './read-misp-feed.ts';
import { requireSuccess } from './reading/check-reply.ts';

const restAfterLines = 20_000;
const lineShape = /^"?([0-9a-f]{32})"?,"?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"?\s*$/i;

/**
 * Which events of a MISP feed know some values, without reading the feed: its `hashes.csv` has the MD5 of every value
 * beside the UUID of its event. Returns the UUIDs by value, where a value that no event knows is missing, and when the
 * file was last changed by its server, in milliseconds; null where it does not say.
 *
 * @throws FeedFailure where the feed has no such file
 */
export async function findInMispHashes(
  ask: AskFeed,
  url: string,
  values: readonly string[],
): Promise<{ readonly events: ReadonlyMap<string, readonly string[]>; readonly fileAt: number | null }> {
  const file = feedFile(url, 'hashes.csv');
  const reply = await ask({ url: file, headers: { accept: 'text/csv, text/plain;q=0.9, */*;q=0.5' } });
  requireSuccess(reply, file);
  const wanted = new Map(values.map((value) => [createHash('md5').update(value).digest('hex'), value]));
  const found = new Map<string, Set<string>>();
  const { body } = reply;
  let lines = 0;
  for (let at = 0; at < body.length; ) {
    const newline = body.indexOf(0x0a, at);
    const end = newline < 0 ? body.length : newline;
    const [, hash = '', event = ''] = lineShape.exec(body.toString('latin1', at, Math.min(end, at + 200))) ?? [];
    const value = wanted.get(hash.toLowerCase());
    if (value !== undefined) found.set(value, (found.get(value) ?? new Set()).add(event.toLowerCase()));
    at = end + 1;
    if (++lines % restAfterLines === 0) await rest();
  }
  return {
    events: new Map([...found].map(([value, events]) => [value, [...events]])),
    fileAt: readFeedTime(reply.headers['last-modified'] ?? ''),
  };
}
