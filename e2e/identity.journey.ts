import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { type Product, withPreparedProduct } from './product.ts';
import { newPerson } from './steps/new-person.ts';
import { register } from './steps/register.ts';
import { signIn, signOut } from './steps/sign-in.ts';
import { plugInAuthenticator } from './steps/virtual-authenticator.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function typeEmail(page: Page, email: string) {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
}

/** The code that was mailed last. */
async function codeFor(halyard: Product, email: string): Promise<string> {
  const [letter] = await halyard.outbox(email);
  return letter?.code ?? '';
}

async function answer(page: Page, label: string, value: string) {
  await page.getByLabel(label, { exact: true }).fill(value);
  await press(page, 'Continue');
}

test('a passkey is added in the profile and signs in from then on; a canceled one leaves the other ways', async ({
  page,
  halyard,
}) => {
  const person = await newPerson(halyard);
  const device = await plugInAuthenticator(page);
  await signIn(page, person);
  await page.goto('/profile');
  await press(page, 'Add a passkey');
  await expect(page.getByText('Passkey added')).toBeVisible();
  expect(await device.passkeys()).toHaveLength(1);
  await signOut(page);

  await test.step('sign in with it', async () => {
    await typeEmail(page, person.email);
    await press(page, 'Sign in with a passkey');
    await expect(page).toHaveURL(/\/dashboard$/);
    await signOut(page);
  });

  await test.step('the browser gives none: the ways of the account are offered, and it may be tried again', async () => {
    await device.rejectOwner();
    await typeEmail(page, person.email);
    await press(page, 'Sign in with a passkey');
    await expect(page.getByRole('alert')).toContainText('canceled or took too long');
    await press(page, 'Passkey');
    await expect(page.getByRole('alert')).toContainText('canceled or took too long');

    await device.acceptOwner();
    await press(page, 'Passkey');
    await expect(page).toHaveURL(/\/dashboard$/);
    await signOut(page);
  });

  await test.step('after a canceled one a mailed code does as well, in the same sign-in', async () => {
    await device.rejectOwner();
    await typeEmail(page, person.email);
    await press(page, 'Sign in with a passkey');
    await press(page, 'Passkey');
    await expect(page.getByRole('alert')).toContainText('canceled or took too long');
    await press(page, 'Code by email');
    await expect(page.getByText('Enter the code from the email')).toBeVisible();
    await answer(page, 'Code', await codeFor(halyard, person.email));
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a mailed code signs in, and a reload in the middle goes on where it was', async ({ page, halyard }) => {
  const { email } = await newPerson(halyard);
  await typeEmail(page, email);
  await press(page, 'Other ways to sign in');
  await expect(page.getByRole('button', { name: 'Password', exact: true })).toBeFocused();
  await page.reload();
  await press(page, 'Code by email');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText(/^We sent a code to /)).toBeVisible();

  await answer(page, 'Code', '00000000');
  await expect(page.getByRole('alert')).toContainText('Invalid verification code');
  await answer(page, 'Code', await codeFor(halyard, email));

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the password may be chosen among the ways, too', async ({ page, halyard }) => {
  const { email, password } = await newPerson(halyard);
  await typeEmail(page, email);

  await press(page, 'Other ways to sign in');
  await press(page, 'Password');
  await answer(page, 'Password', password);

  await expect(page).toHaveURL(/\/dashboard$/);
});

test('what happens in one window is followed in the others: a confirmation, and a sign-in that is kept', async ({
  context,
  halyard,
}) => {
  const email = `windows.${Date.now()}@example.com`;
  const [here, there] = [await context.newPage(), await context.newPage()];
  await register(here, { email, password: 'Night-chart-7781' });

  const code = await codeFor(halyard, email);
  await there.goto(`/login?confirm=${encodeURIComponent(email)}&code=${code}`);
  await press(there, 'Verify');

  for (const page of [here, there])
    await expect(page.getByText('Email verified successfully! You can now log in.')).toBeVisible();
  await here.goto('/login');
  await signIn(there, { email, password: 'Night-chart-7781' }, { remember: true });
  await expect(here).toHaveURL(/\/dashboard$/);
});

/** Lets the access token of this tab end, which it otherwise does after 15 minutes. */
const ageToken = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    const [head, payload = '', signature] = (sessionStorage.getItem(key) ?? '').split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    sessionStorage.setItem(key, [head, btoa(JSON.stringify({ ...claims, exp: 1 })), signature].join('.'));
  });

const refreshTokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('.refreshToken')) ?? '';
    return sessionStorage.getItem(key);
  });

test('a duplicated tab goes on with the session that the first one renewed', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/todos'));
  const copy = await opened;
  await expect(copy.getByRole('heading', { level: 1 })).toBeVisible();
  const spent = await refreshTokenOf(page);
  expect(await refreshTokenOf(copy)).toBe(spent);

  await ageToken(page);
  await page.goto('/todos');
  await expect.poll(() => refreshTokenOf(page)).not.toBe(spent);

  expect(await refreshTokenOf(copy)).toBe(await refreshTokenOf(page));
  await copy.reload();
  await expect(copy).toHaveURL(/\/todos$/);
});

test('company sign-in leads back to what was asked for, and signing out ends it there as well', async ({ browser }) => {
  await withPreparedProduct(
    async (halyard) => {
      const { email, password } = halyard.account('amara.keller@example.com');
      const page = await (await browser.newContext({ baseURL: halyard.url })).newPage();
      const enter = async () => {
        await press(page, 'Continue with company sign-in');
        await expect(page).toHaveURL(/\/identity\/login\?/);
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password').fill(password);
        await page.getByRole('button', { name: 'Sign in' }).click();
      };
      await page.goto('/todos');
      await enter();
      await expect(page).toHaveURL(/\/todos$/);
      await page.reload();
      await expect(page).toHaveURL(/\/todos$/);

      const there = page.waitForRequest((request) => request.url().includes('/identity/logout?'));
      await signOut(page);
      await there;
      await expect(page).toHaveURL(/\/login$/);
      await enter();
      await expect(page).toHaveURL(/\/dashboard$/);

      await signOut(page);
      await expect(page.getByRole('button', { name: 'Continue with company sign-in' })).toBeVisible();
      const visited: string[] = [];
      page.on('request', (request) => visited.push(request.url()));
      await signIn(page, { email, password });
      await signOut(page);
      expect(visited.filter((address) => address.includes('/logout'))).toEqual([]);
      await page.context().close();
    },
    { HALYARD_HOSTED_LOGIN: 'on' },
  );
});
