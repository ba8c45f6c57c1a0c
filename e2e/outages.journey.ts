import type { Page, Route } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { register } from './steps/register.ts';
import { signIn, signOut, submitSignIn } from './steps/sign-in.ts';

const analyst = 'reuben.mensah@example.com';
const viewer = 'priya.sato@example.com';
const lockedOut = 'tomas.lindqvist@example.com';

const summary = '**/api/dashboard/summary';
const todos = /\/api\/todos(\/|$)/;
const identityConfig = '**/identity/config.json';

const answer = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { message: 'made to fail', code: 'internal', requestId: 'none' } });

/** Fails the requests of one method and lets the others through. */
const failing = (method: string) => (route: Route) =>
  route.request().method() === method ? answer(500)(route) : route.fallback();

const activeTasks = (page: Page) => page.getByRole('region', { name: 'Active Tasks' }).getByRole('listitem');

/** Marks the document, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
const expectSameDocument = (page: Page) => expect(page.locator('html[data-kept]')).toHaveCount(1);

/** The browser's events for a page that becomes visible again. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('a dashboard without figures says so, and Retry loads the page again', async ({ page, halyard }) => {
  await page.route(summary, answer(500));
  await signIn(page, halyard.account(analyst));
  await expect(page.getByRole('heading', { name: 'Error Loading Dashboard' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Failed to load dashboard data')).toBeVisible();

  await page.unroute(summary);
  await mark(page);
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(page.getByRole('link', { name: 'Total Tasks 28' }).first()).toBeVisible();
  await expect(page.locator('html[data-kept]')).toHaveCount(0);
});

test('a later poll that fails keeps the figures on the screen', async ({ page, halyard }) => {
  await page.clock.install();
  await signIn(page, halyard.account(analyst));
  const total = page.getByRole('list', { name: 'Task summary' }).getByRole('link', { name: 'Total Tasks 28' });
  await expect(total).toBeVisible();

  await page.route(summary, answer(500));
  await page.clock.fastForward(31_000);

  await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
  await expect(page.getByText(/^Last updated /)).toBeVisible();
  await expect(total).toBeVisible();
});

test('tasks that cannot be loaded are said to be, and Retry brings them', async ({ page, halyard }) => {
  await page.route(todos, failing('GET'));
  await signIn(page, halyard.account(analyst));
  await page.goto('/todos');
  await expect(page.getByRole('alert')).toContainText('Failed to load tasks. Please try again later.');

  await page.unroute(todos);
  await page.getByRole('button', { name: 'Retry' }).click();

  await expect(activeTasks(page)).toHaveCount(7);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a change that the server rejects is undone and explained', async ({ page, halyard }) => {
  await signIn(page, halyard.account(analyst));
  await page.goto('/todos');
  const banner = page.getByRole('alert');
  const first = activeTasks(page).first();
  await expect(activeTasks(page)).toHaveCount(7);

  await page.route(todos, failing('POST'));
  const line = page.getByPlaceholder('Add a new task...');
  await line.fill('A task that is not kept');
  await line.press('Enter');
  await expect(banner).toContainText('Failed to add task. Please try again.');
  await expect(activeTasks(page)).toHaveCount(7);
  await expect(line).toHaveValue('A task that is not kept');

  await page.route(todos, failing('PUT'));
  await first.getByRole('checkbox').click();
  await expect(banner).toContainText('Failed to update task. Please try again.');
  await expect(activeTasks(page)).toHaveCount(7);
  await expect(first.getByRole('checkbox')).not.toBeChecked();

  await page.route(todos, failing('DELETE'));
  await first.getByRole('button', { name: 'Delete' }).click();
  await expect(banner).toContainText('Failed to delete task. Please try again.');
  await expect(activeTasks(page)).toHaveCount(7);
});

test('open tasks survive the death of the server and go on without a reload', async ({ page, halyard }) => {
  await signIn(page, halyard.account(viewer));
  await page.goto('/todos');
  await expect(activeTasks(page)).toHaveCount(7);
  await mark(page);

  await halyard.kill();
  const line = page.getByPlaceholder('Add a new task...');
  await line.fill('Note what happened');
  await line.press('Enter');
  await expect(page.getByText('Failed to add task. Please try again.')).toBeVisible();
  await comeBack(page);
  const cannotLoad = page.getByText('Failed to load tasks. Please try again later.');
  await expect(cannotLoad).toBeVisible();
  await expect(activeTasks(page)).toHaveCount(7);

  await halyard.start();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cannotLoad).toHaveCount(0);
  await line.press('Enter');
  await expect(activeTasks(page)).toHaveCount(8);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectSameDocument(page);
});

test('without a connection, what was opened stays, and a screen that was not says so', async ({ page, halyard }) => {
  await signIn(page, halyard.account(analyst));
  const openTasks = () => page.getByRole('link', { name: 'View all tasks' }).click();
  await openTasks();
  await expect(activeTasks(page)).toHaveCount(7);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Schemas', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This screen has not been loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Total Tasks 28' }).first()).toBeVisible();
  await openTasks();
  await expect(activeTasks(page)).toHaveCount(7);
});

test('a start without the identity service ends on a page that can be reloaded', async ({ page }) => {
  await page.route(identityConfig, answer(500));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible();
  await expect(page.getByText('Authentication initialization failed')).toBeVisible();

  await page.unroute(identityConfig);
  await page.getByRole('button', { name: 'Reload Application' }).click();

  await expect(page.getByRole('heading', { name: 'Welcome to Halyard' })).toBeVisible();
});

test('an identity service that never answers does not hold a visitor up', async ({ page }) => {
  await page.route(identityConfig, () => new Promise(() => {}));
  await page.goto('/dashboard');

  await expect(page.getByText('Starting application...')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Authentication initialization timed out. Please try again.')).toBeVisible();
});

test('a session that the server no longer accepts ends at the sign-in page', async ({ page, halyard }) => {
  await signIn(page, halyard.account(analyst));
  await page.goto('/todos');
  await expect(activeTasks(page)).toHaveCount(7);

  await page.route('**/api/**', answer(401));
  await activeTasks(page).first().getByRole('checkbox').click();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('wrong passwords are rejected, and too many of them lock the account', async ({ page, halyard }) => {
  const wrong = { email: lockedOut, password: 'not-the-password' };
  await page.goto('/login');
  for (const _ of [1, 2, 3, 4]) {
    await submitSignIn(page, wrong);
    await expect(page.getByRole('alert')).toContainText('Incorrect username or password');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }

  await expect(async () => {
    await submitSignIn(page, wrong);
    await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Try again later', {
      timeout: 3_000,
    });
  }).toPass();

  await submitSignIn(page, halyard.account(lockedOut));
  await expect(page.getByRole('alert')).toContainText('Too many failed attempts. Try again later');
});

/** Returns this operation of the identity provider, and lets the others through. */
async function answerOperation(page: Page, operation: string, status: number, json: object) {
  await page.route('**/identity/', (route) =>
    route.request().headers()['x-amz-target']?.endsWith(`.${operation}`)
      ? route.fulfill({ status, contentType: 'application/x-amz-json-1.1', json })
      : route.fallback(),
  );
}

