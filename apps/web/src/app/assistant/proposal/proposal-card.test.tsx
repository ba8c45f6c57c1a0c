import type { Proposal, ProposedAction } from '@halyard/contracts/work/assistant.ts';
import type { Todo } from '@halyard/contracts/work/todos.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { incidentOf } from '../../../testing/incident-of.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { ProposalCard } from './proposal-card.tsx';

const addTask: ProposedAction = {
  action: 'add_task',
  body: { text: 'Call the supplier', priority: 'high', dueDate: '2026-11-24' },
};
const note: ProposedAction = { action: 'add_note', incidentId: '7', body: { message: 'Passwords reset', note: true } };
const resolve: ProposedAction = {
  action: 'change_status',
  incidentId: '7',
  body: { version: 3, status: 'Resolved', comment: 'Done' },
};
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
  return <ProposalCard proposal={proposal} onSettle={setProposal} />;
}

async function propose(
  request: ProposedAction,
  { answers, as = 'analyst', ...change }: Partial<Proposal> & { answers?: Answers; as?: 'analyst' | 'user' } = {},
) {
  const proposal: Proposal = { id: 'p1', summary: 'In one sentence.', request, sources: [], state: 'open', ...change };
  const server = fakeCall({
    'PUT /assistant/proposals/:id': ({ body }) => ({ ...proposal, state: body.state }),
    'POST /todos': () => ({ ...todo, id: 't9' }),
    'GET /todos': () => [todo],
    'PUT /todos/:id': () => ({ ...todo, completed: true }),
    'POST /incidents/:id/updates': () => incidentOf(7),
    'POST /incidents/:id/status': () => ({ incident: incidentOf(7), changeId: 'c1' }),
    ...answers,
  });
  renderWithProviders(<Kept first={proposal} />, { call: server.call, session: { currentUser: person({ role: as }) } });
  await screen.findByRole('region', { name: 'Proposal' });
  const user = userEvent.setup();
  return {
    sent: server.sent,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    settled: () => server.sent.filter(({ endpoint }) => endpoint.startsWith('PUT /assistant')).map(({ body }) => body),
  };
}

const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('a proposal says what exactly would be done, and does nothing by itself', async () => {
  const { sent } = await propose(addTask);

  expect(screen.getByRole('heading', { name: 'Add a task' })).toBeTruthy();
  expect(facts()).toEqual(['Call the supplier', 'High', '11/24/2026']);
  expect(sent).toEqual([]);
});

test('a confirmed task is added by the ordinary call, and its record can be opened', async () => {
  const { press, sent, settled } = await propose(addTask);

  await press('Confirm');

  expect(await screen.findByText('Task added.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/todos?task=t9');
  expect(sent[0]).toEqual({ endpoint: 'POST /todos', body: addTask.body });
  expect(settled()).toEqual([{ state: 'confirmed' }]);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('a task is completed as it stands now', async () => {
  const { press, sent } = await propose({ action: 'complete_task', taskId: 't1', title: 'Call' });

  await press('Confirm');

  await screen.findByText('The task was completed.');
  expect(sent[1]).toEqual({ endpoint: 'PUT /todos/:id', params: { id: 't1' }, body: { ...todo, completed: true } });
});

test('a task that is gone is told', async () => {
  const { press, settled } = await propose({ action: 'complete_task', taskId: 't2', title: 'Gone' });

  await press('Confirm');

  expect(await screen.findByText('This task no longer exists.')).toBeTruthy();
  expect(settled()).toEqual([]);
});

test('a note and a status change go to the incident', async () => {
  const { press, sent } = await propose(note);
  expect(facts()).toEqual(['INC-000007', 'Note (no notification)', 'Passwords reset']);

  await press('Confirm');

  await screen.findByText('Added to the timeline.');
  expect(sent[0]).toEqual({ endpoint: 'POST /incidents/:id/updates', params: { id: '7' }, body: note.body });
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/security?incident=7');
});

test('somebody who was overtaken is told so, and nothing counts as done', async () => {
  const answers = {
    'POST /incidents/:id/status': () => {
      const serverMessage = 'Someone else changed this record.';
      throw new TransportError({ problem: 'other', status: 412, code: 'record_changed', serverMessage });
    },
  };
  const { press, settled } = await propose(resolve, { answers });
  expect(facts()).toEqual(['INC-000007', 'Resolved', 'Done']);

  await press('Confirm');

  expect((await screen.findByRole('alert')).textContent).toBe('Someone else changed this record.');
  expect(settled()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
});

test('Not now leaves it undone', async () => {
  const { press, sent, settled } = await propose(addTask);

  await press('Not now');

  expect(await screen.findByText('Dismissed.')).toBeTruthy();
  expect(settled()).toEqual([{ state: 'declined' }]);
  expect(sent).toHaveLength(1);
});

test('after texts of others were read it asks twice and shows them', async () => {
  const sources = [{ label: 'INC-000007', href: '/security?incident=7' }];
  const { press, sent } = await propose(addTask, { sources });

  await press('Confirm');
  expect(screen.getByText('This proposal is based on content written by other people:')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'INC-000007' })).toBeTruthy();
  expect(sent).toEqual([]);
  await press('Confirm anyway');

  await waitFor(() => expect(sent[0]?.endpoint).toBe('POST /todos'));
});

test('two clicks do it once', async () => {
  const { sent } = await propose(addTask);
  const button = screen.getByRole('button', { name: 'Confirm' });

  await userEvent.setup().dblClick(button);

  await screen.findByText('Task added.');
  expect(sent.filter(({ endpoint }) => endpoint === 'POST /todos')).toHaveLength(1);
});

test('a role that may not do it is told why', async () => {
  await propose(note, { as: 'user' });

  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
  expect(screen.getByText('You do not have permission to do this.')).toBeTruthy();
});

test.each([
  ['confirmed', 'Confirmed.'],
  ['declined', 'Dismissed.'],
] as const)('one that was %s before asks no more', async (state, words) => {
  await propose(addTask, { state });

  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
