import type { Call } from '../api/call.ts';
import { readAccount } from '../api/read-account.ts';
import { createSession, type SessionPorts, type SessionStore } from '../session/create-session.ts';
import type { IdentityClient, IdentityConfig } from '../session/provider/identity-client-type.ts';
import type { SignOutStage } from '../session/tabs/other-tabs.ts';
import { createTokenStorage } from '../session/tabs/token-storage.ts';
import { session as text } from '../text/en/shell/session.ts';
import { fakeIdentity } from './fake-identity.ts';
import { clientId } from './fake-tokens.ts';

/** A provider without a company sign-in. */
export const fakeConfig: IdentityConfig = {
  provider: 'embedded',
  region: 'eu-west-1',
  userPoolId: 'eu-west-1_Halyard01',
  clientId,
  endpoint: null,
  identityPoolId: null,
  identityPoolEndpoint: null,
  hostedLogin: null,
  grantsRoles: false,
};

type Options = {
  readonly call?: Call;
  readonly identity?: Partial<IdentityClient>;
  readonly ports?: Partial<SessionPorts>;
};

const noServer: Call = () => Promise.reject(new Error('The test has no server'));

/** The real session between a fake provider and a fake server. */
export function fakeSession({ call = noServer, identity, ports }: Options = {}) {
  const storage = createTokenStorage({ local: localStorage, session: sessionStorage });
  const provider = fakeIdentity(storage, identity);
  const told = { tabs: [] as SignOutStage[], loads: 0 };
  const session: SessionStore = createSession({
    storage,
    tab: sessionStorage,
    readConfig: async () => fakeConfig,
    async loadIdentityClient() {
      told.loads += 1;
      return provider.client;
    },
    readAccount: () => readAccount(call),
    now: () => Date.now(),
    notifyOtherTabs: (stage) => told.tabs.push(stage),
    expiredMessage: () => text.expired,
    ...ports,
  });
  return { session, storage, told, identityCalls: provider.calls };
}
