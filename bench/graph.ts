import { type Browser, chromium, type Page } from 'playwright-core';
import { type Filling, fillSqlite } from './fill-table.ts';
import { atMost, type Figure, median, plain, repeat, timeMs } from './measure.ts';
import { percentile } from './percentile.ts';
import { makeFolder, type Product, removeFolder, signIn, startProduct } from './product.ts';

const records = 50_000;
const links = 200_000;
const nodes = 10_000;
const panFor = 120;

const uuid = (number: number) => `00000000-0000-4000-9000-${number.toString(16).padStart(12, '0')}`;
const idOf = (index: number) => `identity--${uuid(index)}`;
const at = Date.UTC(2026, 0, 1);

const entities: Filling = {
  table: 'intelligence',
  rows: records,
  columns: [
    ...['id', 'kind', 'family', 'type', 'name', 'description', 'risk', 'source', 'labels', 'seen_at', 'version'],
    ...['created_at', 'updated_at', 'sample'],
  ],
  makeRow: (index) => [
    ...[idOf(index), 'identity', 'entity', index % 7 ? 'Person' : 'Organization', `Node ${index}`, ''],
    ...[['High', 'Medium', 'Low'][index % 3] ?? 'Low', 'Bench', '[]', at + index, 1, at, at, 0],
  ],
};

/** Everyone knows whom six others know, too, and three more nearby: clusters with bridges. */
const connections: Filling = {
  table: 'connections',
  rows: links,
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
    const from = index % records;
    const isBridge = index >= records;
    const to = isBridge ? (from + 1 + ((index * 37) % 211)) % records : Math.floor(from / 7) * 7;
    return [
      ...[`relationship--${uuid(index)}`, idOf(from), idOf(to === from ? (from + 1) % records : to), 'Association'],
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

/** The start of a drag: in the middle of thousands of nodes it hits one of them, in the corner the background. */
const holds = { 'panning it': 0.15, 'carrying a node': 0.5 } as const;

/** Milliseconds between frames while the mouse drags from that share of the canvas. */
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
  // Further than what is drawn beyond the edges.
  for (let step = 0; step < panFor; step++)
    await page.mouse.move(x + 600 * Math.sin(step / 9), y + 80 * Math.cos(step / 7));
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

/** How long the server takes for groups of all records: at first, and until something changes. */
async function measureGroups(product: Product): Promise<Figure[]> {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const { AccessToken } = await signIn(product, account);
  const ask = () =>
    timeMs(async () => {
      const headers = { authorization: `Bearer ${AccessToken}` };
      const answer = await fetch(`${product.url}/api/graph?grouped=yes`, { headers });
      if (!answer.ok) throw new Error(`The graph was answered with ${answer.status}.`);
      await answer.arrayBuffer();
    });
  const name = `${records.toLocaleString('en')} records, ${links.toLocaleString('en')} connections as groups`;
  const first = await ask();
  return [
    plain(`${name}: the first request`, `${first.toFixed(0)} ms`),
    atMost(`${name}: until something changes, p95`, percentile(await repeat(20, ask), 0.95), 'ms', 300),
  ];
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
  const figures: Figure[] = await measureGroups(product);
  for (const most of [2_000, nodes]) {
    if (most === 2_000) await page.goto(`${product.url}/network?group=none`);
    else await page.getByRole('button', { name: /^Show up to/ }).click();
    await page
      .getByText(`${most.toLocaleString('en')} of `)
      .first()
      .waitFor({ timeout: 120_000 });
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
