import type { CoverageCell } from '@halyard/contracts/crime/crime.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createCrimeEngine } from './crime-engine.ts';
import { fixedRandom, madeUpFolder, randomRows, writeParts } from './query/testing/made-up-parts.ts';

const month = '2026-03';

function cell(force: string): CoverageCell {
  return {
    force,
    month,
    kind: 'street',
    state: 'present',
    rows: null,
    withoutLocation: null,
    withoutLsoa: null,
    repeatedIds: null,
    antisocial: null,
    rejected: null,
    notice: null,
    fileId: null,
    importedAt: null,
    sample: false,
  };
}

test('3 of 12 files and 100 rows of each city are read, the same in every run, and shares come as intervals', async () => {
  const random = fixedRandom(7);
  const forces = [
    'metropolitan',
    'city-of-london',
    ...Array.from({ length: 10 }, (_, at) => `force-${'abcdefghij'[at]}`),
  ];
  const folder = await madeUpFolder();
  const written = forces.map((force) => ({
    month,
    force,
    rows: randomRows(400, random).map((row) => ({ ...row, lsoa_name: 'Camden 001A', area: 'Camden' })),
  }));
  const parts = await writeParts(folder, written);
  const engine = createCrimeEngine({ folder });
  onTestFinished(() => engine.close());
  const input = { month, cities: ['london'], parts, coverage: forces.map(cell), files: [], generated: false };

  const sampled = await engine.sample(input);
  const again = await engine.sample(input);

  expect(again).toEqual(sampled);
  expect([sampled.sampledFiles, sampled.totalFiles, sampled.estimatedTotalRecords]).toEqual([3, 12, 4_800]);
  const [london] = sampled.citySummaries ?? [];
  expect(london).toMatchObject({ sampled: true, sampleSize: 100, recordCount: 1_200, coverage: 'full' });
  for (const { percentage, interval } of london?.topCategories ?? []) {
    expect(interval?.low).toBeLessThan(percentage);
    expect(interval?.high).toBeGreaterThan(percentage);
  }
  expect(sampled.metadata?.warnings).toEqual([
    'This is a sample: 3 of 12 files and at most 100 rows of each city were read.',
  ]);
});
