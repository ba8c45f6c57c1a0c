import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

type State = { rejection: string | undefined; readonly letters: string[] };

async function talk(socket: Socket, state: State) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let letter: string[] | undefined;
  say(state.rejection ?? '220 test ESMTP');
  for await (const line of createInterface({ input: socket })) {
    if (letter && line === '.') {
      state.letters.push(letter.join('\n'));
      letter = undefined;
      say('250 taken');
    } else if (letter) letter.push(line);
    else if (line === 'DATA') {
      letter = [];
      say('354 go on');
    } else if (line === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  }
}

/** A local mail server for tests: it accepts every letter, or rejects with the line set by `rejectWith`. */
export async function startMailServer({ host = '127.0.0.1', port = 0 } = {}) {
  const state: State = { rejection: undefined, letters: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that disconnects midway is not the test's concern.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    talk(socket, state).catch(() => socket.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `smtp://${host}:${(server.address() as AddressInfo).port}`,
    letters: state.letters,
    rejectWith(line: string | undefined) {
      state.rejection = line;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
