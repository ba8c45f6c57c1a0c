import type { Connection, Entity } from '@halyard/contracts/intelligence/entities.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { present } from '../../../testing/present.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { NetworkPage } from '../network-page.tsx';
import { detailOf, entityPageOf, graphOf, someConnection, someEntity } from './network-records.ts';

/** A error of the server. */
export const reject = (status: number, code?: string) => () => {
  throw new TransportError({ problem: status >= 500 ? 'serverError' : 'other', status, code });
};

export const people: readonly Entity[] = [
  someEntity('ada', { name: 'Ada King', connections: 2 }),
  someEntity('bob', { name: 'Bob Stone', risk: 'Low' }),
  someEntity('firm', { name: 'Crane Ltd', type: 'Organization', risk: null }),
];

const named = (link: Connection['source']) => ({
  ...link,
  name: people.find(({ id }) => id === link.id)?.name ?? link.id,
});
const join = (source: string, target: string, change: Partial<Connection> = {}): Connection => {
  const made = someConnection(source, target, change);
  return { ...made, source: named(made.source), target: named(made.target) };
};

const connections: readonly Connection[] = [
  join('ada', 'firm', { lastContact: '2026-11-19T10:00:00.000Z' }),
  join('bob', 'ada', { type: 'Association', strength: null, lastContact: null }),
];

/** The network among the people of this file, with their names and types. */
function namedGraph(ids: readonly string[], edges: readonly string[]) {
  const graph = graphOf(ids, edges);
  const nodes = graph.nodes.map((node) => {
    const known = people.find(({ id }) => id === node.id);
    return known ? { ...node, name: known.name, type: known.type, risk: known.risk } : node;
  });
  return { ...graph, nodes };
}

type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };
type Query = Readonly<Record<string, string | undefined>>;

const idOf = ({ params }: Input) => (params as { readonly id: string }).id;
const graphFor = ({ center }: Query) =>
  center === 'firm'
    ? namedGraph(['ada', 'firm'], ['ada-firm'])
    : namedGraph(['ada', 'bob', 'firm'], ['ada-firm', 'bob-ada']);

type Options = {
  readonly path?: string;
  readonly answers?: Answers;
  readonly as?: 'admin' | 'analyst' | 'user';
};

/** Opens the screen over a small network: Ada with Bob and a firm. */
export function openNetwork({ path = '/network', answers = {}, as = 'analyst' }: Options = {}) {
  const server = fakeCall({
    'GET /entities': () => entityPageOf(people),
    'GET /entities/:id': (input) => {
      const found = people.find(({ id }) => id === idOf(input));
      if (!found) return reject(404, 'record_not_found')();
      return detailOf(found, { connections: [...connections] });
    },
    'GET /entities/:id/similar': () => ({ similar: [], isPartial: false }),
    'GET /graph': ({ query }) => graphFor(query as Query),
    'GET /graph/path': () => namedGraph(['ada', 'bob', 'firm'], ['ada-firm', 'bob-ada']),
    'POST /entities': ({ body }) => ({ entity: someEntity('new', body as Partial<Entity>), changeId: 'c1' }),
    'PUT /entities/:id': (input) => ({
      entity: someEntity(idOf(input), input.body as Partial<Entity>),
      changeId: 'c2',
    }),
    'DELETE /entities/:id': () => ({ changeId: 'c3' }),
    'POST /connections': () => ({ connection: present(connections[0]), changeId: 'c4' }),
    'PUT /connections/:id': () => ({ connection: present(connections[0]), changeId: 'c5' }),
    'DELETE /connections/:id': () => ({ changeId: 'c6' }),
    'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    ...answers,
  });
  const view = renderWithProviders(<NetworkPage />, {
    call: server.call,
    path,
    session: { currentUser: person({ role: as }) },
    now: new Date('2026-11-21T08:42:00.000Z'),
  });
  return {
    ...view,
    user: userEvent.setup(),
    writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')),
    /** What an endpoint was asked for, request by request. */
    requests: (endpoint: string) =>
      server.sent.filter((sent) => sent.endpoint === endpoint).map(({ query }) => (query ?? {}) as Query),
    address: () => searchText(view.router) as Query,
  };
}

/** The list of entities, once it is there. */
export const listOfEntities = () => screen.findByRole('listbox', { name: 'Entities' });
export const optionOf = (name: string) => screen.findByRole('option', { name: new RegExp(`^${name}`) });
/** The connections of the selected record, once they are there. */
export const table = async () => within(await screen.findByRole('table', { name: 'Connections' }));
