import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { withProduct } from './product.ts';
import { signIn } from './steps/sign-in.ts';

// No one else signs in as these two: what a fresh sample workspace shows must be untouched.
const admin = 'admin@example.com';
const analyst = 'amara.keller@example.com';

const work = ['/dashboard', '/todos', '/threats', '/network', '/security', '/notifications', '/imports'];
const protectedPaths = [...work, '/crime-analysis', '/schemas', '/profile', '/settings', '/users', '/audit'];

const completions = { Monday: 3, Tuesday: 4, Wednesday: 2, Thursday: 5, Friday: 3, Saturday: 1, Sunday: 2 };

async function expectFreshFigures(page: Page) {
  const cards = page.getByRole('list', { name: 'Task summary' });
  for (const card of ['Total Tasks 28', 'Active Tasks 7', 'Completed Tasks 21', 'Completion Rate 75%'])
    await expect(cards.getByRole('link', { name: card })).toBeVisible();
  await expect(cards.getByText('+12%')).toBeVisible();
}

async function expectFreshWeek(page: Page) {
  await page.getByRole('button', { name: 'Show table' }).click();
  const table = page.getByRole('region', { name: 'Task Activity' }).getByRole('table');
  await expect(table.getByRole('rowheader')).toContainText(Object.keys(completions));
  await expect(table.getByRole('cell')).toHaveText(Object.values(completions).map(String));
}

async function expectFreshAdvice(page: Page) {
  const advice = page.getByRole('list', { name: 'Advice' }).getByRole('listitem');
  await expect(advice).toHaveText([/2 high-priority tasks are active/, /You have 7 active tasks/]);
  await expect(page.getByText('Rule: more than 5 active tasks. Now 7.')).toBeVisible();
}

async function expectNews(page: Page) {
  const bell = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(bell).toBeVisible();
  await expect(bell.getByTestId('unseen-dot')).toBeVisible();
  await bell.click();
  await expect(page.getByRole('menuitem', { name: 'View all notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The names in the menu of modules. */
async function readModules(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Intelligence Modules' }).click();
  const names = await page.getByRole('menu').getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}

for (const email of [admin, analyst]) {
  test(`${email} finds the figures, the week and the advice of a fresh sample workspace`, async ({ page, halyard }) => {
    await signIn(page, halyard.account(email));

    await expectFreshFigures(page);
    await expectFreshWeek(page);
    await expectFreshAdvice(page);
    await expectNews(page);
  });
}

test('a fresh workspace shows the specified figures of security operations, and each opens its rows', async ({
  browser,
}) => {
  await withProduct(async (product) => {
    await product.start();
    const page = await browser.newPage({ baseURL: product.url });
    await signIn(page, product.account('jonas.weiss@example.com'));
    await page.goto('/security');

    const cards = page.getByRole('list', { name: 'Key metrics' });
    for (const card of ['Open Incidents 12', 'Avg. Resolution 3.2h', 'Resolved (24h) 8', 'Active Analysts 6'])
      await expect(cards.getByRole('link', { name: card })).toBeVisible();
    await cards.getByRole('link', { name: 'Resolved (24h) 8' }).click();
    await expect(page).toHaveURL(/kpi=resolved24h/);
    await expect(page.getByRole('list', { name: 'Incidents' }).getByRole('listitem')).toHaveCount(8);
    await page.close();
  });
});

test('every period of a fresh workspace has threats of all four severities', async ({ browser }) => {
  await withProduct(async (product) => {
    await product.start();
    const page = await browser.newPage({ baseURL: product.url });
    await signIn(page, product.account('jonas.weiss@example.com'));
    for (const [period, total] of Object.entries({ '24h': 14, '7d': 46, '30d': 96, '90d': 160 })) {
      await page.goto(`/threats?period=${period}`);
      await expect(page.getByText(new RegExp(`^${total} threats seen`))).toBeVisible();
      for (const severity of ['Critical', 'High', 'Medium', 'Low'])
        await expect(page.getByRole('link', { name: new RegExp(`^${severity} [1-9]\\d* of ${total}`) })).toBeVisible();
    }
    await page.close();
  });
});

/** Of administrators and analysts; viewers are not offered the sources. */
const staffsModules = [
  'Intelligence Dashboard',
  'Threat Analysis',
  'Entity Network',
  'Security Operations',
  'Sources',
  'ATT&CK Matrix',
  'Crime Data Analysis',
  'Schema Explorer',
];

test('only the administrator is offered User Management', async ({ page, halyard }) => {
  await signIn(page, halyard.account(admin));

  expect(await readModules(page)).toEqual([...staffsModules, 'User Management']);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'User Management' }).click();
  await expect(page).toHaveURL(/\/users$/);
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
});

test('an analyst who opens User Management ends at the dashboard', async ({ page, halyard }) => {
  await signIn(page, halyard.account(analyst));

  expect(await readModules(page)).toEqual(staffsModules);
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'User Management' })).toHaveCount(0);
  await page.goto('/users');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('every protected path asks a visitor to sign in', async ({ page }) => {
  for (const path of protectedPaths) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('every protected path shows bar, content and assistant', async ({ page, halyard }) => {
  await signIn(page, halyard.account(admin));

  for (const path of protectedPaths) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show Halyard AI' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test('an unknown path leads to the start page, and /signup to the registration', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome to Halyard' })).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});
