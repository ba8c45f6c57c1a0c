import { describe, expect, test } from 'vitest';
import { createSharedClock } from '../database/clock/shared-clock.ts';
import { openThrowawaySqlite } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';
import { watchClock } from './watch-clock.ts';

/** As measured on a machine that is off by so much. */
async function clockOff(offsetMs: number) {
  const clock = createSharedClock({
    wall: () => Date.now() + offsetMs,
    askTime: async () => Date.now(),
    elapsed: () => Date.now(),
  });
  await clock.measure();
  return clock;
}

describe('the clock of a node', () => {
  test.each([
    [1_500, []],
    [-1_500, []],
    [4_000, ['the clock of this machine is 4 s ahead of the database’s']],
    [-300_000, ['the clock of this machine is 300 s behind the database’s']],
  ])('that is %i ms off is told of above 2 s', async (offsetMs, lines) => {
    const told: string[] = [];

    const watch = watchClock({
      clock: await clockOff(offsetMs),
      warn: (_details, what) => told.push(what),
      onFailure: (cause) => {
        throw cause;
      },
    });

    expect(told).toEqual(lines);
    expect(Math.abs((watch.clockOffset() ?? 0) - offsetMs)).toBeLessThan(100);
    watch.stop();
  });

  test.each([
    [4_000, 200],
    [12_000, 503],
    [-12_000, 503],
  ])('that is %i ms off answers %i when asked whether it is ready, and why', async (offsetMs, status) => {
    const database = await openThrowawaySqlite();
    const app = await startTestApp(database, { sharedClock: await clockOff(offsetMs) });

    const reply = await app.app.inject({ url: '/readyz' });

    expect(reply.statusCode).toBe(status);
    if (status === 503) expect(reply.json().message).toMatch(/clock of this machine is 12 s (ahead of|behind)/);
    expect(Math.abs((app.clockOffset() ?? 0) - offsetMs)).toBeLessThan(100);
    await app.close();
    await database.close();
  });
});
