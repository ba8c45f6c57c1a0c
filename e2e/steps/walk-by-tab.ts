import type { Page } from '@playwright/test';

type Stop = { readonly html: string; readonly isSeen: boolean; readonly isBack: boolean };

const most = 80;

/** The focused element: whether part of it is visible and clickable, and whether it has a focus indicator. */
const lookAtFocus = () => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const shares = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const),
  );
  // Of a long list its beginning.
  const points = [...shares, [left + width / 2, top + 16] as const];
  const isOnTop = points.some(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (focused.contains(there) || there.contains(focused));
  });
  const isMarked = (element: Element) =>
    ['', '::before', '::after'].some((part) => {
      const { outlineStyle, boxShadow } = getComputedStyle(element, part || undefined);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
  // The indicator may be on the row within a list, on the field's wrapper, or on its replacement.
  const active = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  const near = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling, active];
  // A field of dates has a stop for each of its parts, which the browser marks itself.
  const isOfDates = focused.matches('[type=month], [type=date], [type=time]');
  const isBack = focused.hasAttribute('data-walked') && !isOfDates;
  focused.setAttribute('data-walked', '');
  const html = focused.outerHTML.slice(0, 160);
  return { html, isBack, isSeen: isOnTop && (isOfDates || near.some((element) => element && isMarked(element))) };
};

/** Late content may have moved the focus; the browser scrolls to it in the next frames. */
async function isSeenSoon(page: Page): Promise<boolean> {
  await page.waitForTimeout(500);
  return (await page.evaluate(lookAtFocus))?.isSeen ?? false;
}

/** Presses Tab through the page and returns what took the focus without being seen, and what did not let go of it. */
export async function walkByTab(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  let first: string | undefined;
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const stop: Stop | undefined = await page.evaluate(lookAtFocus);
    if (!stop) return found;
    if (stop.isBack) return stop.html === first ? found : [...found, `keeps the focus: ${stop.html}`];
    first ??= stop.html;
    if (!stop.isSeen && !(await isSeenSoon(page))) found.push(stop.html);
  }
  return found;
}
