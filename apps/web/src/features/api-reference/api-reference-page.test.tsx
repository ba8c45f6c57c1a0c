import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { ApiReferencePage } from './api-reference-page.tsx';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const apiDocument = {
  openapi: '3.1.0',
  paths: {
    '/todos': {
      get: { summary: 'The tasks.', 'x-permission': 'todos:list', responses: { 200: json({ type: 'array' }) } },
      post: {
        summary: 'Adds a task.',
        'x-permission': 'todos:create',
        requestBody: json({ title: 'new task' }),
        responses: { 201: json({ type: 'object' }), default: json({ title: 'refusal' }) },
      },
    },
    '/health': { get: { summary: 'The process lives.', responses: { 204: { description: 'Done.' } } } },
  },
};

function openReference(answer: () => unknown = () => apiDocument) {
  const server = fakeCall({ 'GET /openapi.json': answer });
  renderWithProviders(<ApiReferencePage />, { call: server.call });
  return { user: userEvent.setup(), sent: server.sent };
}

test('every call is listed in the order of the document, with what it does and who may make it', async () => {
  openReference();

  const rows = (await screen.findAllByRole('heading', { level: 2 })).map((row) => row.textContent);

  expect(rows).toEqual(['GET /todos', 'POST /todos', 'GET /health']);
  expect(screen.getByText('Permission: todos:create')).toBeTruthy();
  expect(screen.getByText('No sign-in needed')).toBeTruthy();
  expect(screen.getByText('No content')).toBeTruthy();
});

test('a call shows what it takes and what it answers', async () => {
  openReference();
  const row = (await screen.findByText('Adds a task.')).closest('li');
  if (!row) throw new Error('The call is not in a list');

  expect(within(row).getByText('Request body')).toBeTruthy();
  expect(row.textContent).toContain('"title": "new task"');
  expect(row.textContent).not.toContain('refusal');
});

test('the document can be taken along as a file', async () => {
  openReference();

  const link = await screen.findByRole('link', { name: 'Download as OpenAPI 3.1' });

  expect(link.getAttribute('download')).toBe('openapi.json');
  expect(JSON.parse(decodeURIComponent(link.getAttribute('href')?.split(',')[1] ?? ''))).toEqual(apiDocument);
});

test('a document that did not arrive can be asked for again', async () => {
  let tries = 0;
  const { user } = openReference(() => {
    tries += 1;
    if (tries === 1) throw new Error('503');
    return apiDocument;
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The API document could not be loaded.');

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('The tasks.')).toBeTruthy();
});
