import { afterEach, expect, test } from 'vitest';
import script from '../../public/apply-theme.js?raw';

/** Runs the script of the page's head as the browser does, on a page as it was delivered. */
function loadPage(kept?: string) {
  Object.assign(document.documentElement.dataset, { theme: 'dark', density: 'comfortable' });
  if (kept !== undefined) localStorage.setItem('halyard.preferences', kept);
  new Function(script)();
  return { ...document.documentElement.dataset };
}

afterEach(() => {
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
});

test('the first visit follows the browser, and is comfortable', () => {
  expect(loadPage()).toEqual({ density: 'comfortable' });
});

test('what the person chose is there before the first paint', () => {
  expect(loadPage(JSON.stringify({ theme: 'light', density: 'dense' }))).toEqual({ theme: 'light', density: 'dense' });
});

test('with "system" the page names no theme, so that the operating system decides', () => {
  expect(loadPage(JSON.stringify({ theme: 'system' }))).toEqual({ density: 'comfortable' });
});

test.each(['{', 'null', '"light"', '{"theme":"pink","density":7}'])('%s in storage changes nothing', (kept) => {
  expect(loadPage(kept)).toEqual({ theme: 'dark', density: 'comfortable' });
});
