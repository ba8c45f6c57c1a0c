import type { Source } from '@halyard/contracts/inflow/sources.ts';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { countsOf, exchangeOf, feedOf, openSources, trialOf } from '../testing/open-sources.tsx';

const run = (id: string, change: Partial<ImportRecord> = {}): ImportRecord => ({
  id,
  fileName: 'Sector ISAC',
  format: 'stix',
  state: 'finished',
  by: null,
  source: { id: 's1', name: 'Sector ISAC' },
  startedAt: '2026-11-21T07:42:00.000Z',
  finishedAt: '2026-11-21T07:43:00.000Z',
  bytes: 10,
  bytesRead: 10,
  objectsIn: 100,
  created: 60,
  updated: 10,
  unchanged: 20,
  rejected: 10,
  skipped: 0,
  previewed: false,
  problem: null,
  problemDetail: '',
  undo: null,
  ...change,
});

const noDeliveries = { 'GET /imports': () => ({ imports: [], next: null }) };

test('the gallery keeps feeds apart from alerts', async () => {
  const { user, address } = openSources(() => [feedOf('s1')]);
  const feeds = within(await screen.findByRole('list', { name: 'Intelligence feeds' }));
  expect(feeds.getByRole('button', { name: 'Add TAXII 2.1 by pull, in use' }).textContent).toContain('in use');
  const push = within(screen.getByRole('list', { name: 'Push to Halyard' }));
  expect(push.queryByText('TAXII 2.1')).toBeNull();

  await user.click(feeds.getByRole('button', { name: 'Add CSV list by URL by pull' }));

  expect(address()).toEqual({ add: 'csv-feed', by: 'pull' });
  const form = within(await screen.findByRole('dialog', { name: 'Add source by pull: CSV list by URL' }));
  expect(form.getByLabelText('Value')).toBeTruthy();
  expect(form.queryByLabelText('Default severity')).toBeNull();
});

