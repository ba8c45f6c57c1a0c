import type { Profile } from '@halyard/contracts/accounts/profile.ts';
import { type Settings, settingsBeforeLoad } from '@halyard/contracts/accounts/settings.ts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { IdentityClient } from '../../../session/provider/identity-client-type.ts';
import { SessionProvider } from '../../../session/session-provider.tsx';
import { type StepUp, StepUpContext } from '../../../session/sign-in/step-up.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { fakeSession } from '../../../testing/fake-session.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { SettingsPage } from '../settings-page.tsx';

const now = new Date('2026-11-21T08:42:00.000Z');

/** The server's settings; `change` overrides them. */
export const kept = (change: Partial<Settings> = {}): Settings => ({
  ...settingsBeforeLoad,
  api: {
    ...settingsBeforeLoad.api,
    apiKey: '••••••••••••abcd',
    allowedOrigins: ['https://one.example'],
    webhookUrl: '',
  },
  version: 3,
  ...change,
});

export const profile = (enrolled = false, recoveryCodesLeft: number | null = enrolled ? 7 : 0): Profile => ({
  ...person(),
  signInEmail: null,
  passwordChangedAt: '2026-11-01T08:00:00.000Z',
  passwordExpiresAt: '2027-01-30T08:00:00.000Z',
  secondFactor: { enrolled, recoveryCodesLeft },
  deletionRequestedAt: null,
});

type Options = { readonly stepUp?: StepUp; readonly identity?: Partial<IdentityClient> };

/** Opens the screen over a server that stores what it is sent. */
export async function openSettings(answers: Answers = {}, path = '/settings', options: Options = {}) {
  const { stepUp = (work) => work(), identity = {} } = options;
  let settings = kept();
  const server = fakeCall({
    'GET /users/settings': () => settings,
    'PUT /users/settings': ({ body }) => {
      settings = { ...(body as Settings), version: (settings.version ?? 0) + 1 };
      return settings;
    },
    'GET /users/profile': () => profile(),
    'GET /users/profile/devices': () => [],
    'GET /users/webhook': () => ({ url: '', secretEnds: null, deliveries: [] }),
    ...answers,
  });
  const { session, identityCalls } = fakeSession({ call: server.call, identity });
  const user = userEvent.setup();
  const view = renderWithProviders(
    <SessionProvider store={session}>
      <StepUpContext value={stepUp}>
        <SettingsPage />
      </StepUpContext>
    </SessionProvider>,
    { call: server.call, path, now },
  );
  return {
    ...view,
    user,
    sent: server.sent,
    identityCalls,
    writes: () => server.sent.filter(({ endpoint }) => !endpoint.startsWith('GET')),
    loaded: () => screen.findByText('Settings loaded successfully'),
    openTab: async (name: string) => user.click(await screen.findByRole('tab', { name })),
    save: () => user.click(screen.getByRole('button', { name: 'Save Changes' })),
    /** The payload of the last save. */
    lastSaved: () => server.sent.findLast(({ endpoint }) => endpoint === 'PUT /users/settings')?.body as Settings,
  };
}
