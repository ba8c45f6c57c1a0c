import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeCall } from '../../testing/fake-call.ts';
import { readSchema } from './schema-queries.ts';
import { openSchemas, record, reject, summary } from './testing/open-schemas.tsx';

const listOfSchemas = async () => within(await screen.findByRole('list', { name: 'Available Schemas' }));
const tree = () => screen.findByRole('tree', { name: 'Properties of Order' });
const item = async (name: RegExp) => within(await tree()).findByRole('treeitem', { name });

test('the list shows descriptions, or the title and the id where there is none, and when each was created', async () => {
  openSchemas({
    answers: {
      'GET /schemas/list': () => [
        summary(),
        summary({ id: 's2', title: 'Invoice', description: ' ' }),
        summary({ id: 's3', title: '', description: '' }),
      ],
    },
  });
  const list = await listOfSchemas();

  expect(screen.getByRole('heading', { name: 'Schema Explorer' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Available Schemas' })).toBeTruthy();
  expect(list.getByText('Orders of the shop')).toBeTruthy();
  expect(list.getByRole('button', { name: /^Invoice/ })).toBeTruthy();
  expect(list.getByText('s2')).toBeTruthy();
  expect(list.getByRole('button', { name: /^No description/ })).toBeTruthy();
  expect(list.getAllByText('Created 11/20/2026')).toHaveLength(3);
  expect(screen.getByText('Select a schema from the list to view its details.')).toBeTruthy();
});

test('selecting a schema loads its details, and the address keeps it', async () => {
  const { user, sent, address } = openSchemas();

  await user.click((await listOfSchemas()).getByRole('button', { name: /Orders of the shop/ }));

  expect(await screen.findByRole('heading', { name: 'Order' })).toBeTruthy();
  expect(sent).toContainEqual({ endpoint: 'GET /schemas/:id', params: { id: 's1' } });
  expect(address()).toEqual({ schema: 's1' });
  expect(screen.getByText('11/20/2026 10:00')).toBeTruthy();
  expect(screen.getByText('orders.csv')).toBeTruthy();
  expect(screen.getByText('s1')).toBeTruthy();
  expect(screen.getByText('12,400')).toBeTruthy();
  expect(screen.getAllByText('Orders of the shop')).toHaveLength(2);
});

test('a schema without a title is called Schema Details', async () => {
  openSchemas({ path: '/schemas?schema=s1', answers: { 'GET /schemas/:id': () => record({ schema: {}, title: '' }) } });

  expect(await screen.findByRole('heading', { name: 'Schema Details' })).toBeTruthy();
});

test('the newest schema is asked for when nobody says which one', async () => {
  const { call, sent } = fakeCall({ 'GET /schemas/:id': () => record() });

  await readSchema(call);

  expect(sent).toEqual([{ endpoint: 'GET /schemas/:id', params: { id: 'latest' } }]);
});

test('latest is an address like any other', async () => {
  const { sent } = openSchemas({ path: '/schemas?schema=latest' });

  expect(await screen.findByRole('heading', { name: 'Order' })).toBeTruthy();
  expect(sent).toContainEqual({ endpoint: 'GET /schemas/:id', params: { id: 'latest' } });
});

test('nodes start collapsed, open with a click and close with another', async () => {
  const { user } = openSchemas({ path: '/schemas?schema=s1' });
  const customer = await item(/^customer/);
  expect(customer.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('treeitem', { name: /^email/ })).toBeNull();

  await user.click(customer);
  expect((await item(/^email/)).getAttribute('aria-level')).toBe('2');

  await user.click(await item(/^customer/));
  await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^email/ })).toBeNull());
});

test('a leaf says its type, format, values and description; the details say all of it', async () => {
  const { user, address } = openSchemas({ path: '/schemas?schema=s1' });
  const status = await item(/^status/);

  for (const words of ['string', 'slug', 'open, shipped', /^How far the order is\./]) {
    expect(within(status).getByText(words)).toBeTruthy();
  }
  expect(within(await item(/^id/)).getByText('required')).toBeTruthy();
  await user.click(status);

  const details = within(screen.getByRole('region', { name: 'Node details' }));
  expect(details.getByText('How far the order is. '.repeat(20).trim())).toBeTruthy();
  expect(details.getByText('"shipped"')).toBeTruthy();
  expect(details.getByText('/properties/status')).toBeTruthy();
  expect(address()).toEqual({ schema: 's1', node: '#/properties/status' });
});

