import type { Locator, Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { signOut, submitSignIn } from './steps/sign-in.ts';

const person = { email: 'nadia.brandt@example.com', password: 'Harbour-Lantern-42' };
const newPassword = 'Quiet-Anchor-77';

type Mailbox = {
  outbox(email: string): Promise<readonly { readonly code: string | null; readonly subject: string }[]>;
};

/** Waits until as many letters with a code have come, and reads the newest. */
async function codeFromMail(halyard: Mailbox, letters: number): Promise<string> {
  const withCodes = async () => (await halyard.outbox(person.email)).filter(({ code }) => code !== null);
  await expect.poll(async () => (await withCodes()).length).toBe(letters);
  const [newest] = await withCodes();
  expect(newest?.code).toMatch(/^\d{6}$/);
  return newest?.code ?? '';
}

async function register(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Halyard' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Brandt');
  await page.getByLabel('Company').fill('Harbour Watch');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByLabel('Role').selectOption('Analyst');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Registration successful! Please check your email for verification code.')).toBeVisible();
}

async function verify(page: Page, code: string) {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Email verified successfully! You can now log in.')).toBeVisible();
}

const tasks = (page: Page, list: 'Active Tasks' | 'Completed Tasks') =>
  page.getByRole('region', { name: list }).getByRole('listitem');

async function addTask(page: Page, line: string) {
  await page.getByPlaceholder('Add a new task...').fill(line);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

async function deleteTask(page: Page, task: Locator, text: string) {
  await task.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Deleted "${text}"`)).toBeVisible();
  await expect(task).toHaveCount(0);
}

async function workOnTasks(page: Page) {
  const active = tasks(page, 'Active Tasks');
  await expect(page.getByText('No active tasks. Add a new task above!')).toBeVisible();
  await addTask(page, 'Call the harbour office !high tomorrow');
  await addTask(page, 'Read the shift note');
  await addTask(page, 'Order new badges');
  await expect(active).toHaveCount(3);
  await expect(active.filter({ hasText: 'Call the harbour office' })).toContainText('Due tomorrow');

  const note = active.filter({ hasText: 'Read the shift note' });
  await note.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Task text' }).fill('Read both shift notes');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('checkbox', { name: 'Read both shift notes' }).check();
  await expect(tasks(page, 'Completed Tasks')).toHaveText(/Read both shift notes/);

  const badges = active.filter({ hasText: 'Order new badges' });
  await deleteTask(page, badges, 'Order new badges');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(badges).toBeVisible();
  await deleteTask(page, badges, 'Order new badges');
}

async function readDashboard(page: Page) {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nadia' })).toBeVisible();
  const cards = page.getByRole('list', { name: 'Task summary' });
  for (const card of ['Total Tasks 2', 'Active Tasks 1', 'Completed Tasks 1', 'Completion Rate 50%'])
    await expect(cards.getByRole('link', { name: card })).toBeVisible();

  await page.getByRole('button', { name: 'Show table' }).click();
  const today = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date());
  await expect(page.getByRole('row', { name: today }).getByRole('cell')).toHaveText('1');

  await page.getByRole('link', { name: '1 high-priority task is active' }).click();
  await expect(page).toHaveURL(/\/todos\?show=active&priority=high$/);
  await expect(page.getByText('Filtered: active, high priority')).toBeVisible();
  await expect(tasks(page, 'Active Tasks')).toHaveText(/Call the harbour office/);
}

async function expectTasksKept(page: Page) {
  await expect(tasks(page, 'Active Tasks')).toHaveText(/Call the harbour office/);
  await expect(tasks(page, 'Completed Tasks')).toHaveText(/Read both shift notes/);
}

async function askForCode(page: Page) {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
}

async function choosePassword(page: Page, code: string) {
  await page.getByLabel('Verification code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Go to login' }).click();
}

test('a new analyst registers, works, finds everything again and gets a new password', async ({ page, halyard }) => {
  await test.step('register and verify with the code from the mail', async () => {
    await register(page);
    await verify(page, await codeFromMail(halyard, 1));
  });
  await test.step('sign in and land on the page that was asked for', async () => {
    await page.goto('/todos');
    await expect(page).toHaveURL(/\/login$/);
    await submitSignIn(page, person);
    await expect(page).toHaveURL(/\/todos$/);
  });
  await test.step('add, edit, complete, delete and restore tasks', () => workOnTasks(page));
  await test.step('read the dashboard and follow its advice', () => readDashboard(page));
  await test.step('find everything again after a reload', async () => {
    await page.goto('/todos');
    await page.reload();
    await expectTasksKept(page);
  });
  await test.step('find everything again, still signed in, after the server was restarted', async () => {
    await halyard.restart();
    await page.reload();
    await expectTasksKept(page);
  });
  await test.step('sign out, and be asked to sign in again', async () => {
    await signOut(page);
    await page.goto('/todos');
    await expect(page).toHaveURL(/\/login$/);
  });
  await test.step('reset the forgotten password', async () => {
    await askForCode(page);
    await choosePassword(page, await codeFromMail(halyard, 2));
  });
  await test.step('sign in with the new password only', async () => {
    await submitSignIn(page, person);
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
    await submitSignIn(page, { ...person, password: newPassword });
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
