import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

test('a threat is acknowledged, sent to an incident, and both can be taken back', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/threats?tab=active&period=30d&severity=High');
  const rows = page.getByRole('table').getByRole('row');
  const first = rows.nth(1);
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await first.getByRole('checkbox').check();

  await page.getByRole('button', { name: 'Acknowledge' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/taken back|undone/i).first()).toBeVisible();

  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page).toHaveURL(/threat=/);
  await expect(page.getByRole('complementary').filter({ hasText: name })).toBeVisible();
});

test('two analysts change one incident: the second sees both versions, and no note is lost', async ({
  page,
  browser,
  halyard,
}) => {
  const [one, other] = [await newPerson(halyard), await newPerson(halyard)];
  await signIn(page, one);
  const second = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await signIn(second, other);
  for (const tab of [page, second]) {
    await tab.goto('/security?incident=120');
    await expect(tab.getByText('INC-000120').first()).toBeVisible();
  }

  // A note of the one arrives on the open screen of the other.
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.getByLabel('Write a note for INC-000120').fill('Checked the proxy log, nothing left.');
  await page.getByRole('button', { name: 'Post note' }).click();
  await expect(second.getByText('Checked the proxy log, nothing left.')).toBeVisible();

  // Both open the status; the first saves, the second is asked instead of overwriting.
  for (const tab of [page, second]) await tab.getByRole('button', { name: 'Change Status' }).click();
  // Reopening asks for a reason in place of a comment.
  const said = /Comment|Reason for reopening/;
  const choose = async (tab: typeof page, status: string, comment: string) => {
    await tab.getByRole('dialog').getByLabel('Status').selectOption(status);
    await tab.getByRole('dialog').getByLabel(said).fill(comment);
  };
  await choose(page, 'Closed', 'Review done.');
  await choose(second, 'Investigating', 'New traces found.');
  await page.getByRole('dialog').getByRole('button', { name: 'Change Status' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await second.getByRole('dialog').getByRole('button', { name: 'Change Status' }).click();

  await expect(second.getByRole('dialog')).toContainText(/Someone else updated this record/);
  await expect(second.getByRole('dialog').getByLabel(said)).toHaveValue('New traces found.');
  await second.close();
});

test('an entity is found, drawn, and walked by keyboard in the table beside the graph', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard, 'user'));
  await page.goto('/network');
  await page.getByRole('searchbox').last().fill('Dorian');
  const option = page.getByRole('option', { name: /Dorian Vella/ });
  await option.click();

  await expect(page).toHaveURL(/entity=identity/);
  await expect(page.locator('canvas[data-layout-ms]')).toBeVisible();
  const table = page.getByRole('table', { name: /Connections/ });
  await expect(table.getByRole('columnheader')).toHaveText(['Source', 'Target', 'Type', 'Strength', 'Last contact'], {
    ignoreCase: true,
  });
  await expect(table.getByRole('row').filter({ hasText: 'Harbour Group Holding' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New entity' })).toHaveCount(0);
});

test('Ctrl K finds records, and Enter opens them', async ({ page, halyard }) => {
  await signIn(page, await newPerson(halyard));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('meridian freight');
  await expect(page.getByRole('option', { name: /Meridian Freight/ }).first()).toBeVisible();
  await page
    .getByRole('option', { name: /^Meridian Freight/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/(network|threats)\?/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('INC-000142');
  await page.getByRole('option', { name: /Repeated sign-in/ }).click();
  await expect(page).toHaveURL(/\/security\?incident=142/);
});

test('what is announced reaches an open screen, and one count stands in bell, page and title', async ({
  page,
  browser,
  halyard,
}) => {
  await signIn(page, await newPerson(halyard, 'user'));
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const admin = await (await browser.newContext({ baseURL: halyard.url })).newPage();
  await signIn(admin, halyard.account('admin@example.com'));
  await admin.goto('/notifications');
  await admin.getByLabel('Message to all users').fill('The lift is out of order.');
  await admin.getByRole('button', { name: 'Send announcement' }).click();

  await expect(page.getByText('The lift is out of order.')).toBeVisible();
  const line = page.getByText(/^\d+ unread notifications?$/);
  const count = Number((await line.textContent())?.match(/\d+/)?.[0]);
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: `Notifications, ${count} unread` })).toBeVisible();
  expect(await page.title()).toContain(`(${count})`);

  await page.getByRole('button', { name: 'Mark All Read' }).click();
  await expect(page.getByText('0 unread notifications')).toBeVisible();
  await expect(page.getByTestId('unseen-dot')).toHaveCount(0);
  await admin.close();
});
