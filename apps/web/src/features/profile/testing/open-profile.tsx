import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import { settingsBeforeLoad } from '@halyard/contracts/accounts/settings.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Session, SessionContext } from '../../../session/session.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type StepUp, StepUpContext } from '../../../session/sign-in/step-up.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { ProfilePage } from '../profile-page.tsx';
import { fakePool, type PoolAnswers } from './fake-pool.ts';

const now = new Date('2026-11-21T08:42:00.000Z');

/** The own account; `change` makes it special. */
export const profile = (change: Partial<Profile> = {}): Profile => ({
  ...person(),
  signInEmail: null,
  passwordChangedAt: '2026-11-01T08:00:00.000Z',
  passwordExpiresAt: '2027-01-30T08:00:00.000Z',
  secondFactor: { enrolled: false, recoveryCodesLeft: 0 },
  deletionRequestedAt: null,
  ...change,
});

type Options = {
  readonly own?: Partial<Profile>;
  readonly answers?: Answers;
  readonly session?: Partial<Session>;
  /** Responses of the user pool, by operation. */
  readonly pool?: PoolAnswers;
  readonly stepUp?: StepUp;
  readonly path?: string;
};

/** The current user, as seen by the screen. */
const signedIn = (session: Partial<Session> = {}): Session => ({
  currentUser: person(),
  loading: false,
  initialized: true,
  authError: null,
  initTimeout: false,
  refreshAccount: async () => {},
  signOut: async () => {},
  hasLeft: () => false,
  ...session,
});

/** Opens the screen over a server that stores changes of the account. */
export async function openProfile(options: Options = {}) {
  const { own = {}, answers = {}, session, pool = {}, stepUp = (work) => work(), path = '/profile' } = options;
  let kept = profile(own);
  const server = fakeCall({
    'GET /users/profile': () => kept,
    'PUT /users/profile': ({ body }) => {
      const { username, email } = body as Profile;
      kept = { ...kept, username, email };
      return kept;
    },
    'GET /users/profile/sessions': () => [],
    'GET /users/profile/devices': () => [],
    'GET /users/settings': () => settingsBeforeLoad,
    'GET /users/profile/activity': () => ({ events: [], next: null }),
    'POST /users/profile/deletion-request': () => {
      kept = { ...kept, deletionRequestedAt: now.toISOString() };
      return { requestedAt: now.toISOString() };
    },
    'POST /users/profile/deletion-request/withdrawal': () => {
      kept = { ...kept, deletionRequestedAt: null };
    },
    ...answers,
  });
  const user = userEvent.setup();
  const requests = fakePool(pool);
  const view = renderWithProviders(
    <SessionProvider store={fakeSession({ call: server.call }).session}>
      <SessionContext value={signedIn(session)}>
        <StepUpContext value={stepUp}>
          <ProfilePage />
        </StepUpContext>
      </SessionContext>
    </SessionProvider>,
    { call: server.call, path, now },
  );
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  return {
    ...view,
    user,
    /** The operations requested from the user pool, with their payloads. */
    requests,
    writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')),
    reads: (endpoint: string) => server.sent.filter((sent) => sent.endpoint === endpoint).length,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  };
}
