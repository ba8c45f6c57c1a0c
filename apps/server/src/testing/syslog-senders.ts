import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';

const host = '127.0.0.1';

/** Devices of this machine that send syslog. That a server hangs up is an outcome, and no error of the test. */
export function createSyslogSenders() {
  const sockets: Socket[] = [];
  const keep = <S extends Socket>(socket: S): S => {
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };
  return {
    async dial(port = 0): Promise<Socket> {
      const socket = connect({ port, host });
      await once(socket, 'connect');
      return keep(socket);
    },
    /** Takes certificates of the name `localhost` for good. */
    async dialSecurely(port = 0, options: ConnectionOptions = {}): Promise<Socket> {
      const socket = connectTls(Object.assign({ port, host, servername: 'localhost' }, options));
      await once(socket, 'secureConnect');
      return keep(socket);
    },
    sendDatagram(port = 0, message: string): void {
      const socket = createSocket('udp4');
      socket.send(message, port, host, () => socket.close());
    },
    async untilClosed(socket: Socket): Promise<void> {
      socket.resume();
      if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
    },
    hangUp(): void {
      for (const socket of sockets.splice(0)) socket.destroy();
    },
  };
}
