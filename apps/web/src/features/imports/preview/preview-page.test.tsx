import type { ImportPreview, PreviewObject } from '@halyard/contracts/intelligence/import-preview.ts';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { plantTokens } from '../../../testing/fake-tokens.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { importRecord } from '../testing/open-imports.tsx';
import { ImportPreviewPage } from './preview-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');
const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0, selectedCreated: 0, selectedUpdated: 0 };
const waiting = (change: Partial<ImportRecord> = {}) =>
  importRecord({ state: 'previewing', previewed: true, finishedAt: null, objectsIn: 12, ...change });

const previewOf = (change: Partial<ImportPreview> = {}): ImportPreview => ({
  import: waiting(),
  until: '2026-11-28T08:31:00.000Z',
  total: 12,
  created: 7,
  updated: 2,
  unchanged: 2,
  rejected: 1,
  selectedCreated: 6,
  selectedUpdated: 2,
  types: [
    { ...counts, type: 'indicator', total: 6, created: 4, updated: 2, selectedCreated: 3, selectedUpdated: 2 },
    { ...counts, type: 'relationship', total: 4, created: 3, rejected: 1, selectedCreated: 3 },
    { ...counts, type: 'tool', total: 2, unchanged: 2 },
  ],
  missing: { severity: 4, confidence: 2, tlp: 8, marked: 1 },
  decisions: { severity: null, confidence: null, tlp: null, raiseTlpTo: null, labels: [] },
  columns: null,
  ...change,
});

const objectOf = (change: Partial<PreviewObject>): PreviewObject => ({
  seq: 0,
  objectId: 'indicator--1',
  type: 'indicator',
  name: 'Beacon address',
  pattern: "[domain-name:value = 'beacon.example']",
  change: 'created',
  selected: true,
  validUntil: null,
  ends: null,
  fields: [],
  place: 'objects[0]',
  rejection: null,
  ...change,
});
const objects = [
  objectOf({ validUntil: '2026-11-12T00:00:00.000Z' }),
  objectOf({ seq: 1, name: 'Loader', change: 'updated', fields: [{ field: 'confidence', before: '60', after: null }] }),
  objectOf({
    seq: 2,
    name: '',
    objectId: 'relationship--9',
    change: 'rejected',
    selected: false,
    pattern: null,
    place: 'objects[7]',
    rejection: { reason: 'dangling_target', detail: 'malware--7' },
  }),
];
const nothingMoved = { created: 0, updated: 0, unchanged: 0 };
const effects = { alerts: 0, rules: [], changedRecords: 2, inOpenIncidents: 1, sightings: 4, expiredIndicators: 1 };

type Options = { readonly answers?: Answers; readonly preview?: () => ImportPreview; readonly path?: string };

function openPreview({ answers = {}, preview = () => previewOf(), path = '/imports/i1/preview' }: Options = {}) {
  plantTokens(sessionStorage);
  const server = fakeCall({
    'GET /users/me': () => person({ role: 'analyst' }),
    'GET /imports/:id': () => ({ import: preview().import, rejections: [] }),
    'GET /imports/:id/preview': preview,
    'GET /imports/:id/preview/effects': ({ query }) => ({
      ...effects,
      alerts: query.severity === 'Medium' ? 26 : 0,
    }),
    'GET /imports/:id/preview/objects': () => ({ objects, next: null }),
    'POST /imports/:id/preview/refresh': () => nothingMoved,
    'PATCH /imports/:id/preview/objects': () => ({ changed: 1, withEnds: 0, withRelationships: 3 }),
    'PUT /imports/:id/preview/decisions': ({ body }) => body,
    'POST /imports/:id/preview/publish': () => waiting({ state: 'waiting' }),
    ...answers,
  });
  const { session } = fakeSession({ call: server.call });
  const view = renderWithProviders(
    <SessionProvider store={session}>
      <ImportPreviewPage id="i1" />
    </SessionProvider>,
    { call: server.call, path, now },
  );
  return {
    user: userEvent.setup(),
    sent: server.sent,
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
    address: () => searchText(view.router) as Readonly<Record<string, string>>,
    path: () => view.router.state.location.pathname,
  };
}

