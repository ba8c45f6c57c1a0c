import type { Proposal } from '@halyard/contracts/work/assistant.ts';
import type { ActionName, ProposedAction, SlotValue } from '@halyard/contracts/work/assistant-actions.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../testing/fake-call.ts';
import { incidentOf } from '../../testing/incident-of.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import type { Told } from '../conversation/conversation.ts';
import { ProposalCard } from './proposal-card.tsx';

const slot = (value: string | null, label: string | null = null, now: string | null = null): SlotValue => ({
  value,
  label,
  now,
});
const propose = (action: ActionName, slots: Record<string, SlotValue>, version: number | null = null) => ({
  action,
  slots,
  version,
});

const addTask = propose('add_task', {
  text: slot('Call the supplier'),
  priority: slot('high'),
  dueDate: slot('2026-11-24'),
});
const incident = slot('7', 'INC-000007 Sign-in from two countries');
const assign = propose('assign_incident', { incident, assignee: slot('p2', 'Lin Okafor', 'Reuben Mensah') }, 3);
const note = propose('add_note', { incident, message: slot('Passwords reset') });

const todo: Todo = {
  id: 't1',
  text: 'Call',
  completed: false,
  priority: 'low',
  dueDate: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
};

function Kept({ first }: { readonly first: Proposal }) {
  const [proposal, setProposal] = useState(first);
  const [told, setTold] = useState<Told>();
  return (
    <>
      <ProposalCard proposal={proposal} told={told} onSettle={setProposal} />
      {(['confirmed', 'declined', 'undone'] as const).map((as) => (
        <input key={as} type="checkbox" aria-label={`told ${as}`} onChange={() => setTold(as)} />
      ))}
    </>
  );
}

type Options = Partial<Proposal> & { readonly answers?: Answers; readonly as?: 'admin' | 'analyst' | 'user' };

async function show(request: ProposedAction, { answers, as = 'analyst', ...change }: Options = {}) {
  const proposal: Proposal = { id: 'p1', summary: 'In one sentence.', request, sources: [], state: 'open', ...change };
  const changed = { incident: incidentOf(7), changeId: 'c1' };
  const server = fakeCall({
    'PUT /assistant/proposals/:id': ({ body }) => ({ ...proposal, state: body.state }),
    'POST /todos': () => ({ ...todo, id: 't9' }),
    'DELETE /todos/:id': () => undefined,
    'POST /incidents/:id/updates': () => incidentOf(7),
    'POST /incidents/:id/assignee': () => changed,
    'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    'GET /users/assignable': () => [
      { id: 'p2', name: 'Lin Okafor', unresolved: 2 },
      { id: 'p3', name: 'Amara Keller', unresolved: 0 },
    ],
    ...answers,
  });
  renderWithProviders(<Kept first={proposal} />, {
    call: server.call,
    session: { currentUser: person({ role: as }) },
    now: new Date('2026-11-21T08:42:00.000Z'),
  });
  if (proposal.state === 'open') await screen.findByRole('region', { name: 'Proposed action' });
  const user = userEvent.setup();
  return {
    user,
    sent: server.sent,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    settled: () => server.sent.filter(({ endpoint }) => endpoint.startsWith('PUT /assistant')).map(({ body }) => body),
  };
}