test('the details say what share of the rows supports a statement', async () => {
  const evidence = {
    pointer: '/properties/status',
    seen: 12_177,
    of: 12_400,
    nulls: 0,
    types: { string: 12_177 },
    distinct: 2,
    described: 'name:status',
  };
  const { user } = openSchemas({
    path: '/schemas?schema=s1',
    answers: { 'GET /schemas/:id': () => record({ evidence: [evidence] }) },
  });

  await user.click(await item(/^status/));

  expect(screen.getByText('in 98.2% of 12,400 rows')).toBeTruthy();
  expect(screen.getByText('name:status')).toBeTruthy();
  expect(screen.getByText('1 generated by rule')).toBeTruthy();
});

test('a node that repeats an outer one leads there', async () => {
  const { user } = openSchemas({ path: '/schemas?schema=s1' });
  await user.click(await item(/^parent/));
  const details = within(screen.getByRole('region', { name: 'Node details' }));
  expect(details.getByText('Repeats an outer level of the schema.')).toBeTruthy();

  await user.click(details.getByRole('button', { name: 'Go to the outer level' }));

  await waitFor(() => expect(screen.getByRole('button', { name: /^Schema object/ }).ariaPressed).toBe('true'));
});

test('a search opens the way to what it finds, one match after the other', async () => {
  const { user } = openSchemas({ path: '/schemas?schema=s1' });
  await user.type(await screen.findByLabelText('Search names, descriptions and values'), 'city');
  expect(await screen.findByText('1 match')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Next match' }));

  expect((await item(/^city/)).getAttribute('aria-selected')).toBe('true');
  expect((await item(/^address/)).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('1 of 1')).toBeTruthy();
});

test('a link to a place opens the way there', async () => {
  openSchemas({
    path: `/schemas?schema=s1&node=${encodeURIComponent('/properties/lines/items/properties/sku/minLength')}`,
  });

  expect((await item(/^sku/)).getAttribute('aria-selected')).toBe('true');
});

test('the tree is walked with the keyboard', async () => {
  const { user } = openSchemas({ path: '/schemas?schema=s1' });
  const element = await tree();
  const active = () => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
  element.focus();

  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch(/^id/);
  await user.keyboard('c');
  expect(active()).toMatch(/^customer/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(active()).toMatch(/^email/);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(active()).toMatch(/^customer/);
  expect(screen.queryByRole('treeitem', { name: /^email/ })).toBeNull();
  await user.keyboard('*');
  expect(screen.getByRole('treeitem', { name: /^items/ })).toBeTruthy();
  await user.keyboard('{Home}');
  expect(active()).toMatch(/^id/);
});

test('a list that cannot be loaded says so, shows three examples as such, and is read again', async () => {
  let fails = true;
  const { user } = openSchemas({ answers: { 'GET /schemas/list': () => (fails ? reject(500)() : [summary()]) } });
  expect(await screen.findByText('Failed to load schema list. Please try again later.')).toBeTruthy();
  const examples = (await listOfSchemas()).getAllByRole('button');
  expect(examples).toHaveLength(3);
  for (const example of examples) expect(within(example).getByText('Sample data')).toBeTruthy();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Orders of the shop')).toBeTruthy();
  expect(screen.queryByText('Sample data')).toBeNull();
});

test('a schema that cannot be loaded says so, shows the customer example as such, and is read again', async () => {
  let fails = true;
  const { user } = openSchemas({
    path: '/schemas?schema=s1',
    answers: { 'GET /schemas/:id': () => (fails ? reject(503, 'The server rests.')() : record()) },
  });
  expect(await screen.findByText('Failed to load schema. Please try again later.')).toBeTruthy();
  expect(screen.getByText('Sample data')).toBeTruthy();
  expect(await screen.findByRole('treeitem', { name: /^orders/ })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Validate' })).toBeNull();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Order' })).toBeTruthy();
});

