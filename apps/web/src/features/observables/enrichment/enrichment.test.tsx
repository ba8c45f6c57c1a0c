import type { Enrichment, EnrichmentAction, EnrichmentTable } from '@halyard/contracts/inflow/enrichment.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { observableOf } from '../../../records/observables/testing/observable-of.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeRequests } from '../../../testing/fake-requests.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { plantTokens } from '../../../testing/fake-tokens.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { openObservables } from '../testing/open-observables.tsx';
import { readFieldLines } from './action-dialog.tsx';
import { readHeading } from './read-heading.ts';
import { TableDialog } from './table-dialog.tsx';

const sites: EnrichmentTable = {
  id: 't1',
  name: 'Sites',
  match: 'network',
  keyType: null,
  keyColumn: 'network',
  columns: ['site', 'owner'],
  fileName: 'sites.csv',
  rows: 3,
  loaded: 2,
  rejected: 1,
  edition: 4,
  loadedAt: '2026-11-21T08:00:00.000Z',
  loadedBy: { id: 'p1', name: 'Ada Byron' },
  version: 4,
};
const reputation: EnrichmentAction = {
  id: 'a1',
  name: 'Reputation',
  types: ['ipv4-addr'],
  method: 'GET',
  url: 'https://rep.vendor.io/{{value}}',
  body: null,
  credentialKind: 'bearer',
  fields: [{ name: 'Score', path: 'data.score' }],
  perHour: 60,
  version: 2,
};
const file = { name: 'geo.mmdb', state: 'ready' as const, type: 'Test-City', builtAt: '2026-11-01T00:00:00.000Z' };

