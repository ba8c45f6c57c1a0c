import { Buffer } from 'node:buffer';
import { expect, test } from './halyard.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const people = ['id,email,joined', '1,ada@example.com,2026-01-02', '2,bo@example.com,2026-02-03', '3,cy@example.com,'];

test('a schema is made from a sample, walked by keyboard, and finds the fault of a document', async ({
  page,
  halyard,
}) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/schemas');
  await expect(page.getByRole('heading', { name: 'Available Schemas' })).toBeVisible();
  await expect(page.getByText('Select a schema from the list to view its details.')).toBeVisible();

  await page.getByRole('button', { name: 'Create schema' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`${people.join('\n')}\n`) });
  await dialog.getByRole('button', { name: 'Create schema' }).click();

  await expect(page).toHaveURL(/schema=/);
  const tree = page.getByRole('tree');
  await expect(tree.getByRole('treeitem', { name: /email/ })).toBeVisible();
  await tree.focus();
  await page.keyboard.press('End');
  await expect(tree.getByRole('treeitem', { name: /joined/ })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('tab', { name: 'Validate' }).click();
  await page.getByRole('textbox').last().fill('{"id": "one"}');
  await page.getByRole('button', { name: /Validate|Check/ }).click();
  await expect(page.getByText(/error/i).first()).toBeVisible();
});
