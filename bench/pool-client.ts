import { randomUUID } from 'node:crypto';
import { callPool, type PoolCall } from './call-pool.ts';
import type { Stopwatch } from './stopwatch.ts';

export const password = 'Night-chart-7781';

/** An account that was made for one flow; `phone` is a verified number. */
export type Person = { readonly email: string; readonly id: string; readonly phone: string };

export type Tokens = Readonly<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>> & {
  readonly NewDeviceMetadata?: { readonly DeviceKey: string; readonly DeviceGroupKey: string };
};

/** The pool's response to a step of a sign-in. */
export type Reply = {
  readonly Session?: string;
  readonly ChallengeParameters?: Readonly<Record<string, string>>;
  readonly AuthenticationResult?: Tokens;
};

type PoolConfig = { readonly clientId: string; readonly userPoolId: string; readonly identityPoolId: string };
export type PoolClient = Awaited<ReturnType<typeof openPoolClient>>;

/** Speaks to the product's user pool and identity pool. The stopwatch runs during each call and at no other time. */
export async function openPoolClient(url: string, adminToken: string, stopwatch: Stopwatch) {
  const config = (await (await fetch(`${url}/identity/config.json`)).json()) as PoolConfig;
  const { clientId: ClientId, userPoolId, identityPoolId } = config;
  const userPool = 'AWSCognitoIdentityProviderService';
  const timed = (call: PoolCall) => stopwatch.time(() => callPool(call));

  const call = async (operation: string, input: object) =>
    (await timed({
      address: `${url}/identity/`,
      target: `${userPool}.${operation}`,
      input: { ClientId, ...input },
    })) as Reply & Readonly<Record<string, unknown>>;

  const administer = (operation: string, input: object) =>
    callPool({
      address: `${url}/identity/admin/`,
      target: `${userPool}.${operation}`,
      adminToken,
      input: { UserPoolId: userPoolId, ...input },
    });

  const askIdentityPool = async (operation: string, input: object) =>
    (await timed({
      address: `${url}/identity/`,
      target: `AWSCognitoIdentityService.${operation}`,
      input,
    })) as { readonly IdentityId: string };

  /** A user with a password, a verified address and a verified number, in the requested role. */
  async function addPerson(index: number, role: 'user' | 'admin' = 'user'): Promise<Person> {
    const email = `bench-${index}-${randomUUID().slice(0, 8)}@example.com`;
    const UserRole = [{ Name: 'custom:role', Value: role }];
    const invitation = { Username: email, UserAttributes: UserRole, MessageAction: 'SUPPRESS' };
    const created = await administer('AdminCreateUser', invitation);
    await administer('AdminSetUserPassword', { Username: email, Password: password, Permanent: true });
    const phone = `+4477009${String(index).padStart(5, '0')}`;
    const attributes = { email_verified: 'true', phone_number: phone, phone_number_verified: 'true' };
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    await administer('AdminUpdateUserAttributes', { Username: email, UserAttributes });
    return { email, phone, id: (created.User as { readonly Username: string }).Username };
  }

  /** The code of the last mail to this address. */
  async function readMailedCode(email: string): Promise<string> {
    const answer = await fetch(`${url}/identity/outbox?to=${encodeURIComponent(email)}`);
    const letters = (await answer.json()) as readonly { readonly code: string | null }[];
    return letters[0]?.code ?? '';
  }

  return {
    url,
    clientId: ClientId,
    userPoolId,
    identityPoolId,
    poolName: userPoolId.split('_')[1] ?? '',
    stopwatch,
    call,
    administer,
    askIdentityPool,
    addPerson,
    readMailedCode,
  };
}
