import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openTestFolder } from './testing.ts';

const police = new URL('../../../../../shared/data/police/', import.meta.url);

describe.runIf(existsSync(police))('real police files (where ../shared/data is present)', () => {
  test('eleven months of the City of London balance with counts made by another program', async () => {
    const home = await openTestFolder();

    const { reports, outcome } = await home.importPath(fileURLToPath(police), 'police');

    const figures = Object.fromEntries(
      reports.flatMap(({ parts }) =>
        parts.map(({ month, force, rows, antisocial, withoutLocation }) => [
          month,
          [force, rows, antisocial, withoutLocation],
        ]),
      ),
    );
    expect(outcome.problem).toBeNull();
    expect(reports.every(({ rowsIn, rowsStored, rowsRefused }) => rowsIn === rowsStored + rowsRefused)).toBe(true);
    expect(figures['2018-04']).toEqual(['city-of-london', 663, 113, 36]);
    expect(figures['2018-12']).toEqual(['city-of-london', 760, 108, 70]);
    expect(['2018-06', '2019-03', '2019-06', '2019-11', '2020-04'].map((month) => figures[month]?.[1])).toEqual([
      729, 879, 922, 933, 236,
    ]);
    const totals = reports.find(({ name }) => name.startsWith('greater-manchester'));
    expect([totals?.outcome, totals?.problem]).toEqual(['refused', 'unknown_header']);
    await home.remove();
  });
});
