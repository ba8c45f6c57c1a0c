import { MessageChannel, type MessagePort } from 'node:worker_threads';

/** SQLite has one writer: writers queue for their turn first. */
export type WriteTurns = { acquire(): Promise<void>; release(): void };

type Order = 'acquire' | 'committed' | 'release';

/**
 * Lends the write turns of this thread to another one: it requests them at the returned port, with `borrowTurns`. A
 * thread that ends during its turn releases it; SQLite has rolled back its writes by then.
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

/** The turns lent by another thread at `port`. `committed` notifies it that the log has grown. */
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
