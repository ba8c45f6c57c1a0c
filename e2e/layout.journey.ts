import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { screens } from './steps/screens.ts';
import { signIn } from './steps/sign-in.ts';

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** From here on every page adds up how far its parts were moved by others that arrived later. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    let moved = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) moved += entry.value;
      document.documentElement.dataset.moved = String(moved);
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
}

/** The live stream stays open; everything else has been read once nothing loads. */
async function settle(page: Page) {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main [data-loading]')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300)))),
  );
}

const measure = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth, dataset } = document.documentElement;
    const bottom = (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY;
    return {
      moved: Number(dataset.moved ?? 0),
      isTooLong: scrollHeight > Math.max(innerHeight, bottom + 2),
      isTooWide: scrollWidth > innerWidth,
    };
  });

/** Browser warnings from here on, with the screen of each. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  const note = (text: string) => warnings.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  return warnings;
}

test('nothing moves while a screen loads, nothing is warned of, and no screen is longer or wider than its content', async ({
  page,
  halyard,
}) => {
  test.setTimeout(480_000);
  const warnings = collectWarnings(page);
  await signIn(page, halyard.account('admin@example.com'));
  await watchShifts(page);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of screens) {
      await page.goto(path);
      await settle(page);
      const { moved, isTooLong, isTooWide } = await measure(page);
      const name = `${path} at ${width}`;
      expect.soft(moved, `layout shift of ${name}`).toBeLessThanOrEqual(0.02);
      expect.soft(isTooLong, `${name} scrolls past its content`).toBe(false);
      expect.soft(isTooWide, `${name} scrolls sideways`).toBe(false);
    }
  }
  expect(warnings).toEqual([]);
});
