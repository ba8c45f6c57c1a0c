import type { SchemaDiff } from '@halyard/contracts/work/schemas.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type FakeRequest, fakeRequests } from '../../testing/fake-requests.ts';
import { openSchemas, record, reject, summary } from './testing/open-schemas.tsx';

async function sentTo(requests: readonly FakeRequest[], currentPath = 0): Promise<FakeRequest> {
  return vi.waitFor(() => {
    const request = requests[currentPath];
    if (!request) throw new Error('Nothing was sent');
    return request;
  });
}

const versions = [
  { id: 's1', version: 1, createdAt: '2026-11-20T10:00:00.000Z' },
  { id: 's2', version: 2, createdAt: '2026-11-21T08:00:00.000Z' },
];
const diff = (change: Partial<SchemaDiff> = {}): SchemaDiff => ({
  older: { id: 's1', version: 1 },
  newer: { id: 's2', version: 2 },
  changes: [
    {
      pointer: '/properties/customer/properties/email',
      keyword: 'format',
      kind: 'added',
      before: null,
      after: '"email"',
      effect: 'narrowing',
    },
    {
      pointer: '',
      keyword: 'required',
      kind: 'changed',
      before: '["id"]',
      after: '["id","status"]',
      effect: 'narrowing',
    },
  ],
  more: 0,
  verdict: 'breaking',
  counterExample: {
    document: '{"id":"7"}',
    error: { instance: '', schema: '/required', keyword: 'required', message: 'must have "status"' },
  },
  ...change,
});

const openVersions = (found: () => SchemaDiff = () => diff(), path = '/schemas?schema=s2&view=versions') =>
  openSchemas({
    path,
    answers: {
      'GET /schemas/:id': () => record({ id: 's2', version: 2, versions }),
      'GET /schemas/:id/diff': found,
    },
  });

test('two versions are compared: the verdict, a document that proves it, and what changed', async () => {
  const { sent } = openVersions();

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Breaking Some documents are no longer valid. Example:',
  );
  expect(screen.getByText(/"id": "7"/)).toBeTruthy();
  expect(screen.getByText('The whole document: must have "status"')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '2 changes' })).toBeTruthy();
  expect(screen.getAllByText('more strict')).toHaveLength(2);
  expect(sent).toContainEqual({
    endpoint: 'GET /schemas/:id/diff',
    params: { id: 's2' },
    query: { older: 's1' },
  });
});

test('a change leads to its node in the tree', async () => {
  const { user, address } = openVersions();

  await user.click(
    await screen.findByRole('button', { name: 'Show /properties/customer/properties/email in the tree' }),
  );

  expect((await screen.findByRole('treeitem', { name: /^email/ })).getAttribute('aria-selected')).toBe('true');
  expect(address()).toEqual({ schema: 's2', node: '/properties/customer/properties/email' });
});

test.each([
  ['same', 'Only order and descriptions differ.'],
  ['compatible', 'All documents that were valid remain valid.'],
  ['unproved', /^The schema is stricter, but no failing example was found/],
] as const)('the verdict %s is said in words', async (verdict, words) => {
  openVersions(() => diff({ verdict, counterExample: null, changes: [] }));

  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('No keyword changed.')).toBeTruthy();
});

test('versions that cannot be compared say so, and are compared again', async () => {
  let fails = true;
  const { user } = openVersions(() => (fails ? reject(503, 'That took longer than 10 seconds.')() : diff()));
  expect(await screen.findByText('That took longer than 10 seconds.')).toBeTruthy();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Breaking')).toBeTruthy();
});

test('which versions are compared stands in the address', async () => {
  const { user, address } = openVersions();
  await screen.findByText('Breaking');

  await user.selectOptions(screen.getByLabelText('From'), 's2');

  expect(await screen.findByText('Select two different versions.')).toBeTruthy();
  expect(address()).toMatchObject({ older: 's2', newer: 's2' });
});

const invalid = {
  valid: false,
  more: 0,
  tookMs: 3.4,
  errors: [
    {
      instance: '/customer/email',
      schema: '/properties/customer/properties/email/format',
      keyword: 'format',
      message: 'must match format "email"',
    },
  ],
};

test('a pasted document is checked as it was written; its errors are marked in the tree', async () => {
  const requests = fakeRequests();
  const { user } = openSchemas({ path: '/schemas?schema=s1&view=validate' });
  await user.click(await screen.findByLabelText('JSON document'));
  await user.paste('{"customer":{"email":1.10}}');
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  const request = await sentTo(requests);
  expect([request.method, request.url]).toEqual(['POST', '/api/schemas/s1/validate?']);
  expect(await (request.body as Blob).text()).toBe('{"customer":{"email":1.10}}');
  await act(async () => request.answer(200, invalid));
  expect((await screen.findByRole('alert')).textContent).toBe('The document is not valid: 1 error. Checked in 3 ms');

  await user.click(screen.getByRole('button', { name: 'Show the rule for /customer/email in the tree' }));

  const email = await screen.findByRole('treeitem', { name: /^email/ });
  expect(email.getAttribute('aria-selected')).toBe('true');
  expect(within(email).getByText('1 error')).toBeTruthy();
  expect(within(screen.getByRole('treeitem', { name: /^customer/ })).getByText('1 error further in')).toBeTruthy();

  await user.click(screen.getByRole('tab', { name: 'Validate' }));
  expect(await screen.findByLabelText('JSON document')).toHaveProperty('value', '{"customer":{"email":1.10}}');
  expect(screen.getByText('must match format "email"')).toBeTruthy();
});

