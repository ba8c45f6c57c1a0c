import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { signInByProtocol } from './durability/caller.ts';
import { expect, test } from './halyard.ts';
import { type Product, withPreparedProduct } from './product.ts';
import { newPerson } from './steps/new-person.ts';
import { signIn } from './steps/sign-in.ts';

const startedAt = '2026-11-20T10:00:00.000Z';

/** Alertmanager's payload for one alert. */
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
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /^Add Prometheus Alertmanager(, in use)?$/ })
    .click();
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

const pages = 20;
const perPage = 25;

/** A TAXII server that takes its time for each page of a collection. */
async function openSlowFeed() {
  let asked = 0;
  const server = createServer(async ({ url = '' }, response) => {
    asked++;
    await wait(80);
    const { searchParams } = new URL(url, 'http://127.0.0.1');
    // Objects added after a time: one is added per second.
    const after = searchParams.get('added_after');
    const first = after === null ? 0 : Math.floor(Date.parse(after) / 1_000) - addedFrom + 1;
    const from = Number(searchParams.get('next') ?? first);
    const until = Math.min(from + perPage, pages * perPage);
    const objects = Array.from({ length: Math.max(0, until - from) }, (_, index) => malwareOf(from + index));
    const more = until < pages * perPage;
    response
      .writeHead(200, {
        'content-type': 'application/taxii+json;version=2.1',
        ...(objects.length > 0 && { 'x-taxii-date-added-last': addedAt(until - 1) }),
      })
      .end(JSON.stringify({ more, ...(more && { next: String(until) }), objects }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: () => server.close().closeAllConnections(),
  };
}

const addedFrom = Math.floor(Date.parse('2026-11-20T08:00:00.000Z') / 1_000);
const addedAt = (place: number) => new Date((addedFrom + place) * 1_000).toISOString();
const malwareOf = (number: number) => ({
  type: 'malware',
  spec_version: '2.1',
  id: `malware--00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  is_family: false,
  created: '2026-10-01T00:00:00.000Z',
  modified: '2026-10-01T00:00:00.000Z',
  name: `Slowfeed ${number}`,
});

test('a server that is killed in the middle of a feed run has all of it after the restart, once', async () => {
  test.setTimeout(240_000);
  const feed = await openSlowFeed();
  const environment = { HALYARD_EGRESS_ALLOW: feed.host };
  await withPreparedProduct(async (product) => {
    const ask = async (path: string, body?: unknown) => {
      const bearer = await signInByProtocol(product.url, product.account('admin@example.com'));
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
      const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
      return (await fetch(`${product.url}/api${path}`, { headers, ...sent })).json();
    };
    const pull = { url: `http://${feed.host}/api1/collections/91a7b528/`, everyMinutes: 60 };
    const draft = { name: 'Slow feed', format: 'taxii', defaultSeverity: 'Medium', silenceLimitMinutes: null, pull };
    const { source } = (await ask('/sources', draft)) as { source: { id: string } };

    for (const before of [4, 9]) {
      await expect.poll(feed.asked, { timeout: 60_000, intervals: [20] }).toBeGreaterThanOrEqual(before);
      await product.kill();
      await product.start();
    }

    const total = pages * perPage;
    const brought = async () => {
      const { imports } = (await ask(`/imports?source=${source.id}`)) as { imports: { created: number }[] };
      return imports.reduce((sum, { created }) => sum + created, 0);
    };
    await expect.poll(brought, { timeout: 150_000 }).toBe(total);
    // The search catches up after an import.
    const found = async () => ((await ask('/threats?search=Slowfeed&period=all&limit=1')) as { total: number }).total;
    await expect.poll(found, { timeout: 60_000 }).toBe(total);
  }, environment);
  feed.close();
});
