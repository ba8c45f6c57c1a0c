import { expect, type Page } from '@playwright/test';
import type { Credentials } from './sign-in.ts';

/** Registers by the form, as an analyst, and waits for the question for the code. */
export async function register(page: Page, { email, password }: Credentials): Promise<void> {
  await page.goto('/register');
  for (const [label, value] of [
    ['First name', 'Jo'],
    ['Last name', 'Vega'],
    ['Company', 'Agency'],
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Role').selectOption('analyst');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
}
