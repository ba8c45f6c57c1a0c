import { beforeEach, expect, test, vi } from 'vitest';
import { requestIdOf } from '../../api/errors/request-id-of.ts';
import { rejection } from '../../testing/fake-identity.ts';
import { offerPasskeys } from '../../testing/fake-passkeys.ts';
import { fakeConfig } from '../../testing/fake-session.ts';
import { clientId, hasTokensIn } from '../../testing/fake-tokens.ts';
import { createTokenStorage } from '../tabs/token-storage.ts';
import { createIdentityClient } from './identity-client.ts';
import type { IdentityConfig, Registration } from './identity-client-type.ts';

// The real Amplify between a fake provider and the browser's storage.

const config: IdentityConfig = { ...fakeConfig, endpoint: 'http://elsewhere.example/identity/' };
const registration: Registration = {
  email: 'ada@example.com',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'King',
  company: 'Analytical Engines',
  role: 'analyst',
};

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const token = () => {
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'RS256' })}.${encode({ sub: 'p1', origin_jti: 'o1', iat: now, exp: now + 900 })}.c2ln`;
};
const tokens = () => ({
  AuthenticationResult: { AccessToken: token(), IdToken: token(), RefreshToken: 'refresh', ExpiresIn: 900 },
  ChallengeParameters: {},
});

type Input = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, (input: Input) => object>>;

type Sent = { readonly method: string; readonly headers: Input; readonly body?: string };

/** A provider with these answers, and the client that talks to it. */
function connect(answers: Answers, change: Partial<IdentityConfig> = {}) {
  const calls: { address: string; operation: string; input: Input }[] = [];
  vi.stubGlobal('fetch', async (address: URL | string, { method, headers, body = '{}' }: Sent) => {
    const target = headers['x-amz-target'];
    const operation = target === undefined ? `${method} ${address}` : (String(target).split('.')[1] ?? '');
    const input = JSON.parse(body);
    calls.push({ address: String(address), operation, input });
    const answer = answers[operation]?.(input) ?? { __type: 'UnknownOperationException', message: operation };
    const status = '__type' in answer ? 400 : 200;
    return Response.json(answer, { status, headers: { 'x-amzn-requestid': `request-${calls.length}` } });
  });
  const storage = createTokenStorage({ local: localStorage, session: sessionStorage });
  const went: string[] = [];
  const client = createIdentityClient({ ...config, ...change }, storage, (address) => went.push(address));
  return { client, calls, storage, went, requests: () => calls.map(({ operation }) => operation) };
}

// Amplify says once for each client that an endpoint is not the cloud's.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const registering: Answers = {
  SignUp: () => ({ UserSub: 'p1', UserConfirmed: false, CodeDeliveryDetails: { Destination: 'a***' }, Session: 's0' }),
  ConfirmSignUp: () => ({ Session: 's1' }),
  InitiateAuth: () => tokens(),
};

test('a registration with automatic sign-in ends in it once the account is confirmed', async () => {
  const { client, calls } = connect(registering);
  await client.signUp(registration, { autoSignIn: true });

  expect(await client.confirmSignUp('ada@example.com', '123456')).toBe('COMPLETE_AUTO_SIGN_IN');
  expect(await client.completeAutoSignIn()).toEqual({ step: 'DONE' });

  expect(calls.at(-1)).toMatchObject({
    operation: 'InitiateAuth',
    input: { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME: 'ada@example.com' }, Session: 's1' },
  });
  expect(hasTokensIn(sessionStorage)).toBe(true);
});

test('automatic sign-in waits three minutes for the confirmation and not longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { client } = connect(registering);

  await client.signUp(registration, { autoSignIn: true });
  await vi.advanceTimersByTimeAsync(179_999);
  expect(await client.confirmSignUp('ada@example.com', '123456')).toBe('COMPLETE_AUTO_SIGN_IN');

  await client.signUp(registration, { autoSignIn: true });
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await client.confirmSignUp('ada@example.com', '123456')).toBe('DONE');
  await expect(client.completeAutoSignIn()).rejects.toMatchObject({ name: 'AutoSignInException' });
});

test('without being asked for, nobody is signed in automatically', async () => {
  const { client, requests } = connect(registering);
  await client.signUp(registration);

  expect(await client.confirmSignUp('ada@example.com', '123456')).toBe('DONE');

  expect(requests()).toEqual(['SignUp', 'ConfirmSignUp']);
});

test('the embedded provider is reached at the origin of the page, a pool in the cloud at its own address', async () => {
  const embedded = connect(registering);
  await embedded.client.signUp(registration);
  const cloud = connect(registering, { provider: 'cognito' });
  await cloud.client.signUp(registration);
  const region = connect(registering, { provider: 'cognito', endpoint: null });
  await region.client.signUp(registration);

  expect([embedded, cloud, region].map(({ calls }) => calls[0]?.address)).toEqual([
    `${window.location.origin}/identity/`,
    'http://elsewhere.example/identity/',
    'https://cognito-idp.eu-west-1.amazonaws.com/',
  ]);
});

const select = { ChallengeName: 'SELECT_CHALLENGE', Session: 's1', ChallengeParameters: {} };
const available = { ...select, AvailableChallenges: ['PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'] };
const passkey = {
  ChallengeName: 'WEB_AUTHN',
  Session: 's2',
  ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify({ challenge: 'AQID', rpId: 'localhost' }) },
};
const mailed = {
  ChallengeName: 'EMAIL_OTP',
  Session: 's3',
  ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'a***@e***' },
};

test('a choice of ways is followed to the code and where it went', async () => {
  const { client } = connect({ InitiateAuth: () => available, RespondToAuthChallenge: () => mailed });

  expect(await client.chooseSignIn('ada@example.com')).toEqual({
    step: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
    choices: ['PASSWORD_SRP', 'EMAIL_OTP', 'WEB_AUTHN'],
  });
  expect(await client.confirmSignIn('EMAIL_OTP')).toEqual({
    step: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    sentTo: 'a***@e***',
  });
});

test('after a canceled passkey another way can be chosen in the same sign-in', async () => {
  offerPasskeys({ get: () => Promise.reject(rejection('NotAllowedError')) });
  const { client, calls } = connect({
    InitiateAuth: () => available,
    RespondToAuthChallenge: ({ ChallengeResponses }) =>
      (ChallengeResponses as Input).ANSWER === 'WEB_AUTHN' ? passkey : mailed,
  });
  await client.chooseSignIn('ada@example.com');

  await expect(client.confirmSignIn('WEB_AUTHN')).rejects.toMatchObject({ name: 'PasskeyAuthenticationCanceled' });
  expect(await client.confirmSignIn('EMAIL_OTP')).toMatchObject({ step: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE' });

  expect(calls.at(-1)?.input).toMatchObject({ ChallengeName: 'SELECT_CHALLENGE', Session: 's2' });
});

test('a passkey asked for at once is rejected with the name of what happened', async () => {
  offerPasskeys({ get: () => Promise.reject(rejection('SecurityError')) });
  const { client, calls } = connect({ InitiateAuth: () => passkey });

  await expect(client.chooseSignIn('ada@example.com', 'WEB_AUTHN')).rejects.toMatchObject({
    name: 'RelyingPartyMismatch',
  });

  expect(calls[0]?.input).toMatchObject({ AuthParameters: { PREFERRED_CHALLENGE: 'WEB_AUTHN' } });
});

async function signedIn(origin?: string, change: Partial<IdentityConfig> = {}) {
  const opened = connect(
    { InitiateAuth: () => tokens(), RevokeToken: () => ({}) },
    { hostedLogin: 'http://elsewhere.example/identity', ...change },
  );
  await opened.client.chooseSignIn('ada@example.com');
  const name = sessionStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.LastAuthUser`);
  if (origin) sessionStorage.setItem(`CognitoIdentityServiceProvider.${clientId}.${name}.origin`, origin);
  return opened;
}

