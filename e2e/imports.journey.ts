import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from './durability/caller.ts';
import { expect, test } from './halyard.ts';
import { launch } from './launch.ts';
import { withPreparedProduct } from './product.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const at = '2026-11-20T10:00:00.000Z';
const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const stamps = { spec_version: '2.1', created: at, modified: at };
const malware = (number: number) => ({
  type: 'malware',
  ...stamps,
  id: `malware--${uuid(number)}`,
  name: `Loader ${number}`,
  is_family: false,
});
const relationship = (number: number, target: number) => ({
  type: 'relationship',
  ...stamps,
  id: `relationship--${uuid(number)}`,
  relationship_type: 'uses',
  source_ref: `malware--${uuid(0)}`,
  target_ref: `malware--${uuid(target)}`,
});
const bundle = (objects: readonly object[]) => JSON.stringify({ type: 'bundle', id: `bundle--${uuid(1)}`, objects });

test('a bundle is previewed, an object is left out, the rest is published, and the import is undone', async ({
  page,
  halyard,
}) => {
  await signIn(page, await newPerson(halyard));
  await page.goto('/imports');
  const content = bundle([
    malware(0),
    malware(1),
    malware(2),
    relationship(2, 1),
    relationship(3, 2),
    relationship(4, 77),
  ]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'feed.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  const entry = page.getByRole('listitem').filter({ hasText: 'feed.json' }).first();
  await entry.getByRole('link', { name: 'Review the import of feed.json' }).click();

  await expect(page.getByRole('button', { name: 'Publish 5 objects' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select Loader 2', exact: true }).click();
  await expect(page.getByText('1 relationship was deselected with it.')).toBeVisible();
  await page.getByRole('link', { name: /^Rejected/ }).click();
  await expect(page.getByText(`malware--${uuid(77)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Publish 3 objects' }).click();

  await expect(entry).toContainText(/Created\s*3/);
  await expect(entry).toContainText(/Left out\s*2/);
  await expect(page.getByText(`malware--${uuid(77)}`)).toBeVisible();
  await entry.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(entry).toContainText(/undone|taken back/i);
});

test('the command line imports into a running server and says what it rejected', async ({ halyard }) => {
  const path = join(halyard.dataFolder, 'from-the-desk.json');
  writeFileSync(path, bundle([malware(100), relationship(101, 999)]));

  const { code, output } = await launch('halyard.ts', halyard.settings, ['import', path]).ended;

  expect(output).toContain('2 total = 1 created + 0 updated + 0 unchanged + 1 rejected');
  expect(output).toContain(`malware--${uuid(0)}`);
  expect(code).toBe(0);
});

test('a server that is killed in the middle of an import does all of it after the restart, once', async () => {
  test.setTimeout(240_000);
  await withPreparedProduct(async (product) => {
    const [account] = product.accounts();
    if (!account) throw new Error('there are no sample accounts');
    const content = bundle(Array.from({ length: 40_000 }, (_, index) => malware(index)));
    const token = await signInByProtocol(product.url, account);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const countLoaders = async (withToken: HeadersInit) => {
      const address = `${product.url}/api/threats?period=90d&search=Loader`;
      return ((await (await fetch(address, { headers: withToken })).json()) as { total: number }).total;
    };
    const before = await countLoaders(headers);
    const started = await fetch(`${product.url}/api/imports?name=big.json`, { method: 'POST', headers, body: content });
    const { id } = (await started.json()) as { id: string };
    await wait(400);

    await product.kill();
    await product.start();

    const again = { authorization: `Bearer ${await signInByProtocol(product.url, account)}` };
    const read = async (path: string) => (await fetch(`${product.url}/api${path}`, { headers: again })).json();
    type Sheet = { readonly import: { readonly state: string } };
    const sheet = async () => ((await read(`/imports/${id}`)) as Sheet).import;
    await expect.poll(async () => (await sheet()).state, { timeout: 90_000 }).toBe('finished');
    expect(await sheet()).toMatchObject({ objectsIn: 40_000, created: 40_000, updated: 0, rejected: 0 });
    expect(await countLoaders(again)).toBe(before + 40_000);
  });
});
