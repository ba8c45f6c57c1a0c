import type { Account } from '@halyard/contracts/accounts/account.ts';
import { userEvent } from '@testing-library/user-event';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { queueOf } from '../alerts/received/testing/alert-of.ts';
import { SecurityPage } from '../security-page.tsx';
import { incidentOf, kpisOf, summaryOf } from './records.ts';

type Options = {
  readonly path?: string;
  readonly answers?: Answers;
  readonly as?: Account['role'];
};

const now = new Date('2026-11-21T08:42:00.000Z');

export const counts = { all: 2, open: 1, investigating: 1, mitigated: 0, resolved: 0 };

/** The list as the server would answer with it. */
export const listOf = (...incidents: ReturnType<typeof summaryOf>[]) => ({
  incidents,
  total: incidents.length,
  counts,
  next: null,
});

/** A error of the server. */
export const reject =
  (status: number, serverMessage?: string, code?: string): (() => never) =>
  () => {
    throw new TransportError({ problem: 'other', status, code, serverMessage });
  };

/** Opens the screen with a server that has two incidents. */
export function openSecurity({ path = '/security', answers = {}, as = 'analyst' }: Options = {}) {
  const server = fakeCall({
    'GET /incidents/kpis': () => kpisOf(),
    'GET /incidents': () => listOf(summaryOf(142, { status: 'Investigating', severity: 'Critical' }), summaryOf(141)),
    'GET /incidents/:id': ({ params }) => incidentOf(Number((params as { id: string }).id)),
    'GET /incidents/:id/similar': () => ({ incidents: [] }),
    'GET /objects/:objectType/:objectId/observables': () => ({ observables: [], total: 0 }),
    'GET /received-alerts': () => queueOf([]),
    'GET /users/assignable': () => [{ id: 'p2', name: 'Grace Hopper', unresolved: 1 }],
    ...answers,
  });
  const view = renderWithProviders(<SecurityPage />, {
    call: server.call,
    path,
    now,
    session: { currentUser: person({ role: as }) },
  });
  return {
    user: userEvent.setup(),
    sent: server.sent,
    sentTo: (endpoint: string) => server.sent.filter((one) => one.endpoint === endpoint),
    address: () => searchText(view.router) as Readonly<Record<string, string | undefined>>,
  };
}
