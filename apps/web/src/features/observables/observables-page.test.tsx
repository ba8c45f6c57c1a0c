import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { observableOf, sightingOf } from '../../records/observables/testing/observable-of.ts';
import { openObservables } from './testing/open-observables.tsx';

const address = observableOf('203.0.113.47', { sightings: 2, uses: { alerts: 4, incidents: 1, threats: 0 } });
const other = observableOf('198.51.100.7');
const open = `/observables?observable=${address.id}`;

test('observables stand defanged, with a link for each number and a word for none', async () => {
  openObservables({ rows: [address, other] });

  const row = within((await screen.findByText('203.0.113[.]47')).closest('tr') as HTMLElement);
  expect(screen.getByText('2 observables')).toBeTruthy();
  expect(row.getByRole('img', { name: 'Known indicator' })).toBeTruthy();
  expect(row.getByRole('link', { name: '4' }).getAttribute('href')).toContain('part=alert');
  expect(row.getByRole('link', { name: '2' }).getAttribute('href')).toContain('tab=sightings');
  expect(row.getAllByText('None')).toHaveLength(2);
});

test('filters and search are in the address and reach the server', async () => {
  const { user, sentTo, address: search } = openObservables({ rows: [address] });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'IPv4 address');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Seen in' }), 'Alerts');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Known indicator' }), 'Known indicator');
  await user.type(screen.getByRole('searchbox'), '203.0.113[[.]47{Enter}');

  await waitFor(() =>
    expect(sentTo('GET /observables').at(-1)?.query).toEqual({
      type: 'ipv4-addr',
      seenIn: 'alert',
      known: 'yes',
      search: '203.0.113[.]47',
    }),
  );
  expect(search()).toEqual({ type: 'ipv4-addr', in: 'alert', known: 'yes', search: '203.0.113[.]47' });
});

const places = { countries: ['IS'], networks: [{ asn: 64_500, name: 'Example Net' }] };

test('addresses are narrowed by country and AS number, also by those that are not known', async () => {
  const {
    user,
    sentTo,
    address: search,
  } = openObservables({
    rows: [address],
    answers: { 'GET /address-places': () => places },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'Iceland');
  await user.selectOptions(screen.getByRole('combobox', { name: 'AS number' }), 'AS64500 Example Net');
  await waitFor(() => expect(sentTo('GET /observables').at(-1)?.query).toMatchObject({ country: 'IS', asn: '64500' }));

  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Country unknown');
  await waitFor(() => expect(search()).toMatchObject({ country: 'unknown' }));
});

test('without any observables the screen says where they come from', async () => {
  openObservables();
  expect(await screen.findByText(/^No observables yet/)).toBeTruthy();
});

test('filters that find nothing can be cleared', async () => {
  const { user, address: search } = openObservables({
    path: '/observables?type=url',
    answers: { 'GET /observables': () => ({ observables: [], total: 0, next: null, hasAny: true }) },
  });
  expect(await screen.findByText(/No observable matches the filters/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(search()).toEqual({});
});

test('a list that cannot be loaded says so and is tried again', async () => {
  let tries = 0;
  const { user } = openObservables({
    answers: {
      'GET /observables': () => {
        tries++;
        if (tries === 1) throw new TransportError({ problem: 'serverError', status: 500 });
        return { observables: [address], total: 1, next: null, hasAny: true };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('203.0.113[.]47')).toBeTruthy();
});

test('an observable opens with its sightings, warning lists and imports, and Escape closes it', async () => {
  const { user, address: search } = openObservables({
    path: open,
    rows: [address],
    answers: {
      'GET /observables/:id': () => ({
        observable: address,
        warningLists: [{ id: 'own', name: 'Own domains and ranges' }],
        imports: [{ id: 'i1', fileName: 'feed.json', at: '2026-11-20T08:00:00.000Z', records: 3 }],
        sightings: [sightingOf(address)],
      }),
    },
  });
  const pane = within(await screen.findByRole('region', { name: '203.0.113[.]47' }));
  expect(await pane.findByRole('link', { name: 'Beacon addresses' })).toBeTruthy();
  expect(pane.getByRole('link', { name: 'Odd connection' })).toBeTruthy();
  expect(pane.getByRole('link', { name: 'Own domains and ranges' })).toBeTruthy();
  expect(pane.getByRole('link', { name: 'feed.json' })).toBeTruthy();
  expect(pane.getByRole('tab', { name: 'Alerts 4' })).toBeTruthy();
  pane.getByRole('button', { name: 'Copy defanged' }).focus();
  await user.keyboard('{Escape}');

  await waitFor(() => expect(search()).toEqual({}));
});

test('seen elsewhere leaves out the record that led here, until all are asked for', async () => {
  const at = '2026-11-21T08:04:00.000Z';
  const { user, sentTo } = openObservables({
    path: `${open}&part=alert&except=a1`,
    rows: [address],
    answers: {
      'GET /observables/:id/uses': () => ({
        uses: [
          {
            objectType: 'alert',
            objectId: 'a2',
            title: 'Odd connection',
            number: 7,
            severity: 'High',
            status: 'New',
            type: null,
            family: null,
            role: 'source',
            origin: 'field',
            firstSeen: at,
            lastSeen: at,
          },
        ],
        total: 1,
        next: null,
      }),
    },
  });
  const link = await screen.findByRole('link', { name: 'ALT-000007 Odd connection' });
  expect(link.getAttribute('href')).toContain('alert=a2');
  expect(screen.getByText('1 alert')).toBeTruthy();
  expect(sentTo('GET /observables/:id/uses')[0]?.query).toEqual({ in: 'alert', except: 'a1' });
  await user.click(screen.getByRole('button', { name: 'Show all' }));

  await waitFor(() => expect(sentTo('GET /observables/:id/uses').at(-1)?.query).toEqual({ in: 'alert' }));
});

test('an observable that nothing uses any more says so, with the way back', async () => {
  const { user, address: search } = openObservables({
    path: open,
    rows: [other],
    answers: {
      'GET /observables/:id': () => {
        throw new TransportError({ problem: 'other', status: 404, code: 'record_not_found' });
      },
    },
  });
  expect(await screen.findByText(/no longer exists/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));

  expect(search()).toEqual({});
});

test('the sightings that a warning list holds back are listed, and the filter can be taken off', async () => {
  const list = { id: 'own', name: 'Own domains and ranges' };
  const { user, sentTo } = openObservables({
    path: '/observables?tab=sightings&list=own',
    answers: {
      'GET /sightings': () => ({
        sightings: [sightingOf(address, { heldBackBy: list, foundAt: '2026-11-21T09:04:00.000Z' })],
        total: 1,
        next: null,
      }),
      'GET /warning-lists': () => [{ ...list, description: '', isOwn: true, entries: 1, heldBack: 1 }],
    },
  });
  expect(await screen.findByText('1 sighting')).toBeTruthy();
  expect(screen.getByText(/^Found later/)).toBeTruthy();
  expect(sentTo('GET /sightings')[0]?.query).toEqual({ warningList: 'own' });
  await user.click(await screen.findByRole('link', { name: 'Remove: Held back by: Own domains and ranges' }));

  await waitFor(() => expect(sentTo('GET /sightings').at(-1)?.query).toEqual({}));
});
