import type { Account } from '@halyard/contracts/accounts/account.ts';
import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { ThreatsPage } from '../threats-page.tsx';
import { countsOf, detailOf, pageOf } from './some-threat.ts';

/** A error of the server. */
export const reject =
  (details: { readonly status: number; readonly code?: string; readonly serverMessage?: string }) => (): never => {
    throw new TransportError({ problem: details.status >= 500 ? 'serverError' : 'other', ...details });
  };

type Query = Readonly<Record<string, string | undefined>>;
type Options = {
  readonly answers?: Answers;
  readonly path?: string;
  readonly as?: Account['role'];
};

const now = new Date('2026-11-21T08:42:00.000Z');
const yesterday = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
const today = { from: '2026-11-21T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' };

/** Opens the screen over a server that knows these threats and applies changes. */
export function openThreats(given: readonly Threat[], { answers = {}, path = '/threats', as }: Options = {}) {
  let threats = [...given];
  const find = (params: unknown) => threats.find(({ id }) => id === (params as Threat).id);
  const save = (changed: Threat) => {
    threats = threats.map((threat) => (threat.id === changed.id ? changed : threat));
    return changed;
  };
  const server = fakeCall({
    'GET /threats': () => pageOf(threats),
    'GET /threats/trend': () => ({
      bucket: 'day',
      points: [
        { ...yesterday, counts: countsOf([]) },
        { ...today, counts: countsOf(threats) },
      ],
    }),
    'GET /threats/map': () => ({ places: [], unplaced: [], placed: 0, total: threats.length }),
    'GET /threats/outside': () => ({ earlier: 0, later: 0, since: null, until: null }),
    'GET /threats/:id': ({ params }) => {
      const threat = find(params);
      return threat ? detailOf(threat) : reject({ status: 404, code: 'record_not_found' })();
    },
    'GET /objects/:objectType/:objectId/observables': () => ({ observables: [], total: 0 }),
    'GET /indicators/:id': () => ({ indicator: null, sightings: [], total: 0 }),
    'POST /threats/changes': ({ body }) => {
      const { threats: wanted, reason = '', verdict, status, severity } = body;
      const changed = threats
        .filter(({ id }) => wanted.some((threat) => threat.id === id))
        .map((threat) =>
          save({
            ...threat,
            ...(status && { status }),
            ...(severity && { severity }),
            ...(verdict !== undefined && { verdict: verdict && { verdict, reason } }),
            acknowledged: null,
            version: threat.version + 1,
          }),
        );
      return { changed, skipped: [], changeId: 'change-1' };
    },
    'POST /changes/:id/undo': () => ({ undone: 1, kept: [] }),
    ...answers,
  });
  const session = as ? { session: { currentUser: person({ role: as }) } } : {};
  const view = renderWithProviders(<ThreatsPage />, { call: server.call, path, now, ...session });
  return {
    ...view,
    user: userEvent.setup(),
    writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')),
    /** The requests to an endpoint, in order. */
    requests: (endpoint: string) =>
      server.sent.filter((sent) => sent.endpoint === endpoint).map(({ query }) => query as Query),
    address: () => searchText(view.router) as Query,
  };
}

/** The row of a threat. */
export async function rowOf(name: string) {
  const row = (await screen.findByRole('link', { name })).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row);
}
