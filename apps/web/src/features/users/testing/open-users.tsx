import type { User, UserPage } from '@halyard/contracts/accounts/users.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type StepUp, StepUpContext } from '../../../session/sign-in/step-up.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { present } from '../../../testing/present.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { type Product, ProductContext } from '../../../text/product.ts';
import { UsersPage } from '../users-page.tsx';

/** A user in the directory; `change` overrides them. */
export const someone = (username: string, change: Partial<User> = {}): User => ({
  id: `id-${username}`,
  username,
  email: `${username}@example.com`,
  role: 'viewer',
  department: 'Engineering',
  status: 'active',
  lastLogin: null,
  firstName: 'Ada',
  lastName: 'King',
  company: 'Analytical Engines',
  requestedRole: null,
  invited: false,
  secondFactor: false,
  deletionRequestedAt: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 1,
  ...change,
});

export const pageOf = (users: readonly User[], change: Partial<UserPage> = {}): UserPage => ({
  users: [...users],
  total: users.length,
  everyone: users.length,
  page: 1,
  size: 50,
  ...change,
});

/** A error of the server, with or without its own message. */
export const reject =
  (serverMessage?: string, status = 409) =>
  () => {
    throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, serverMessage });
  };

type Query = Readonly<Record<string, string | undefined>>;

/** Whether a request only counts. */
const isCount = (query: unknown) => (query as Query).size === '1';

type Options = {
  readonly answers?: Answers;
  readonly path?: string;
  readonly stepUp?: StepUp;
  readonly now?: Date;
  readonly product?: Product;
};

/** Opens the screen over a directory that stores what it is sent. */
export function openUsers(
  people: readonly User[],
  { answers = {}, path = '/users', stepUp, now, product }: Options = {},
) {
  let directory = [...people];
  const change = (params: unknown, edit: Partial<User>) => {
    const { id } = params as Pick<User, 'id'>;
    directory = directory.map((user) => (user.id === id ? { ...user, ...edit } : user));
    return present(directory.find((user) => user.id === id));
  };
  const { 'GET /users': list = () => pageOf(directory), ...others } = answers;
  const server = fakeCall({
    'GET /users': (input) => (isCount(input.query) ? pageOf([], { total: 7 }) : list(input)),
    'GET /users/:id': ({ params }) => change(params, {}),
    'POST /users': ({ body }) => someone('new', body as Partial<User>),
    'PUT /users/:id': ({ params, body }) => change(params, body as Partial<User>),
    'PATCH /users/:id/status': ({ params, body }) => change(params, body as Partial<User>),
    'DELETE /users/:id': ({ params }) => {
      directory = directory.filter(({ id }) => id !== (params as User).id);
    },
    ...others,
  });
  const screenOf = <UsersPage />;
  const inProduct = product ? <ProductContext value={product}>{screenOf}</ProductContext> : screenOf;
  const view = renderWithProviders(stepUp ? <StepUpContext value={stepUp}>{inProduct}</StepUpContext> : inProduct, {
    call: server.call,
    path,
    ...(now && { now }),
  });
  return {
    ...view,
    user: userEvent.setup(),
    writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')),
    /** The requests to the list, in order. */
    requests: () =>
      server.sent
        .filter(({ endpoint, query }) => endpoint === 'GET /users' && !isCount(query))
        .map(({ query }) => query as Query),
    address: () => searchText(view.router) as Query,
  };
}

/** The row of a person. */
export async function rowOf(username: string) {
  const row = (await screen.findByText(username)).closest('tr');
  if (!row) throw new Error(`${username} is in no row`);
  return within(row);
}
