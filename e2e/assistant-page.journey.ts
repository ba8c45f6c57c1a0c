import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const listOf = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
const openLinkOf = (page: Page) => listOf(page).locator('a[aria-current="page"]');
const railOf = (page: Page) => page.getByRole('complementary', { name: 'Sources' });
const answersOf = (page: Page) => page.locator('[data-answer]');

async function ask(page: Page, question: string) {
  const before = await answersOf(page).count();
  await page.getByRole('main').getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(answersOf(page)).toHaveCount(before + 1);
}

async function openPage(page: Page) {
  await page.goto('/assistant');
  await expect(page).toHaveURL(/conversation=/);
  await expect(page.getByText('Hello! How can I help you today?')).toBeVisible();
}

test('conversations are kept apart, renamed, searched, exported, deleted and brought back', async ({
  page,
  halyard,
}) => {
  await signIn(page, await newPerson(halyard));
  await openPage(page);
  await ask(page, 'Which incidents are open?');
  await expect(openLinkOf(page)).toContainText('Which incidents are open?');

  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'New conversation' })).toBeVisible();
  await ask(page, 'How many open tasks do I have?');
  await expect(listOf(page).getByRole('link')).toHaveCount(2);

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('My tasks');
  await page.keyboard.press('Enter');
  await expect(openLinkOf(page)).toContainText('My tasks');

  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('open tasks do');
  await expect(listOf(page).getByRole('link')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('');
  await expect(listOf(page).getByRole('link')).toHaveCount(2);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/my-tasks\.md$/);
  const content = await readFile(await file.path(), 'utf8');
  expect(content).toContain('# My tasks');
  expect(content).toContain('> How many open tasks do I have?');
  expect(content).toContain('"subject": "tasks"');

  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Which incidents are open?' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'My tasks' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('log').getByText('How many open tasks do I have?')).toBeVisible();
});

test('a question is saved for everyone and asked again by someone else', async ({ page, browser, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openPage(page);
  await ask(page, 'How many incidents are open?');
  const title = `Open incidents ${Date.now()}`;

  await page.getByRole('log').getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(title);
  await dialog.getByRole('checkbox').check();
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(listOf(page).getByRole('button', { name: `Edit ${title}` })).toBeAttached();

  const context = await browser.newContext({ baseURL: halyard.url });
  const other = await context.newPage();
  await signIn(other, await newPerson(halyard));
  await openPage(other);
  await listOf(other).getByRole('button', { name: title }).click();

  await expect(other.getByRole('log').getByText('How many incidents are open?')).toBeVisible();
  await expect(answersOf(other)).toHaveCount(1);
  await expect(listOf(other).getByRole('button', { name: `Edit ${title}` })).toHaveCount(0);
  await context.close();
});

test('the sources follow the answer in focus, which is rated', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openPage(page);
  await ask(page, 'How many incidents are open?');
  await ask(page, 'How many open tasks do I have?');
  const query = railOf(page).getByRole('region', { name: 'Query' });
  await expect(query).toContainText('Tasks');

  await page.getByRole('log').getByText('How many incidents are open?').click();
  await answersOf(page).last().locator('xpath=ancestor::li').locator('[data-by="assistant"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(query).toContainText('Incidents');

  await railOf(page).getByRole('button', { name: 'Yes' }).click();
  await expect(railOf(page).getByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.reload();
  await expect(query).toContainText('Tasks');
  await expect(railOf(page).getByRole('button', { name: 'Yes', pressed: true })).toHaveCount(0);
});

test('the page has a place for everything at every width, and for everyone', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openPage(page);
  await ask(page, 'How many incidents are open?');
  for (const width of [1440, 1100, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(railOf(page)).toHaveCount(width > 1180 ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Conversations' })).toBeVisible({ visible: width <= 900 });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${width}`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).include('main').withTags(rules).analyze();
    expect
      .soft(
        violations.map(({ id }) => id),
        `${width}`,
      )
      .toEqual([]);
  }
});
