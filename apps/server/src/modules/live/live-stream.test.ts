import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createLiveStream } from './live-stream.ts';

/** A connection whose other side takes nothing once `stalls` is called. */
function createConnection() {
  const written: string[] = [];
  const hearers = new Map<string, () => void>();
  const state = { isStalled: false, isDestroyed: false, waiting: 0 };
  const write = (frames: string) => {
    written.push(frames);
    if (state.isStalled) state.waiting += frames.length;
  };
  const connection = {
    write,
    end: write,
    on: (name: string, hear: () => void) => hearers.set(name, hear),
    destroy() {
      state.isDestroyed = true;
      hearers.get('close')?.();
    },
    get writableLength() {
      return state.waiting;
    },
    get destroyed() {
      return state.isDestroyed;
    },
  };
  return {
    connection: connection as unknown as ServerResponse,
    written,
    state,
    stall: () => {
      state.isStalled = true;
    },
  };
}

function openStream() {
  const other = createConnection();
  let ends = 0;
  const stream = createLiveStream({
    follower: { personId: 'ada', isAdmin: false },
    credentials: { authorization: undefined, apiKey: undefined, origin: undefined },
    onEnd: () => {
      ends++;
    },
  });
  return { ...other, stream, ends: () => ends };
}

test('what comes before the connection is taken over is kept in order', () => {
  const { stream, connection, written } = openStream();

  stream.send('two');
  stream.attach(connection, 'one');
  stream.send('three');

  expect(written.join(' ')).toBe('onetwo three');
});

test('a client that lags behind by 256 KB is told to read again and let go', () => {
  const { stream, connection, written, stall, ends } = openStream();
  stream.attach(connection, '');
  stall();

  for (let portion = 0; portion < 30; portion++) stream.send('x'.repeat(10_000));

  expect(written.at(-1)).toContain('event: resync');
  expect(written.length).toBeLessThan(30);
  expect(ends()).toBe(1);
});

test('a client that takes nothing between two signs of life is cut off', () => {
  const { stream, connection, state, stall, ends } = openStream();
  stream.attach(connection, '');
  stream.beat();
  stall();

  stream.beat();
  stream.beat();
  expect(state.isDestroyed).toBe(false);
  stream.beat();

  expect(state.isDestroyed).toBe(true);
  expect(ends()).toBe(1);
});
