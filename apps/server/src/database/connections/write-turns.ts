import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** SQLite has one writer: whoever wants to write takes its turn first. */
export type WriteTurns = { acquire(): Promise<void>; release(): void };

type Order = 'acquire' | 'committed' | 'release';

/**
 * Lends the turns of this thread to another one: it asks at the port that is returned, with `borrowTurns`. A thread that
 * ends in the middle of its turn gives it back; SQLite has rolled back what it had written by then.
 */
export function lendTurns(turns: WriteTurns, onCommitted: () => void): MessagePort {
  const { port1: here, port2: there } = new MessageChannel();
  let isHeld = false;
  let isOver = false;

  function release() {
    if (!isHeld) return;
    isHeld = false;
    turns.release();
  }
  async function acquire() {
    await turns.acquire();
    isHeld = true;
    if (isOver) return release();
    here.postMessage('granted');
  }
  here.on('message', (order: Order) => {
    if (order === 'acquire') void acquire();
    else if (order === 'committed') onCommitted();
    else release();
  });
  here.on('close', () => {
    isOver = true;
    release();
  });
  here.unref();
  return there;
}

/** The turns that another thread lends at `port`. `committed` tells it that there is more in the log. */
export function borrowTurns(port: MessagePort): WriteTurns & { committed(): void; end(): void } {
  const waiting: (() => void)[] = [];
  let isTaken = false;
  const say = (order: Order) => port.postMessage(order);

  port.on('message', () => waiting.shift()?.());
  port.unref();
  return {
    acquire() {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push(resolve);
      if (!isTaken) say('acquire');
      isTaken = true;
      return promise;
    },
    committed: () => say('committed'),
    release() {
      say('release');
      isTaken = waiting.length > 0;
      if (isTaken) say('acquire');
    },
    end: () => port.close(),
  };
}
