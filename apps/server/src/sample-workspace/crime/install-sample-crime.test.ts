import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeSample } from '../../modules/sample-data/sample-data-store.ts';
import { type CrimeApp, startCrimeApp } from '../../testing/crime-app.ts';
import { testDatabases } from '../../testing/databases.ts';
import { installSampleCrime } from './install-sample-crime.ts';

describe.each(testDatabases)('generated police data on $name', ({ open }) => {
  let app: CrimeApp;
  beforeAll(async () => {
    app = await startCrimeApp(await open());
  });
  afterAll(() => app.close());

  type RunImport = Parameters<typeof installSampleCrime>[0]['runImport'];
  const install = (runImport: RunImport = app.sampleCrime.runImport) =>
    installSampleCrime({ ...app.sampleCrime, database: app.database, now: app.now(), newId: randomUUID, runImport });
  const listImports = async () => (await app.analyst.ask('GET', '/crime/imports')).json().imports;
  const countThisMonth = async () =>
    (await app.analyst.ask('GET', '/crime/figures?from=2026-11&to=2026-11&by=force')).json();

  test('an install that was killed is done again at the next start, and 24 months are there', async () => {
    await install(async () => undefined);
    await app.crimeImports.sweep(0);

    await install();

    const [sheet, ...others] = await listImports();
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ state: 'finished', source: 'sample', sample: true, filesDone: 288, rowsRejected: 0 });
    const { total, groups } = await countThisMonth();
    expect([total, groups.length]).toEqual([5_823, 12]);
    const { months } = (await app.analyst.ask('GET', '/crime/choices')).json();
    expect([months[0], months.length, months.at(-1)]).toEqual(['2024-12', 24, '2026-11']);
  }, 60_000);

  test('a second start installs nothing', async () => {
    await install();

    expect(await listImports()).toHaveLength(1);
  });

  test('removed with the sample data, it does not come back', async () => {
    await app.database.write(removeSample);
    await install();

    expect(await listImports()).toEqual([]);
    expect((await countThisMonth()).absent).toEqual([{ month: '2026-11', reason: 'future' }]);
  });
});
