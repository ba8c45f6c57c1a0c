import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TLSSocket } from 'node:tls';
import type { Clock } from '../../../clock.ts';
import { type Certificate, contextOf } from '../../../platform/tls/renew-certificate.ts';
import { plainAddress } from './admit-senders.ts';
import type { Inbox } from './create-inbox.ts';
import { createSplitter } from './split-stream.ts';
import type { Tally } from './tally.ts';

const connectionsMax = 500;
const idleMs = 10 * 60_000;
const handshakeMs = 20_000;
/** At shutdown, data already received by the machine is read, as long as it arrives without a pause. */
const quietMs = 100;
const drainMs = 1_000;
const drainBytes = 1_048_576;

type Ports = {
  readonly clock: Clock;
  readonly inbox: Inbox;
  readonly mayFrom: (address: string) => boolean;
  readonly tally: Tally;
};

type Connection = { readonly socket: Socket; readonly address: string; lastAt: number; readonly end: () => void };

/** Messages over TCP and TLS (RFC 6587, RFC 5425). */
export function openStreams({ clock, inbox, mayFrom, tally }: Ports) {
  /** All sockets, those of a handshake among them. */
  const sockets = new Set<Socket>();
  const connections = new Set<Connection>();
  const servers: Server[] = [];
  const renewals: ((certificate: Certificate) => void)[] = [];
  let isPaused = false;
  let closing: { bytes: number } | undefined;

  function whyNot(address: string): string | undefined {
    if (!mayFrom(address)) return 'a sender is not allowed (HALYARD_SYSLOG_ALLOW)';
    if (!inbox.isAccepting()) return 'a connection was closed, as messages have no source';
    if (sockets.size >= connectionsMax) return 'a connection was closed, as there are too many';
    return undefined;
  }

  function admit(socket: Socket): boolean {
    // A client disconnect is not an error of ours; its effect is seen at the end of the socket.
    socket.on('error', () => undefined);
    const address = plainAddress(socket.remoteAddress ?? '');
    const reason = whyNot(address);
    if (reason !== undefined) {
      tally.count(reason, { address });
      socket.destroy();
      return false;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    return true;
  }

  function pause(): void {
    isPaused = true;
    for (const { socket } of connections) socket.pause();
  }

  function resume(): void {
    if (!isPaused) return;
    isPaused = false;
    const now = clock();
    for (const connection of connections) {
      // It could not send, so it was not idle.
      connection.lastAt = now;
      connection.socket.resume();
    }
  }

  function receive(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? '');
    let isOver = false;
    const splitter = createSplitter((message) => {
      connection.lastAt = clock();
      inbox.add(message, address);
    });
    const end = () => {
      if (isOver) return;
      isOver = true;
      connections.delete(connection);
      splitter.end();
    };
    const connection: Connection = { socket, address, lastAt: clock(), end };
    connections.add(connection);
    socket.on('data', (chunk: Buffer) => {
      if (isOver) return;
      if (closing) closing.bytes += chunk.length;
      const breach = splitter.push(chunk);
      if (breach !== undefined) {
        tally.count(`a connection was ended: ${breach}`, { address });
        end();
        socket.destroy();
      } else if (closing ? closing.bytes > drainBytes : !inbox.isOpen()) pause();
    });
    socket.on('end', end).on('close', end);
    if (isPaused) socket.pause();
  }

  async function listen(server: Server, { host, port }: { readonly host: string; readonly port: number }) {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen({ host, port }, () => {
        server.off('error', reject);
        resolve();
      });
    });
    servers.push(server);
    return (server.address() as { readonly port: number }).port;
  }

  function createSecureServer(certificate: Certificate): Server {
    const mustProve = certificate.ca !== undefined;
    const secure = createTlsServer({
      ...contextOf(certificate),
      requestCert: mustProve,
      rejectUnauthorized: mustProve,
      minVersion: 'TLSv1.2',
      handshakeTimeout: handshakeMs,
    });
    renewals.push((renewed) => secure.setSecureContext(contextOf(renewed)));
    secure.on('secureConnection', (socket: TLSSocket) => {
      socket.on('error', () => undefined);
      receive(socket);
    });
    secure.on('tlsClientError', (error: Error, socket: TLSSocket) => {
      // A disconnected client has no address anymore.
      const address = socket.remoteAddress && plainAddress(socket.remoteAddress);
      tally.count('a TLS handshake failed', { address, cause: error.message.trim() });
      socket.destroy();
    });
    // Disallowed senders are rejected before the handshake, which costs more than the connection.
    return createServer({ keepAlive: true }, (socket) => {
      if (admit(socket)) secure.emit('connection', socket);
    });
  }

  function refuseAll(): void {
    for (const socket of sockets) socket.destroy();
  }

  /** Until no data has arrived for a moment. */
  async function drain(state: { readonly bytes: number }): Promise<void> {
    for (let left = drainMs / quietMs, before = -1; left > 0 && connections.size > 0; left--) {
      if (before === state.bytes || state.bytes > drainBytes) return;
      before = state.bytes;
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
  }

  return {
    listenPlain: (at: { readonly host: string; readonly port: number }) =>
      listen(
        createServer({ keepAlive: true }, (socket) => {
          if (admit(socket)) receive(socket);
        }),
        at,
      ),
    listenSecure: (at: { readonly host: string; readonly port: number }, certificate: Certificate) =>
      listen(createSecureServer(certificate), at),
    /** New handshakes use it; existing connections stay. */
    renew(certificate: Certificate): void {
      for (const renew of renewals) renew(certificate);
    },
    resume,
    refuseAll,
    /** Ends connections that have sent no whole message for long. */
    endIdle(): void {
      const now = clock();
      for (const { socket, address, lastAt } of connections) {
        if (isPaused || now - lastAt < idleMs) continue;
        tally.count('a connection was ended: it has sent no message for ten minutes', { address });
        socket.destroy();
      }
    },
    /** Stops accepting connections, reads received data, and closes. */
    async close(): Promise<void> {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      closing = { bytes: 0 };
      for (const { socket } of connections) socket.end();
      resume();
      await drain(closing);
      for (const { end } of connections) end();
      refuseAll();
      await Promise.all(closed);
    },
  };
}
