import { expect, test } from 'vitest';
import { showCriticalError } from './critical-error.ts';

test('without a root element the page says Critical Error and can be reloaded', () => {
  const page = document.implementation.createHTMLDocument();
  let reloads = 0;

  showCriticalError(page, () => reloads++);
  page.querySelector('button')?.click();

  expect(page.querySelector('h1')?.textContent).toBe('Critical Error');
  expect(page.querySelector('button')?.textContent).toBe('Reload');
  expect(reloads).toBe(1);
});
