import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bucketsOf } from './trend-buckets.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('threats of all time on $name', ({ open }) => {
  let app: TestApp;
  let analyst: Awaited<ReturnType<TestApp['asPerson']>>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    analyst = await app.asPerson('analyst');
    for (const [name, days] of [
      ['now', 0],
      ['week', 6],
      ['month', 20],
      ['year', 400],
      ['decade', 4_000],
    ] as const)
      await analyst.ask('POST', '/threats', {
        payload: {
          name,
          type: days > 100 ? 'Old' : 'New',
          severity: 'Low',
          source: 'Desk',
          timestamp: new Date(app.now() - days * dayMs - 1_000).toISOString(),
        },
      });
    // A file may be dated ahead; a person may not.
    await app.database.write((tx) =>
      tx
        .updateTable('intelligence')
        .set({ seen_at: app.now() + dayMs })
        .where('name', '=', 'now')
        .execute(),
    );
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const ask = async (path: string) => (await analyst.ask('GET', path)).json();
  const ago = (days: number) => new Date(app.now() - days * dayMs).toISOString();
  const totalOf = async (query: string): Promise<number> => (await ask(`/threats?${query}`)).total;

  test('all time has everything, and what lies outside of a period is the rest of it', async () => {
    expect(await ask('/threats?period=all')).toMatchObject({ total: 5, since: null, until: null });
    for (const period of ['24h', '7d', '30d', '90d']) {
      const inside = await totalOf(`period=${period}`);
      const { earlier, later, since, until } = await ask(`/threats/outside?period=${period}`);
      expect(inside + earlier + later, period).toBe(5);
      expect(await totalOf(`period=all&to=${since}`), period).toBe(earlier);
      expect(await totalOf(`period=all&from=${until}`), period).toBe(later);
    }
    expect(await ask('/threats/outside?period=all')).toEqual({ earlier: 0, later: 0, since: null, until: null });
  });

  test('the filter counts outside as well, and a bar of the trend does not narrow it', async () => {
    expect(await ask('/threats/outside?period=7d&type=Old')).toMatchObject({ earlier: 2, later: 0 });
    expect(await ask(`/threats/outside?period=7d&from=${ago(1)}`)).toMatchObject({ earlier: 3, later: 1 });
  });

  test('a range is a period of its own', async () => {
    const range = `period=all&from=${ago(500)}&to=${ago(10)}`;

    expect((await ask(`/threats?${range}`)).threats.map(({ name }: { name: string }) => name)).toEqual([
      ...['month', 'year'],
    ]);
    expect(await ask(`/threats/outside?${range}`)).toMatchObject({ earlier: 1, later: 2, since: ago(500) });
  });

  test('the trend of all time adds up, in bars that are few enough', async () => {
    const sumOf = ({ points }: { points: { counts: Record<string, number> }[] }) =>
      points.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
    const all = await ask('/threats/trend?period=all&timeZone=Europe/London');
    const range = await ask(`/threats/trend?period=all&from=${ago(30)}&to=${ago(1)}&timeZone=Asia/Tokyo`);

    expect([all.bucket, sumOf(all)]).toEqual(['year', 5]);
    expect([range.bucket, sumOf(range)]).toEqual(['day', 2]);
    expect(await ask('/threats/trend?period=all&type=nothing')).toEqual({ bucket: 'day', points: [] });
    for (const { from, to, counts } of all.points)
      expect(await totalOf(`period=all&from=${from}&to=${to}`)).toBe(sumOf({ points: [{ counts }] }));
  });
});

test('a longer span has wider bars, of the calendar of its zone', () => {
  const span = (since: string, until: string) => ({ since: Date.parse(since), until: Date.parse(until) });
  const starts = (since: string, until: string, zone = 'UTC') =>
    bucketsOf(span(since, until), zone).starts.map((start) => new Date(start).toISOString());

  expect(bucketsOf(span('2026-01-01', '2026-01-02'), 'UTC').bucket).toBe('hour');
  expect(bucketsOf(span('2026-01-01', '2026-03-02'), 'UTC').bucket).toBe('day');
  expect(bucketsOf(span('2026-01-01', '2026-06-01'), 'UTC').bucket).toBe('month');
  expect(starts('2026-01-15', '2026-05-20', 'America/New_York').slice(0, 4)).toEqual([
    ...['2026-01-01T05:00:00.000Z', '2026-02-01T05:00:00.000Z', '2026-03-01T05:00:00.000Z'],
    '2026-04-01T04:00:00.000Z',
  ]);
  expect(bucketsOf(span('1999-01-01', '2026-06-01'), 'UTC').bucket).toBe('year');
  // RFC 3339 writes years with four digits.
  const far = bucketsOf(span('0001-01-01', '9999-12-31'), 'Europe/London').starts;
  expect(far.length).toBeLessThanOrEqual(125);
  expect(far).toEqual(far.toSorted((one, other) => one - other));
});