test('the figures add up, and Publish says the number that the selection says', async () => {
  openPreview();

  expect(await screen.findByRole('button', { name: 'Publish 8 objects' })).toBeTruthy();
  expect(screen.getByText('8 of 9 selected')).toBeTruthy();
  expect(screen.getByRole('row', { name: /12 objects 7 2 2 1/ })).toBeTruthy();
  expect(screen.getByText('6 selected')).toBeTruthy();
  expect(await screen.findByText('no rule matches severity Not set')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Select all of type Tool' })).toBeNull();
  const indicators = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all of type Indicator' });
  expect(indicators.indeterminate).toBe(true);
});

test('objects say what changes, why they are rejected and where, and that they have expired', async () => {
  openPreview();

  expect(await screen.findByText('expired')).toBeTruthy();
  const updated = within(screen.getByText('Loader').closest('li') as HTMLElement);
  expect(updated.getByText('confidence').closest('div')?.textContent).toBe('confidence60Not set');
  const rejected = within(screen.getByText('relationship--9').closest('li') as HTMLElement);
  expect(rejected.getByText(/The target record does not exist/).textContent).toContain('malware--7 at objects[7]');
  expect(rejected.queryByRole('checkbox')).toBeNull();
});

test('deselecting an object says how many relationships go with it', async () => {
  const { user, sentTo } = openPreview();

  await user.click(await screen.findByRole('checkbox', { name: 'Select Beacon address' }));

  expect(await screen.findByText('3 relationships were deselected with it.')).toBeTruthy();
  expect(sentTo('PATCH /imports/:id/preview/objects')[0]?.body).toEqual({ selected: false, objects: { seqs: [0] } });
});

test('each severity says its price, and what is chosen is saved', async () => {
  const { user, sentTo } = openPreview();
  expect(await screen.findByText('opens 26 alerts')).toBeTruthy();

  await user.click(screen.getByRole('radio', { name: 'Assume' }));
  await user.type(screen.getByRole('textbox', { name: 'New label' }), 'wave 3{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: '8 objects without TLP' }), 'TLP:AMBER');

  await waitFor(() => expect(sentTo('PUT /imports/:id/preview/decisions')).toHaveLength(3));
  const [severity, labels, marking] = sentTo('PUT /imports/:id/preview/decisions').map(({ body }) => body);
  expect(severity).toMatchObject({ severity: 'Medium' });
  expect(labels).toMatchObject({ labels: ['wave 3'] });
  expect(marking).toMatchObject({ tlp: 'TLP:AMBER' });
});

test('keys move, select, filter and publish', async () => {
  const { user, sentTo, address, path } = openPreview();
  const first = await screen.findByRole('link', { name: 'Show objects of type Indicator' });
  first.focus();

  await user.keyboard('{ArrowDown} ');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Show objects of type Relationship');
  await waitFor(() =>
    expect(sentTo('PATCH /imports/:id/preview/objects')[0]?.body).toEqual({
      selected: false,
      objects: { type: 'relationship' },
    }),
  );
  await user.keyboard('4');
  expect(address().change).toBe('rejected');
  await user.keyboard('{Enter}');
  expect(address().type).toBe('relationship');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await waitFor(() => expect(path()).toBe('/imports'));
  expect(sentTo('POST /imports/:id/preview/publish')).toHaveLength(1);
});

test('the first key down goes to the first object, from wherever the focus is', async () => {
  const { user } = openPreview();
  await screen.findByRole('link', { name: 'Show objects of type Indicator' });
  await waitFor(() => expect(document.querySelector('[data-preview-list="objects"] [data-preview-item]')).toBeTruthy());
  expect(document.activeElement).toBe(document.body);

  await user.keyboard('{ArrowDown}');

  expect(document.activeElement?.closest('[data-preview-list="objects"]')).toBeTruthy();
  expect(document.activeElement?.matches('[data-preview-item]')).toBe(true);
});

test('after publishing nothing of the preview is read again', async () => {
  const { user, sent } = openPreview();
  await screen.findByRole('link', { name: 'Show objects of type Indicator' });
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent.some(({ endpoint }) => endpoint.includes('preview/publish'))).toBe(true));
  const at = sent.findIndex(({ endpoint }) => endpoint.includes('preview/publish'));
  expect(sent.slice(at + 1).filter(({ endpoint }) => endpoint.startsWith('GET /imports/:id/preview'))).toEqual([]);
});

