import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { fill } from '../../testing/fill.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { observableOf } from '../observables/testing/observable-of.ts';
import { OpenStixObject } from './open-stix-object.tsx';

const id = 'malware--1b6b6d5e-0000-4000-8000-000000000001';
const link = { id, name: 'Heron', type: 'Malware', family: 'threat', severity: null, risk: null } as const;
const draft = {
  kind: 'malware',
  name: 'Heron',
  description: '',
  source: 'Desk',
  confidence: null,
  tlp: null,
  labels: [],
  country: null,
  killChain: [{ chain: 'mitre-attack', phase: 'impact' }],
  references: [],
  properties: { is_family: true, malware_types: ['ransomware'], first_seen: '2026-05-01T10:00:07.123Z' },
} as const;

type Options = { readonly isNew?: boolean; readonly answers?: Answers; readonly as?: 'analyst' | 'user' };

function open({ isNew = false, answers = {}, as = 'analyst' }: Options = {}) {
  const server = fakeCall({
    'GET /stix-objects/:id': () => ({ draft, version: 3, linked: [] }),
    'PUT /stix-objects/:id': () => ({ record: link, version: 4, changeId: 'c1' }),
    'POST /stix-objects': () => ({ record: link, version: 1, changeId: 'c1' }),
    'GET /entities': () => ({ entities: [], total: 0, others: 0, next: null }),
    'GET /observables': () => ({ observables: [], total: 0, next: null, hasAny: false }),
    ...answers,
  } as Answers);
  renderWithProviders(<OpenStixObject id={isNew ? null : id} kind="malware" />, {
    call: server.call,
    session: { currentUser: person({ role: as }) },
  });
  return { user: userEvent.setup(), writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')) };
}

const dialog = async () => within(await screen.findByRole('dialog'));

test('the facts of an object are edited by the fields of its kind, and what was not touched stays', async () => {
  const { user, writes } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit STIX facts' }));
  expect(await screen.findByLabelText('Malware types')).toHaveProperty('value', 'ransomware');
  const form = await dialog();
  expect(form.queryByLabelText('Tool types')).toBeNull();
  await fill(user, { 'Malware types': 'ransomware, worm' });
  await user.click(form.getByRole('button', { name: 'Add phase' }));
  await user.type(form.getAllByLabelText('Phase')[1] as HTMLElement, 'execution');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Fill in every cell of a row, or remove it')).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Kill chain phases: remove row 2' }));
  await user.click(form.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Heron saved')).toBeTruthy();
  expect(writes()[0]?.body).toMatchObject({
    version: 3,
    killChain: [{ chain: 'mitre-attack', phase: 'impact' }],
    properties: {
      is_family: true,
      malware_types: ['ransomware', 'worm'],
      first_seen: '2026-05-01T10:00:07.123Z',
    },
  });
});

test('a new object has the fields of the chosen kind, and what STIX requires is said beside it', async () => {
  const { user, writes } = open({ isNew: true });
  await user.click(await screen.findByRole('button', { name: 'New STIX object' }));
  const form = await dialog();
  await user.selectOptions(await form.findByLabelText('Kind'), 'Note');

  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(form.getAllByText('This field is required')).toHaveLength(3);
  expect(writes()).toEqual([]);

  await user.selectOptions(form.getByLabelText('Kind'), 'Campaign');
  await fill(user, { Name: 'Night Heron', Source: 'Desk', Aliases: 'Heron, Bittern' });
  await user.click(form.getByRole('button', { name: 'Add' }));

  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    kind: 'campaign',
    name: 'Night Heron',
    properties: { aliases: ['Heron', 'Bittern'] },
  });
});

test('observed data refers to observables, and offers no record that STIX forbids there', async () => {
  const seen = observableOf('203.0.113.77');
  // A vulnerability is not a cyber-observable of STIX, though it is among the observables.
  const flaw = observableOf('CVE-2026-0001', {
    id: 'vulnerability--1b6b6d5e-0000-4000-8000-000000000002',
    type: 'cve',
  });
  const { user } = open({
    isNew: true,
    answers: { 'GET /observables': () => ({ observables: [seen, flaw], total: 2, next: null, hasAny: true }) },
  });
  await user.click(await screen.findByRole('button', { name: 'New STIX object' }));
  const form = await dialog();
  await user.selectOptions(await form.findByLabelText('Kind'), 'Observed Data');
  await user.type(form.getByRole('searchbox', { name: /Search records/ }), '203.0.113.77');

  await user.click(await form.findByRole('button', { name: '203.0.113[.]77, IPv4 address' }));
  expect(form.queryByRole('button', { name: /CVE-2026/ })).toBeNull();
  expect(form.getByRole('button', { name: 'Remove 203.0.113[.]77' })).toBeTruthy();
});

test('viewers have no button to a form', async () => {
  open({ as: 'user' });
  await waitFor(() => expect(document.body.textContent).toBe(''));
});
