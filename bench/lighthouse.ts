import { type Browser, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { atLeast, atMost, type Figure, median } from './measure.ts';
import { freePort, type Product } from './product.ts';

const rounds = 3;
const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Marks = {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly paintMs: number;
  readonly blockingMs: number;
};

async function audit(url: string, port: number): Promise<Marks> {
  const outcome = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    disableStorageReset: true,
  });
  if (!outcome) throw new Error(`Lighthouse did not answer for ${url}.`);
  const { categories, audits } = outcome.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    paintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  };
}

async function signInByHand(browser: Browser, product: Product) {
  const [account] = product.accounts();
  if (!account) throw new Error('The sample workspace has no accounts.');
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  // Kept in localStorage, so that the page Lighthouse opens is signed in too.
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
  await page.close();
}

async function measurePage(url: string, port: number, paintAimMs: number): Promise<Figure[]> {
  const marks: Marks[] = [];
  for (let round = 0; round < rounds; round++) marks.push(await audit(url, port));
  const middle = (read: (mark: Marks) => number) => median(marks.map(read));
  const page = new URL(url).pathname;
  return [
    atLeast(
      `${page}: performance (Lighthouse mobile)`,
      middle(({ performance }) => performance),
      '',
      95,
    ),
    atLeast(
      `${page}: accessibility`,
      middle(({ accessibility }) => accessibility),
      '',
      100,
    ),
    atLeast(
      `${page}: best practices`,
      middle(({ practices }) => practices),
      '',
      100,
    ),
    atMost(
      `${page}: largest paint`,
      middle(({ paintMs }) => paintMs),
      'ms',
      paintAimMs,
    ),
    atMost(
      `${page}: total blocking time`,
      middle(({ blockingMs }) => blockingMs),
      'ms',
      150,
    ),
  ];
}

/** Lighthouse's mobile settings (4x slower processor, slow 4G) in the Chromium the tests use. */
export async function measurePages(product: Product, executablePath: string): Promise<Figure[]> {
  const port = await freePort();
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, `--remote-debugging-port=${port}`] });
  const login = await measurePage(`${product.url}/login`, port, 2_100);
  const shared = await chromium.connectOverCDP(`http://localhost:${port}`);
  await signInByHand(shared, product);
  const dashboard = await measurePage(`${product.url}/dashboard`, port, 2_400);
  await browser.close();
  return [...login, ...dashboard];
}
