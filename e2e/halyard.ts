import { test as base } from '@playwright/test';
import { createProduct, type Product } from './product.ts';

/** Journeys share one running product; each takes a person of its own, so that none sees what another did. */
export const test = base.extend<{ baseURL: string }, { halyard: Product }>({
  halyard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from this pattern.
    async ({}, use) => {
      const product = await createProduct();
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ halyard }, use) => use(halyard.url),
});

export { expect } from '@playwright/test';
