import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Halyard AI' });
const logOf = (page: Page) => panelOf(page).getByRole('log');

async function openAssistant(page: Page) {
  await page.getByRole('button', { name: 'Show Halyard AI' }).click();
  await expect(logOf(page).getByText('Hello! How can I help you today?')).toBeVisible();
  await expect(panelOf(page).getByPlaceholder('Ask Halyard AI something...')).toBeFocused();
}

async function ask(page: Page, question: string) {
  const messages = logOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Halyard AI') });
  const before = await messages.count();
  await panelOf(page).getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.keyboard.press('Enter');
  await expect(messages).not.toHaveCount(before);
}

test('a question is answered from the own tasks, shows its query, and opens the records', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/todos');
  await openAssistant(page);
  const requests: { url: string; body: string | null }[] = [];
  page.on('request', (request) => {
    if (/assistant\/query|ai\/chat/.test(request.url()))
      requests.push({ url: request.url(), body: request.postData() });
  });

  await ask(page, 'How many open tasks do I have?');

  await expect(
    logOf(page)
      .getByText(/GET \/query/)
      .first(),
  ).toBeVisible();
  await logOf(page).getByRole('link', { name: 'Open the records' }).first().click();
  await expect(page).toHaveURL(/\/todos/);
  await expect(panelOf(page)).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toMatch(/\/assistant\/query$/);
  expect(requests[0]?.body).toBe('{"message":"How many open tasks do I have?"}');
});

test('the conversation is there after a reload, is cleared, and is undone', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openAssistant(page);
  await expect(panelOf(page).getByRole('button', { name: 'Clear Chat' })).toHaveCount(0);
  await ask(page, 'How many open tasks do I have?');

  await page.reload();
  await expect(panelOf(page)).toHaveCount(0);
  await openAssistant(page);
  await expect(logOf(page).getByText('How many open tasks do I have?')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Clear Chat' }).click();
  await expect(logOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(logOf(page)).toContainText('Chat cleared. How can I help you?');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(logOf(page).getByText('How many open tasks do I have?')).toBeVisible();
});

test('a task is added once the person confirmed, and not before', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/todos');
  await openAssistant(page);

  await ask(page, 'Add a task: call the supplier');
  const proposal = panelOf(page).getByRole('region', { name: 'Proposed action' });
  await expect(proposal.getByRole('textbox', { name: 'Text' })).toHaveValue('Call the supplier');
  await expect(page.getByRole('main').getByText('Call the supplier')).toHaveCount(0);
  await proposal.getByRole('button', { name: 'Add task' }).click();

  await expect(logOf(page)).toContainText('Task added.');
  await expect(page.getByRole('main').getByText('Call the supplier')).toBeVisible();
});

test('a server that fails is asked three ways, and the reason is told', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await openAssistant(page);
  const asked: string[] = [];
  await page.route(/assistant\/query|ai\/chat/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 403, json: { message: 'No', code: 'forbidden' } });
  });

  await ask(page, 'How many open tasks do I have?');

  await expect(logOf(page).getByText("You don't have permission to use this feature.")).toBeVisible();
  expect(asked.map((path) => path.replace(/^\/(api|prod)/, ''))).toEqual([
    '/assistant/query',
    '/assistant/query',
    '/ai/chat',
  ]);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the panel keeps to its place: beside the content, over it, or as a sheet', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  for (const width of [1440, 1101, 800, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/security');
    await openAssistant(page);
    await ask(page, 'Which incidents are open?');

    const box = await panelOf(page).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    if (!box || !main) throw new Error('The panel or the content is not there');
    if (width > 1100) expect(main.x + main.width).toBeLessThanOrEqual(box.x + 1);
    if (width < 640) expect([box.x, box.y, box.width]).toEqual([0, 0, width]);
    expect(await page.locator('#content').evaluate((content) => (content as HTMLElement).inert)).toBe(width < 640);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${width}`).toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page }).include('aside').withTags(rules).analyze();
    expect
      .soft(
        violations.map(({ id }) => id),
        `${width}`,
      )
      .toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Show Halyard AI' })).toBeFocused();
  }
});

test('the incident on screen is what "this incident" means', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/security');
  const first = page.getByRole('list', { name: 'Incidents' }).getByRole('link').first();
  const [name] = (await first.innerText()).match(/INC-\d{6}/) ?? ['no incident'];
  await first.click();
  await openAssistant(page);

  await ask(page, 'Summarise this incident');

  await expect(logOf(page).getByRole('link', { name }).first()).toBeVisible();
});

test('an incident is summarised with its sources', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/security');
  await page.getByRole('list', { name: 'Incidents' }).getByRole('link').first().click();
  const summary = page.getByRole('region', { name: 'Summary' });

  await summary.getByRole('button', { name: 'Summarize' }).click();

  await expect(summary.getByRole('button', { name: 'Source 1' }).first()).toBeVisible();
  await expect(summary.getByText(/^Sources \(\d+\)$/)).toBeVisible();
});
