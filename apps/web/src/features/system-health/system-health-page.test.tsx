import type { HealthBlock, HealthNode, SystemHealth } from '@halyard/contracts/server/system-health.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { searchText } from '../../testing/search-text.ts';
import { SystemHealthPage } from './system-health-page.tsx';

const at = '2026-11-21T08:42:00.000Z';
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();

const node: HealthNode = {
  id: 'a',
  name: 'halyard-1',
  version: '0.2.0',
  schema: '0059-nodes',
  state: 'running',
  startedAt: at,
  seenAt: at,
  stoppedAt: null,
  takenOver: 0,
  measures: {
    clockOffsetMs: 20,
    requestsPerSecond: 212,
    errorRate: 0.0002,
    p95Ms: 41,
    cpu: 0.18,
    memoryBytes: 612e6,
    loopDelayMs: 3,
    recentRequests: [1, 2, 3],
  },
};
const letter = {
  id: 'd',
  about: 'signed_in',
  at,
  attempts: 5,
  reason: 'HTTP 410',
  canReplay: true,
  content: { sent: '{"type":"signed_in"}', status: 410, reply: 'gone for good' },
};
const quiet = { sentToday: 0, waiting: 0, retrying: 0, dead: 0 };

const well: { readonly [B in HealthBlock]: NonNullable<SystemHealth[B]> } = {
  nodes: [node],
  work: { waiting: 14, running: 2, failed: 0, failedToday: 0, oldestDueAt: null, takenOver: 0, takeovers: [] },
  outbox: {
    channels: [
      { channel: 'mail', ...quiet, sentToday: 184 },
      { channel: 'webhook', ...quiet },
    ],
  },
  sources: {
    sources: 3,
    failing: 0,
    silent: 0,
    paused: 1,
    waiting: 0,
    dead: 0,
    oldestWaitingAt: null,
    itemsToday: 1_204,
  },
  database: {
    kind: 'postgres',
    server: 'PostgreSQL 17.2',
    sizeBytes: 27.7e9,
    connections: { used: 3, open: 5, most: 10 },
    slow: [{ sql: 'select * from threats', route: 'GET /api/threats', count: 7, slowestMs: 412, lastAt: at }],
    lastBackup: { at, verified: true },
  },
  disk: {
    node: 'halyard-1',
    totalBytes: 100e9,
    usedBytes: 61.4e9,
    warnBytes: 80e9,
    parts: [
      { part: 'police', bytes: 12.1e9 },
      { part: 'rest', bytes: 49.3e9 },
    ],
    days: [],
    forecast: null,
  },
  storage: {
    kind: 's3',
    place: 's3://halyard/prod/',
    bytes: 12.1e9,
    tookMs: 48,
    cache: { bytes: 2.1e9, mostBytes: 10e9, hits: 97, misses: 3 },
  },
  expiring: [],
  audit: { entries: 48_213, lastHash: '9c41aa07be12ffee', verifiedAt: at, broken: null, archivedUpTo: null },
  version: { version: '0.2.0', schema: '0059-nodes', startedAt: at, running: ['0.2.0'], notes: '- A new page.' },
};

type Change = { readonly [B in HealthBlock]?: (typeof well)[B] };

function openPage(change: Change = {}, answers: Answers = {}, failing: readonly HealthBlock[] = []) {
  const health = { ...well, ...change };
  const server = fakeCall({
    'GET /system-health': ({ query }) => {
      const block = (query as { block: HealthBlock }).block;
      if (failing.includes(block)) throw new TransportError({ problem: 'serverError', status: 500 });
      return { at, [block]: health[block], failed: [] };
    },
    ...answers,
  });
  const view = renderWithProviders(<SystemHealthPage Jobs={({ state }) => <p>Jobs that are {state}</p>} />, {
    call: server.call,
    path: '/admin/health',
  });
  return { user: userEvent.setup(), sent: server.sent, address: () => searchText(view.router) };
}

const block = async (name: string) => within(await screen.findByRole('region', { name }));

test('with nothing wrong the first sentence says so', async () => {
  openPage();

  expect(await screen.findByText(/^All checks passed\. · Updated/)).toBeTruthy();
  const metrics = within(screen.getByRole('list', { name: 'Metrics' }));
  expect(metrics.getByRole('link', { name: 'Nodes 1' }).getAttribute('href')).toBe('/admin/health#health-nodes');
  expect(metrics.getByRole('link', { name: 'Disk 61%' })).toBeTruthy();
});

