import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { atMost, type Figure, median, plain } from './measure.ts';
import { makeFolder, type Product, removeFolder, signIn, startProduct } from './product.ts';

const properties = 9_000;
const sampleRows = 1_000_000;
const times = 5;

/** About 2.7 MB: nested objects, with references back to the beginning. */
function makeSchema(): string {
  const entries = Array.from({ length: properties }, (_, index) => [
    `field${String(index).padStart(5, '0')}`,
    index % 10 === 0
      ? { $ref: '#', description: `Leads back to the beginning, from place ${index}.` }
      : {
          type: 'object',
          description: `What place ${index} of the long document holds, in a sentence as people write them.`,
          properties: {
            code: { type: 'string', pattern: '^[A-Z]{3}$', description: 'Three letters.' },
            amount: { type: 'number', minimum: 0, description: 'How much, in whole pounds.' },
            state: { enum: ['open', 'held', 'done'] },
          },
        },
  ]);
  return JSON.stringify({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A long document',
    type: 'object',
    properties: Object.fromEntries(entries),
  });
}

function makeSample(): string {
  const towns = ['London', 'Leeds', 'Cardiff', 'York'];
  const lines = Array.from(
    { length: sampleRows },
    (_, index) =>
      `${index},person${index}@example.com,${towns[index % 4]},${(index % 997) / 10},2026-0${1 + (index % 9)}-1${index % 10},${index % 5 ? 'true' : ''}`,
  );
  return `id,email,town,amount,joined,active\n${lines.join('\n')}\n`;
}

async function ask(product: Product, path: string, init: RequestInit = {}): Promise<unknown> {
  const [account] = product.accounts().filter(({ role }) => role === 'analyst');
  if (!account) throw new Error('The sample workspace has no analyst.');
  const { AccessToken } = await signIn(product, account);
  const headers = { authorization: `Bearer ${AccessToken}`, ...init.headers };
  const answer = await fetch(`${product.url}/api${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const send = (product: Product, path: string, body: string, type: string) =>
  ask(product, path, { method: 'POST', headers: { 'content-type': type }, body }) as Promise<{ id: string }>;

async function waitForSampleData(product: Product) {
  for (;;) {
    const { imports } = (await ask(product, '/crime/imports')) as { imports: { state: string }[] };
    if (imports.some(({ state }) => state === 'finished')) return;
    await wait(500);
  }
}

async function signInPage(browser: Browser, product: Product) {
  const [account] = product.accounts().filter(({ role }) => role === 'analyst');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${product.url}/login`);
  await page.locator('input[name=email]').fill(account?.email ?? '');
  await page.locator('input[type=password]').fill(account?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** A long schema in Chromium, and a schema made from a million rows. */
export async function measureSchemas(executablePath: string): Promise<Figure[]> {
  const folder = makeFolder();
  const product = await startProduct(folder);
  // The generated police data of the sample workspace would arrive meanwhile.
  await waitForSampleData(product);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const text = makeSchema();
    const { id } = await send(product, '/schemas?name=long.json', text, 'application/json');
    const page = await signInPage(browser, product);
    const chosen: number[] = [];
    const whole: number[] = [];
    const tree = page.locator('[role=tree][data-painted-ms]');
    for (let turn = 0; turn < times; turn++) {
      await page.goto(`${product.url}/schemas`);
      const entry = page.getByRole('button', { name: id });
      await entry.waitFor();
      const click = performance.now();
      await entry.click();
      await tree.waitFor();
      chosen.push(performance.now() - click);
      await page.goto('about:blank');
      const begin = performance.now();
      await page.goto(`${product.url}/schemas?schema=${id}`, { waitUntil: 'commit' });
      await tree.waitFor();
      whole.push(performance.now() - begin);
    }
    const sample = makeSample();
    const begin = performance.now();
    await send(product, '/schemas/infer?name=people.csv', sample, 'text/csv');
    const inferredMs = performance.now() - begin;
    const size = `${(text.length / 1e6).toFixed(1)} MB`;
    return [
      atMost(`a schema of ${size}, from choosing it to the first paint of its tree`, median(chosen), 'ms', 1_000),
      plain('the same from opening its address in an empty tab', `${median(whole).toFixed(0)} ms`),
      plain(
        `a schema made from ${sampleRows.toLocaleString('en')} rows of six columns (${(sample.length / 1e6).toFixed(0)} MB)`,
        `${(inferredMs / 1_000).toFixed(1)} s, ${Math.round(sampleRows / (inferredMs / 1_000)).toLocaleString('en')} rows/s`,
      ),
    ];
  } finally {
    await browser.close();
    await product.stop();
    removeFolder(folder);
  }
}
