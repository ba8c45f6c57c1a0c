import { expect, test } from 'vitest';
import { seededNumbers } from '../../sample/seeded-numbers.ts';
import { csv, openTestFolder, streetHeader, streetRows } from '../testing/test-folder.ts';

const damages = ['"', ',', '\n', '\r', '\r\n', '""', '","', '\n\n', 'é', '\t', "'", '\\', '"\n"', ';'];

test('however a file is damaged, every line with text is one row, stored or rejected', async () => {
  const home = await openTestFolder();
  const numbers = seededNumbers('damaged files');
  const body = csv(...streetRows(30));

  for (let round = 0; round < 60; round += 1) {
    let damaged = body;
    for (let hit = 0; hit < 1 + (round % 4); hit += 1) {
      const at = Math.floor(numbers.next() * damaged.length);
      const damage = damages[Math.floor(numbers.next() * damages.length)] ?? '';
      damaged = damaged.slice(0, at) + damage + damaged.slice(at + Math.floor(numbers.next() * 3));
    }
    const { reports } = await home.importFile('2024-01-kent-street.csv', csv(streetHeader) + damaged);

    const rows = damaged.split(/\r?\n/).filter((line) => line !== '').length;
    const [report] = reports;
    expect(report?.rowsIn, damaged).toBe(rows);
    expect((await home.rowsOf(report)).length, damaged).toBe(report?.rowsImported);
    expect((await home.rejectionsOf(report)).length, damaged).toBeGreaterThanOrEqual(report?.rowsRejected ?? 0);
    expect(report?.rowsImported).toBeGreaterThanOrEqual(20);
  }
  await home.remove();
}, 60_000);
