import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exchangeOf, openSources, pulledOf, reject, rejected, sourceOf, trialOf } from '../testing/open-sources.tsx';

const secret = 'very-secret-1';
const url = 'https://am.example.com/api/v2/alerts?active=true';
const failing = pulledOf('s1', { lastExchange: rejected, failures: 3 }, { name: 'Core', health: 'failing' });

const cardOf = async (name: string) => {
  const item = (await screen.findByRole('link', { name })).closest('li');
  if (!item) throw new Error('The source is not in a list');
  return within(item);
};

test('the gallery keeps push and pull apart', async () => {
  const { user, address } = openSources(() => [pulledOf('s1')]);
  const pull = within(await screen.findByRole('list', { name: 'Pull by Halyard' }));
  const push = within(screen.getByRole('list', { name: 'Push to Halyard' }));
  const entry = pull.getByRole('button', { name: /Add Prometheus Alertmanager by pull$/ });
  expect(entry.textContent).toBe('Prometheus Alertmanager GET /api/v2/alerts in use');
  expect(push.getByRole('button', { name: 'Add Prometheus Alertmanager' }).textContent).not.toContain('in use');

  await user.click(pull.getByRole('button', { name: 'Add JSON by URL by pull' }));

  expect(address()).toEqual({ add: 'generic-json', by: 'pull' });
  expect(await screen.findByRole('dialog', { name: 'Add source by pull: JSON by URL' })).toBeTruthy();
});

