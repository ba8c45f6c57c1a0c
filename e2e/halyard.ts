import { test as base } from '@playwright/test';
import { type Product, withPreparedProduct } from './product.ts';

/**
 * The journeys of a worker share one running product; each takes its own person, so that none sees what another did.
 */
export const test = base.extend<{ baseURL: string }, { halyard: Product }>({
  halyard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from this pattern.
    async ({}, use) => withPreparedProduct(use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ halyard }, use) => use(halyard.url),
});

export { expect } from '@playwright/test';
