import type { ObservableEntry } from '@halyard/contracts/inflow/observables.ts';
import { userEvent } from '@testing-library/user-event';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { ObservablesPage } from '../observables-page.tsx';

type Options = {
  readonly path?: string;
  readonly rows?: readonly ObservableEntry[];
  readonly answers?: Answers;
  readonly as?: 'admin' | 'analyst' | 'user';
};

const now = new Date('2026-11-21T08:42:00.000Z');

/** Opens the screen with a server that has these observables. */
export function openObservables({ path = '/observables', rows = [], answers = {}, as = 'analyst' }: Options = {}) {
  const server = fakeCall({
    'GET /observables': () => ({ observables: [...rows], total: rows.length, next: null, hasAny: rows.length > 0 }),
    'GET /observables/:id': ({ params }) => {
      const observable = rows.find(({ id }) => id === params.id);
      if (!observable) throw new Error(`There is no observable ${params.id}`);
      return { observable, warningLists: [], imports: [], sightings: [] };
    },
    'GET /observables/:id/uses': () => ({ uses: [], total: 0, next: null }),
    'GET /sightings': () => ({ sightings: [], total: 0, next: null }),
    'GET /warning-lists': () => [],
    'GET /observables/:id/block-entries': () => [],
    'GET /block-lists': () => [],
    'GET /observables/:id/enrichment': () => [],
    'GET /address-places': () => ({ countries: [], networks: [] }),
    'GET /enrichment': () => ({ tables: [], files: [], actions: [] }),
    ...answers,
  });
  const view = renderWithProviders(<ObservablesPage />, {
    call: server.call,
    path,
    now,
    session: { currentUser: person({ role: as }) },
  });
  return {
    user: userEvent.setup(),
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}