test('an empty list says what will stand there', async () => {
  openSchemas({ answers: { 'GET /schemas/list': () => [] } });

  expect(await screen.findByText('No schemas yet')).toBeTruthy();
});

test('viewers are told why they cannot make or delete', async () => {
  openSchemas({ path: '/schemas?schema=s1', role: 'user' });

  expect(
    await screen.findByText('You have read-only access. Analysts and administrators can create schemas.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create schema' })).toHaveProperty('disabled', true);
  const remove = await screen.findByRole('button', { name: 'Delete' });
  expect([remove.title, (remove as HTMLButtonElement).disabled]).toEqual([
    'You can delete only your own schemas.',
    true,
  ]);
  expect(screen.queryByRole('button', { name: 'Edit description' })).toBeNull();
});

test('a deleted schema can be brought back', async () => {
  const { user, sent, address } = openSchemas({
    path: '/schemas?schema=s1',
    answers: { 'DELETE /schemas/:id': () => summary(), 'POST /schemas/:id/restore': () => summary() },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Order deleted. You can restore it for 30 days.')).toBeTruthy();
  await waitFor(() => expect(address()).toEqual({}));

  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Order restored')).toBeTruthy();
  expect(sent).toContainEqual({ endpoint: 'POST /schemas/:id/restore', params: { id: 's1' } });
  await waitFor(() => expect(address()).toEqual({ schema: 's1' }));
});

test('the description is rewritten where it stands; what was written survives a rejection', async () => {
  let fails = true;
  const { user, sent } = openSchemas({
    path: '/schemas?schema=s1',
    answers: { 'PUT /schemas/:id/description': () => (fails ? reject(500, 'The server rests.')() : summary()) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit description' }));
  const field = screen.getByLabelText('Description');
  await user.clear(field);
  await user.type(field, 'All orders');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The server rests.')).toBeTruthy();
  expect(field).toHaveProperty('value', 'All orders');

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Description saved')).toBeTruthy();
  expect(sent).toContainEqual({
    endpoint: 'PUT /schemas/:id/description',
    params: { id: 's1' },
    body: { description: 'All orders' },
  });
});

function catchFiles() {
  const saved: { name: string; blob: Blob | undefined }[] = [];
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        blobs.push(blob);
        return 'blob:here';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: blobs.at(-1) });
  });
  return saved;
}

test('a schema is taken along as TypeScript', async () => {
  const saved = catchFiles();
  const file = { name: 'order.ts', mediaType: 'text/plain', text: 'export type Order = {};' };
  const { user, sent } = openSchemas({
    path: '/schemas?schema=s1',
    answers: { 'GET /schemas/:id/export': () => ({ file }) },
  });

  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'TypeScript types' }));

  expect(await screen.findByText('order.ts saved')).toBeTruthy();
  expect(saved.map(({ name }) => name)).toEqual(['order.ts']);
  expect(sent.at(-1)).toEqual({
    endpoint: 'GET /schemas/:id/export',
    params: { id: 's1' },
    query: { format: 'typescript' },
  });
});

test('an example that stands in is taken along as JSON only, and marked in the file', async () => {
  const saved = catchFiles();
  const { user } = openSchemas({ path: '/schemas?schema=s1', answers: { 'GET /schemas/:id': reject(500) } });

  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  await user.click(screen.getByRole('menuitem', { name: 'JSON Schema' }));

  expect(saved.map(({ name }) => name)).toEqual(['sample-data-customer.schema.json']);
  expect(JSON.parse((await saved[0]?.blob?.text()) ?? '')).toHaveProperty(
    '$comment',
    expect.stringMatching(/^Sample data/),
  );
});

test('a link to a schema that is gone says so and leads back, without another try', async () => {
  const { user, address } = openSchemas({ path: '/schemas?schema=s9', answers: { 'GET /schemas/:id': reject(404) } });

  expect(await screen.findByText('This schema no longer exists.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));

  expect(address().schema).toBeUndefined();
});
