import { type Browser, chromium, type Page } from 'playwright-core';
import { type Filling, fillSqlite } from './fill-table.ts';
import { atMost, type Figure, median, plain } from './measure.ts';
import { percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, startProduct } from './product.ts';

const nodes = 10_000;
const panFor = 120;
/** Of the sample workspace, beside ours. */
const sampleEntities = 46;

const uuid = (number: number) => `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`;
const idOf = (index: number) => `identity--${uuid(index)}`;
const at = Date.UTC(2026, 0, 1);

const entities: Filling = {
  table: 'intelligence',
  rows: nodes,
  columns: [
    ...['id', 'kind', 'family', 'type', 'name', 'description', 'risk', 'source', 'labels', 'seen_at', 'version'],
    ...['created_at', 'updated_at', 'sample'],
  ],
  makeRow: (index) => [
    ...[idOf(index), 'identity', 'entity', index % 7 ? 'Person' : 'Organization', `Node ${index}`, ''],
    ...[['High', 'Medium', 'Low'][index % 3] ?? 'Low', 'Bench', '[]', at + index, 1, at, at, 0],
  ],
};

/** Everyone knows someone nearby, and every fourth someone further away: clusters with bridges. */
const connections: Filling = {
  table: 'connections',
  rows: nodes + nodes / 4,
  columns: [
    ...[
      'id',
      'source_id',
      'target_id',
      'type',
      'strength',
      'description',
      'version',
      'created_at',
      'updated_at',
      'sample',
    ],
  ],
  makeRow: (index) => {
    const from = index % nodes;
    const isBridge = index >= nodes;
    const to = isBridge ? (from * 4 * 37 + 11) % nodes : Math.floor(from / 7) * 7;
    return [
      ...[`relationship--${uuid(index)}`, idOf(from), idOf(to === from ? (from + 1) % nodes : to), 'Association'],
      ...[['Strong', 'Medium', 'Weak'][index % 3] ?? 'Weak', '', 1, at, at, 0],
    ];
  },
};

async function signInPage(browser: Browser, product: Product): Promise<Page> {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.url}/login`);
  await page.locator('input[name=email]').fill(account.email);
  await page.locator('input[type=password]').fill(account.password);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** Where the mouse takes hold: in the middle of thousands of nodes it has one of them, in the corner the ground. */
const holds = { 'panning it': 0.15, 'carrying a node': 0.5 } as const;

/** Milliseconds between pictures while the mouse drags what is at that share of the canvas about. */
async function dragAbout(page: Page, share: number): Promise<number[]> {
  const box = await page.locator('canvas[data-layout-ms]').boundingBox();
  if (!box) throw new Error('There is no graph.');
  const [x, y] = [box.x + box.width * share, box.y + box.height * share];
  await page.evaluate(() => {
    const kept: number[] = [];
    (globalThis as { pictures?: number[] }).pictures = kept;
    let last = performance.now();
    const next = () => {
      const now = performance.now();
      kept.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < panFor; step++)
    await page.mouse.move(x + 120 * Math.sin(step / 9), y + 80 * Math.cos(step / 7));
  await page.mouse.up();
  return page.evaluate(() => (globalThis as { pictures?: number[] }).pictures ?? []);
}

/** Waits until nothing has been drawn for two seconds and the arrangement is done; returns how long that took, in milliseconds. */
async function untilAtRest(page: Page): Promise<number> {
  const canvas = page.locator('canvas[data-layout-ms]');
  let [before, frames] = ['', 'none'];
  // The picture of fewer nodes stays until the new one is arranged, step by step.
  while (before !== frames) {
    before = frames;
    await page.waitForTimeout(2_000);
    await canvas.waitFor({ timeout: 120_000 });
    frames = (await canvas.getAttribute('data-frames')) ?? 'none';
  }
  return Number(await canvas.getAttribute('data-layout-ms'));
}

/** Layout and panning of a large network in Chromium, which draws without a GPU here. */
export async function measureGraph(executablePath: string): Promise<Figure[]> {
  const folder = makeFolder();
  await (await startProduct(folder)).stop();
  fillSqlite(folder, entities);
  fillSqlite(folder, connections);
  const product = await startProduct(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await signInPage(browser, product);
  const figures: Figure[] = [];
  for (const most of [2_000, nodes]) {
    if (most === 2_000) await page.goto(`${product.url}/network?view=network`);
    else await page.getByRole('button', { name: /^Show up to/ }).click();
    const drawn = page
      .getByText(`${most.toLocaleString('en')} of `)
      .or(page.getByText(`${nodes + sampleEntities} records`));
    await drawn.first().waitFor({ timeout: 120_000 });
    const layoutMs = await untilAtRest(page);
    const name = `${most.toLocaleString('en')} nodes`;
    figures.push(plain(`${name}: layout in the worker`, `${layoutMs.toFixed(0)} ms`));
    for (const [act, share] of Object.entries(holds)) {
      const pictures = await dragAbout(page, share);
      const between = `${name}: from one picture to the next while ${act}, software rendering`;
      figures.push(
        plain(`${between}: median`, `${median(pictures).toFixed(1)} ms`),
        atMost(`${between}: p95`, percentile(pictures, 0.95), 'ms', 50),
      );
    }
  }
  await browser.close();
  await product.stop();
  removeFolder(folder);
  return figures;
}
