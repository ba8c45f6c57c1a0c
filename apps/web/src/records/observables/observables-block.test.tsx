import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { ObservablesBlock } from './observables-block.tsx';
import { foundOf, observableOf } from './testing/observable-of.ts';

const address = observableOf('203.0.113.47', { sightings: 2, uses: { alerts: 4, incidents: 1, threats: 1 } });
const known = foundOf(address, {
  elsewhere: { alerts: 3, incidents: 1, threats: 0 },
  indicators: [{ id: 'indicator--beacon', name: 'Beacon addresses', score: 42, heldBackBy: null }],
});

type Options = {
  readonly found?: readonly ReturnType<typeof foundOf>[];
  readonly answers?: Answers;
  readonly as?: 'analyst' | 'user';
  readonly isClosed?: boolean;
};

/** Opens the observables of an alert before a server that knows these. */
function open({ found = [known], answers = {}, as = 'analyst', isClosed = false }: Options = {}) {
  const server = fakeCall({
    'GET /objects/:objectType/:objectId/observables': () => ({ observables: [...found], total: found.length }),
    ...answers,
  });
  renderWithProviders(<ObservablesBlock objectType="alert" objectId="a1" isClosed={isClosed} />, {
    call: server.call,
    session: { currentUser: person({ role: as }) },
  });
  return {
    user: userEvent.setup(),
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
  };
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('an observable is defanged and says who knows it, with a link for each number', async () => {
  open();

  expect(await screen.findByText('203.0.113[.]47')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Known indicator' })).toBeTruthy();
  expect(screen.getByText('IPv4 address')).toBeTruthy();
  expect(screen.getByText('Destination')).toBeTruthy();
  expect(hrefOf('2 sightings')).toBe('/observables?tab=sightings&observable=ipv4-addr--203-0-113-47&held=no');
  expect(hrefOf('3 alerts')).toBe('/observables?observable=ipv4-addr--203-0-113-47&part=alert&except=a1');
  expect(hrefOf('1 incident')).toBe('/observables?observable=ipv4-addr--203-0-113-47&part=incident&except=a1');
  expect(hrefOf('Beacon addresses')).toBe('/threats?threat=indicator--beacon');
  expect(screen.getByText('Score 42')).toBeTruthy();
});

test('what only the alerts of an incident have opens these alerts, and is not removed here', async () => {
  open({ found: [foundOf(observableOf('203.0.113.58'), { fromAlerts: 2 })] });

  const link = await screen.findByRole('link', { name: 'From 2 alerts of the incident' });
  expect(link.getAttribute('href')).toContain('alertIncident=a1&alertObservable=203.0.113.58');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Actions for 203.0.113[.]58' }));
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
});

test('a value that a warning list holds back names the list and has no crosshair', async () => {
  const list = { id: 'public-resolvers', name: 'Public DNS resolvers' };
  const resolver = foundOf(observableOf('9.9.9.9', { heldBack: 1 }), {
    indicators: [{ id: 'indicator--odd', name: 'Odd addresses', score: null, heldBackBy: list }],
    warningList: list,
  });
  open({ found: [resolver] });

  expect(await screen.findByRole('link', { name: 'Held back: Public DNS resolvers' })).toBeTruthy();
  expect(screen.getByText('Score not set')).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Known indicator' })).toBeNull();
  expect(screen.getByText('Not seen elsewhere')).toBeTruthy();
});

test('what is pasted is added, and what was no observable is named with the reason', async () => {
  const added = observableOf('198.51.100.7');
  const { user, sentTo } = open({
    found: [],
    answers: {
      'POST /objects/:objectType/:objectId/observables': () => ({
        changeId: 'c1',
        added: [added],
        already: [address],
        rejected: [{ text: 'good morning', reason: 'not_an_observable' }],
      }),
    },
  });
  expect(await screen.findByText('No observables.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add observables' }));
  const form = within(screen.getByRole('form', { name: 'Add observables' }));
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getByText('Enter at least one observable.')).toBeTruthy();
  await user.click(form.getByRole('textbox', { name: 'Observables' }));
  await user.paste('198.51.100[.]7\n203.0.113.47\ngood morning');
  await user.selectOptions(form.getByRole('combobox', { name: 'Role' }), 'Attacker');
  await user.click(form.getByRole('button', { name: 'Add' }));

  const outcome = within(await screen.findByRole('region', { name: 'What was added' }));
  expect(outcome.getByText('1 observable added')).toBeTruthy();
  expect(outcome.getByText('1 was there already:')).toBeTruthy();
  expect(outcome.getByText('good morning')).toBeTruthy();
  expect(outcome.getByText('No observable found')).toBeTruthy();
  expect(sentTo('POST /objects/:objectType/:objectId/observables')[0]?.body).toEqual({
    text: '198.51.100[.]7\n203.0.113.47\ngood morning',
    role: 'attacker',
  });
});

test('what was typed stays when adding fails', async () => {
  const fail = () => {
    throw new Error('down');
  };
  const { user } = open({ answers: { 'POST /objects/:objectType/:objectId/observables': fail } });
  await user.click(await screen.findByRole('button', { name: 'Add observables' }));
  await user.type(screen.getByRole('textbox', { name: 'Observables' }), '198.51.100.7');
  await user.click(screen.getByRole('button', { name: 'Add' }));

  expect(await screen.findByText('Failed to add observables.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Observables' })).toHaveProperty('value', '198.51.100.7');
});

test('an observable is removed, and undo brings it back', async () => {
  const { user, sentTo } = open({
    answers: {
      'POST /objects/:objectType/:objectId/observables/removals': () => ({ changeId: 'c2', removed: 1 }),
      'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for 203.0.113[.]47' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(await screen.findByText('Removed: 203.0.113[.]47')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(sentTo('POST /changes/:id/undo')[0]?.params).toEqual({ id: 'c2' }));
  expect(sentTo('POST /objects/:objectType/:objectId/observables/removals')[0]?.body).toEqual({
    observables: [address.id],
  });
});

test('a value is copied defanged or as it is', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for 203.0.113[.]47' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy defanged' }));
  expect(await navigator.clipboard.readText()).toBe('203.0.113[.]47');
  await user.click(screen.getByRole('button', { name: 'Actions for 203.0.113[.]47' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy as it is' }));

  expect(await navigator.clipboard.readText()).toBe('203.0.113.47');
});

test.each([
  ['those who may only read', { as: 'user' }],
  ['a closed incident', { isClosed: true }],
] as const)('nothing is added or removed by %s', async (_who, options) => {
  const { user } = open(options);
  await user.click(await screen.findByRole('button', { name: 'Actions for 203.0.113[.]47' }));

  expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add observables' })).toBeNull();
});