const open = (as: 'admin' | 'analyst' = 'admin', answers: Answers = {}, path = '') =>
  openObservables({
    path: `/observables?tab=enrichment${path}`,
    as,
    answers: {
      'GET /enrichment': () => ({
        tables: [sites],
        files: [file, { name: 'asn.mmdb', state: 'missing', type: null, builtAt: null }],
        actions: [reputation],
      }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
      ...answers,
    },
  });

test('tables, files and actions stand with their age; a missing file says so', async () => {
  open('analyst');

  const table = within(await screen.findByRole('region', { name: 'Sites' }));
  expect(table.getByRole('link', { name: '2 rows' }).getAttribute('href')).toContain('table=t1');
  expect(table.getByText(/^sites\.csv, .*Ada Byron$/)).toBeTruthy();
  expect(table.getByText('1 row rejected')).toBeTruthy();
  expect(screen.getByText('Test-City (geo.mmdb)').closest('li')?.textContent).toContain('Built');
  expect(screen.getByText('asn.mmdb').closest('li')?.textContent).toContain('File missing');
  expect(screen.getByText('GET https://rep.vendor.io/{{value}}')).toBeTruthy();
  expect(screen.getByText('For new observables, at most 60 an hour')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New table' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'New action' })).toBeNull();
});

test('the number of rows opens them, and the rejected ones with why', async () => {
  open(
    'analyst',
    {
      'GET /enrichment-tables/:id/rows': () => ({
        rows: [{ key: '192.0.2.0/24', cells: ['Berlin', ''] }],
        rejections: [{ line: 3, reason: 'not_a_key', text: 'here' }],
        next: null,
      }),
    },
    '&table=t1',
  );

  expect(await screen.findByText('192.0.2.0/24')).toBeTruthy();
  expect(screen.getByText('Line 3').closest('li')?.textContent).toContain('The key is not valid');
});

test('a table is deleted, and undo brings it back', async () => {
  const { user, sentTo } = open('admin', { 'DELETE /enrichment-tables/:id': () => ({ changeId: 'c1' }) });
  const table = within(await screen.findByRole('region', { name: 'Sites' }));
  await user.click(table.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c1' }));
});

test('a file says which columns it has, and is loaded with those that are chosen', async () => {
  const requests = fakeRequests();
  plantTokens(sessionStorage);
  const { call } = fakeCall({ 'GET /users/me': () => person({ role: 'admin' }) });
  const { session } = fakeSession({ call });
  renderWithProviders(
    <SessionProvider store={session}>
      <TableDialog onClose={() => {}} />
    </SessionProvider>,
    { call },
  );
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'New table' }));
  await user.click(dialog.getByRole('button', { name: 'Load' }));
  expect(dialog.getByText('Choose a file with a heading.')).toBeTruthy();
  await user.upload(dialog.getByLabelText('CSV file'), new File(['net;site;owner\n'], 'a.csv', { type: 'text/csv' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Sites');
  expect(((await dialog.findByRole('combobox', { name: 'Key column' })) as HTMLSelectElement).value).toBe('net');
  await user.click(dialog.getByRole('checkbox', { name: 'owner' }));
  await user.click(dialog.getByRole('button', { name: 'Load' }));
  await waitFor(() => expect(requests).toHaveLength(1));

  expect(requests[0]?.url).toContain(
    new URLSearchParams({ name: 'Sites', match: 'network', keyColumn: 'net', columns: '["site"]' }).toString(),
  );
  requests[0]?.answer(201, {
    table: sites,
    changeId: 'c1',
    rejections: [{ line: 2, reason: 'repeated', text: '192.0.2.0/24' }],
  });
  expect(await dialog.findByText('The key occurs twice')).toBeTruthy();
  expect(await screen.findByText('Sites: 2 rows')).toBeTruthy();
});

test('an action is edited without its credential being asked for again', async () => {
  const { user, sentTo } = open('admin', {
    'PUT /enrichment-actions/:id': () => ({ action: reputation, changeId: 'c1' }),
  });
  const card = within(await screen.findByRole('region', { name: 'Reputation' }));
  await user.click(card.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Reputation' }));
  await user.type(dialog.getByRole('textbox', { name: 'Fields to show' }), '{Enter}Tags = data.tags');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved: Reputation')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(sentTo('PUT /enrichment-actions/:id')[0]?.body).toEqual({
    name: 'Reputation',
    types: ['ipv4-addr'],
    method: 'GET',
    url: 'https://rep.vendor.io/{{value}}',
    body: null,
    fields: [
      { name: 'Score', path: 'data.score' },
      { name: 'Tags', path: 'data.tags' },
    ],
    perHour: 60,
    version: 2,
  });
});

const said: Enrichment[] = [
  {
    kind: 'file',
    id: 'geo.mmdb',
    name: 'Test-City',
    at: '2026-11-01T00:00:00.000Z',
    match: '/24',
    facts: [{ name: 'country.iso_code', value: 'GB' }],
    lastTry: null,
  },
  { kind: 'action', id: 'a1', name: 'Reputation', at: null, match: null, facts: [], lastTry: null },
];

test('an observable says what its sources know and how old that is; an action runs on a click', async () => {
  const address = observableOf('203.0.113.47');
  const failed: Enrichment = {
    kind: 'action',
    id: 'a1',
    name: 'Reputation',
    at: '2026-11-20T08:00:00.000Z',
    match: null,
    facts: [{ name: 'Score', value: '7' }],
    lastTry: { at: '2026-11-21T08:42:00.000Z', status: 500, problem: 'rejected' },
  };
  let found = said;
  const { user } = openObservables({
    path: `/observables?observable=${address.id}`,
    rows: [address],
    answers: {
      'GET /observables/:id/enrichment': () => found,
      'POST /observables/:id/enrichment/:action': () => {
        found = [...said.slice(0, 1), failed];
        return failed;
      },
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Enrichment' }));
  expect(await part.findByText('Country code')).toBeTruthy();
  expect(part.getByText('GB')).toBeTruthy();
  expect(part.getByText(/^File, built .*matches \/24$/)).toBeTruthy();
  expect(part.getByText('Not run yet.')).toBeTruthy();
  await user.click(part.getByRole('button', { name: 'Run Reputation' }));

  expect(await part.findByText('7')).toBeTruthy();
  expect(part.getByText(/The service returned an error \(500\)$/)).toBeTruthy();
  expect(part.getByText('Run again')).toBeTruthy();
});

test('fields are read line by line, and the heading of a file by its separator', async () => {
  expect(readFieldLines(' Score = data.score \n\nplain.path\n = x')).toEqual([
    { name: 'Score', path: 'data.score' },
    { name: 'plain.path', path: 'plain.path' },
    { name: 'x', path: 'x' },
  ]);
  expect(await readHeading(new Blob(['\uFEFFa;"b, c";d\n1;2;3']))).toEqual(['a', 'b, c', 'd']);
  expect(await readHeading(new Blob([]))).toEqual([]);
});
