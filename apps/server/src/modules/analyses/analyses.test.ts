import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CrimeApp, startCrimeApp } from '../../testing/crime-app.ts';
import { testDatabases } from '../../testing/databases.ts';
import { streetFile } from '../../testing/street-file.ts';

describe.each(testDatabases)('analyses on $name', ({ open }) => {
  let app: CrimeApp;
  beforeAll(async () => {
    app = await startCrimeApp(await open());
    const reportedBy = 'Metropolitan Police Service';
    const months = [
      ['2026-02', 50],
      ['2026-03', 90],
    ] as const;
    for (const [month, rows] of months)
      await app.upload(streetFile({ month, rows, reportedBy, area: 'Camden' }), `${month}-metropolitan-street.csv`);
  }, 60_000);
  afterAll(() => app.close());

  const request = (body: object) => app.analyst.ask('POST', '/analysis', { payload: body });

  async function ended(id: string): Promise<AnalysisResult> {
    for (;;) {
      await app.runJobs();
      const answer = (await app.analyst.ask('GET', `/analysis/${id}`)).json() as AnalysisResult;
      if (answer.status !== 'processing') return answer;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function analyse(body: object) {
    const answer = await request(body);
    expect(answer.statusCode, answer.body).toBe(201);
    return ended(answer.json().analysisId);
  }

  test('it is processing at first, and says of which month', async () => {
    const answer = (await request({ year: 2026, month: '03' })).json();

    expect(Object.keys(answer).sort()).toEqual(['analysisId', 'month', 'status', 'timestamp', 'year']);
    expect(answer).toMatchObject({ status: 'processing', year: 2026, month: '03' });
    await ended(answer.analysisId);
  });

  test('it counts everything of the month, with London and Manchester unless others are named', async () => {
    const result = await analyse({ year: 2026, month: '03' });

    expect(result).toMatchObject({ status: 'analyzed', estimatedTotalRecords: 90, sampledFiles: 1, totalFiles: 1 });
    expect(result.citySummaries?.map(({ city }) => city)).toEqual(['london', 'manchester']);
    expect(result.details?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(result.details?.previousMonth?.count).toBe(50);
  });

  test('the same month twice gives the same facts', async () => {
    const [one, other] = [
      await analyse({ year: 2026, month: '03', cities: ['camden'] }),
      await analyse({ year: 2026, month: '03', cities: ['camden'] }),
    ];
    const factsOf = ({ analysisId: _id, timestamp: _at, details, ...rest }: AnalysisResult) =>
      JSON.stringify({ ...rest, details: { ...details, tookMs: 0 } });

    expect(factsOf(one)).toBe(factsOf(other));
  });

  test('a month without files ends with a warning that names it, and no figures', async () => {
    const result = await analyse({ year: 2025, month: '07' });

    expect(result).toMatchObject({ status: 'analyzed', metadata: { dataFound: false } });
    expect(result.metadata?.warnings.join(' ')).toContain('July 2025');
  });

  test('a viewer reads results and starts nothing', async () => {
    const viewer = await app.asPerson('viewer');
    const { analysisId } = await analyse({ year: 2026, month: '02' });

    expect((await viewer.ask('GET', `/analysis/${analysisId}`)).statusCode).toBe(200);
    expect((await viewer.ask('GET', '/analyses')).json().analyses.length).toBeGreaterThan(0);
    const start = await viewer.ask('POST', '/analysis', { payload: { year: 2026, month: '03' } });
    expect(start.statusCode).toBe(403);
    expect((await viewer.ask('DELETE', `/analysis/${analysisId}`)).statusCode).toBe(403);
  });

  test('an analysis that waits can be cancelled by its owner, once, and says by whom', async () => {
    const id = 'waits-for-ever';
    await app.database.write((tx) =>
      tx
        .insertInto('analyses')
        .values({
          id,
          month: '2026-03',
          cities: '[]',
          status: 'processing',
          owner_id: app.analyst.id,
          created_at: app.now(),
          finished_at: null,
          result: null,
          error: null,
          sampled: 0,
        })
        .execute(),
    );
    const other = await app.asPerson('analyst');

    const foreign = await other.ask('DELETE', `/analysis/${id}`);
    const cancelled = await app.analyst.ask('DELETE', `/analysis/${id}`);
    const again = await app.analyst.ask('DELETE', `/analysis/${id}`);

    expect(foreign.statusCode).toBe(404);
    expect(cancelled.json()).toMatchObject({ status: 'failed', error: expect.stringMatching(/^Cancelled by .+\.$/) });
    expect(again.json().code).toBe('analysis_not_running');
  });

  test('a sample is read when it is asked for, and the result says so, with intervals', async () => {
    const whole = await analyse({ year: 2026, month: '03' });
    const sampled = await analyse({ year: 2026, month: '03', sample: true });

    expect(whole.citySummaries?.some((city) => city.sampled)).toBe(false);
    expect(sampled).toMatchObject({ status: 'analyzed', sampledFiles: 1, totalFiles: 1 });
    expect(sampled.metadata?.warnings.join()).toContain('This is a sample: 1 of 1 files');
    const [city] = sampled.citySummaries?.filter(({ recordCount }) => recordCount !== null) ?? [];
    expect(city).toMatchObject({ sampled: true });
    expect(city?.sampleSize).toBeLessThanOrEqual(100);
    const [top] = city?.topCategories ?? [];
    expect(top?.interval?.low).toBeLessThanOrEqual(Number(top?.percentage));
    expect(top?.interval?.high).toBeGreaterThanOrEqual(Number(top?.percentage));
    expect(sampled.details).toBeUndefined();
  });

  test('what is asked for is checked', async () => {
    for (const body of [
      { year: 2026, month: '13' },
      { year: 1, month: '01' },
      { year: 2026 },
      { year: 2026, month: 3 },
    ])
      expect((await request(body)).json().code).toBe('invalid_input');
    expect((await app.analyst.ask('GET', '/analysis/unknown')).json().code).toBe('analysis_not_found');
  });
});
