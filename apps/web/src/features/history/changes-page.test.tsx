import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type Answers, fakeCall, type ReplyTo } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { ChangesPage } from './changes-page.tsx';
import { readHistorySearch, spanOf } from './history-search.ts';

const now = new Date('2026-11-21T08:42:00.000Z');
const week = { from: '2026-11-15T00:00:00.000Z', to: '2026-11-21T08:42:00.000Z' };

function openChanges(path: string, answers: Answers) {
  const server = fakeCall(answers);
  const { router } = renderWithProviders(<ChangesPage />, { call: server.call, path, now });
  return {
    user: userEvent.setup(),
    address: () => router.state.location.search as Record<string, string>,
    asked: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint).map(({ query }) => query),
  };
}

type Compared = ReplyTo<'GET /history/lists/:list'>;
const compared = (change: Partial<Compared> = {}): Compared => ({
  counts: { added: 3, entered: 1, changed: 2, left: 0, removed: 0, unknown: 1 },
  rows: [{ object: 'threat', id: 't1', number: null, name: 'Beacon', at: week.from, fields: ['severity', 'labels'] }],
  next: null,
  gaps: [],
  logSince: week.from,
  ...change,
});

type Changes = ReplyTo<'GET /history/records/:object/:id'>;
const past = (at: string, value: string | null, isKnown = true) => ({
  at,
  isThere: true,
  fields: [{ field: 'severity' as const, value, isKnown }],
});
const recordChanges = (change: Partial<Changes> = {}): Changes => ({
  name: 'Beacon',
  number: null,
  changes: [
    {
      id: '7',
      at: '2026-11-20T10:00:00.000Z',
      kind: 'threat_updated',
      by: { kind: 'person', id: 'p1', name: 'Ada Byron' },
      details: null,
      fields: [
        { field: 'severity', before: 'Low', after: 'High', isKept: true },
        { field: 'tlp', before: null, after: null, isKept: false },
      ],
    },
  ],
  states: { from: past(week.from, 'Low'), to: past(week.to, 'High') },
  gaps: [],
  logSince: week.from,
  ...change,
});

test('a preset is a span of whole days that ends now, and free days are both included', () => {
  const at = now.getTime();
  expect(spanOf(readHistorySearch({}), 'UTC', at)).toEqual(week);
  expect(spanOf(readHistorySearch({ period: 'yesterday' }), 'UTC', at)).toEqual({
    from: '2026-11-20T00:00:00.000Z',
    to: '2026-11-21T00:00:00.000Z',
  });
  expect(spanOf(readHistorySearch({ from: '2026-11-01', to: '2026-11-02' }), 'UTC', at)).toEqual({
    from: '2026-11-01T00:00:00.000Z',
    to: '2026-11-03T00:00:00.000Z',
  });
});

test('days that are turned round are said to be so, and are swapped on request', async () => {
  const { user, address, asked } = openChanges('/changes?of=threat&id=t1&from=2026-11-09&to=2026-11-03', {
    'GET /history/records/:object/:id': () => recordChanges(),
  });
  expect(await screen.findByText(/ends before it begins/)).toBeTruthy();
  expect(asked('GET /history/records/:object/:id')).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Swap the dates' }));

  await waitFor(() => expect(address()).toMatchObject({ from: '2026-11-03', to: '2026-11-09' }));
  expect(await screen.findByRole('list', { name: 'Changes' })).toBeTruthy();
});

test('an address with a day that does not exist says so, and no other period is shown', async () => {
  const { asked } = openChanges('/changes?of=threat&id=t1&from=2026-02-31&to=2026-03-02', {
    'GET /history/records/:object/:id': () => recordChanges(),
  });
  expect(await screen.findByText(/two dates that exist/)).toBeTruthy();
  expect(asked('GET /history/records/:object/:id')).toEqual([]);
});

test('a text that is no date is named when the field is left, and the former day stays', async () => {
  const { user } = openChanges('/changes?of=threat&id=t1', {
    'GET /history/records/:object/:id': () => recordChanges(),
  });
  const to = await screen.findByLabelText('To');
  const before = (to as HTMLInputElement).value;
  await user.clear(to);
  await user.type(to, '77/77/2026');
  await user.tab();
  expect(screen.getByRole('alert').textContent).toContain('77/77/2026');
  expect(to).toHaveProperty('value', before);
});

test('a record shows old and new values, who changed them, and what was not kept', async () => {
  const { asked } = openChanges('/changes?of=threat&id=t1', {
    'GET /history/records/:object/:id': () => recordChanges(),
  });

  const list = within(await screen.findByRole('list', { name: 'Changes' }));
  expect(list.getByText('Ada Byron')).toBeTruthy();
  expect(list.getByRole('deletion').textContent).toBe('Low');
  expect(list.getByRole('insertion').textContent).toBe('High');
  expect(list.getByText('earlier value not kept')).toBeTruthy();
  expect(asked('GET /history/records/:object/:id')).toEqual([week]);
});

