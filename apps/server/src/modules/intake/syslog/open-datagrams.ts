import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { plainAddress } from './admit-senders.ts';
import type { Inbox } from './create-inbox.ts';
import { trimSeparators } from './split-stream.ts';
import type { Tally } from './tally.ts';

/** The kernel buffer for bursts. It is smaller if the operator has limited it. */
const receiveBuffer = 1_048_576;

type Ports = {
  readonly inbox: Inbox;
  readonly mayFrom: (address: string) => boolean;
  readonly tally: Tally;
  readonly onFailure: (cause: unknown) => void;
};

/** Messages over UDP (RFC 5426), one in each datagram. A sender cannot be throttled, so some are dropped. */
export async function openDatagrams(
  { host, port }: { readonly host: string; readonly port: number },
  { inbox, mayFrom, tally, onFailure }: Ports,
) {
  const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', recvBufferSize: receiveBuffer });
  socket.on('message', (datagram, { address }) => {
    const sender = plainAddress(address);
    if (!mayFrom(sender)) tally.count('a sender is not allowed (HALYARD_SYSLOG_ALLOW)', { address: sender });
    else if (!inbox.isAccepting())
      tally.count('a datagram was dropped, as messages have no source', { address: sender });
    else if (!inbox.isOpen()) tally.count('a datagram was dropped, as too much waits', { address: sender });
    else {
      const message = trimSeparators(datagram);
      if (message.length > 0) inbox.add(message, sender);
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject).bind({ address: host, port }, () => {
      socket.off('error', reject);
      resolve();
    });
  });
  socket.on('error', onFailure);
  return {
    port: socket.address().port,
    close: () => new Promise<void>((resolve) => socket.close(resolve)),
  };
}

export type Datagrams = Awaited<ReturnType<typeof openDatagrams>>;
