import type { Page } from '@playwright/test';
import * as OTPAuth from 'otpauth';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { watchReads } from './steps/settle.ts';
import { signIn, signOut, submitSignIn } from './steps/sign-in.ts';

async function openSettings(page: Page, tab: string) {
  await page.goto(`/settings?tab=${tab}`);
  await expect(page.getByRole('tablist').first().getByRole('tab', { selected: true })).toBeVisible();
}

async function save(page: Page, name = 'Save Changes', saved = 'Settings saved successfully') {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(saved).first()).toBeVisible();
}

test('a language shows on every screen, survives a reload, and follows the person to another browser', async ({
  page,
  browser,
  halyard,
}) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  const titles = {
    German: { lang: 'de', settings: 'Einstellungen', tasks: 'Meine Aufgaben', save: 'Änderungen speichern' },
    Japanese: { lang: 'ja', settings: '設定', tasks: 'マイタスク', save: '変更を保存' },
    French: { lang: 'fr', settings: 'Paramètres', tasks: 'Mes tâches', save: 'Enregistrer' },
    Spanish: { lang: 'es', settings: 'Configuración', tasks: 'Mis tareas', save: 'Guardar cambios' },
  };
  let button = 'Save Changes';

  for (const { lang, settings, tasks, save: next } of Object.values(titles)) {
    await openSettings(page, 'preferences');
    await page.getByRole('main').getByRole('combobox').nth(1).selectOption(lang);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: settings, exact: true })).toBeVisible();
    button = next;
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.goto('/todos');
    await expect(page.getByRole('heading', { level: 1, name: tasks })).toBeVisible();
  }

  const elsewhere = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await signIn(elsewhere, person);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
  await elsewhere.close();
});

test('theme, date format, time zone and first screen act everywhere', async ({ page, halyard }) => {
  // An administrator sees every screen there is.
  const person = await newPerson(halyard, 'admin');
  const readsToEnd = watchReads(page);
  await signIn(page, person);
  await openSettings(page, 'preferences');
  await page.getByLabel('Theme').selectOption('light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByLabel('Time zone').selectOption('PST');
  await page.getByLabel('Date format').selectOption('YYYY-MM-DD');
  await page.getByLabel('Default view').selectOption('security');
  await save(page);

  const otherDates = /\b\d{2}\/\d{2}\/\d{4}\b/;
  const screens = ['/dashboard', '/todos', '/profile', '/settings?tab=security', '/users', '/audit', '/threats'];
  for (const path of [...screens, '/api-reference']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await readsToEnd();
    await expect(page.getByRole('banner')).toContainText(/PST|PDT|GMT-[78]/);
    await expect(page.getByRole('main')).not.toContainText(otherDates);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }

  await signOut(page);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/security$/);
});

test('the arrows walk the tabs and wrap, and leaving with changes asks', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openSettings(page, 'preferences');
  await page.getByRole('tab', { name: 'Preferences' }).focus();

  for (const name of ['Notifications', 'Security', 'API Settings', 'Preferences']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'API Settings' })).toHaveAttribute('aria-selected', 'true');

  await page.getByLabel('Webhook URL').fill('abc');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Enter a valid URL')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Your changes have not been saved.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Webhook URL')).toHaveValue('abc');
});

test('two-factor authentication is set up, asked for, replaced by a recovery code, and turned off', async ({
  page,
  halyard,
}) => {
  const person = await newPerson(halyard);
  await signIn(page, person);
  await openSettings(page, 'security');
  await page.getByRole('switch', { name: 'Two-Factor Authentication' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.getByLabel('Or enter this setup key manually:').inputValue()).replaceAll(/\s/g, '');
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) });
  /** A code counts once: the next sign-in needs the next one, thirty seconds later. */
  const codeAfter = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog.getByLabel('Verification code').fill(codeAfter(-1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('switch', { name: 'Two-Factor Authentication' })).toBeChecked();

  await signOut(page);
  await submitSignIn(page, person);
  const answer = page.getByLabel('Code', { exact: true });
  await answer.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await answer.fill(codeAfter(0));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(page);
  await submitSignIn(page, person);
  await page.getByLabel('Code', { exact: true }).fill(recovery.trim());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await openSettings(page, 'security');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();
  await page.getByRole('switch', { name: 'Two-Factor Authentication' }).click();
  await page.getByLabel('Code from the app, or a recovery code').fill(codeAfter(1));
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('switch', { name: 'Two-Factor Authentication' })).not.toBeChecked();
});

test('an API key is shown once, serves a program, and ends with its regeneration', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openSettings(page, 'api');
  const ask = (key: string) => fetch(`${halyard.url}/api/todos`, { headers: { 'x-api-key': key } });
  async function regenerate() {
    await page.getByRole('button', { name: 'Regenerate' }).click();
    const question = page.getByRole('alertdialog');
    if (await question.isVisible()) await question.getByRole('button', { name: 'Regenerate' }).click();
    await expect(page.getByText('API key regenerated successfully')).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Your new API key' });
    const key = await dialog.getByRole('textbox').inputValue();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
    return key;
  }

  const first = await regenerate();
  expect((await ask(first)).status).toBe(200);
  await expect(page.getByLabel('API Key', { exact: true })).toHaveValue(`${'•'.repeat(12)}${first.slice(-4)}`);
  const second = await regenerate();

  expect((await ask(first)).status).toBe(401);
  const answer = await ask(second);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('ratelimit-limit')).toBe('1000');
});

/** Signs in, shortens the session to a quarter of an hour, and lets all but fifty seconds of it go by. */
async function waitForWarning(page: Page, person: Awaited<ReturnType<typeof newPerson>>) {
  await page.clock.install();
  await signIn(page, person);
  await openSettings(page, 'security');
  await page.getByLabel('Session Timeout').selectOption('15');
  // The new limit counts once the account has been read again.
  const account = page.waitForResponse(/\/users\/me$/);
  await save(page);
  await account;
  // Loaded data is rendered by then; a limit that changes later would count as input of that moment.
  await page.clock.runFor(2_000);
  await page.clock.fastForward('14:10');
  const warning = page.getByRole('alertdialog');
  await expect(warning).toBeVisible();
  return warning;
}

test('a session without input is warned of, and an answer keeps it', async ({ page, halyard }) => {
  const warning = await waitForWarning(page, await newPerson(halyard));

  await warning.getByText('Stay signed in').click();

  await expect(warning).toBeHidden();
  await page.goto('/todos');
  await expect(page.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeVisible();
});

test('a warning that nobody answers ends the session, and the sign-in page says why', async ({ page, halyard }) => {
  await waitForWarning(page, await newPerson(halyard));

  await page.clock.fastForward('01:05');

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
});