test('the state of a record is shown as it was at either date, and says what is not known', async () => {
  const { user } = openChanges('/changes?of=threat&id=t1', {
    'GET /history/records/:object/:id': () =>
      recordChanges({ states: { from: past(week.from, null, false), to: past(week.to, 'High') } }),
  });

  const state = within(await screen.findByRole('region', { name: 'State at a date' }));
  expect(state.getByText('earlier value not kept')).toBeTruthy();
  await user.click(state.getByRole('radio', { name: '11/21/2026 08:42' }));
  expect(state.getByText('High')).toBeTruthy();
});

test('each count of a list opens its rows, and a row leads to its record and its changes', async () => {
  const { user, asked, address } = openChanges('/changes?of=list&list=threats&filter=severity%3DHigh&name=Worst', {
    'GET /history/lists/:list': () => compared(),
  });
  expect(await screen.findByText('Threats, view “Worst”')).toBeTruthy();
  expect(asked('GET /history/lists/:list')).toEqual([{ ...week, filter: 'severity=High', what: 'changed' }]);
  expect((await screen.findByRole('link', { name: 'Beacon' })).getAttribute('href')).toBe('/threats?threat=t1');
  expect(screen.getByRole('link', { name: 'Changes of Beacon' }).textContent).toBe('Severity, Labels');

  await user.click(screen.getByRole('link', { name: /^Added ?3/ }));

  await waitFor(() => expect(address().what).toBe('added'));
  expect(asked('GET /history/lists/:list').at(-1)).toMatchObject({ what: 'added' });
});

test('another period stands in the address, preset or free', async () => {
  const { user, address, asked } = openChanges('/changes?of=list&list=incidents', {
    'GET /history/lists/:list': () => compared({ rows: [] }),
  });
  await user.click(await screen.findByRole('link', { name: '30 days' }));
  await waitFor(() => expect(address().period).toBe('30d'));
  expect(asked('GET /history/lists/:list').at(-1)).toMatchObject({ from: '2026-10-23T00:00:00.000Z' });

  const from = screen.getByRole('textbox', { name: 'From' });
  await user.clear(from);
  await user.type(from, '11/10/2026');
  await waitFor(() => expect(address()).toMatchObject({ from: '2026-11-10', to: '2026-11-21' }));
  expect(address().period).toBeUndefined();
});

test('what the log does not know is said, and a period that is too long is not counted', async () => {
  openChanges('/changes?of=list&list=threats', {
    'GET /history/lists/:list': () =>
      compared({ counts: null, rows: [], gaps: ['before_log', 'rules_applied'], logSince: '2026-11-18T09:00:00.000Z' }),
  });

  const gaps = within(await screen.findByRole('list', { name: 'What is not known of this period' }));
  expect(gaps.getByText(/begins on 11\/18\/2026 09:00/)).toBeTruthy();
  expect(gaps.getByText(/Severity rules/)).toBeTruthy();
  expect(screen.getByText(/more than 20,000 events/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Added/ })).toBeNull();
});

test('a source shows its imports and what came of its alerts', async () => {
  openChanges('/changes?of=source&id=s1', {
    'GET /history/sources/:id': () => ({
      name: 'Sector ISAC',
      imports: [
        {
          id: 'i1',
          fileName: 'isac.json',
          state: 'finished',
          at: week.from,
          created: 12,
          changed: 3,
          unchanged: 40,
          rejected: 1,
        },
      ],
      total: { imports: 1, created: 12, changed: 3, unchanged: 40, rejected: 1 },
      alerts: null,
    }),
  });

  const imports = within(await screen.findByRole('table', { name: 'Imports' }));
  expect(imports.getByRole('link', { name: 'isac.json' }).getAttribute('href')).toBe('/changes?of=import&id=i1');
  expect(imports.getByRole('link', { name: '12' }).getAttribute('href')).toBe('/imports?import=i1');
});

test('an import shows the records that it changed, field by field', async () => {
  openChanges('/changes?of=import&id=i1', {
    'GET /history/imports/:id': () => ({
      name: 'isac.json',
      at: week.from,
      state: 'finished',
      created: 12,
      changed: 1,
      unchanged: 40,
      rejected: 0,
      records: [
        {
          object: 'threat',
          id: 't1',
          name: 'Beacon',
          fields: [{ field: 'description', before: null, after: 'Longer', isKept: true }],
        },
      ],
      next: null,
    }),
  });

  expect((await screen.findByRole('insertion')).textContent).toBe('Longer');
  expect(screen.getByRole('deletion').textContent).toBe('not set');
});

test('what cannot be read says so and is asked for again', async () => {
  let isDown = true;
  const { user } = openChanges('/changes?of=threat&id=t1', {
    'GET /history/records/:object/:id': () => {
      if (isDown) throw new TransportError({ problem: 'serverError', status: 500 });
      return recordChanges({ changes: [] });
    },
  });
  expect(await screen.findByText(/Failed to load the changes of the record/)).toBeTruthy();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing changed in this period.')).toBeTruthy();
});
