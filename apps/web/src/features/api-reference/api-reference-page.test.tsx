import type { Todo } from '@halyard/contracts/work/todos.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { ApiReferencePage } from './api-reference-page.tsx';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const newTask = { type: 'object', required: ['text'], properties: { text: { type: 'string', maxLength: 500 } } };

const apiDocument = {
  openapi: '3.1.0',
  tags: [
    { name: 'Imports', description: 'Files.' },
    { name: 'Tasks', description: 'Own tasks.' },
    { name: 'Administration', description: 'The rest.' },
  ],
  paths: {
    '/todos': {
      get: {
        operationId: 'listTodos',
        tags: ['Tasks'],
        summary: 'The tasks.',
        'x-permission': 'todos.list',
        responses: { 200: json({ type: 'array' }) },
      },
      post: {
        operationId: 'addTodo',
        tags: ['Tasks'],
        summary: 'Creates a task.',
        'x-permission': 'todos.create',
        requestBody: json({ $ref: '#/components/schemas/NewTask' }),
        responses: { 201: json({ type: 'object' }), 400: { $ref: '#/components/responses/400' } },
      },
    },
    '/imports': {
      post: {
        operationId: 'startImport',
        tags: ['Imports'],
        summary: 'Imports a file.',
        'x-permission': 'imports.create',
        parameters: [{ name: 'name', in: 'query', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'text/csv': {} } },
        responses: { 201: json({ type: 'object' }) },
      },
    },
    '/health': {
      get: {
        operationId: 'getHealth',
        tags: ['Administration'],
        summary: 'Liveness probe.',
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    schemas: { NewTask: newTask },
    responses: { 400: json({ allOf: [{}, { properties: { code: { enum: ['invalid_input'] } } }] }) },
  },
};

function openReference(answers: Parameters<typeof fakeCall>[0] = {}) {
  const server = fakeCall({ 'GET /openapi.json': () => apiDocument, ...answers });
  renderWithProviders(<ApiReferencePage />, { call: server.call });
  return { user: userEvent.setup() };
}

async function openOperation(user: ReturnType<typeof userEvent.setup>, summary: string, group = 'Tasks') {
  await user.click(await screen.findByRole('heading', { level: 2, name: new RegExp(group) }));
  await user.click(await screen.findByText(summary));
  const row = screen.getByText(summary).closest('li');
  if (!row) throw new Error('The operation is not in a list');
  return row;
}

test('the page begins with its groups, and with what holds for all of them', async () => {
  openReference();

  const groups = (await screen.findAllByRole('heading', { level: 2 })).map((group) => group.textContent);

  expect(groups).toEqual(['General rules', 'Imports 1', 'Tasks 2', 'Administration 1']);
  expect(screen.getByText(/begin with hlk_/)).toBeTruthy();
  expect(screen.queryByText('Creates a task.')).toBeNull();
});

test('an operation shows who may make it, what it takes with its references, and how it fails', async () => {
  const { user } = openReference();

  const row = await openOperation(user, 'Creates a task.');
  await user.click(within(row).getByText('Request body'));

  expect(row.textContent).toContain('Permission: todos.create');
  expect(row.textContent).toContain('"maxLength": 500');
  expect(row.textContent).toContain('400 invalid_input');
});

test('an example is there to run and to copy', async () => {
  const { user } = openReference();

  const row = await openOperation(user, 'Imports a file.', 'Imports');
  await user.click(within(row).getByRole('button', { name: 'Copy: curl' }));

  expect((await navigator.clipboard.readText()).split('\n')).toEqual([
    `curl -X POST '${window.location.origin}/api/imports?name=%E2%80%A6' \\`,
    "  -H 'x-api-key: hlk_…' \\",
    "  -H 'content-type: text/csv' \\",
    '  --data-binary @file',
  ]);
  expect(row.textContent).toContain("method: 'POST'");
});

test('what only reads can be run at once', async () => {
  const task: Todo = {
    id: 't1',
    text: 'Call the bank',
    completed: false,
    priority: 'low',
    dueDate: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    completedAt: null,
  };
  const { user } = openReference({ 'GET /todos': () => [task] });
  const row = await openOperation(user, 'The tasks.');

  await user.click(within(row).getByRole('button', { name: 'Run' }));

  expect(await within(row).findByText(/Call the bank/)).toBeTruthy();
});

test('the filter opens what it finds', async () => {
  const { user } = openReference();

  await user.type(await screen.findByRole('searchbox', { name: 'Filter operations' }), 'addtodo{Enter}');

  expect(screen.getByText('Creates a task.')).toBeTruthy();
  expect(screen.queryByText('The tasks.')).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
  expect(screen.getByText('No operation matches.')).toBeTruthy();
});

test('the document can be taken along as a file, with the address it belongs to', async () => {
  openReference();

  const link = await screen.findByRole('link', { name: 'Download as OpenAPI 3.1' });

  expect(link.getAttribute('download')).toBe('openapi.json');
  const servers = [{ url: `${window.location.origin}/api` }];
  expect(JSON.parse(decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? ''))).toEqual({
    ...apiDocument,
    servers,
  });
});

test('a document that did not arrive can be asked for again', async () => {
  let tries = 0;
  const { user } = openReference({
    'GET /openapi.json': () => {
      tries += 1;
      if (tries === 1) throw new Error('503');
      return apiDocument;
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load the API document.');

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { level: 2, name: /Tasks/ })).toBeTruthy();
});
