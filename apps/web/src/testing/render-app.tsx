import type { Account } from '@halyard/contracts/accounts/account.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { HistoryState } from '@tanstack/react-router';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Call } from '../api/call.ts';
import { createCall } from '../api/create-call.ts';
import { createAppRouter } from '../app/routes.tsx';
import { stringifySearch } from '../app/search-params.ts';
import type { SessionPorts, SessionStore } from '../session/create-session.ts';
import type { IdentityClient } from '../session/provider/identity-client-type.ts';
import { type Session, SessionContext } from '../session/session.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import { consoleText } from '../text/en/shell/console.ts';
import type { Product } from '../text/product.ts';
import { TextProvider } from '../text/words.tsx';
import { type Answers, fakeCall } from './fake-call.ts';
import { fakeSession } from './fake-session.ts';
import { plantTokens } from './fake-tokens.ts';
import { eventList, person } from './people.ts';
import { Surroundings } from './surroundings.tsx';

type ScreenOptions = {
  readonly call?: Call;
  readonly session?: Partial<Session>;
  readonly path?: string;
  readonly now?: Date;
};

const asText = (search: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));

function routerAround(ui: ReactNode, path: string) {
  const root = createRootRoute();
  const screen = createRoute({ getParentRoute: () => root, path: '$', component: () => ui, validateSearch: asText });
  const history = createMemoryHistory({ initialEntries: [path] });
  return createRouter({ routeTree: root.addChildren([screen]), history, stringifySearch });
}

/** Renders one signed-in screen among everything it relies on, without the bar and the guard around it. */
export function renderWithProviders(ui: ReactNode, { call, session, path = '/', now }: ScreenOptions = {}) {
  const clock = () => now?.getTime() ?? Date.now();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = routerAround(
    <TextProvider words={consoleText}>
      <QueryClientProvider client={queries}>{ui}</QueryClientProvider>
    </TextProvider>,
    path,
  );
  const known: Session = {
    currentUser: person(),
    loading: false,
    initialized: true,
    authError: null,
    initTimeout: false,
    refreshAccount: async () => {},
    signOut: async () => {},
    hasLeft: () => false,
    ...session,
  };
  const view = render(
    <Surroundings
      call={call ?? fakeCall({}).call}
      now={clock}
      router={router}
      within={(rest) => <SessionContext value={known}>{rest}</SessionContext>}
    />,
  );
  return { ...view, router };
}

type AppOptions = {
  readonly path: string;
  /** State from the previous screen through the history entry. */
  readonly state?: HistoryState;
  /** Signed in with this role; absent: a visitor. */
  readonly as?: Account['role'];
  /** Responses of the server, in addition to those for every screen. */
  readonly answers?: Answers;
  /** In place of `answers`: the real API client over this. */
  readonly fetch?: typeof fetch;
  readonly identity?: Partial<IdentityClient>;
  readonly ports?: Partial<SessionPorts>;
  readonly product?: Product;
  readonly isAnalyticsOn?: boolean;
  readonly now?: Date;
};

const everyScreenAsks = (role: Account['role']): Answers => ({
  'GET /users/me': () => person({ role }),
  'GET /events': () => eventList(),
  'PUT /events/seen': () => undefined,
  'GET /notifications': () => ({ notifications: [], total: 0, unread: 0, archived: 0, next: null }),
  'POST /analytics': () => undefined,
  'GET /todos': () => [],
  'GET /views': () => [],
  'GET /todos/activity': () => ({ trend: { scope: 'own', tasksBefore: 0, tasksNow: 0, percent: null }, days: [] }),
  'GET /dashboard/summary': () => ({
    totalRecords: 0,
    activeProcesses: 0,
    completedProcesses: 0,
    processingRate: 0,
    completionRate: 0,
  }),
  'GET /dashboard/layout': () => ({ widgets: null }),
});

/** The API client of the product over a `fetch` of the test's own, tied to the session as `main.tsx` ties it. */
function callOver(request: typeof fetch, readSession: () => SessionStore): Call {
  return createCall({
    fetch: request,
    getAccessToken: () => readSession().getAccessToken(),
    onSignedOut: (code) => readSession().endRejected(code),
    onForbidden: () => readSession().refreshAccount(),
  });
}

/** Opens the whole console at `path`: real routes, guard, session and screens; fake are server and provider. */
export function renderApp({
  path,
  state,
  as,
  answers,
  fetch: request,
  identity = {},
  ports = {},
  ...rest
}: AppOptions) {
  if (as) plantTokens(sessionStorage);
  const server = fakeCall({ ...everyScreenAsks(as ?? 'analyst'), ...answers });
  const call = request ? callOver(request, () => opened.session) : server.call;
  const opened = fakeSession({ call, identity, ports });
  const history = createMemoryHistory({ initialEntries: [path] });
  history.replace(path, state);
  const router = createAppRouter(history);
  const { now, ...known } = rest;
  const view = render(
    <Surroundings
      {...known}
      call={call}
      now={() => now?.getTime() ?? Date.now()}
      router={router}
      within={(screens) => <SessionProvider store={opened.session}>{screens}</SessionProvider>}
    />,
  );
  return {
    ...view,
    ...opened,
    router,
    sent: server.sent,
    user: userEvent.setup(),
    /** The current location. */
    currentPath: () => router.state.location.pathname,
  };
}
