import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCrimeImport } from '../../modules/crime/imports/import-store.ts';
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

  async function install() {
    await installSampleCrime({ ...app, now: app.now(), newId: randomUUID });
    await app.runJobs();
  }
  const listImports = async () => (await app.analyst.ask('GET', '/crime/imports')).json().imports;
  const countThisMonth = async () =>
    (await app.analyst.ask('GET', '/crime/figures?from=2026-11&to=2026-11&by=force')).json();

  test('an install that failed is done again at the next start, and 24 months are there', async () => {
    await app.database.write(async (tx) => {
      await installSampleCrime({
        database: { ...app.database, write: (work) => work(tx) },
        now: app.now(),
        newId: randomUUID,
        queueSampleCrime: (_tx, draft, now) => insertCrimeImport(tx, draft, now),
      });
      await tx.updateTable('crime_imports').set({ state: 'failed', problem: 'interrupted' }).execute();
    });

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
