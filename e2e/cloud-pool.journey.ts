import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { createProduct, type Product } from './product.ts';
import { register } from './steps/register.ts';
import { signIn, signOut } from './steps/sign-in.ts';
import { plugInAuthenticator } from './steps/virtual-authenticator.ts';

// One Halyard keeps the accounts, as a cloud user pool would; the other knows no one and asks it.

type Both = { readonly pool: Product; readonly halyard: Product; readonly adminEmail: string };

async function withPool(work: (both: Both) => Promise<void>) {
  const adminEmail = `chief.${randomUUID().slice(0, 8)}@example.com`;
  const token = randomUUID() + randomUUID();
  const poolId = 'eu-central-1_Journey01';
  const shared = { HALYARD_POOL_ID: poolId, HALYARD_CLIENT_ID: 'journeyclient', HALYARD_IDENTITY_ADMIN_TOKEN: token };
  const halyard = await createProduct(shared);
  const pool = await createProduct({
    ...shared,
    HALYARD_SAMPLE_WORKSPACE: 'off',
    HALYARD_ALLOWED_ORIGINS: halyard.url,
    HALYARD_HOSTED_LOGIN: 'on',
    HALYARD_HOSTED_REDIRECTS: `${halyard.url}/login`,
  });
  Object.assign(halyard.settings, {
    HALYARD_IDENTITY: 'cognito',
    HALYARD_SAMPLE_WORKSPACE: 'off',
    HALYARD_ADMIN_EMAIL: adminEmail,
    HALYARD_IDENTITY_ENDPOINT: `${pool.url}/identity/`,
    HALYARD_IDENTITY_ISSUER: `${pool.url}/identity/${poolId}`,
    HALYARD_IDENTITY_ADMIN_ENDPOINT: `${pool.url}/identity/admin/`,
    HALYARD_HOSTED_LOGIN: `${pool.url}/identity`,
  });
  try {
    await pool.start();
    await halyard.start();
    await work({ pool, halyard, adminEmail });
  } finally {
    await halyard.remove();
    await pool.remove();
  }
}

const password = 'Night-chart-7781';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const open = async (browser: Browser, { url }: Product) => (await browser.newContext({ baseURL: url })).newPage();

async function addTask(page: Page, text: string) {
  await page.goto('/todos');
  await page.getByRole('textbox', { name: 'New task' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByText(text)).toBeVisible();
}

test('the console works against a user pool elsewhere: registration, passkey, company sign-in, an outage', async ({
  browser,
}) => {
  test.slow();
  await withPool(async ({ pool, halyard, adminEmail }) => {
    const page = await open(browser, halyard);

    await test.step('somebody registers here, and the account is there', async () => {
      await register(page, { email: adminEmail, password });
      const [letter] = await pool.outbox(adminEmail);
      await page.getByLabel('Verification code').fill(letter?.code ?? '');
      await press(page, 'Verify');
      await expect(page.getByText('Email verified successfully! You can now log in.')).toBeVisible();
    });

    await test.step('they sign in, add a passkey there, and sign in with it', async () => {
      await plugInAuthenticator(page);
      await signIn(page, { email: adminEmail, password });
      await page.goto('/profile');
      await press(page, 'Add a passkey');
      await expect(page.getByText('Passkey added')).toBeVisible();
      await signOut(page);
      await page.getByLabel('Email', { exact: true }).fill(adminEmail);
      await press(page, 'Sign in with a passkey');
      await expect(page).toHaveURL(/\/dashboard$/);
      await signOut(page);
    });

    await test.step('the pool is also the company sign-in, and signing out ends it there', async () => {
      await press(page, 'Continue with company sign-in');
      await expect(page).toHaveURL((address) => address.href.startsWith(`${pool.url}/identity/login`));
      await page.getByLabel('Email').fill(adminEmail);
      await page.getByLabel('Password').fill(password);
      await press(page, 'Sign in');
      await expect(page).toHaveURL(/\/dashboard$/);
      await signOut(page);
    });

    await test.step('while the pool is down, who is signed in goes on working', async () => {
      await signIn(page, { email: adminEmail, password });
      await pool.stop();
      await addTask(page, 'Work goes on');
      await page.reload();
      await expect(page.getByText('Work goes on')).toBeVisible();
      const stranger = await open(browser, halyard);
      await stranger.goto('/login');
      await stranger.getByLabel('Email', { exact: true }).fill(adminEmail);
      await stranger.getByLabel('Password', { exact: true }).fill(password);
      await press(stranger, 'Sign in');
      await expect(stranger.getByRole('alert')).toContainText('Authentication service unavailable');
      await stranger.context().close();
    });

    await test.step('once it is back, people sign in again', async () => {
      await pool.start();
      await signOut(page);
      await signIn(page, { email: adminEmail, password });
    });
    await page.context().close();
  });
});