test('what is wrong stands in the first sentence, each leading to where it is', async () => {
  const ahead = { ...node, id: 'b', name: 'halyard-2', measures: { ...node.measures, clockOffsetMs: 2_400 } };
  openPage({
    nodes: [node, ahead, { ...node, id: 'c', name: 'halyard-3', state: 'silent' }],
    work: { ...well.work, failedToday: 3 },
    expiring: [
      { kind: 'certificate', name: 'HTTPS', id: null, endsAt: daysFromNow(6), renewsItself: false },
      { kind: 'signing_key', name: 'access', id: null, endsAt: daysFromNow(2), renewsItself: true },
    ],
  });

  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('3 failed jobs')).toBe('/admin/health?work=failed#health-work');
  expect(await link('the clock of halyard-2 runs ahead')).toBe('/admin/health#health-nodes');
  expect(await link('halyard-3 does not answer')).toBe('/admin/health#health-nodes');
  expect(await link('1 expiring item')).toBe('/admin/health#health-expiring');
  expect((await block('Expires soon')).getByText('6 days')).toBeTruthy();
});

test('a node that does not answer shows since when, and none of its last figures', async () => {
  openPage({ nodes: [{ ...node, state: 'silent' }] });

  const nodes = await block('Nodes');
  expect(await nodes.findByText(/^No answer since/)).toBeTruthy();
  expect(nodes.queryByText('41 ms')).toBeNull();
  expect(nodes.queryByText('0')).toBeNull();
});

test('a block that fails says so alone, and is read again', async () => {
  const { user, sent } = openPage({}, {}, ['disk']);

  const disk = await block('Disk');
  expect(await disk.findByText(/Failed to load Disk/)).toBeTruthy();
  expect((await block('Database')).getByText('PostgreSQL 17.2')).toBeTruthy();
  const asked = () => sent.filter(({ query }) => (query as { block?: string } | undefined)?.block === 'disk').length;
  const before = asked();
  await user.click(disk.getByRole('button', { name: 'Retry' }));
  expect(asked()).toBe(before + 1);
});

test('figures open their rows: slow queries, dead letters, upgrade notes', async () => {
  const { user, address } = openPage(
    { outbox: { channels: [{ channel: 'webhook', ...quiet, dead: 4 }] } },
    { 'GET /system-health/messages': () => ({ messages: [letter], total: 4, next: null }) },
  );

  await user.click(await (await block('Database')).findByRole('link', { name: '1' }));
  const slow = within(await screen.findByRole('dialog', { name: 'Slow queries of this node' }));
  expect(slow.getByText('GET /api/threats')).toBeTruthy();
  await user.click(slow.getByRole('button', { name: 'Close' }));

  await user.click(await (await block('Outbox')).findByRole('link', { name: '4' }));
  expect(address()).toMatchObject({ show: 'dead', channel: 'webhook' });
  const dead = within(await screen.findByRole('dialog', { name: 'Dead letters' }));
  expect(await dead.findByText('HTTP 410')).toBeTruthy();
  await user.click(dead.getByRole('button', { name: 'Close' }));

  await import('../../assistant/answer/markdown.tsx');
  await user.click(screen.getByRole('button', { name: 'Upgrade notes' }));
  // As a list, not as Markdown.
  expect((await screen.findByText('A new page.')).closest('li')).toBeTruthy();
});