test('signing out of a session of the hosted login revokes the token and then goes there', async () => {
  const { client, calls, went, storage } = await signedIn('hosted');

  expect(await client.signOut()).toBe('leaving');

  const back = encodeURIComponent(`${window.location.origin}/login`);
  expect(calls.at(-1)).toMatchObject({ operation: 'RevokeToken', input: { Token: 'refresh' } });
  expect(storage.hasTokens(clientId)).toBe(false);
  expect(went).toEqual([`${window.location.origin}/identity/logout?client_id=${clientId}&logout_uri=${back}`]);
});

test('signing out of a session that began with a password stays here', async () => {
  const { client, requests, went } = await signedIn();

  expect(await client.signOut()).toBe('here');

  expect(requests().at(-1)).toBe('RevokeToken');
  expect(went).toEqual([]);
});

test('a session of a hosted login that is no longer configured ends here', async () => {
  const { client, went } = await signedIn('hosted', { hostedLogin: null });

  expect(await client.signOut()).toBe('here');

  expect(went).toEqual([]);
});

test('our own server is told of the end of a session that a cloud pool keeps, and tokens go even when it is away', async () => {
  const { client, requests, storage } = await signedIn(undefined, { provider: 'cognito' });

  await client.signOut();

  expect(requests().slice(-2)).toEqual(['DELETE /api/users/profile/sessions/o1', 'RevokeToken']);
  expect(storage.hasTokens(clientId)).toBe(false);
});

