import { describe, expect, test } from 'vitest';
import { generateMonth, sampleForces, sampleMonths } from './generate-month.ts';
import { openTestFolder } from './import/testing/test-folder.ts';

const now = new Date('2026-11-21T10:00:00Z');
const order = { month: '2026-11', force: 'metropolitan', rows: 3_000, seed: 1, asOf: '2026-11' };
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
const share = (rows: string[][], test: (row: string[]) => boolean) => rows.filter(test).length / rows.length;

describe('the generated months', () => {
  test('are 24, end with the current one, and that has 5,823 rows of twelve forces', () => {
    const months = sampleMonths(now);

    expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([24, '2024-12', '2026-11']);
    expect(months.at(-1)?.forces.map(({ force }) => force)).toEqual(sampleForces);
    expect(months.at(-1)?.forces.reduce((sum, { rows }) => sum + rows, 0)).toBe(5_823);
    expect(sampleForces).not.toContain('greater-manchester');
  });

  test('are the same for the same order and differ by seed, month and force', () => {
    expect(generateMonth(order)).toBe(generateMonth(order));
    const others = [
      { ...order, seed: 2 },
      { ...order, month: '2026-10' },
      { ...order, force: 'kent' },
    ];
    for (const other of others) expect(generateMonth(other)).not.toBe(generateMonth(order));
  });

  test('lack locations, LSOAs, ids and outcomes as published ones do', () => {
    const rows = rowsOf(generateMonth(order));

    expect(share(rows, (row) => row[4] === '')).toBeGreaterThan(0.01);
    expect(share(rows, (row) => row[4] === '')).toBeLessThan(0.03);
    expect(share(rows, (row) => row[7] === '')).toBeLessThan(0.06);
    const antisocial = rows.filter((row) => row[9] === 'Anti-social behaviour');
    expect(antisocial.length).toBeGreaterThan(200);
    expect(antisocial.every((row) => row[0] === '' && row[10] === '')).toBe(true);
    expect(new Set(rows.map((row) => `${row[4]} ${row[5]}`)).size).toBeLessThan(400);
  });

  test('know less of their outcomes the newer they are', () => {
    const open = (row: string[]) => row[10] === 'Under investigation';
    const fresh = share(rowsOf(generateMonth(order)), open);
    const old = share(rowsOf(generateMonth({ ...order, asOf: '2027-11' })), open);

    expect(fresh).toBeGreaterThan(old * 4);
  });

  test('are imported without a rejected row, also where the transport police report in Manchester', async () => {
    const home = await openTestFolder();
    for (const force of sampleForces) {
      const name = `2026-11-${force}-street.csv`;
      const { reports } = await home.importFile(name, generateMonth({ ...order, force, rows: 300 }));

      expect(reports[0]).toMatchObject({ rowsIn: 300, rowsImported: 300, headerChanges: [], problem: null });
      expect(reports[0]?.parts.map((part) => part.force)).toEqual([force]);
      const areas = (await home.rowsOf(reports[0])).map(({ area }) => area);
      expect(areas.includes('Manchester')).toBe(force === 'btp');
    }
    await home.remove();
  });
});
