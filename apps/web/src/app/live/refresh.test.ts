import { beforeEach, expect, test, vi } from 'vitest';
import { createRefresher, keysAfter } from './refresh.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const event = (objectType: string | null) => ({
  event: 'event',
  data: JSON.stringify({ id: 7, kind: 'threat_added', objectType, objectId: 'x' }),
});

function refresher() {
  const read: string[] = [];
  const { onFrame, stop } = createRefresher({
    queries: {
      async invalidateQueries(filter) {
        read.push(String(filter?.queryKey?.[0] ?? 'everything'));
      },
    },
    now: () => Date.now(),
  });
  return { read, onFrame, stop };
}

test('an event has read again what shows its record, and what shows everything', () => {
  expect(keysAfter(event('incident'))).toEqual(['incidents', 'observables', 'events', 'notifications']);
  expect(keysAfter(event(null))).toEqual(['events', 'notifications']);
  expect(keysAfter({ event: 'notifications', data: '{}' })).toEqual(['notifications']);
});

test('what a newer server might say harms nothing', () => {
  expect(keysAfter({ event: 'event', data: 'not json' })).toEqual(['events', 'notifications']);
  expect(keysAfter({ event: 'weather', data: '{}' })).toEqual([]);
});

test('the first of a burst acts at once, the others together half a second later', async () => {
  const { read, onFrame } = refresher();

  onFrame(event('incident'));
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toEqual(['incidents', 'observables', 'events', 'notifications']);
  for (let count = 0; count < 100; count++) onFrame(event('incident'));
  await vi.advanceTimersByTimeAsync(499);
  expect(read).toHaveLength(4);

  await vi.advanceTimersByTimeAsync(1);
  expect(read).toHaveLength(8);
});

test('who missed something reads everything again', async () => {
  const { read, onFrame } = refresher();

  onFrame({ event: 'resync', data: '{}' });
  await vi.advanceTimersByTimeAsync(0);

  expect(read).toEqual(['everything']);
});

test('what is stopped reads nothing any more', async () => {
  const { read, onFrame, stop } = refresher();

  onFrame(event('threat'));
  stop();
  await vi.advanceTimersByTimeAsync(1_000);

  expect(read).toEqual([]);
});