test('the pool is asked on behalf of who is signed in', async () => {
  const { client } = await signedIn();

  expect(await client.readPool()).toEqual({
    userPoolId: fakeConfig.userPoolId,
    endpoint: `${window.location.origin}/identity/`,
    accessToken: token(),
  });
});

test('without an identity pool there are no cloud credentials, and nothing is asked for them', async () => {
  const { client, requests } = await signedIn();

  await expect(client.readCloudCredentials()).rejects.toMatchObject({ name: 'NoIdentityPool' });

  expect(requests()).toEqual(['InitiateAuth']);
});

test('cloud credentials are kept for the session and end with it', async () => {
  const credentials = { AccessKeyId: 'ASIA', SecretKey: 'secret', SessionToken: 'session', Expiration: 1_764_000_000 };
  const { client, requests } = connect(
    {
      InitiateAuth: () => tokens(),
      RevokeToken: () => ({}),
      GetId: () => ({ IdentityId: 'eu-west-1:i' }),
      GetCredentialsForIdentity: () => ({ Credentials: credentials }),
    },
    { identityPoolId: 'eu-west-1:pool' },
  );
  await client.chooseSignIn('ada@example.com');
  const both = ['GetId', 'GetCredentialsForIdentity'];

  expect(await client.readCloudCredentials()).toMatchObject({ isGuest: false, identityId: 'eu-west-1:i' });
  await client.readCloudCredentials();
  expect(requests()).toEqual(['InitiateAuth', ...both]);

  await client.signOut();
  expect(await client.readCloudCredentials()).toMatchObject({ isGuest: true });
  expect(requests()).toEqual(['InitiateAuth', ...both, 'RevokeToken', ...both]);
});

test('a rejected exchange of tokens resolves with the rejection, which knows its request', async () => {
  const { client, requests } = connect({
    InitiateAuth: () => tokens(),
    GetTokensFromRefreshToken: () => ({ __type: 'NotAuthorizedException', message: 'Refresh token is expired.' }),
  });
  await client.chooseSignIn('ada@example.com');

  const rejectionOfTokens = await client.refresh();

  expect(requestIdOf(rejectionOfTokens)).toBe(`request-${requests().length}`);
  expect(hasTokensIn(sessionStorage)).toBe(false);
});
