import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

test('the entry module in a page without a root element says Critical Error', async () => {
  await import('./main.tsx');

  expect(screen.getByRole('heading', { name: 'Critical Error' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});