test('a proposed action shows what exactly would be done, and does nothing by itself', async () => {
  const { sent } = await show(addTask);

  expect(screen.getByRole('heading', { name: 'Add task' })).toBeTruthy();
  expect((await screen.findByRole('textbox', { name: 'Text' })).getAttribute('value')).toBe('Call the supplier');
  expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveProperty('value', 'high');
  expect(screen.getByRole('textbox', { name: 'Due' })).toHaveProperty('value', '11/24/2026');
  expect(screen.getByText('You can undo it.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what is changed in its fields is what is done, and its record can be opened', async () => {
  const { user, press, sent, settled } = await show(addTask);
  const words = await screen.findByRole('textbox', { name: 'Text' });
  await user.clear(words);
  await user.type(words, 'Call the bank');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Low');

  await press('Add task');

  expect(await screen.findByText('Task added.')).toBeTruthy();
  expect(sent[0]).toEqual({
    endpoint: 'POST /todos',
    body: { text: 'Call the bank', priority: 'low', dueDate: '2026-11-24' },
  });
  expect(screen.getByText('08:42')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/todos?task=t9');
  expect(settled()).toEqual([{ state: 'confirmed' }]);
  expect(screen.queryByRole('region', { name: 'Proposed action' })).toBeNull();
});

test('what was done can be undone from the same place', async () => {
  const { press, sent } = await show(addTask);
  await press('Add task');
  await screen.findByText('Task added.');

  await press('Undo');

  expect(await screen.findByText('Change undone')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ endpoint: 'DELETE /todos/:id', params: { id: 't9' } });
  expect(screen.queryByRole('button')).toBeNull();
});

test('“yes” in words carries it out, and “undo that” undoes it', async () => {
  const { user, sent } = await show(addTask);
  await screen.findByRole('textbox', { name: 'Text' });

  await user.click(screen.getByRole('checkbox', { name: 'told confirmed' }));
  await screen.findByText('Task added.');
  await user.click(screen.getByRole('checkbox', { name: 'told undone' }));

  expect(await screen.findByText('Change undone')).toBeTruthy();
  expect(sent.at(-1)).toEqual({ endpoint: 'DELETE /todos/:id', params: { id: 't9' } });
});

test('“no” in words leaves it undone', async () => {
  const { user, sent, settled } = await show(addTask);
  await screen.findByRole('textbox', { name: 'Text' });

  await user.click(screen.getByRole('checkbox', { name: 'told declined' }));

  await waitFor(() => expect(settled()).toEqual([{ state: 'declined' }]));
  expect(sent.map(({ endpoint }) => endpoint)).toEqual(['PUT /assistant/proposals/:id']);
});

test('a record is a link, and the label of a field says what the record has now', async () => {
  const { user, press, sent } = await show(assign);

  const link = await screen.findByRole('link', { name: 'INC-000007 Sign-in from two countries' });
  expect(link.getAttribute('href')).toBe('/security?incident=7');
  const assignee = screen.getByRole('combobox', { name: 'Assignee, now Reuben Mensah' });
  await screen.findByRole('option', { name: 'Amara Keller' });
  expect(assignee).toHaveProperty('value', 'p2');
  expect(screen.getByText('Notifies the new assignee. You can undo it.')).toBeTruthy();
  await user.selectOptions(assignee, 'Unassigned');
  await press('Assign incident');

  await screen.findByText('Incident assigned.');
  expect(sent.find(({ endpoint }) => endpoint === 'POST /incidents/:id/assignee')).toEqual({
    endpoint: 'POST /incidents/:id/assignee',
    params: { id: '7' },
    body: { version: 3, assigneeId: null },
  });
});

test('an undo that someone stood in the way of says so', async () => {
  const kept = [{ objectType: 'incident', id: '7', name: 'INC-000007' }];
  const { press } = await show(assign, { answers: { 'POST /changes/:id/undo': () => ({ undone: 0, kept }) } });
  await press('Assign incident');
  await screen.findByText('Incident assigned.');

  await press('Undo');

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not undone because someone changed it since: INC-000007',
  );
});

test('a note cannot be undone, and is said not to notify anyone', async () => {
  const { press } = await show(note);
  expect(screen.getByText('Notifies no one. This cannot be undone.')).toBeTruthy();

  await press('Add note');

  await screen.findByText('Note added.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('Ctrl and Enter confirm, Escape cancels', async () => {
  const { user, sent } = await show(note);
  (await screen.findByRole('textbox', { name: 'Text' })).focus();

  await user.keyboard('{Control>}{Enter}{/Control}');

  await screen.findByText('Note added.');
  expect(sent[0]?.body).toEqual({ message: 'Passwords reset', note: true });
});

test('Escape and Cancel leave it undone', async () => {
  const { user, sent, settled } = await show(note);
  (await screen.findByRole('textbox', { name: 'Text' })).focus();

  await user.keyboard('{Escape}');

  expect(await screen.findByText(/Canceled\./)).toBeTruthy();
  expect(settled()).toEqual([{ state: 'declined' }]);
  expect(sent).toHaveLength(1);
});

test('what is missing is named, and nothing can be confirmed before it is filled in', async () => {
  const { user, press, sent } = await show(propose('add_note', { incident, message: slot(null) }));
  expect(screen.getByText('Missing: Text.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add note' })).toHaveProperty('disabled', true);

  await user.type(await screen.findByRole('textbox', { name: 'Text' }), 'Called back');
  expect(screen.queryByText(/Missing/)).toBeNull();
  await press('Add note');

  await waitFor(() => expect(sent[0]?.body).toEqual({ message: 'Called back', note: true }));
});

test('a judgement asks for its reason, as the operation does', async () => {
  await show(propose('set_verdict', { threat: slot('x', 'Phish kit'), verdict: slot('False positive') }));

  expect(screen.getByText('Missing: Reason.')).toBeTruthy();
});

test('somebody who was overtaken is told so, and nothing counts as done', async () => {
  const answers = {
    'POST /incidents/:id/assignee': () => {
      const serverMessage = 'Someone else changed this record.';
      throw new TransportError({ problem: 'other', status: 412, code: 'record_changed', serverMessage });
    },
  };
  const { press, settled } = await show(assign, { answers });

  await press('Assign incident');

  expect((await screen.findByRole('alert')).textContent).toBe('Someone else changed this record.');
  expect(settled()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Assign incident' })).toBeTruthy();
});

test('after texts of others were read it asks twice and shows them', async () => {
  const sources = [{ label: 'INC-000008', href: '/security?incident=8' }];
  const { press, sent } = await show(addTask, { sources });

  await press('Add task');
  expect(screen.getByText('This action is based on content written by other people:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'INC-000008' })).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Confirm anyway');

  await waitFor(() => expect(sent[0]?.endpoint).toBe('POST /todos'));
});

test('two clicks do it once', async () => {
  const { user, sent } = await show(addTask);

  await user.dblClick(screen.getByRole('button', { name: 'Add task' }));

  await screen.findByText('Task added.');
  expect(sent.filter(({ endpoint }) => endpoint === 'POST /todos')).toHaveLength(1);
});

test('a role that may not do it is told who may, without a button', async () => {
  await show(note, { as: 'user' });

  expect(screen.getByText(/Roles that have it: Admin, Analyst\./)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the words of a choice are the product’s own', async () => {
  await show(propose('invite_user', { email: slot('ada@example.com') }), { as: 'admin' });

  expect(await screen.findByRole('option', { name: 'Data Science' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Viewer' })).toBeTruthy();
  expect(screen.getByText('Missing: Role, Department.')).toBeTruthy();
});

test.each([
  ['confirmed', 'Confirmed.'],
  ['declined', 'Canceled.'],
] as const)('one that was %s before is one line and asks no more', async (state, words) => {
  await show(addTask, { state });

  expect((await screen.findByRole('status')).textContent).toBe(`${words} In one sentence.`);
  expect(screen.queryByRole('button')).toBeNull();
});