test('a valid document is said to be valid, until it is changed', async () => {
  const requests = fakeRequests();
  const { user } = openSchemas({ path: '/schemas?schema=s1&view=validate' });
  await user.upload(await screen.findByLabelText('Choose a file'), new File(['{}'], 'order.json'));
  await waitFor(() => expect(screen.getByLabelText('JSON document')).toHaveProperty('value', '{}'));
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  const request = await sentTo(requests);
  await act(async () => request.answer(200, { valid: true, errors: [], more: 0, tookMs: 1 }));
  expect(await screen.findByText(/^The document is valid\./)).toBeTruthy();

  await user.type(screen.getByLabelText('JSON document'), ' ');

  expect(screen.getByText('The document has changed. Validate it again.')).toBeTruthy();
});

test('nothing is sent without a document, and a rejection keeps what was pasted', async () => {
  const requests = fakeRequests();
  const { user } = openSchemas({ path: '/schemas?schema=s1&view=validate' });
  await user.click(await screen.findByRole('button', { name: 'Validate' }));
  expect(screen.getByText('Paste a document first.')).toBeTruthy();
  expect(requests).toEqual([]);

  await user.click(screen.getByLabelText('JSON document'));
  await user.paste('not json');
  await user.click(screen.getByRole('button', { name: 'Validate' }));
  const request = await sentTo(requests);
  await act(async () =>
    request.answer(400, { message: 'This is not valid JSON in UTF-8.', code: 'document_not_json', requestId: 'r1' }),
  );

  expect(await screen.findByText('This is not valid JSON in UTF-8.')).toBeTruthy();
  expect(screen.getByLabelText('JSON document')).toHaveProperty('value', 'not json');
});

async function openDialog(options?: Parameters<typeof openSchemas>[0]) {
  const requests = fakeRequests();
  const view = openSchemas(options);
  await view.user.click(await screen.findByRole('button', { name: 'Create schema' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create schema' }));
  return { ...view, requests, dialog };
}

test('a schema is made from a sample, with its progress, and is then shown', async () => {
  const { user, requests, dialog, address } = await openDialog();
  await user.upload(dialog.getByLabelText('Choose a file'), new File(['id,name\n1,a\n'], 'people.csv'));
  expect(dialog.getByText('people.csv, 12 B')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create schema' }));

  const request = await sentTo(requests);
  expect(request.url).toBe('/api/schemas/infer?name=people.csv&format=csv');
  act(() => request.progress(6));
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('50% sent, 6 B of 12 B');
  await act(async () => request.answer(201, summary({ id: 's9', title: 'People' })));

  expect(await screen.findByText('People created')).toBeTruthy();
  await waitFor(() => expect(address()).toEqual({ schema: 's9' }));
});

test('a sample becomes the next version of the schema that is open', async () => {
  const { user, requests, dialog } = await openDialog({ path: '/schemas?schema=s1' });
  await user.upload(dialog.getByLabelText('Choose a file'), new File(['{}\n'], 'orders.jsonl'));
  await user.click(await dialog.findByLabelText('As the next version of “Order”'));
  await user.click(dialog.getByRole('button', { name: 'Create schema' }));

  expect((await sentTo(requests)).url).toBe('/api/schemas/infer?name=orders.jsonl&of=s1&format=ndjson');
});

test('a file that cannot be read is not sent, and says why', async () => {
  const { user, requests, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Create schema' }));
  expect(dialog.getByText('Choose a file first.')).toBeTruthy();

  await user.upload(dialog.getByLabelText('Choose a file'), new File([''], 'people.csv'));
  await user.click(dialog.getByRole('button', { name: 'Create schema' }));

  expect(dialog.getByText('This file is empty. Choose one with rows in it.')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('what was entered survives a rejection and a closed dialog', async () => {
  const { user, requests, dialog } = await openDialog();
  await user.click(dialog.getByRole('tab', { name: 'JSON Schema' }));
  await user.click(dialog.getByLabelText('Or paste the schema'));
  await user.paste('{"type":7}');
  await user.type(dialog.getByLabelText('Name'), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Add schema' }));
  const request = await sentTo(requests);
  expect(request.url).toBe('/api/schemas?name=Mine');
  await act(async () => request.answer(400, { message: 'This is not a JSON Schema.', code: 'not_a_schema' }));
  expect(await dialog.findByText('This is not a JSON Schema.')).toBeTruthy();

  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Create schema' }));

  expect(screen.getByLabelText('Or paste the schema')).toHaveProperty('value', '{"type":7}');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Mine');
});

test('a schema is made from a month of police data, the newest unless another is chosen', async () => {
  const choices = { months: ['2026-02', '2026-03'], forces: [], areas: [], outcomes: [] };
  const { user, dialog, sent } = await openDialog({
    answers: { 'GET /crime/choices': () => choices, 'POST /schemas/infer-crime': () => summary({ title: 'Crimes' }) },
  });
  await user.click(dialog.getByRole('tab', { name: 'Police data' }));
  await waitFor(() => expect(dialog.getByLabelText('Month')).toHaveProperty('value', '2026-03'));
  await user.selectOptions(dialog.getByLabelText('Kind'), 'Outcomes');
  await user.click(dialog.getByRole('button', { name: 'Create schema' }));

  expect(await screen.findByText('Crimes created')).toBeTruthy();
  expect(sent).toContainEqual({
    endpoint: 'POST /schemas/infer-crime',
    body: { kind: 'outcomes', month: '2026-03' },
  });
});

test('without police data the dialog says where to import some', async () => {
  const { user, dialog } = await openDialog({
    answers: { 'GET /crime/choices': () => ({ months: [], forces: [], areas: [], outcomes: [] }) },
  });

  await user.click(dialog.getByRole('tab', { name: 'Police data' }));

  expect(await dialog.findByText(/^No police data yet\./)).toBeTruthy();
});
