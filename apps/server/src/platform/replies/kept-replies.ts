import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { digestOf } from './answer-unchanged.ts';

const bytesKept = 8_388_608;

type Kept = { readonly body: Buffer; readonly tag: string };

/**
 * Cached replies as sent, valid until the next commit: `version` differs from then on, whoever wrote (decision 0090).
 */
export function createKeptReplies(version: () => number) {
  const replies = new LRUCache<string, Kept>({ maxSize: bytesKept, sizeCalculation: ({ body }) => body.length + 1 });
  let current: number | undefined;

  async function find(key: string, write: () => Promise<unknown>): Promise<Kept> {
    // Asked before anything is read: a reply may be newer than its version, never older.
    const since = version();
    if (since !== current) replies.clear();
    current = since;
    const known = replies.get(key);
    if (known) return known;
    const body = Buffer.from(String(await write()));
    const made = { body, tag: `W/"${digestOf(body)}"` };
    if (since === current) replies.set(key, made);
    return made;
  }

  /** The cached reply under the key, or the JSON text from `write`. */
  return async (response: FastifyReply, key: string, write: () => Promise<unknown>): Promise<Buffer> => {
    const { body, tag } = await find(key, write);
    response.type('application/json; charset=utf-8').header('etag', tag);
    return body;
  };
}

export type KeptReplies = ReturnType<typeof createKeptReplies>;
