import type { Page } from '@playwright/test';
import { expect, test } from './halyard.ts';
import type { Product } from './product.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const at = '2026-11-20T10:00:00.000Z';
/** An address that no warning list holds back. */
const address = '185.44.77.12';
const defanged = '185.44.77[.]12';

const bundle = JSON.stringify({
  type: 'bundle',
  id: 'bundle--00000000-0000-4000-8000-0000000000b1',
  objects: [
    {
      type: 'indicator',
      spec_version: '2.1',
      id: 'indicator--00000000-0000-4000-8000-0000000000b2',
      created: at,
      modified: at,
      name: 'Addresses of the harbour beacon',
      pattern: `[ipv4-addr:value = '${address}']`,
      pattern_type: 'stix',
      valid_from: at,
      confidence: 80,
    },
  ],
});

/** Alertmanager's payload for one alert. */
const webhook = (name: string) => ({
  version: '4',
  groupKey: `{}:{alertname="${name}"}`,
  status: 'firing',
  receiver: 'halyard',
  groupLabels: { alertname: name },
  commonLabels: { alertname: name },
  commonAnnotations: {},
  externalURL: 'https://alerts.example.net',
  truncatedAlerts: 0,
  alerts: [
    {
      status: 'firing',
      labels: { alertname: name, severity: 'critical', instance: 'fin-db-02:9100' },
      annotations: { summary: `fin-db-02 talks to ${address}` },
      startsAt: at,
      endsAt: '0001-01-01T00:00:00Z',
      fingerprint: name,
    },
  ],
});

type Source = { readonly id: string; readonly token: string };

async function addSource(admin: Page): Promise<Source> {
  await admin.goto('/sources');
  await admin.getByRole('button', { name: 'Add source' }).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Add Prometheus Alertmanager(, in use)?$/ })
    .click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Name').fill('Beacon watch');
  await form.getByRole('button', { name: 'Add source' }).click();
  const token = await admin.getByRole('textbox', { name: 'Token' }).inputValue();
  const shown = await admin.getByRole('dialog').innerText();
  return { id: /\/api\/intake\/([\w-]+)/.exec(shown)?.[1] ?? '', token };
}

async function importIndicator(page: Page): Promise<void> {
  await page.goto('/imports');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'beacon.json', mimeType: 'application/json', buffer: Buffer.from(bundle) });
  const entry = page.getByRole('listitem').filter({ hasText: 'beacon.json' }).first();
  await entry.getByRole('link', { name: 'Review the import of beacon.json' }).click();
  await page.getByRole('button', { name: 'Publish 1 object' }).click();
  await expect(entry).toContainText(/Created\s*1/);
}

async function send({ url }: Product, { id, token }: Source, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify(webhook(name));
  const answer = await fetch(`${url}/api/intake/${id}`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  expect(answer.status).toBe(202);
}

test('an alert names what an imported indicator knows: the analyst sees the sighting, and where else it was seen', async ({
  browser,
  halyard,
}) => {
  const admin = await browser.newPage({ baseURL: halyard.url });
  await signIn(admin, halyard.account('admin@example.com'));
  const source = await addSource(admin);
  await admin.close();
  const page = await browser.newPage({ baseURL: halyard.url });
  await signIn(page, await newPerson(halyard, 'analyst'));
  await importIndicator(page);
  await send(halyard, source, 'BeaconSeen');
  await send(halyard, source, 'BeaconSeenAgain');

  await page.goto('/security?tab=alerts&alerts=received&queue=all');
  await page.getByText('BeaconSeen: fin-db-02').first().click();
  const observables = page.getByRole('complementary').getByRole('region', { name: 'Observables' });
  const item = observables.getByRole('listitem').filter({ hasText: defanged }).first();
  await expect(item.getByRole('img', { name: 'Known indicator' })).toBeVisible({ timeout: 40_000 });
  await expect(item.getByRole('link', { name: 'Addresses of the harbour beacon' })).toBeVisible();
  await expect(item.getByRole('link', { name: '2 sightings' })).toBeVisible({ timeout: 40_000 });

  await item.getByRole('link', { name: defanged }).click();
  const pane = page.getByRole('region', { name: defanged });
  await expect(pane.getByRole('link', { name: 'Addresses of the harbour beacon' }).first()).toBeVisible();
  await expect(pane.getByRole('link', { name: 'beacon.json' })).toBeVisible();
  await pane.getByRole('tab', { name: 'Alerts 2' }).click();
  await pane.getByRole('link', { name: /BeaconSeenAgain/ }).click();
  await expect(page.getByRole('complementary', { name: /BeaconSeenAgain/ })).toBeVisible();

  const again = page.getByRole('complementary').getByRole('region', { name: 'Observables' });
  await again.getByRole('link', { name: '1 alert' }).first().click();
  await expect(page.getByRole('link', { name: /BeaconSeen: fin-db-02/ })).toBeVisible();
  await expect(page.getByText('Without the record that you came from.')).toBeVisible();
  await page.close();
});
