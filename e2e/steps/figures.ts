import { expect, type Page, type Request } from '@playwright/test';

/** A number of records on a screen: its text, the number of rows it claims, and its link. */
export type ShownFigure = { readonly text: string; readonly rows: number; readonly address: string | null };

const restMs = 300;

/** Navigates within the running console, like a link, and waits until the screen's data is loaded. */
export function createVisitor(page: Page) {
  const pending = new Set<Request>();
  // The stream of live events never ends.
  page.on('request', (request) => {
    if (!request.url().includes('/live')) pending.add(request);
  });
  const end = (request: Request) => void pending.delete(request);
  // A reply whose body no one reads, as that of a screen that was left, never finishes.
  page.on('response', (response) => end(response.request()));
  // Cached responses may be missing.
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const isAtRest = async () => {
    if (pending.size > 0 || (await page.locator('main [aria-busy="true"]').count()) > 0) return false;
    await page.waitForTimeout(restMs);
    return pending.size === 0;
  };

  async function settle(): Promise<void> {
    await expect.poll(isAtRest, { intervals: [20], timeout: 30_000 }).toBe(true);
  }

  return {
    settle,
    async visit(address: string): Promise<void> {
      await page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await settle();
    },
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** Every figure that the screen marks, each address and number once. */
export async function readFigures(page: Page): Promise<readonly ShownFigure[]> {
  const found = await page.locator('main [data-figure]').evaluateAll((marks) =>
    marks.map((mark) => ({
      text: mark.textContent?.trim() ?? '',
      rows: Number(mark.getAttribute('data-figure')),
      address: mark.closest('a')?.getAttribute('href') ?? null,
    })),
  );
  return [...new Map(found.map((figure) => [`${figure.address} ${figure.rows}`, figure])).values()];
}

/** How many records the open list states: its lists together, or the lines of the part that the address names. */
export async function readListed(page: Page, address: string): Promise<number | null> {
  const counts = await page
    .locator('main [data-listed]')
    .evaluateAll((marks) => marks.map((mark) => Number(mark.getAttribute('data-listed'))));
  if (counts.length > 0) return counts.reduce((sum, count) => sum + count, 0);
  const part = new URL(address, 'http://console.invalid').hash;
  return part === '' ? null : page.locator(`${part} li`).count();
}

/** The measured values of the rows in sight, of which a mean is taken. */
export const readMeasures = (page: Page): Promise<readonly number[]> =>
  page
    .locator('main [data-measure]')
    .evaluateAll((marks) => marks.map((mark) => Number(mark.getAttribute('data-measure'))));

/**
 * Numbers that are neither marked nor of a kind that counts no records. Dates, codes and user input are in their own
 * elements; the pattern covers measured values, and names that contain a number.
 */
export async function readUnmarked(page: Page, uncounted: RegExp): Promise<readonly string[]> {
  const texts = await page.locator('main').evaluate((main) => {
    const marked = '[data-figure], [data-listed], [data-measure], [data-quantity]';
    // A button and an option describe what they open in place.
    const aside = 'button, [role="option"], time, code, kbd, abbr, input, textarea, select, [role="status"], svg, pre';
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? '';
      const parent = walker.currentNode.parentElement;
      if (!/\d/.test(text) || !parent?.checkVisibility() || parent.closest(`${marked}, ${aside}`)) continue;
      // A picture for the eye alone, such as an axis; the figures behind it are marked.
      if (parent.closest('[aria-hidden="true"]')) continue;
      // A sentence that is a link leads where it says; a bare number has to say how many rows it opens.
      if (parent.closest('a') && !/^[\d.,\s]+$/u.test(text)) continue;
      found.push(text);
    }
    return found;
  });
  return [...new Set(texts)].filter((text) => !uncounted.test(text));
}

/** Instants without a space before them: "changed3m ago". */
export async function readGluedTimes(page: Page): Promise<readonly string[]> {
  return page.locator('main time').evaluateAll((times) =>
    times.flatMap((time) => {
      const sibling = time.previousSibling;
      const isSeen = !(sibling instanceof Element) || sibling.checkVisibility();
      const before = isSeen ? (sibling?.textContent ?? '') : '';
      return /[^\s(·]$/u.test(before) ? [`${before}${time.textContent}`] : [];
    }),
  );
}
