import { readFileSync } from 'node:fs';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn, signOut, submitSignIn } from './steps/sign-in.ts';

test('name, address and password are changed, each with its proof', async ({ page, halyard }) => {
  const person = await newPerson(halyard);
  const next = person.email.replace('journey', 'moved');
  await signIn(page, person);
  await page.goto('/profile');
  await expect(page.getByText('Member since')).toBeVisible();

  await page.getByRole('button', { name: 'Update Profile' }).click();
  await page.getByLabel('Username').fill(`renamed.${Date.now()}`);
  await page.getByLabel('Email').fill(next);
  await page.getByLabel('New Password', { exact: true }).fill('Harbour-light-4410');
  await page.getByLabel('Confirm New Password').fill('Harbour-light-4411');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm New Password').fill('Harbour-light-4410');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();

  const [letter] = await halyard.outbox(next);
  await page.getByLabel('Verification code').fill(letter?.code ?? '');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByLabel('Verification code')).toBeHidden();
  expect((await halyard.outbox(person.email)).some(({ subject }) => /email address was changed/.test(subject))).toBe(
    true,
  );

  await signOut(page);
  await submitSignIn(page, { email: next, password: 'Harbour-light-4410' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('another session is ended from here', async ({ page, browser, halyard }) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  const elsewhere = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await signIn(elsewhere, person);
  await page.goto('/profile');

  await page.getByRole('button', { name: /all other/i }).click();
  const question = page.getByRole('alertdialog');
  if (await question.isVisible()) await question.getByRole('button').last().click();

  await expect(async () => {
    await elsewhere.goto('/todos');
    await expect(elsewhere).toHaveURL(/\/login$/, { timeout: 1_000 });
  }).toPass();
  await elsewhere.close();
});

test('a deletion is asked for and withdrawn; nothing is deleted', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/profile');
  const deletions: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));

  await page.getByRole('button', { name: 'Delete Account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete your account? This action cannot be undone.');
  await question.getByRole('button', { name: 'Delete Account' }).click();
  await expect(
    page.getByText(
      'Your deletion request has been sent to your administrators. Your account stays active until they act.',
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: /withdraw/i }).click();

  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(deletions).toEqual([]);
});

test('everything that is stored about somebody is a download', async ({ page, halyard }) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  await page.goto('/profile');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /download/i }).click();

  const content = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(content.directory.email).toBe(person.email);
  expect(content.leftOut.length).toBeGreaterThan(0);
});
