import { expect, type Page } from '@playwright/test';

export type Credentials = { readonly email: string; readonly password: string };

/** Fills in the form that is on the screen and sends it. */
export async function submitSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in by the form and waits for the dashboard. */
export async function signIn(page: Page, credentials: Credentials, { remember = false } = {}): Promise<void> {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Remember me' }).setChecked(remember);
  await submitSignIn(page, credentials);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Signs out by the user menu, and waits for the form: a session of the hosted login goes a way round before. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
}
