import type { Profile } from '@halyard/contracts/profile.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Session } from '../../../session/session.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { ProfilePage } from '../profile-page.tsx';

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

type Options = { readonly own?: Partial<Profile>; readonly answers?: Answers; readonly session?: Partial<Session> };

/** Opens the screen over a server that keeps the account as it is changed. */
export async function openProfile({ own = {}, answers = {}, session }: Options = {}) {
  let kept = profile(own);
  const server = fakeCall({
    'GET /users/profile': () => kept,
    'PUT /users/profile': ({ body }) => {
      const { username, email } = body as Profile;
      kept = { ...kept, username, email };
      return kept;
    },
    'GET /users/profile/sessions': () => [],
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
  const view = renderWithProviders(<ProfilePage />, {
    call: server.call,
    path: '/profile',
    now,
    ...(session && { session }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
  return {
    ...view,
    user,
    writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')),
    reads: (endpoint: string) => server.sent.filter((sent) => sent.endpoint === endpoint).length,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  };
}