test('the collection of a TAXII server is chosen from those that the test has found', async () => {
  let sources: readonly Source[] = [];
  const { user, sentTo, address } = openSources(() => sources, {
    path: '/sources?add=taxii&by=pull',
    answers: {
      ...noDeliveries,
      'POST /sources/pull-test': ({ body }) =>
        body.options?.collection == null
          ? trialOf(exchangeOf(), {
              collections: [
                { id: 'c1', title: 'Indicators', description: null, root: '/api1/', canRead: true, canWrite: false },
                { id: 'c2', title: 'Inbox', description: null, root: '/api1/', canRead: false, canWrite: true },
              ],
            })
          : trialOf(exchangeOf(), {
              preview: {
                objects: [{ type: 'malware', name: 'Night heron' }],
                types: [{ type: 'malware', count: 812 }],
                total: 812,
                rejected: 3,
              },
            }),
      'POST /sources': ({ body }) => {
        sources = [feedOf('s9', {}, { name: body.name })];
        return { source: feedOf('s9', {}, { name: body.name }), token: 'whsec_c2VjcmV0' };
      },
    },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add source by pull: TAXII 2.1' }));
  await user.type(form.getByLabelText('URL'), 'https://taxii.example.com/taxii2/');
  await user.click(form.getByRole('button', { name: 'Test connection' }));
  expect(await form.findByText('2 collections found. Select one above.')).toBeTruthy();
  expect(form.getByRole<HTMLOptionElement>('option', { name: 'Inbox (not readable)' }).disabled).toBe(true);

  await user.selectOptions(form.getByLabelText('Collection'), 'Indicators');
  await user.click(form.getByRole('button', { name: 'Test connection' }));
  const preview = within(await form.findByRole('region', { name: 'First objects of the feed' }));
  expect(preview.getByText('812 objects in the first part: 812 malware, 3 rejected')).toBeTruthy();
  expect(preview.getByText(/Night heron/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Add source' }));

  await waitFor(() => expect(address()).toEqual({ source: 's9' }));
  expect(sentTo('POST /sources')[0]?.body).toMatchObject({
    format: 'taxii',
    pull: { everyMinutes: 60, options: { collection: 'c1', from: null, columns: null } },
  });
});

test('why a feed cannot be read is said in the words of the server', async () => {
  const { user } = openSources(() => [], {
    path: '/sources?add=csv-feed&by=pull',
    answers: { 'POST /sources/pull-test': () => trialOf(exchangeOf(), { failure: 'There is no column "ioc".' }) },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add source by pull: CSV list by URL' }));
  await user.type(form.getByLabelText('URL'), 'https://lists.example.com/ips.csv');
  await user.type(form.getByLabelText('Value'), 'ioc');
  await user.click(form.getByRole('button', { name: 'Test connection' }));

  expect(await form.findByText('There is no column "ioc".')).toBeTruthy();
});

test('a feed shows its imports with counts, and each opens its import', async () => {
  const records = [run('i2', { state: 'storing', created: 5 }), run('i1')];
  openSources(() => [feedOf('s1', { cursor: '2026-11-21T07:40:00.118204Z' })], {
    path: '/sources?source=s1',
    answers: { 'GET /imports': () => ({ imports: records, next: null }) },
  });

  const rows = within(await screen.findByRole('table', { name: 'Imports' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'StartedStateCreatedUpdatedFoldedRejected',
    '1h agoStateSavingCreated–Updated–Folded–Rejected–',
    '1h agoStateCompletedCreated60Updated10Folded20Rejected10',
  ]);
  expect(
    within(rows[2] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/imports?import=i1');
  expect(screen.getByText('2026-11-21T07:40:00.118204Z')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Mapping' })).toBeNull();
});

test('the numbers of a feed open its imports, and a run that lasts says so', async () => {
  const source = feedOf(
    's1',
    { runningSince: '2026-11-21T08:30:00.000Z' },
    { counts: countsOf({ created: 7, updated: 2, folded: 0, rejected: 1 }) },
  );
  openSources(() => [source]);
  const item = (await screen.findByRole('link', { name: 'Sector ISAC' })).closest('li');
  const card = within(item as HTMLElement);

  expect(card.getByText('Reading since 08:30')).toBeTruthy();
  const links = card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toContainEqual(['10', '/imports?source=s1']);
  expect(links).toContainEqual(['9', '/imports?source=s1']);
  expect(card.queryByText('Dead letters')).toBeNull();
});

test('reading again from a date says first what it does', async () => {
  const { user, sentTo } = openSources(() => [feedOf('s1')], {
    path: '/sources?source=s1',
    answers: { ...noDeliveries, 'PUT /sources/:id/cursor': () => feedOf('s1') },
  });
  const section = within(await screen.findByRole('region', { name: 'Read again from a date' }));
  await user.click(section.getByRole('button', { name: 'Read again' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Read Sector ISAC again?' }));
  expect(question.getByText(/starts now and reads from the beginning/)).toBeTruthy();

  await user.click(question.getByRole('button', { name: 'Read again' }));

  expect(await screen.findByText('Sector ISAC will be read again')).toBeTruthy();
  expect(sentTo('PUT /sources/:id/cursor')[0]?.body).toEqual({ from: null });
});

test('a feed that is deleted leaves its imports, and says where they are', async () => {
  const { user } = openSources(() => [feedOf('s1')], {
    path: '/sources?source=s1&part=settings',
    answers: noDeliveries,
  });
  expect(screen.queryByText('Token')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Delete source' }));

  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Sector ISAC?' }));
  expect(question.getByRole('link', { name: 'Show its imports' }).getAttribute('href')).toBe('/imports?source=s1');
  expect(question.queryByRole('radio')).toBeNull();
});

test('a credential that expires within two weeks is marked', async () => {
  openSources(() => [feedOf('s1', { credentialEndsAt: '2026-11-28T00:00:00.000Z' })], {
    path: '/sources?source=s1',
    answers: noDeliveries,
  });

  const mark = (await screen.findByText('Credential expires')).closest('div')?.querySelector('time');
  expect(mark?.getAttribute('class')).toBeTruthy();
});
