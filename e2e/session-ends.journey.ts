import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { type Credentials, signIn, signOut, submitSignIn } from './steps/sign-in.ts';

const typed = 'Call the bank about the transfer';
const line = (page: Page) => page.getByLabel('New task');

async function startTyping(page: Page): Promise<void> {
  await page.goto('/todos');
  await line(page).fill(typed);
}

/** The reason is said, and after the sign-in the text is where it was typed. */
async function comeBack(page: Page, person: Credentials, reason: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toContainText(reason);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/todos$/);
  await expect(line(page)).toHaveValue(typed);
}

const accessTokenOf = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('.accessToken')) ?? '';
    return sessionStorage.getItem(key) ?? '';
  });

test('a session that the server rejects is told, and what was typed is back', async ({ page, halyard }) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  await startTyping(page);

  const body = { message: 'Authentication required.', code: 'not_signed_in', requestId: 'r' };
  await page.route('**/api/todos*', (route) => route.fulfill({ status: 401, json: body }));
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.unroute('**/api/todos*');

  await comeBack(page, person, /was ended elsewhere or has expired/);
});

test('a start with a dead session is told, and what was typed is back', async ({ page, halyard }) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  await startTyping(page);

  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage))
      if (/\.(accessToken|refreshToken)$/.test(key)) sessionStorage.setItem(key, 'dead');
  });
  await page.reload();

  await comeBack(page, person, /Your session has expired/);
});

test('another tab that signs out is told of, and what was typed is back', async ({ page, context, halyard }) => {
  const person = await newPerson(halyard);
  await signIn(page, person, { remember: true });
  await startTyping(page);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await signOut(other);

  await comeBack(page, person, /You signed out in another tab of this browser/);
});

test('the screens of a deactivated person close at once, and say why', async ({ page, browser, halyard }) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  await startTyping(page);
  const adminPage = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await signIn(adminPage, await newPerson(halyard, 'admin'));
  const headers = { authorization: `Bearer ${await accessTokenOf(adminPage)}` };
  const found = await adminPage.request.get(`/api/users/me`, {
    headers: { authorization: `Bearer ${await accessTokenOf(page)}` },
  });
  const { id } = (await found.json()) as { id: string };
  const setStatus = (status: string) =>
    adminPage.request.patch(`/api/users/${id}/status`, { headers, data: { status } });

  expect((await setStatus('inactive')).ok()).toBe(true);
  await expect(page.getByRole('alert')).toContainText('Your account has been deactivated');
  await expect(line(page)).toHaveCount(0);
  expect((await setStatus('active')).ok()).toBe(true);

  await comeBack(page, person, /has been deactivated/);
  await adminPage.context().close();
});

test('no public page and no start writes a warning, and a reset goes on after a reload', async ({ page, halyard }) => {
  const person = await newPerson(halyard);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text());
  });
  for (const path of ['/', '/register', '/login', '/reset-password']) {
    await page.goto(path);
    await expect(page.locator('main')).toBeVisible();
  }

  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Verification code')).toBeVisible();

  const [letter] = await halyard.outbox(person.email);
  const [link = ''] = /http\S+\/reset-password\?\S+/.exec(letter?.text ?? '') ?? [];
  await page.goto(link);
  await expect(page.getByLabel('Verification code')).toHaveValue(letter?.code ?? '-');
  await expect(page).toHaveURL(/\/reset-password$/);
  expect(warnings).toEqual([]);
});
