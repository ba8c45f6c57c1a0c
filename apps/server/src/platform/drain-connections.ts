import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Server as SecureServer } from 'node:tls';

const requestStart = 'http.server.request.start';
const isLocalhost = (address: string) => address === '::1' || address === '127.0.0.1';
const lookEveryMs = 50;
/** Then connections with ongoing requests are left to the shutdown of the server. */
const mostQuietTimes = 3;

type Hear = (request: IncomingMessage, response: ServerResponse) => void;
type Started = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly server: Server };

/**
 * `localhost` is two addresses, and Fastify opens a second server for the other one, which it does not expose: it is
 * recognized by its handler, which is that of the first. Its connections are known from their first request on.
 */
function followSecond(server: Server, hear: Hear): void {
  const handlers = new Set(server.listeners('request'));
  const onStart = (message: unknown) => {
    const { request, response, server: other } = message as Started;
    if (other !== server && other.listeners('request').some((one) => handlers.has(one))) hear(request, response);
  };
  server.once('listening', () => {
    const address = server.address();
    if (typeof address === 'object' && address && isLocalhost(address.address)) subscribe(requestStart, onStart);
  });
  server.once('close', () => unsubscribe(requestStart, onStart));
}

/**
 * Lets connections end without a reset. Begin it with the server; the function that is returned is called when the
 * process is to stop. From then on every answer says `connection: close`, and a connection that asks nothing for
 * `quietMs` is closed. Resolves once only running requests are left, or after three times as long. Before that, connections
 * are kept and taken in as ever for `leaveMs`: as long as a balancer needs to hear from /readyz that the node leaves.
 */
export function createDrain(server: Server, quietMs: number, leaveMs: number): () => Promise<void> {
  const open = new Map<Socket, { running: number; since: number }>();
  const answering = new Set<ServerResponse>();
  let isDraining = false;

  function note(socket: Socket): void {
    open.set(socket, { running: 0, since: performance.now() });
    socket.once('close', () => open.delete(socket));
  }

  function follow({ socket }: IncomingMessage, response: ServerResponse): void {
    const use = open.get(socket);
    if (!use) return;
    use.running += 1;
    answering.add(response);
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      answering.delete(response);
      use.running -= 1;
      use.since = performance.now();
    });
  }

  function closeQuiet(begunAt: number): void {
    const quietSince = performance.now() - quietMs;
    for (const [socket, { running, since }] of open)
      if (running === 0 && Math.max(since, begunAt) <= quietSince) socket.destroy();
  }

  // Requests over TLS use the socket of the handshake.
  server.on(server instanceof SecureServer ? 'secureConnection' : 'connection', note);
  followSecond(server, (request, response) => {
    if (!open.has(request.socket)) note(request.socket);
    follow(request, response);
  });
  server.prependListener('request', follow);
  return async () => {
    await wait(leaveMs);
    isDraining = true;
    for (const response of answering) response.shouldKeepAlive = false;
    const begunAt = performance.now();
    while ([...open.values()].some(({ running }) => running === 0)) {
      closeQuiet(begunAt);
      if (performance.now() - begunAt > quietMs * mostQuietTimes) return;
      await wait(lookEveryMs);
    }
  };
}