test('a source is tried before it is saved, and its credential is no draft', async () => {
  let sources: readonly Source[] = [];
  const { user, sentTo, address } = openSources(() => sources, {
    path: '/sources?add=generic-json&by=pull',
    answers: {
      'POST /sources/pull-test': () => trialOf(rejected),
      'POST /sources': ({ body }) => {
        const source = pulledOf('s9', {}, { name: body.name, format: body.format, health: 'waiting' });
        sources = [source];
        return { source, token: 'whsec_c2VjcmV0' };
      },
    },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add source by pull: JSON by URL' }));
  await user.click(form.getByRole('button', { name: 'Test connection' }));
  expect(form.getByText(/^Enter a complete URL/)).toBeTruthy();
  expect(sentTo('POST /sources/pull-test')).toEqual([]);

  await user.selectOptions(form.getByLabelText('Format'), 'Wazuh 4');
  await user.type(form.getByLabelText('URL'), url);
  await user.selectOptions(form.getByLabelText('Interval'), 'every hour');
  await user.selectOptions(form.getByLabelText('Credential'), 'Bearer token');
  await user.type(form.getByLabelText('Bearer token'), secret);
  await user.click(form.getByRole('button', { name: 'Test connection' }));

  const exchange = within(await form.findByRole('region', { name: 'Connection test' }));
  expect(sentTo('POST /sources/pull-test')[0]?.body).toMatchObject({
    url,
    format: 'wazuh',
    credential: { kind: 'bearer', token: secret },
  });
  expect(within(exchange.getByRole('region', { name: 'Request' })).getByText(/GET \/api\/v2\/alerts/)).toBeTruthy();
  expect(within(exchange.getByRole('region', { name: 'Response' })).getByText('401 Unauthorized')).toBeTruthy();
  expect(exchange.getByText('at 08:40, 212 ms')).toBeTruthy();
  expect(JSON.stringify({ ...localStorage })).toContain('am.example.com');
  expect(JSON.stringify({ ...localStorage })).not.toContain(secret);
  await user.click(form.getByRole('button', { name: 'Add source' }));

  expect(await screen.findByText('JSON by URL added')).toBeTruthy();
  expect(sentTo('POST /sources')[0]?.body).toMatchObject({
    format: 'wazuh',
    pull: { url, everyMinutes: 60, credential: { kind: 'bearer', token: secret } },
  });
  expect(address()).toEqual({ source: 's9' });
  expect(screen.queryByText(/Copy the token now/)).toBeNull();
});

test('an internal address says what an operator does', async () => {
  const message = 'For an internal address, an operator adds its host and port to HALYARD_EGRESS_ALLOW.';
  const { user } = openSources(() => [], {
    path: '/sources?add=alertmanager&by=pull',
    answers: { 'POST /sources/pull-test': reject(400, message, 'pull_not_allowed') },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add source by pull: Prometheus Alertmanager' }));
  await user.type(form.getByLabelText('URL'), 'http://10.0.0.7:9093/api/v2/alerts');

  await user.click(form.getByRole('button', { name: 'Test connection' }));

  expect(await form.findByText(message)).toBeTruthy();
});

test('cards say how alerts come in, and when the next pull is', async () => {
  openSources(() => [
    pulledOf('s1'),
    pulledOf('s2', { waitsUntil: '2026-11-21T09:20:00.000Z', nextAt: '2026-11-21T09:20:00.000Z' }),
    sourceOf('s3'),
  ]);

  const asked = await cardOf('Source s1');
  expect(asked.getByText('Pull every 15 min, am.example.com/api/v2/alerts')).toBeTruthy();
  expect(asked.getByText('Next pull 08:55')).toBeTruthy();
  const waiting = await cardOf('Source s2');
  expect(waiting.getByText('Waiting until 09:20, as the server asked')).toBeTruthy();
  expect(waiting.queryByText('Failing')).toBeNull();
  expect((await cardOf('Source s3')).getByText('Push, Prometheus Alertmanager')).toBeTruthy();
});

test('a failing card shows the exchange, and what repairs it first; a second one is folded', async () => {
  const timedOut = exchangeOf({ status: null, response: [], body: '', problem: 'timeout' });
  const other = pulledOf('s2', { lastExchange: timedOut, failures: 3 }, { name: 'Edge', health: 'failing' });
  const { user } = openSources(() => [failing, other]);

  const card = await cardOf('Core');
  expect(card.getByText('3 pulls in a row failed: Credential rejected (HTTP 401)')).toBeTruthy();
  const exchange = within(card.getByRole('region', { name: 'Last exchange' }));
  expect(exchange.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Replace credential',
    'Test connection',
    'Pause',
  ]);
  await user.click(exchange.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toContain('401 Unauthorized');

  const second = await cardOf('Edge');
  expect(second.queryByRole('region', { name: 'Last exchange' })).toBeNull();
  await user.click(second.getByRole('button', { name: 'Show last exchange' }));
  const slow = within(second.getByRole('region', { name: 'Last exchange' }));
  expect(slow.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Copy',
    'Test connection',
    'Pause',
  ]);
});

test('a credential is replaced from the card and tried on the way', async () => {
  const { user, sentTo } = openSources(() => [failing], {
    answers: {
      'POST /sources/pull-test': () => trialOf(exchangeOf()),
      'PUT /sources/:id': () => pulledOf('s1', {}, { name: 'Core', version: 4 }),
    },
  });
  await user.click((await cardOf('Core')).getByRole('button', { name: 'Replace credential' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the credential of Core' }));
  await user.selectOptions(dialog.getByLabelText('Credential'), 'User and password (Basic)');
  await user.type(dialog.getByLabelText('User'), 'reader');
  await user.type(dialog.getByLabelText('Password'), 'p');
  await user.click(dialog.getByRole('button', { name: 'Test connection' }));
  expect(await dialog.findByText('200 OK')).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: 'Save credential' }));

  expect(await screen.findByText('Credential of Core replaced')).toBeTruthy();
  const credential = { kind: 'basic', user: 'reader', password: 'p' };
  expect(sentTo('POST /sources/pull-test')[0]?.body).toMatchObject({ url, credential });
  expect(sentTo('PUT /sources/:id')[0]?.body).toMatchObject({ pull: { url, everyMinutes: 15, credential } });
});

test('T tests the source that has the focus, and the result can be closed', async () => {
  const { user, sentTo } = openSources(() => [sourceOf('s2'), pulledOf('s1')], {
    answers: { 'POST /sources/pull-test': () => trialOf(exchangeOf({ ms: 34 })) },
  });
  (await screen.findByRole('link', { name: 'Source s2' })).focus();
  await user.keyboard('t');
  expect(sentTo('POST /sources/pull-test')).toEqual([]);

  screen.getByRole('link', { name: 'Source s1' }).focus();
  await user.keyboard('t');

  expect(await screen.findByText('Source s1: connection works (HTTP 200, 34 ms)')).toBeTruthy();
  expect(sentTo('POST /sources/pull-test')[0]?.body).toMatchObject({ url, source: 's1' });
  const card = await cardOf('Source s1');
  expect(card.getByRole('region', { name: 'Connection test' })).toBeTruthy();
  await user.click(card.getByRole('button', { name: 'Close test result' }));
  expect(card.queryByRole('region', { name: 'Connection test' })).toBeNull();
});

test('settings keep the credential unless it is replaced or removed', async () => {
  let version = 3;
  const { user, sentTo } = openSources(() => [pulledOf('s1')], {
    path: '/sources?source=s1&part=settings',
    answers: {
      'PUT /sources/:id': ({ body }) => {
        version += 1;
        return pulledOf('s1', { everyMinutes: body.pull?.everyMinutes ?? 0 }, { version });
      },
      'POST /sources/pull-test': () => trialOf(exchangeOf()),
    },
  });
  expect(await screen.findByText('Credential: set (Bearer token)')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Interval'), 'every 5 min');
  await user.click(screen.getByRole('button', { name: 'Test connection' }));
  const tried = within(await screen.findByRole('region', { name: 'Connection test' }));
  expect(tried.getByText('200 OK')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sentTo('PUT /sources/:id')).toHaveLength(1));
  expect(sentTo('POST /sources/pull-test')[0]?.body).toMatchObject({ url, source: 's1' });
  expect(sentTo('PUT /sources/:id')[0]?.body).toMatchObject({ version: 3, pull: { url, everyMinutes: 5 } });
  expect(JSON.stringify(sentTo('PUT /sources/:id')[0])).not.toContain('credential');

  await user.click(await screen.findByRole('button', { name: 'Remove credential' }));
  expect(screen.getByText('Credential: will be removed when saved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));

  await waitFor(() => expect(sentTo('PUT /sources/:id')).toHaveLength(2));
  expect(sentTo('PUT /sources/:id')[1]?.body).toMatchObject({ pull: { credential: null } });
});

test('a source is asked now, and what it said takes the place of the last exchange', async () => {
  let source = pulledOf('s1');
  const { user } = openSources(() => [source], {
    path: '/sources?source=s1&part=settings',
    answers: {
      'POST /sources/:id/pull': () => {
        source = pulledOf('s1', { lastExchange: rejected });
        return source;
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Ask now' }));

  expect(await screen.findByText('Source s1 asked. Credential rejected (HTTP 401)')).toBeTruthy();
  const pane = within(await screen.findByRole('region', { name: 'Source s1' }));
  expect((await pane.findByRole('region', { name: 'Last exchange' })).textContent).toContain('401 Unauthorized');
});

test('a source that has to wait is asked before the time only after a second click', async () => {
  const waitsUntil = '2026-11-22T08:55:00.000Z';
  const source = pulledOf('s1', { failures: 1, waitsUntil, nextAt: waitsUntil });
  const { user, sentTo } = openSources(() => [source], {
    path: '/sources?source=s1&part=settings',
    answers: { 'POST /sources/:id/pull': () => source },
  });

  await user.click(await screen.findByRole('button', { name: 'Ask now' }));
  expect(await screen.findByText(/^Source s1 asks to wait until .*\. Click again to ask anyway\.$/)).toBeTruthy();
  expect(sentTo('POST /sources/:id/pull')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Ask anyway' }));
  await waitFor(() => expect(sentTo('POST /sources/:id/pull')).toHaveLength(1));
});

test('the next pull of tomorrow has its day', async () => {
  openSources(() => [pulledOf('s1', { everyMinutes: 1_440, nextAt: '2026-11-22T08:00:00.000Z' })]);

  expect((await cardOf('Source s1')).getByText(/^Next pull .*22/)).toBeTruthy();
});

test('a server that asks to wait is no failure', async () => {
  const busy = exchangeOf({ status: 429, body: '', problem: 'rejected' });
  const { user } = openSources(() => [pulledOf('s1')], { answers: { 'POST /sources/pull-test': () => trialOf(busy) } });
  (await screen.findByRole('link', { name: 'Source s1' })).focus();

  await user.keyboard('t');

  expect((await screen.findByText('Source s1: Asked to wait (HTTP 429)')).closest('[role="alert"]')).toBeNull();
  expect((await cardOf('Source s1')).getByText(/^The server asks to wait\. After three such responses/)).toBeTruthy();
});

test('analysts see the exchange and act on nothing', async () => {
  const { user, sentTo } = openSources(() => [failing], { as: 'analyst' });
  const card = await cardOf('Core');
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Hide last exchange', 'Copy']);

  screen.getByRole('link', { name: 'Core' }).focus();
  await user.keyboard('t');

  expect(sentTo('POST /sources/pull-test')).toEqual([]);
});
