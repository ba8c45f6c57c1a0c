import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from './durability/caller.ts';
import { expect, test } from './halyard.ts';
import { type Product, withPreparedProduct } from './product.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const startedAt = '2026-11-20T10:00:00.000Z';

/** What Alertmanager sends for one alert. */
const webhook = (name: string, host: string) => ({
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
      labels: { alertname: name, severity: 'critical', instance: `${host}:9100` },
      annotations: { summary: `${host} does not answer` },
      startsAt: startedAt,
      endsAt: '0001-01-01T00:00:00Z',
      fingerprint: `${name}-${host}`,
    },
  ],
});

async function send({ url }: Product, { id, token }: { id: string; token: string }, payload: unknown): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/intake/${id}`, { method: 'POST', headers, body: JSON.stringify(payload) });
  await answer.arrayBuffer();
  return answer.status;
}

test('a source is added, its tool sends an alert, and an analyst sees it come, works on it and undoes', async ({
  browser,
  halyard,
}) => {
  const admin = await browser.newPage({ baseURL: halyard.url });
  await signIn(admin, halyard.account('admin@example.com'));
  await admin.goto('/sources');
  await admin.getByRole('button', { name: 'Add source' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Add Prometheus Alertmanager', exact: true }).click();
  const form = admin.getByRole('dialog');
  await form.getByLabel('Name').fill('Core monitoring');
  await form.getByRole('button', { name: 'Add source' }).click();
  const token = await admin.getByRole('textbox', { name: 'Token' }).inputValue();
  const address = await admin.getByRole('dialog').innerText();
  const id = /\/api\/intake\/([\w-]+)/.exec(address)?.[1] ?? '';
  expect(token).toMatch(/^whsec_/);

  const analyst = await browser.newPage({ baseURL: halyard.url });
  await signIn(analyst, await newPerson(halyard, 'analyst'));
  await analyst.goto('/security?tab=alerts&alerts=received');
  await expect(analyst.getByRole('heading', { name: 'Security Operations' })).toBeVisible();
  expect(await send(halyard, { id, token }, webhook('NodeDown', 'fin-db-02'))).toBe(202);

  const row = analyst.getByText('NodeDown: fin-db-02 does not answer').first();
  await expect(row).toBeVisible({ timeout: 10_000 });
  await row.click();
  await analyst
    .getByRole('button', { name: /^Acknowledge/ })
    .first()
    .click();
  await expect(analyst.getByRole('button', { name: 'Start work' })).toBeVisible();
  await analyst.getByRole('button', { name: 'Undo' }).first().click();
  await expect(analyst.getByRole('button', { name: /^Acknowledge/ }).first()).toBeVisible();

  await admin
    .getByRole('button', { name: /Done|Close/ })
    .first()
    .click();
  await expect(admin.getByRole('heading', { name: 'Core monitoring' }).first()).toBeVisible();
  await admin.close();
  await analyst.close();
});

test('a server that is killed while a tool sends loses no alert that it accepted, and doubles none', async () => {
  test.setTimeout(120_000);
  await withPreparedProduct(async (product) => {
    const bearer = async () => ({
      authorization: `Bearer ${await signInByProtocol(product.url, product.account('admin@example.com'))}`,
      'content-type': 'application/json',
    });
    const draft = { name: 'Edge', format: 'alertmanager', defaultSeverity: 'Medium', silenceLimitMinutes: null };
    const made = await fetch(`${product.url}/api/sources`, {
      method: 'POST',
      headers: await bearer(),
      body: JSON.stringify(draft),
    });
    const { source, token } = (await made.json()) as { source: { id: string }; token: string };
    const accepted = new Set<string>();
    let next = 0;
    const keepSending = async (until: number) => {
      while (Date.now() < until) {
        const host = `host-${next++}`;
        const status = await send(product, { id: source.id, token }, webhook('NodeDown', host)).catch(() => 0);
        if (status === 202) accepted.add(host);
        else await wait(50);
      }
    };

    for (let kill = 0; kill < 4; kill++) {
      const until = Date.now() + 900;
      const sending = Promise.all(Array.from({ length: 6 }, () => keepSending(until)));
      await wait(500 + kill * 90);
      await product.kill();
      await sending;
      await product.start();
    }

    const headers = await bearer();
    type Page = { readonly alerts: readonly { entity: string; occurrences: number }[]; readonly next: string | null };
    const readAll = async () => {
      const all: Page['alerts'][number][] = [];
      for (let after: string | null = ''; after !== null; ) {
        const query = `source=${source.id}&limit=200${after && `&after=${after}`}`;
        const page = (await (await fetch(`${product.url}/api/received-alerts?${query}`, { headers })).json()) as Page;
        all.push(...page.alerts);
        after = page.next;
      }
      return all;
    };
    const waiting = async () =>
      ((await (await fetch(`${product.url}/api/sources/${source.id}`, { headers })).json()) as { waiting: number })
        .waiting;
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0);
    const alerts = await readAll();
    const hosts = new Set(alerts.map(({ entity }) => entity));
    expect([...accepted].filter((host) => !hosts.has(host))).toEqual([]);
    expect(hosts.size).toBe(alerts.length);
    expect(alerts.filter(({ occurrences }) => occurrences !== 1)).toEqual([]);
    expect(accepted.size).toBeGreaterThan(50);
  });
});
