import { expect, onTestFinished, test } from 'vitest';
import { policeFolders } from '../testing/police-folders.ts';
import { openTestFolder } from '../testing/test-folder.ts';

test.each(policeFolders)('$name adds up with counts made by another program', async ({ path, months, totals }) => {
  const home = await openTestFolder();
  onTestFinished(home.remove);

  const { reports, outcome } = await home.importPath(path, 'police');

  const figures = reports.flatMap(({ parts }) => parts.map((part) => [part.month, part] as const));
  expect(outcome.problem).toBeNull();
  expect(reports.every(({ rowsIn, rowsImported, rowsRejected }) => rowsIn === rowsImported + rowsRejected)).toBe(true);
  expect(Object.fromEntries(figures)).toMatchObject(months);
  const file = reports.find(({ name }) => name.startsWith(totals));
  expect([file?.outcome, file?.problem]).toEqual(['rejected', 'unknown_header']);
});
