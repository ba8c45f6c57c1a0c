import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { findUnlistedRoutes, openScreen, screens, visitorScreens } from './steps/screens.ts';
import { signIn, signOut } from './steps/sign-in.ts';
import { walkByTab } from './steps/walk-by-tab.ts';

const analyst = 'lin.okafor@example.com';
// A user who can see every screen.
const admin = 'admin@example.com';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** 1280 by 1024 pixels at 400 %, as WCAG 1.4.10 has it, and 1280 by 900 at 200 %. */
const narrow = { width: 320, height: 256 };
const enlarged = { width: 640, height: 450 };

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
  for (const path of screens) {
    await openScreen(page, path);
    await look(path);
  }
  await signOut(page);
  for (const path of visitorScreens) {
    await openScreen(page, path);
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

test('every route of the console is among the screens that are looked at', () => {
  expect(findUnlistedRoutes()).toEqual([]);
});

test('no screen scrolls sideways at 200 % or at 400 %, without motion', async ({ page, halyard }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(narrow);
  await signIn(page, halyard.account(admin));

  await visitAll(page, async (path) => {
    await expectNoSidewaysScroll(page, `${path} at 400 %`);
    await page.setViewportSize(enlarged);
    await expectNoSidewaysScroll(page, `${path} at 200 %`);
    await page.setViewportSize(narrow);
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    // Loading indicators disappear.
    await expect.poll(() => page.evaluate(moving), `${path} moves`).toBe(0);
  });
});

test('the focus goes through every screen, never covered, never unmarked, never caught', async ({ page, halyard }) => {
  test.slow();
  await page.setViewportSize(enlarged);
  await signIn(page, halyard.account(admin));

  await visitAll(page, async (path) => expect.soft(await walkByTab(page), path).toEqual([]));
});

/** The visual difference between the selected and the other options, as rendered by the browser. */
const looksOf = (control: Locator) =>
  control.evaluate((element) => {
    const { outlineStyle, borderColor, appearance, forcedColorAdjust, backgroundColor } = getComputedStyle(element);
    return { outlineStyle, borderColor, appearance, forcedColorAdjust, backgroundColor };
  });

test('with forced colors it is seen what is chosen, switched on, and meant by a color', async ({ page, halyard }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, halyard.account(admin));
  await openScreen(page, '/settings?tab=notifications');
  const tab = (name: string) => page.getByRole('tab', { name });

  expect(await looksOf(tab('Notifications'))).not.toEqual(await looksOf(tab('Security')));
  // The browser's own: drawn in the forced colors, ticked or not.
  expect((await looksOf(page.getByRole('switch').first())).appearance).toBe('auto');
  expect(await looksOf(page.getByRole('button', { name: 'Save Changes' }))).toMatchObject({
    forcedColorAdjust: 'none',
  });

  await openScreen(page, '/threats');
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  expect(await looksOf(link('Threats'))).not.toEqual(await looksOf(link('Dashboard')));

  await openScreen(page, '/security?tab=reports');
  const mark = page.locator('[data-series="opened"]').first();
  expect(await mark.evaluate((element) => getComputedStyle(element, '::before').forcedColorAdjust)).toBe('none');
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

/** Collects browser warnings and errors during a journey through the console. */
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

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`the focus of a visitor can always be seen: ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of visitorScreens) {
      await openScreen(page, path);
      expect.soft(await walkByTab(page), path).toEqual([]);
    }
  });
}

test('the menu of a phone closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize(phone);
  await openScreen(page, '/login');
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
