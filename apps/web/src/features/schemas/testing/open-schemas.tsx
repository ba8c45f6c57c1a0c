import type { SchemaRecord, SchemaSummary } from '@halyard/contracts/work/schemas.ts';
import { userEvent } from '@testing-library/user-event';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { plantTokens } from '../../../testing/fake-tokens.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { SchemasPage } from '../schemas-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

/** An answer that rejects. */
export const reject = (status: number, serverMessage?: string) => () => {
  throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, serverMessage });
};

/** A schema of an order: nested objects, an array, and a leaf with every keyword of a leaf. */
const orderSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Order',
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Identifies the order.' },
    status: {
      type: 'string',
      format: 'slug',
      enum: ['open', 'shipped'],
      description: 'How far the order is. '.repeat(20).trim(),
    },
    customer: {
      type: 'object',
      properties: { email: { type: 'string', format: 'email' }, address: { $ref: '#/$defs/address' } },
    },
    lines: { type: 'array', items: { type: 'object', properties: { sku: { type: 'string', minLength: 3 } } } },
    parent: { $ref: '#' },
  },
  $defs: { address: { type: 'object', properties: { city: { type: 'string' } } } },
};

/** An item of the list; `change` makes it special. */
export const summary = (change: Partial<SchemaSummary> = {}): SchemaSummary => ({
  id: 's1',
  createdAt: '2026-11-20T10:00:00.000Z',
  source: 'orders.csv',
  description: 'Orders of the shop',
  title: 'Order',
  origin: 'csv',
  family: 'f1',
  version: 1,
  sample: false,
  ...change,
});

/** A schema of ada's; `change` makes it special. */
export const record = (change: Partial<SchemaRecord> = {}): SchemaRecord => ({
  ...summary(),
  schema: orderSchema,
  address: 'schema:///orders.csv',
  related: [],
  draft: '2020-12',
  bytes: 2_048,
  by: { id: 'p1', name: 'ada' },
  rows: 12_400,
  evidence: [],
  versions: [{ id: 's1', version: 1, createdAt: '2026-11-20T10:00:00.000Z' }],
  ...change,
});

type Options = { readonly answers?: Answers; readonly path?: string; readonly role?: 'admin' | 'analyst' | 'user' };

/** Opens the screen over a server that knows one schema. */
export function openSchemas({ answers = {}, path = '/schemas', role = 'analyst' }: Options = {}) {
  plantTokens(sessionStorage);
  const server = fakeCall({
    'GET /users/me': () => person({ role }),
    'GET /schemas/list': () => [summary()],
    'GET /schemas/:id': () => record(),
    ...answers,
  });
  const { session } = fakeSession({ call: server.call });
  const view = renderWithProviders(
    <SessionProvider store={session}>
      <SchemasPage />
    </SessionProvider>,
    { call: server.call, path, now, session: { currentUser: person({ role }) } },
  );
  return {
    user: userEvent.setup(),
    sent: server.sent,
    address: () => searchText(view.router) as Readonly<Record<string, string>>,
  };
}
