import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { createSharedClock, openSharedClock } from './shared-clock.ts';

const minuteMs = 60_000;

/** A machine whose clock is off, and a database that answers after a while. */
function prepare(offsetMs: number) {
  let truth = Date.parse('2026-11-21T08:42:00.000Z');
  let off = offsetMs;
  let waits = { before: 0, after: 0 };
  let isAway = false;
  const clock = createSharedClock({
    wall: () => truth + off,
    elapsed: () => truth - 1_700_000_000_000,
    async askTime() {
      if (isAway) throw new Error('no one answers');
      truth += waits.before;
      const at = truth;
      truth += waits.after;
      return at;
    },
  });
  return {
    clock,
    truth: () => truth,
    pass: (ms: number) => {
      truth += ms;
    },
    setOwnClock: (ms: number) => {
      off = ms;
    },
    answerAfter: (before: number, after: number) => {
      waits = { before, after };
    },
    goAway: () => {
      isAway = true;
    },
  };
}

describe('the clock that nodes share', () => {
  test.each([300_000, -300_000, 0])(
    'is the database’s for a machine that is %i ms off, and says so',
    async (offset) => {
      const { clock, truth, pass } = prepare(offset);
      const before = clock.offset();

      await clock.measure();
      pass(minuteMs);

      expect(before).toBeUndefined();
      expect(clock.now()).toBe(truth());
      expect(clock.offset()).toBe(offset);
    },
  );

  test('does not move when somebody sets the machine’s clock, which is noticed and measured', async () => {
    const { clock, truth, setOwnClock } = prepare(0);
    await clock.measure();

    setOwnClock(300_000);

    expect([clock.now(), clock.hasJumped()]).toEqual([truth(), true]);
    await clock.measure();
    expect([clock.now(), clock.hasJumped(), clock.offset()]).toEqual([truth(), false, 300_000]);
  });

  test('keeps its time while the database is away', async () => {
    const { clock, truth, pass, goAway } = prepare(-5_000);
    await clock.measure();
    goAway();
    pass(minuteMs);

    await expect(clock.measure()).rejects.toThrow('no one answers');

    expect([clock.now(), clock.offset()]).toEqual([truth(), -5_000]);
  });

  test('is never further off than half of what an answer took', async () => {
    const wait = fc.integer({ min: 0, max: 2_000 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -600_000, max: 600_000 }), wait, wait, async (offset, before, after) => {
        const { clock, truth, answerAfter } = prepare(offset);
        answerAfter(before, after);

        await clock.measure();

        expect(Math.abs(clock.now() - truth())).toBeLessThanOrEqual((before + after) / 2 + 1);
        expect(Math.abs((clock.offset() ?? 0) - offset)).toBeLessThanOrEqual((before + after) / 2 + 1);
      }),
    );
  });

  test.each(testDatabases)('is there on $name', async ({ open }) => {
    const database = await open();

    const clock = await openSharedClock(database);

    // The tests' server runs on this machine.
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
    expect(Math.abs(clock.offset() ?? Number.NaN)).toBeLessThan(1_000);
    await database.close();
  });
});
