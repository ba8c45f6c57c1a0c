import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ProviderConfig } from '../core.ts';
import { createIdentityProvider } from '../create-identity-provider.ts';
import type { AccountPolicy, KeyRecord, Letter } from '../ports.ts';
import { createMemoryPorts } from './memory-stores.ts';

const start = Date.parse('2026-11-21T08:42:00Z');
const masterKey = new Uint8Array(32).fill(7);
const caller = { address: '203.0.113.7' };

export const password = 'Night-chart-7781';

type Options = {
  readonly config?: Partial<ProviderConfig>;
  /** The signing keys of another test provider; saves making RSA keys. */
  readonly keys?: readonly KeyRecord[];
  /** Where the test's clock stands; the real time when a client checks tokens by its own clock. */
  readonly now?: number;
  /** What the product asks of every account. */
  readonly policy?: Partial<AccountPolicy>;
  readonly adminToken?: string;
  /** What another test provider has stored, for one with other settings on the same data. */
  readonly memory?: ReturnType<typeof createMemoryPorts>;
};

type Answer = { readonly status: number; readonly error: string | null; readonly body: Record<string, unknown> };
type SignedIn = { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };

/** A provider in memory with a clock that the test turns, spoken to as clients do. */
export function openTestProvider(options: Options = {}) {
  const { config = {}, keys = [], now: startAt = start, policy, adminToken } = options;
  const { memory = createMemoryPorts({ keys }) } = options;
  let now = startAt;
  const settings: ProviderConfig = {
    poolId: 'eu-west-1_Test01',
    clientId: 'testclient',
    baseUrl: 'http://localhost:3000/identity',
    userExistence: 'legacy',
    rateLimitFactor: 1000,
    productName: 'Halyard',
    accessTokenMinutes: 15,
    signingKeyBits: 2048,
    identityPoolId: 'eu-west-1:00000000-1111-4222-8333-444444444444',
    guests: true,
    sendsTexts: true,
    relyingParty: { id: 'localhost', name: 'Halyard', origins: ['http://localhost:3000'] },
    hostedLogin: {
      redirectUris: ['http://localhost:3000/login'],
      logoutUris: ['http://localhost:3000/login'],
    },
    ...config,
  };
  const open = () =>
    createIdentityProvider({
      ports: memory.ports,
      clock: () => now,
      random: (bytes: number) => randomBytes(bytes),
      masterKey,
      config: settings,
      adminToken,
      policyOf: async () => ({ idleMs: null, passwordMaxAgeMs: null, tracksDevices: false, ...policy }),
    });
  let provider = open();

  async function post(target: string, body: string, headers: Record<string, string> = {}, address = caller.address) {
    const request = new Request(`${settings.baseUrl}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target, ...headers },
      body,
    });
    return provider.fetch(request, { address });
  }

  /** One call of the protocol, as the client `testclient`. */
  async function call(operation: string, input: object, address?: string): Promise<Answer> {
    const body = JSON.stringify({ ClientId: settings.clientId, ...input });
    const response = await post(`AWSCognitoIdentityProviderService.${operation}`, body, {}, address);
    const { status, headers } = response;
    return { status, error: headers.get('x-amzn-errortype'), body: (await response.json()) as Answer['body'] };
  }

  const lettersTo = (email: string): readonly Letter[] => memory.letters().filter(({ to }) => to === email);

  function lastCode(email: string): string {
    const codes = lettersTo(email).flatMap((letter) => ('code' in letter ? [letter.code] : []));
    return codes.at(-1) ?? 'no code was sent';
  }

  async function signUp(email: string, attributes: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const UserAttributes = Object.entries({ email, ...attributes }).map(([Name, Value]) => ({ Name, Value }));
    return call('SignUp', { Username: email, Password: password, UserAttributes });
  }

  async function addConfirmed(email: string): Promise<string> {
    const { body } = await signUp(email);
    await call('ConfirmSignUp', { Username: email, ConfirmationCode: lastCode(email) });
    return String(body.UserSub);
  }

  const tryPassword = (email: string, given: string, address?: string) =>
    call(
      'InitiateAuth',
      { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD: given } },
      address,
    );

  async function signIn(email: string, given = password): Promise<SignedIn> {
    const { body } = await tryPassword(email, given);
    return body.AuthenticationResult as SignedIn;
  }

  return {
    get provider() {
      return provider;
    },
    /** Nothing stays but what is stored, as when the process ends and begins again. */
    restart() {
      provider = open();
    },
    memory,
    settings,
    post,
    call,
    signUp,
    addConfirmed,
    tryPassword,
    signIn,
    lastCode,
    lettersTo,
    events: memory.events,
    keys: memory.keys,
    rows: () => memory.ports.read,
    now: () => now,
    pass(ms: number) {
      now += ms;
    },
  };
}

export type TestProvider = ReturnType<typeof openTestProvider>;

/** A pair of signing keys that many test providers may use. */
export async function makeTestKeys(): Promise<readonly KeyRecord[]> {
  const { provider, keys } = openTestProvider();
  await provider.maintain();
  return keys();
}

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => minutes(60 * count);
export const days = (count: number) => hours(24 * count);

/** What an authenticator app with this secret shows at that instant. */
export const codeAt = (secret: string, timestamp: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** The session that a token belongs to. */
export const sessionOf = ({ AccessToken }: { readonly AccessToken: string }): string =>
  JSON.parse(Buffer.from(AccessToken.split('.')[1] ?? '', 'base64url').toString()).origin_jti;
