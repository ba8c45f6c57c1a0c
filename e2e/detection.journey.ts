import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const rule = `title: Archive of the harbour tool
id: 6f0d6c0e-3b0a-4c65-9d0c-3d3f8d9d2a11
status: test
logsource:
  category: process_creation
  product: windows
detection:
  selection:
    Image|endswith: '\\harbourzip.exe'
    CommandLine|contains: '--password'
  filter:
    User|contains: SYSTEM
  condition: selection and not filter
level: high
tags:
  - attack.execution
  - attack.t1059
`;

const event = (user: string) => ({
  '@timestamp': new Date().toISOString(),
  Image: 'C:\\Tools\\harbourzip.exe',
  CommandLine: 'harbourzip.exe --password s3cret out.zip',
  User: user,
  ComputerName: 'fin-ws-007',
});

async function addSource(admin: Page) {
  await admin.goto('/sources');
  await admin.getByRole('button', { name: 'Add source' }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: 'Add Events (checked by Sigma rules)', exact: true })
    .click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Name').fill('Process events');
  await form.getByRole('button', { name: 'Add source' }).click();
  const token = await admin.getByRole('textbox', { name: 'Token' }).inputValue();
  const shown = await admin.getByRole('dialog').innerText();
  return { id: /\/api\/intake\/([\w-]+)/.exec(shown)?.[1] ?? '', token };
}

async function importRule(page: Page): Promise<void> {
  await page.goto('/sigma');
  await page.getByRole('button', { name: 'Import rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'or paste rules' }).fill(rule);
  await dialog.getByRole('combobox', { name: 'State of new rules' }).selectOption('enabled');
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByRole('region', { name: 'Import result' })).toContainText(/Created\s*1/);
  await page.keyboard.press('Escape');
}

test('a Sigma rule is imported, tried, and makes an alert of an event; the ATT&CK matrix counts both', async ({
  browser,
  halyard,
}) => {
  const admin = await browser.newPage({ baseURL: halyard.url });
  await signIn(admin, halyard.account('admin@example.com'));
  const { id, token } = await addSource(admin);
  await admin.close();
  const page = await browser.newPage({ baseURL: halyard.url });
  await signIn(page, await newPerson(halyard, 'analyst'));
  await importRule(page);

  await page.getByRole('link', { name: 'Archive of the harbour tool' }).click();
  await page.getByRole('tab', { name: 'Test' }).click();
  await page.getByRole('radio', { name: 'Events that you paste' }).check();
  await page
    .getByRole('textbox', { name: /^Events \(JSON/ })
    .fill(JSON.stringify([event('fin\\mara'), event('NT AUTHORITY\\SYSTEM')]));
  await page.getByRole('button', { name: 'Run test' }).click();
  await expect(page.getByText('Would match 1 of 2 events.')).toBeVisible();

  const sent = await fetch(`${halyard.url}/api/intake/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify([event('fin\\mara'), event('NT AUTHORITY\\SYSTEM')]),
  });
  expect(sent.status).toBe(202);
  await page.goto('/security?tab=alerts&alerts=received&queue=all');
  await expect(page.getByText('Archive of the harbour tool').first()).toBeVisible({ timeout: 20_000 });

  await page.goto('/attack');
  const cell = page
    .getByRole('grid')
    .getByRole('button', { name: /^T1059 .*, 1 detection, rules failing or never tested$/ });
  await expect(cell).toBeVisible();
  await cell.click();
  await page.getByRole('complementary').getByRole('link', { name: 'Archive of the harbour tool' }).first().click();
  await expect(page).toHaveURL(/\/security\?.*alert=|\/sigma\?rule=/);
  await page.close();
});
