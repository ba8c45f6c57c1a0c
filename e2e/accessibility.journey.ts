import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { signIn, signOut } from './steps/sign-in.ts';

const analyst = 'lin.okafor@example.com';
// Who sees every screen.
const admin = 'admin@example.com';

const visitorPaths = ['/', '/login', '/register', '/reset-password'];
const settingsPaths = ['preferences', 'notifications', 'security', 'api'].map((tab) => `/settings?tab=${tab}`);
const threatPaths = ['overview', 'active', 'mitigated', 'map'].map((tab) => `/threats?tab=${tab}&period=90d`);
const securityPaths = ['incidents', 'playbooks', 'alerts', 'reports'].map((tab) => `/security?tab=${tab}`);
const observablePaths = ['list', 'sightings', 'lists'].map((tab) => `/observables?tab=${tab}`);
const networkPaths = ['/network', ...observablePaths, '/notifications', '/imports'];
const intelligencePaths = [...threatPaths, ...securityPaths, ...networkPaths];
const crimePaths = ['analysis', 'explore', 'records', 'coverage', 'imports'].map((tab) => `/crime-analysis?tab=${tab}`);
const dataPaths = [...crimePaths, '/schemas', '/schemas?schema=latest'];
const ownPaths = ['/dashboard', '/todos', '/profile', ...settingsPaths];
const personPaths = [...ownPaths, ...intelligencePaths, ...dataPaths, '/users', '/audit'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 740 };

async function expectAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page })
    // Only what breaks a rule is described, not everything that keeps it.
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // In the page itself instead of a second one: no screen has a frame of another origin.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect.soft(found, where).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, where: string) {
  const { inside, outside } = await page.evaluate(() => ({
    inside: document.documentElement.scrollWidth,
    outside: document.documentElement.clientWidth,
  }));
  expect.soft(inside, where).toBeLessThanOrEqual(outside);
}

/** Opens a screen and waits until it shows what it has to show. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  if (path === '/todos') await expect(page.getByRole('list', { name: 'Active Tasks' })).toBeVisible();
  if (path.endsWith('tab=explore')) await expect(page.locator('canvas')).toBeVisible({ timeout: 30_000 });
  if (path.endsWith('schema=latest')) await expect(page.getByRole('tree')).toBeVisible();
  if (path === '/dashboard') await expect(page.getByRole('list', { name: 'Advice' })).toBeVisible();
}

async function chooseTheme(page: Page, theme: 'Dark' | 'Light') {
  await page.getByRole('button', { name: /^Account of / }).click();
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/settings'),
  );
  await page.getByRole('menuitemradio', { name: theme }).click();
  await saved;
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Looks at every screen in the chosen theme: signed in first, where a theme is chosen, then as a visitor. */
async function visitAll(page: Page, look: (path: string) => Promise<void>) {
  for (const path of personPaths) {
    await open(page, path);
    await look(path);
  }
  await signOut(page);
  for (const path of visitorPaths) {
    await open(page, path);
    await look(path);
  }
}

for (const theme of ['Dark', 'Light'] as const) {
  for (const [size, viewport] of Object.entries({ desktop, phone })) {
    test(`no screen breaks a rule of WCAG 2.2 AA: ${theme.toLowerCase()}, ${size}`, async ({ page, halyard }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await signIn(page, halyard.account(admin));
      await chooseTheme(page, theme);

      await visitAll(page, (path) => expectAccessible(page, path));
    });
  }
}

test('no screen scrolls sideways on a phone', async ({ page, halyard }) => {
  await page.setViewportSize(phone);
  await signIn(page, halyard.account(admin));

  await visitAll(page, async (path) => {
    await expectNoSidewaysScroll(page, `${path} at ${phone.width}`);
    await page.setViewportSize(smallPhone);
    await expectNoSidewaysScroll(page, `${path} at ${smallPhone.width}`);
    await page.setViewportSize(phone);
  });
});

/** Goes on with the Tab key until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** Collects what the browser complains about while someone walks through the console. */
async function collectComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  await page.exposeFunction('reportViolation', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  return complaints;
}

/** Presses Tab through the page and returns what took the focus without being seen: unmarked, outside, or covered. */
async function findHiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return undefined;
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const isOnTop = there !== null && (focused.contains(there) || there.contains(focused));
      return { html: focused.outerHTML, isSeen: isOnTop && (outlineStyle !== 'none' || boxShadow !== 'none') };
    });
    if (!found) return hidden;
    if (!found.isSeen) hidden.push(found.html);
  }
  return ['the focus never leaves the page'];
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`the focus of a visitor can always be seen: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of visitorPaths) {
      await open(page, path);
      expect.soft(await findHiddenFocus(page), path).toEqual([]);
    }
  });
}

test('the menu of a phone closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/login');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const choice = page.getByRole('combobox', { name: 'Theme' });
  await menu.press('Enter');
  await expect(choice).toBeVisible();

  await tabTo(page, page.getByLabel('Email', { exact: true }));

  await expect(choice).toBeHidden();
});

async function signInByKeyboard(page: Page, { email, password }: { email: string; password: string }) {
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome back, / })).toBeVisible();
}

async function walkModules(page: Page) {
  const modules = page.getByRole('button', { name: 'Intelligence Modules' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await tabTo(page, modules);
  await page.keyboard.press('ArrowDown');
  await expect(item('Intelligence Dashboard')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Threat Analysis')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(item('Schema Explorer')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(modules).toBeFocused();
}

async function openTasksByKeyboard(page: Page) {
  await tabTo(page, page.getByRole('button', { name: /^Account of / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Tasks' })).toBeVisible();
}

async function workByKeyboard(page: Page) {
  const text = 'Check the tide table';
  const task = page.getByRole('listitem', { name: text });
  await expect(page.getByRole('list', { name: 'Active Tasks' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'New task' })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(task).not.toHaveAttribute('aria-busy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(task).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', { name: 'Completed Tasks' }).getByText(text)).toBeVisible();
}

test('the keyboard alone signs in, walks the menus and completes a task without a complaint', async ({
  page,
  halyard,
}) => {
  const complaints = await collectComplaints(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await signInByKeyboard(page, halyard.account(analyst));
  await walkModules(page);
  await openTasksByKeyboard(page);
  await workByKeyboard(page);

  expect(complaints).toEqual([]);
});
