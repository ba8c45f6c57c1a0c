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
  /** Rows of a list, told when all of them are written; `total` match, `rows` are in the file. */
  readonly counts?: () => { readonly rows: number; readonly total: number };
};

type ExportContext<E extends Endpoint> = RequestContext<E> & {
  readonly actor: Actor;
  /** Aborted when the reader goes away. */
  readonly signal: AbortSignal;
};

// A reader who takes nothing for this long is cut off, and what waits for them is freed.
const stalledAfterMs = 30_000;

const inside = (json: string) => json.slice(1, -1);

/** The reply of the contract, `{ file, rows, total }` or the file alone, in the parts in which it is made. */
async function* replyOf({ name, mediaType, parts, counts }: ExportFile, personId: string): AsyncGenerator<string> {
  const head = `{${inside(JSON.stringify({ name, mediaType }))},"text":"`;
  yield counts ? `{"file":${head}` : head;
  for await (const part of readPiecesHeavily(personId, parts)) {
    if (part !== '') yield inside(JSON.stringify(part));
    // SQLite answers without a pause: others get their turn between two pages.
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
 * Returns an endpoint whose reply is a file of any length. Nothing is held but the page in hand: the next one is read
 * when the reader has taken this one. One that lasts is background work, which administrators see and can cancel.
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