test('dead letters are replayed one by one and all after a question; what is discarded can be brought back', async () => {
  const { user, sent } = openPage(
    { outbox: { channels: [{ channel: 'webhook', ...quiet, dead: 4 }] } },
    {
      'GET /system-health/messages': () => ({ messages: [letter], total: 4, next: null }),
      'POST /system-health/dead-letters': () => ({ ids: ['d'] }),
    },
  );
  const asked = () => sent.flatMap(({ body }) => (body === undefined ? [] : [body]));
  await user.click(await (await block('Outbox')).findByRole('link', { name: '4' }));
  const dead = within(await screen.findByRole('dialog', { name: 'Dead letters' }));

  await user.click(await dead.findByRole('button', { name: 'Replay' }));
  expect(dead.getByText('{"type":"signed_in"}')).toBeTruthy();
  expect(dead.getByText('gone for good')).toBeTruthy();
  await user.click(dead.getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(dead.getByRole('button', { name: 'Replay all' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Replay all' }));
  expect(question.getByText(/^4 messages will be queued again/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Replay' }));

  expect(asked()).toEqual([
    { channel: 'webhook', change: 'replay', ids: ['d'] },
    { channel: 'webhook', change: 'discard', ids: ['d'] },
    { channel: 'webhook', change: 'restore', ids: ['d'] },
    { channel: 'webhook', change: 'replay' },
  ]);
});

test('what was sent in 24 hours opens its rows, and a job that was taken over says from whom and by whom', async () => {
  const takeover = { id: 'j', kind: 'import', label: 'feed.json', from: 'halyard-2', to: 'halyard-1', at } as const;
  const { user } = openPage(
    {
      nodes: [node, { ...node, id: 'b', name: 'halyard-2', state: 'stopped', stoppedAt: at, takenOver: 1 }],
      work: { ...well.work, takenOver: 1, takeovers: [takeover] },
    },
    {
      'GET /system-health/messages': () => ({
        messages: [{ ...letter, about: 'invitation', reason: null, canReplay: false, content: null }],
        total: 184,
        next: null,
      }),
    },
  );
  await user.click(await (await block('Outbox')).findByRole('link', { name: '184' }));
  const sentToday = within(await screen.findByRole('dialog', { name: 'Sent in 24 hours' }));
  expect(await sentToday.findByText('Invitation')).toBeTruthy();
  expect(sentToday.queryByRole('button', { name: 'Discard' })).toBeNull();
  await user.click(sentToday.getByRole('button', { name: 'Close' }));

  await user.click(await (await block('Nodes')).findByRole('link', { name: '1 job taken over' }));
  const taken = within(await screen.findByRole('dialog', { name: 'Jobs taken over in 24 hours' }));
  expect(
    taken
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['JobImport · feed.json', 'Fromhalyard-2', 'Byhalyard-1']);
});

test('with fewer than fourteen days there is no forecast; with more the day of the warning level is said', async () => {
  openPage();
  expect(await screen.findByText('Forecast after 14 days')).toBeTruthy();
});

test('a disk that grows says by how much and when it is almost full', async () => {
  const days = Array.from({ length: 20 }, (_, day) => ({
    day: `2026-11-${String(day + 1).padStart(2, '0')}`,
    usedBytes: 61e9 + day * 1e7,
  }));
  const ahead = ['2026-11-20', '2027-02-20', '2027-05-20'].map((day, far) => {
    const expected = 61e9 + far * 9e9;
    return { day, expected, low: expected - far * 1e9, high: expected + far * 1e9 };
  });
  openPage({ disk: { ...well.disk, days, forecast: { bytesPerMonth: 3.8e9, warnDay: '2027-04-16', ahead } } });

  expect(await screen.findByText(/^Grows by 3\.8 GB a month\. Warning level on .*2027/)).toBeTruthy();
  const picture = screen.getByRole('img', { name: /Used bytes by day: 61\.4 GB of 100 GB now/ });
  // There and back: the upper edge of the band, then the lower one.
  expect(picture.querySelector('polygon')?.getAttribute('points')?.split(' ')).toHaveLength(6);
});

test('the checks of the command line are shown with what to do, the worst first', async () => {
  const { user } = openPage(
    {},
    {
      'GET /system-health/checks': () => ({
        findings: [
          { check: 'disk', level: 'ok', says: 'There is room.', advice: null },
          { check: 'mail', level: 'error', says: 'The mail server does not answer.', advice: 'Start it.' },
        ],
      }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Run checks' }));

  const rows = (await block('Checks')).getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toBe('ErrorThe mail server does not answer. Start it.');
  expect(rows).toHaveLength(2);
});

test('the audit log is verified here, and a break is said', async () => {
  const { user } = openPage(
    {},
    {
      'POST /audit/verification': () => ({ intact: false, rows: 20, brokenAt: 12, reason: 'entry_changed' }),
    },
  );
  const audit = await block('Audit log');
  await user.click(audit.getByRole('button', { name: 'Verify integrity' }));

  expect(await audit.findByText('Broken at entry 12')).toBeTruthy();
});

test('a break of the audit log says what to do and who has acknowledged it', async () => {
  const acknowledged = [{ id: 'g', name: 'Grace Hopper', at }];
  const { user } = openPage(
    { audit: { ...well.audit, broken: { at: 12, reason: 'entry_changed', foundAt: at, acknowledged } } },
    { 'POST /system-health/audit-break/acknowledgement': () => undefined },
  );
  const note = within(await (await block('Audit log')).findByRole('alert'));
  expect(note.getByText(/^Acknowledged by Grace Hopper/)).toBeTruthy();
  await user.click(note.getByRole('button', { name: 'Acknowledge' }));

  expect(await screen.findByText(/the audit log is broken/)).toBeTruthy();
});

test('g and a letter lead to a block, j and k to its rows', async () => {
  openPage();
  const nodes = await screen.findByRole('region', { name: 'Nodes' });
  await within(nodes).findByText('halyard-1');
  fireEvent.keyDown(document.body, { key: 'g' });
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(document.activeElement).toBe(nodes);

  fireEvent.keyDown(nodes, { key: 'j' });
  expect(document.activeElement?.textContent).toContain('halyard-1');
});
