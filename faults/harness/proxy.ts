import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `silent` keeps connections and passes nothing on, as a network does that drops packets. */
export type Way = 'open' | 'silent' | 'refuse' | { readonly cutAfterBytes: number };

/** A small proxy between two programs, whose network can be spoilt while they talk. */
export async function openProxy(port: number, host = '127.0.0.1') {
  let way: Way = 'open';
  const sockets = new Set<Socket>();

  const server = createServer({ pauseOnConnect: true }, (client) => {
    if (way === 'refuse') return client.destroy();
    const target = connect(port, host);
    let answered = 0;
    for (const socket of [client, target]) {
      sockets.add(socket);
      const other = socket === client ? target : client;
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        // The other side does not hear of an end that gets lost.
        if (way !== 'silent') other.destroy();
      });
      socket.on('data', (chunk: Buffer) => {
        if (way === 'silent') return;
        if (socket === target) answered += chunk.length;
        const cut = typeof way === 'object' && answered > way.cutAfterBytes;
        if (cut) other.end(chunk.subarray(0, Math.max(0, chunk.length >> 1)), () => socket.destroy());
        else other.write(chunk);
      });
    }
    return client.resume();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Connections that were silenced have lost bytes: they end when the network comes back. */
    turn(next: Way) {
      if (way === 'silent' || next === 'refuse') for (const socket of sockets) socket.destroy();
      way = next;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
