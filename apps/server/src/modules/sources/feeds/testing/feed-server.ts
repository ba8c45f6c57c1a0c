import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AskFeed, FeedFailure, type FeedOptions, type FeedReader } from '../feed-reader.ts';

/** The received request; `url` is the path and the query. */
export type Asked = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

type Handler = (asked: Asked, response: ServerResponse) => void;

const mostBytes = 1024 * 1024;

async function read(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

/** A local server with responses defined by a test, and a client like the product's. */
export async function startFeedServer() {
  const asked: Asked[] = [];
  let handler: Handler = (_, response) => response.writeHead(404).end();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed.test');
    const one = { method: request.method ?? '', url, headers: request.headers, body: await read(request) };
    asked.push(one);
    handler(one, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const ask: AskFeed = async ({ url, method = 'GET', headers = {}, body = null }) => {
    const reply = await fetch(url, { method, headers, body, redirect: 'manual' });
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of reply.body ?? []) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new FeedFailure('too_large');
      pieces.push(piece);
    }
    return { status: reply.status, headers: Object.fromEntries(reply.headers), body: Buffer.concat(pieces) };
  };

  return {
    base,
    ask,
    asked,
    /** From now on; earlier requests are cleared. */
    answer(next: Handler) {
      asked.length = 0;
      handler = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;

export const json =
  (value: unknown, headers: Record<string, string> = {}, status = 200) =>
  (_: Asked, response: ServerResponse): void => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof value === 'string' ? value : JSON.stringify(value));
  };

export const options = (url: string, more: Partial<FeedOptions> = {}): FeedOptions => ({
  url,
  collection: null,
  from: null,
  columns: null,
  ...more,
});

/** All output of a reader, and why it ended early. */
export async function drain(reader: FeedReader, ask: AskFeed, given: FeedOptions, cursor: string | null = null) {
  const objects: Readonly<Record<string, unknown>>[] = [];
  const rejected: { readonly place: string; readonly reason: string; readonly detail: string }[] = [];
  let pages = 0;
  let last = cursor;
  let failure: FeedFailure | null = null;
  try {
    for await (const page of reader(ask, given, cursor)) {
      pages += 1;
      objects.push(...(page.objects as Readonly<Record<string, unknown>>[]));
      rejected.push(...page.rejected);
      last = page.cursor;
    }
  } catch (cause) {
    if (!(cause instanceof FeedFailure)) throw cause;
    failure = cause;
  }
  return { objects, rejected, pages, cursor: last, failure };
}
