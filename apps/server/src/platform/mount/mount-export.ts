import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type * as z from 'zod/mini';
import { readPiecesHeavily } from '../../database/connections/heavy-reads.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { Followed } from '../background/background-work.ts';
import type { RequestContext } from './handlers.ts';
import { mountStream, type Platform } from './mount.ts';

type S = z.ZodMiniType | undefined;

/** A file that is written while it is sent. */
export type ExportFile = {
  readonly name: string;
  readonly mediaType: string;
  readonly parts: AsyncIterable<string>;
  /** Progress of an export, reported when it is complete; `total` match, `rows` are in the file. */
  readonly counts?: () => { readonly rows: number; readonly total: number };
};

type ExportContext<E extends Endpoint> = RequestContext<E> & {
  readonly actor: Actor;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
};

// A client that reads nothing for this long is disconnected, and its buffers are freed.
const stalledAfterMs = 30_000;

const inside = (json: string) => json.slice(1, -1);

/** The reply of the contract, `{ file, rows, total }` or the file alone, as chunks. */
async function* replyOf({ name, mediaType, parts, counts }: ExportFile, personId: string): AsyncGenerator<string> {
  const head = `{${inside(JSON.stringify({ name, mediaType }))},"text":"`;
  yield counts ? `{"file":${head}` : head;
  for await (const part of readPiecesHeavily(personId, parts)) {
    if (part !== '') yield inside(JSON.stringify(part));
    // SQLite is synchronous: it yields between two pages.
    await nextTurn();
  }
  yield counts ? `"},${inside(JSON.stringify(counts()))}}` : '"}';
}

async function* counting(parts: AsyncIterable<string>, { report, end }: Followed): AsyncGenerator<string> {
  let done = 0;
  try {
    for await (const part of parts) {
      done += Buffer.byteLength(part);
      report({ done, total: null });
      yield part;
    }
  } finally {
    end();
  }
}

/**
 * An endpoint that returns a file of any length. Only the current page is in memory: the next one is read when the
 * client has received it. A long one is background work, which administrators see and can cancel.
 */
export function mountExport<P extends S, Q extends S, B extends S, R extends S>(
  platform: Platform,
  endpoint: Endpoint<P, Q, B, R>,
  handler: (context: ExportContext<Endpoint<P, Q, B, R>>) => Promise<ExportFile>,
  stalledMs = stalledAfterMs,
): void {
  mountStream(platform, endpoint, async ({ request, response, ...context }) => {
    const leave = platform.exports.enter(context.caller.id);
    const gone = new AbortController();
    response.raw.once('close', () => {
      leave();
      if (!response.raw.writableFinished) gone.abort(new ApiError('unavailable'));
    });
    try {
      const file = await handler({ ...context, signal: gone.signal } as unknown as ExportContext<Endpoint<P, Q, B, R>>);
      gone.signal.throwIfAborted();
      const cut = () => void response.raw.destroy();
      const followed = platform.exports.follow(context.caller.id, file.name, cut);
      response.raw.once('close', followed.end);
      const over = () => {
        followed.end();
        leave();
      };
      response.raw.setTimeout(stalledMs, cut);
      response.type('application/json; charset=utf-8');
      return Readable.from(counting(replyOf(file, context.caller.id), { report: followed.report, end: over }));
    } catch (error) {
      leave();
      throw error;
    }
  });
}
