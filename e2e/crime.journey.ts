import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './halyard.ts';
import { launch } from './launch.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const header =
  'Crime ID,Month,Reported by,Falls within,Longitude,Latitude,Location,LSOA code,LSOA name,Crime type,Last outcome category,Context';
const row = (number: number, month: string, category: string) =>
  [
    ...[number.toString(16).padStart(64, '0'), month, 'Kent Police', 'Kent Police', '0.5217', '51.2787'],
    ...['On or near High Street', 'E01024325', 'Maidstone 001A', category, 'Under investigation', ''],
  ].join(',');
const csv = (lines: readonly string[]) => `${[header, ...lines].join('\n')}\n`;
const upload = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('the current month of the sample workspace is analyzed, and a figure opens its rows', async ({
  page,
  halyard,
}) => {
  test.slow();
  await signIn(page, await newPerson(halyard));
  // The months of the sample workspace arrive after the start.
  await page.goto('/crime-analysis');
  await expect(page.getByText('24 months from 12 forces', { exact: false })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Analyze Data' }).click();

  await expect(page.getByRole('heading', { name: 'Key Insights' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: 'City Crime Summaries' })).toBeVisible();
  await expect(page.getByText('london', { exact: false }).first()).toBeVisible();
  const summary = page.getByRole('region', { name: 'Data Summary' });
  await expect(summary).toContainText('5,823');
  await summary.getByRole('link', { name: '5,823' }).first().click();
  await expect(page).toHaveURL(/tab=records/);
  await expect(page.getByText('5,823 rows')).toBeVisible();
});

test('mock data is shown without a request, and says that it is invented', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/crime-analysis');
  await page.getByRole('button', { name: 'Load Mock Data' }).click();

  await expect(page.getByText('Fallback analysis results')).toBeVisible();
  await expect(page.getByText('Sample data').first()).toBeVisible();
});

test('a file with a bad line is imported: the summary names the line, and the import is undone', async ({
  page,
  halyard,
}) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/crime-analysis?tab=imports');
  const good = Array.from({ length: 40 }, (_, index) => row(index, '2019-03', 'Burglary'));
  const text = csv([
    ...good.slice(0, 10),
    row(99, '2019-03', 'Burglary').replace('On or', '"On or'),
    ...good.slice(10),
  ]);
  await page.locator('input[type=file]').setInputFiles(upload('2019-03-kent-street.csv', text));

  const entry = page.getByRole('listitem').filter({ hasText: '2019-03-kent-street.csv' }).first();
  await expect(entry).toContainText(/41.*40.*1/s, { timeout: 20_000 });

  await page.goto('/crime-analysis?tab=records&from=2019-03&to=2019-03');
  await expect(page.getByText('40 rows')).toBeVisible();
});

test('the command line imports a file into a running server and prints its summary', async ({ halyard }) => {
  const path = join(halyard.dataFolder, '2018-05-kent-street.csv');
  writeFileSync(path, csv([row(1, '2018-05', 'Drugs'), row(2, '2018-05', 'Nonsense'), row(3, '2018-05', 'Robbery')]));

  const { code, output } = await launch('halyard.ts', halyard.settings, ['crime', 'import', path]).ended;

  expect(output).toContain('3 rows = 2 imported + 1 rejected');
  expect(code).toBe(0);
});
