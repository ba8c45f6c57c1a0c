import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { type Product, withPreparedProduct } from './product.ts';
import {
  createVisitor,
  readFigures,
  readGluedTimes,
  readListed,
  readMeasures,
  readUnmarked,
  type ShownFigure,
  type Visitor,
} from './steps/figures.ts';
import { signIn } from './steps/sign-in.ts';

const screens = [
  ...['/dashboard', '/todos', '/threats', '/threats?tab=active', '/threats?tab=map', '/network', '/network?show=all'],
  ...['/security', '/security?kpi=activeAnalysts', '/security?tab=playbooks', '/security?tab=alerts'],
  ...['/security?tab=alerts&alerts=received', '/sources', '/sources?view=table'],
  ...['/observables', '/observables?tab=sightings', '/observables?tab=lists', '/observables?tab=blocks'],
  ...['/observables?tab=enrichment'],
  ...['/security?tab=reports', '/notifications', '/imports', '/schemas', '/profile', '/settings'],
  ...['/settings?tab=security', '/settings?tab=api', '/users', '/audit'],
  ...['/crime-analysis', '/crime-analysis?tab=explore', '/crime-analysis?tab=coverage', '/crime-analysis?tab=imports'],
];

/** Numbers that count no records. */
const uncounted = new RegExp(
  [
    /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/, // a day
    /\d\d:\d\d/, // a time of day, or a zone
    /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ /, // a long day
    /\b(19|20)\d\d\b/, // a year or a month of one
    /\b\d+(\.\d+)? ?(%|h|km|B|KB|MB|GB|kB|hours?|days?|minutes?|seconds?|characters?)\b|%/, // a measure
    /\b(24h|7d|30d|90d)\b|\(24h\)/, // the names of periods
    /\bp50, p99$|^\+2: /, // the names of percentiles, and an example in a legend
    /\bjourney\.[0-9a-f]+/, // the name of someone another journey signed up
    /^Reads 3 files and 100 rows per city/, // what a choice does
    /^Last changed: /, // a time
    /^Previous 7 Days$/, // the name of a group
    /^[\d,]+ rows \(.+\)/, // the size of a table of which each person sees a part, in Retention
    /\b429\b|^Origin \d+$|^Generated police data, \d+ months$/, // a status code, a field, the name of a file
    /(STIX|TAXII) 2\.\d|RFC \d+|TLP|v?\d+\.\d+\.\d+|UTF-8|SHA-256|TLS 1\.\d/, // standards and versions
  ]
    .map(({ source }) => source)
    .join('|'),
  'u',
);

/** Of a table with hundreds of figures of one kind, as many as this, from its first to its last. */
const atMostOfScreen = 16;

function spreadOver(figures: readonly ShownFigure[], most: number): readonly ShownFigure[] {
  const step = Math.max(1, figures.length / most);
  return figures.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}

/** Opens every screen in turn. */
async function forEachScreen({ visit }: Visitor, look: (screen: string) => Promise<void>) {
  for (const screen of screens) {
    await visit(screen);
    await look(screen);
  }
}

async function signInAsAdmin(page: Page, product: Product) {
  await signIn(page, product.account('admin@example.com'));
}

/** Why a figure and the rows it opens disagree; nothing where they agree. */
async function findFault(
  page: Page,
  { visit, settle }: Visitor,
  { text, rows, address }: ShownFigure,
): Promise<string | null> {
  if (address === null) return `"${text}" opens nothing`;
  await visit(address);
  const listed = await readListed(page, address);
  if (listed !== rows) return `"${text}" of ${rows} opens ${listed} at ${address}`;
  const [, hours] = /^(\d+\.\d) ?h$/.exec(text) ?? [];
  if (hours === undefined) return null;
  while (await page.getByRole('button', { name: 'Show more' }).isVisible()) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await settle();
  }
  const measures = await readMeasures(page);
  const mean = (measures.reduce((sum, hour) => sum + hour, 0) / measures.length).toFixed(1);
  return mean === hours ? null : `"${text}" opens rows with a mean of ${mean} h at ${address}`;
}

test('every figure of every screen opens as many rows as it says', async ({ browser }) => {
  test.setTimeout(600_000);
  await withPreparedProduct(async (product) => {
    const page = await browser.newPage({ baseURL: product.url });
    await signInAsAdmin(page, product);
    await page.goto('/crime-analysis');
    await expect(page.getByText('24 months from 12 forces', { exact: false })).toBeVisible();
    const visitor = createVisitor(page);
    const figures = new Map<string, ShownFigure>();
    const faults: string[] = [];

    await forEachScreen(visitor, async () => {
      for (const figure of spreadOver(await readFigures(page), atMostOfScreen))
        figures.set(`${figure.address} ${figure.rows}`, figure);
    });
    for (const figure of figures.values()) {
      const fault = await findFault(page, visitor, figure);
      if (fault) faults.push(fault);
    }

    expect(faults).toEqual([]);
    expect(figures.size).toBeGreaterThan(70);
    await page.close();
  });
});

test('a number on a screen is a figure, or counts no records; no time sticks to a sentence', async ({
  page,
  halyard,
}) => {
  test.setTimeout(240_000);
  await signInAsAdmin(page, halyard);
  const faults: string[] = [];

  await forEachScreen(createVisitor(page), async (screen) => {
    for (const text of await readUnmarked(page, uncounted)) faults.push(`${screen}: unmarked "${text}"`);
    for (const text of await readGluedTimes(page)) faults.push(`${screen}: glued "${text}"`);
  });

  expect(faults).toEqual([]);
});
