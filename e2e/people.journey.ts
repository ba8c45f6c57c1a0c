import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn, submitSignIn } from './steps/sign-in.ts';

const admin = 'admin@example.com';

async function openPeople(page: Page, search = '') {
  await page.goto(`/users${search && `?q=${encodeURIComponent(search)}`}`);
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('somebody is invited, chooses a password of their own, and is there', async ({ page, browser, halyard }) => {
  await signIn(page, halyard.account(admin));
  await openPeople(page);
  const name = `invited.${Date.now()}`;
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Email').fill(`${name}@example.com`);
  await dialog.getByLabel('Role').selectOption('analyst');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(rowOf(page, name)).toContainText('Invited');

  const [letter] = await halyard.outbox(`${name}@example.com`);
  const guest = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await guest.goto('/login');
  await submitSignIn(guest, { email: `${name}@example.com`, password: letter?.code ?? '' });
  await guest.getByLabel('New password', { exact: true }).fill('Harbour-light-4410');
  await guest.getByLabel('Confirm new password').fill('Harbour-light-4410');
  await guest.getByRole('button', { name: 'Continue' }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);

  await openPeople(page, name);
  await expect(rowOf(page, name)).not.toContainText('Invited');
  await expect(rowOf(page, name)).not.toContainText('Never');

  await rowOf(page, name).getByRole('combobox').selectOption('inactive');
  await expect(page.getByText(`${name} is now inactive`)).toBeVisible();
  await guest.goto('/todos');
  await expect(guest).toHaveURL(/\/login$/);
  await guest.close();
});

test('who locked themselves out is let in again by an administrator, who sees why', async ({
  page,
  browser,
  halyard,
}) => {
  const person = await newPerson(halyard);
  const guest = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await guest.goto('/login');
  for (let tries = 0; tries < 5; tries++) {
    await submitSignIn(guest, { ...person, password: 'Not-the-word-1' });
    await expect(guest.getByRole('alert')).toBeVisible();
  }
  await submitSignIn(guest, person);
  await expect(guest.getByRole('alert')).toContainText('Too many failed attempts. Try again later');

  await signIn(page, halyard.account(admin));
  await openPeople(page, person.email);
  await rowOf(page, person.email)
    .getByRole('button', { name: /^Sign-in state of / })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Temporarily locked after too many failed password attempts.')).toBeVisible();
  await expect(page).toHaveURL(/part=sign-in/);
  await page.reload();
  await dialog.getByRole('button', { name: 'Unlock now' }).click();
  await expect(dialog.getByText('No issues. This user can sign in.')).toBeVisible();

  await submitSignIn(guest, person);
  await expect(guest).toHaveURL(/\/dashboard$/);
  await guest.close();
});

test('search, filters and pages stay in the address, and nobody found is said so', async ({ page, halyard }) => {
  await signIn(page, halyard.account(admin));
  await openPeople(page);

  await page.getByLabel('Filter by role').selectOption('viewer');
  await expect(page).toHaveURL(/role=viewer/);
  await expect(rowOf(page, 'priya.sato@example.com')).toBeVisible();
  await expect(rowOf(page, 'admin@example.com')).toHaveCount(0);
  await page.getByLabel('Search users').fill('PRIYA');
  await expect(page).toHaveURL(/q=PRIYA/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Search users')).toHaveValue('PRIYA');
  await page.getByLabel('Search users').fill('zzzz');
  await expect(page.getByText('No users found matching the current filters')).toBeVisible();
});

test('many are set inactive at once, and Undo brings them back', async ({ page, halyard }) => {
  const people = [await newPerson(halyard), await newPerson(halyard)];
  await signIn(page, halyard.account(admin));
  await openPeople(page, 'journey.');

  for (const { email } of people) await rowOf(page, email).getByRole('checkbox').check();
  await expect(page.getByText('2 users selected')).toBeVisible();
  await page.getByRole('button', { name: 'Set to inactive' }).click();
  await expect(page.getByText('2 users are now inactive')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Status change undone')).toBeVisible();

  for (const { email } of people) await expect(rowOf(page, email).getByRole('combobox')).toHaveValue('active');
});

test('deleting somebody asks first, and leaves nobody behind', async ({ page, halyard }) => {
  const { email } = await newPerson(halyard);
  await signIn(page, halyard.account(admin));
  await openPeople(page, email);

  await rowOf(page, email)
    .getByRole('button', { name: /^Delete / })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this user?');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, email)).toBeVisible();
  await rowOf(page, email)
    .getByRole('button', { name: /^Delete / })
    .click();
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('No users found matching the current filters')).toBeVisible();
});

test('the audit log is filtered, its chain verified, and what is exported is what is shown', async ({
  page,
  halyard,
}) => {
  const person = await newPerson(halyard);
  await signIn(page, halyard.account(admin));
  await page.goto(`/audit?actor=${encodeURIComponent(person.email)}`);

  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Verify integrity' }).click();
  await expect(page.getByText(/verified/i).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
});