const withoutReason = { __type: 'LambdaException' };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a provider that rejects without a reason is told of in our own words', async ({ page }) => {
  const person = { email: `reasons.${Date.now()}@example.com`, password: 'Night-chart-7781' };
  const banner = page.getByRole('alert');

  await answerOperation(page, 'SignUp', 400, withoutReason);
  await page.goto('/register');
  await expect(page.getByLabel('First name')).toBeFocused();
  await register(page, person).catch(() => undefined);
  await expect(banner).toContainText('Registration failed');
  await page.unroute('**/identity/');

  await register(page, person);
  await answerOperation(page, 'ConfirmSignUp', 400, withoutReason);
  await answerOperation(page, 'ResendConfirmationCode', 400, withoutReason);
  await page.getByLabel('Verification code').fill('000000');
  await press(page, 'Verify');
  await expect(banner).toContainText('Confirmation failed');
  await press(page, 'Resend code');
  await expect(banner).toContainText('Failed to resend code');

  await answerOperation(page, 'ForgotPassword', 400, withoutReason);
  await answerOperation(page, 'ConfirmForgotPassword', 400, withoutReason);
  await page.goto('/reset-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await press(page, 'Send Code');
  await expect(banner).toContainText('Failed to initiate password reset');
  await press(page, 'I have a code');
  await page.getByLabel('Verification code').fill('000000');
  await page.getByLabel('New password', { exact: true }).fill('Other-chart-7781');
  await page.getByLabel('Confirm new password').fill('Other-chart-7781');
  await press(page, 'Reset Password');
  await expect(banner).toContainText('Failed to reset password');

  await answerOperation(page, 'InitiateAuth', 400, withoutReason);
  await page.goto('/login');
  await submitSignIn(page, person);
  await expect(banner).toContainText('Login failed');
});

test('a sign-in that succeeds without tokens asks to check the credentials', async ({ page, halyard }) => {
  await answerOperation(page, 'RespondToAuthChallenge', 200, { ChallengeParameters: {} });
  await page.goto('/login');
  await submitSignIn(page, halyard.account(analyst));

  await expect(page.getByRole('alert')).toContainText('Failed to login. Please check your credentials.');
});

test('a session that cannot be renewed in use leaves the error in the place of the screen, and the work with the person', async ({
  page,
  halyard,
}) => {
  await signIn(page, halyard.account(viewer));
  await page.goto('/todos');
  const line = page.getByPlaceholder('Add a new task...');
  await line.fill('Half a sentence');
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('Cognito')) sessionStorage.removeItem(key);
  });
  await line.press('Enter');

  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeFocused();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await press(page, 'Return to Login');
  await expect(page).toHaveURL(/\/login$/);
  await submitSignIn(page, halyard.account(viewer));
  await expect(page).toHaveURL(/\/todos$/);
  await expect(line).toHaveValue('Half a sentence');
});

test('words in the address of the sign-in page are shown once', async ({ page }) => {
  await page.goto('/login?error=Hello');

  await expect(page.getByRole('alert')).toContainText('Hello');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('signing out in one tab signs out the other', async ({ page, context, halyard }) => {
  await signIn(page, halyard.account(analyst), { remember: true });
  const other = await context.newPage();
  await other.goto('/todos');
  await expect(activeTasks(other)).toHaveCount(7);

  await signOut(page);

  await expect(other).toHaveURL(/\/login$/);
});
