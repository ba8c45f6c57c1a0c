import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { userEvent } from '@testing-library/user-event';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { plantTokens } from '../../../testing/fake-tokens.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { searchText } from '../../../testing/search-text.ts';
import { ImportsPage } from '../imports-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

/** A completed import of ada's; `change` overrides it. */
export const importRecord = (change: Partial<ImportRecord> = {}): ImportRecord => ({
  id: 'i1',
  fileName: 'bundle.json',
  format: 'stix',
  state: 'finished',
  by: { id: 'p1', name: 'ada' },
  source: null,
  startedAt: '2026-11-21T08:30:00.000Z',
  finishedAt: '2026-11-21T08:31:00.000Z',
  bytes: 2_048,
  bytesRead: 2_048,
  objectsIn: 12,
  created: 8,
  updated: 2,
  unchanged: 1,
  rejected: 1,
  skipped: 0,
  previewed: false,
  problem: null,
  problemDetail: '',
  undo: null,
  ...change,
});

type Options = { readonly answers?: Answers; readonly path?: string; readonly role?: 'admin' | 'analyst' | 'user' };

/** Opens the screen over a server that knows these imports; the list is refetched each time. */
export function openImports(imports: () => readonly ImportRecord[], { answers = {}, path, role }: Options = {}) {
  plantTokens(sessionStorage);
  const server = fakeCall({
    'GET /users/me': () => person({ role: role ?? 'analyst' }),
    'GET /imports': () => ({ imports: imports(), next: null }),
    ...answers,
  });
  const { session } = fakeSession({ call: server.call });
  const view = renderWithProviders(
    <SessionProvider store={session}>
      <ImportsPage />
    </SessionProvider>,
    { call: server.call, path: path ?? '/imports', now },
  );
  return {
    user: userEvent.setup(),
    sent: server.sent,
    address: () => searchText(view.router) as Readonly<Record<string, string>>,
  };
}