test('what changed since the file was read is said, and read again', async () => {
  openPreview({ answers: { 'POST /imports/:id/preview/refresh': () => ({ created: 0, updated: 1, unchanged: 2 }) } });

  expect(
    await screen.findByText('Compared again with the workspace: 1 is now updated, 2 are now unchanged.'),
  ).toBeTruthy();
});

test('a file that brings nothing new says so, and cannot be published', async () => {
  const same = { ...counts, type: 'tool', total: 212, unchanged: 212 };
  openPreview({ preview: () => previewOf({ ...same, types: [same] }) });

  expect(await screen.findByText('All 212 objects are unchanged. Nothing to publish.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Publish 0 objects' })).toHaveProperty('disabled', true);
});

test('while the file is read the count rises, and it can be cancelled', async () => {
  openPreview({ preview: () => previewOf({ import: waiting({ state: 'reading', bytesRead: 512, objectsIn: 5 }) }) });

  expect(await screen.findByText('5 objects so far')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

test('a failed publication says that nothing was changed, and is tried again', async () => {
  const failing = () => {
    throw new TransportError({ problem: 'serverError', status: 500, serverMessage: undefined });
  };
  const { user } = openPreview({
    preview: () => previewOf({ import: waiting({ problem: 'storage_full' }) }),
    answers: { 'POST /imports/:id/preview/publish': failing },
  });
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Failed to publish. Nothing was changed. The server is out of disk space.');

  await user.click(within(banner).getByRole('button', { name: 'Retry' }));

  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1));
});

test('a preview that was discarded is asked about first, and one that has ended says so', async () => {
  const { user } = openPreview();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('Nothing of bundle.json was stored.');
});

test('what is no preview any more leads to its import', async () => {
  openPreview({ preview: () => previewOf({ import: waiting({ state: 'cancelled' }) }) });

  expect(await screen.findByText(/This preview has ended/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the import' }).getAttribute('href')).toBe('/imports?import=i1');
});

const mapping = { contents: 'threats' as const, columns: { name: 'Titel' }, everyType: null };

test('the columns of a CSV file are chosen, and the file is read again by them', async () => {
  const columns = { headings: ['Titel', 'Art', 'Wann'], mapping, isRead: false };
  const { user, sentTo } = openPreview({
    preview: () => previewOf({ ...counts, total: 0, types: [], columns }),
    answers: { 'PUT /imports/:id/preview/columns': () => waiting({ state: 'waiting' }) },
  });
  const form = within(await screen.findByRole('form', { name: 'Columns of the file' }));
  const apply = form.getByRole('button', { name: 'Read again with these columns' });
  expect(apply).toHaveProperty('disabled', true);

  await user.selectOptions(form.getByRole('combobox', { name: 'Date' }), 'Wann');
  await user.type(form.getByRole('textbox', { name: 'One type for all rows' }), 'Malware');
  await user.click(apply);

  await waitFor(() =>
    expect(sentTo('PUT /imports/:id/preview/columns')[0]?.body).toEqual({
      contents: 'threats',
      columns: { name: 'Titel', timestamp: 'Wann' },
      everyType: 'Malware',
    }),
  );
});

test('a column serves one purpose, and a file that was read keeps its columns folded', async () => {
  const { user } = openPreview({
    preview: () => previewOf({ columns: { headings: ['Titel', 'Art'], mapping, isRead: true } }),
  });
  await user.click(await screen.findByText('Columns of the file'));
  const type = within(screen.getByRole('combobox', { name: 'Type (needed)' }));
  expect(type.getByRole('option', { name: 'Titel' })).toHaveProperty('disabled', true);
  expect(type.getByRole('option', { name: 'Art' })).toHaveProperty('disabled', false);
});
