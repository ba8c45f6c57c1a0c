import type { EventSourceMessage } from 'eventsource-parser';
import { expect, test, vi } from 'vitest';
import { createFollower, waitBefore } from './follow.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const streamOf = (...portions: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const portion of portions) controller.enqueue(portion);
      controller.close();
    },
  });
const stream = (...portions: string[]) => streamOf(...portions.map(bytesOf));
const silent = () => new ReadableStream<Uint8Array>();

type Connection = () => ReadableStream<Uint8Array>;

/** Follows over these connections, one after the other, and stops when there is no other. */
function setUp(...connections: Connection[]) {
  const stopping = new AbortController();
  const frames: EventSourceMessage[] = [];
  const opened: (string | undefined)[] = [];
  const waits: number[] = [];
  const follow = createFollower({
    async open({ after }) {
      opened.push(after);
      const next = connections.shift();
      if (connections.length === 0 && !next) stopping.abort();
      return next ? next() : silent();
    },
    onFrame: (frame) => frames.push(frame),
    async wait(ms) {
      waits.push(ms);
    },
    chance: () => 1,
  });
  return { follow: () => follow(stopping.signal), stopping, frames, opened, waits };
}

const rejected: Connection = () => {
  throw new Error('503');
};

test('a broken stream is taken up after the last id that was read', async () => {
  const { follow, opened, frames } = setUp(
    () => stream('id: 7\n\n'),
    () => stream('event: event\nid: 9\nda', 'ta: {}\n\n'),
  );

  await follow();

  expect(opened).toEqual([undefined, '7', '9']);
  expect(frames).toEqual([{ event: 'event', id: '9', data: '{}' }]);
});

test('where the bytes of a stream are cut makes no difference', async () => {
  const lines = [
    'id: 7',
    '',
    ':',
    '',
    'event: event',
    'id: 8',
    'data: {"name":"Zoë 😀"}',
    '',
    'data: one',
    'data: two',
  ];
  for (const end of ['\n', '\r\n', '\r']) {
    const bytes = bytesOf([...lines, '', 'event: resync', 'data: {}', '', 'data: unfinished', ''].join(end));
    for (let size = 1; size <= bytes.length; size++) {
      const portions = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, (at + 1) * size),
      );
      const { follow, frames, opened } = setUp(() => streamOf(...portions));

      await follow();

      expect(frames).toEqual([
        { id: '8', event: 'event', data: '{"name":"Zoë 😀"}' },
        { id: undefined, event: undefined, data: 'one\ntwo' },
        { id: undefined, event: 'resync', data: '{}' },
      ]);
      expect(opened).toEqual([undefined, '8']);
    }
  }
});

test('each rejection doubles the wait, and a stream that spoke ends that', async () => {
  const { follow, waits } = setUp(rejected, rejected, rejected, () => stream(':\n\n'));

  await follow();

  expect(waits).toEqual([2_000, 4_000, 8_000, 1_000]);
});

test('nobody waits longer than a minute, and not all of them equally long', () => {
  expect(waitBefore(50, 1)).toBe(60_000);
  expect(waitBefore(50, 0)).toBe(30_000);
});

test('a connection without a sign of life is given up', async () => {
  vi.useFakeTimers();
  const { follow, opened, stopping } = setUp(silent, silent);

  const ended = follow();
  await vi.advanceTimersByTimeAsync(44_999);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(2);

  stopping.abort();
  await ended;
});
