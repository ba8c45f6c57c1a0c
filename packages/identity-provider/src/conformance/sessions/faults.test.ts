import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoRefreshToken, CognitoUser, CognitoUserPool, type CognitoUserSession } from 'amazon-cognito-identity-js';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChallengeRecord, KeyRecord } from '../../ports.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, makeTestKeys, minutes, password, sessionOf } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const afterGrace = 11_000;

describe('faults', () => {
  let keys: readonly KeyRecord[];
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  let id: string;
  beforeAll(async () => {
    keys = await makeTestKeys();
  });
  beforeEach(async () => {
    served = await serveTestProvider({ keys });
    connectAmplify(served);
    id = await served.addConfirmed(email);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await auth.signOut();
    await served.close();
  });

  const connectSdk = () =>
    new CognitoIdentityProviderClient({ region: 'eu-west-1', endpoint: served.endpoint, maxAttempts: 1 });
  const refreshBySdk = async (RefreshToken: string | undefined) =>
    (
      await connectSdk().send(
        new GetTokensFromRefreshTokenCommand({ ClientId: served.settings.clientId, RefreshToken }),
      )
    ).AuthenticationResult;
  const getUserBySdk = (AccessToken: string | undefined) => connectSdk().send(new GetUserCommand({ AccessToken }));
  const storedRefreshToken = async () =>
    (await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens())?.refreshToken;

  describe('a refresh token that was stolen', () => {
    test('from Amplify and used after it was replaced ends the session of both', async () => {
      await auth.signIn({ username: email, password });
      const stolen = await storedRefreshToken();
      const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
      served.pass(afterGrace);

      await expect(refreshBySdk(stolen)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });

      expect(served.events().at(-1)).toMatchObject({ kind: 'refresh_token_reused', userId: id });
      await expect(getUserBySdk(tokens?.accessToken.toString())).rejects.toMatchObject({
        name: 'NotAuthorizedException',
      });
      expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
      await expect(auth.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
    });

    test('and used by the thief first ends the session of both when its owner comes back', async () => {
      await auth.signIn({ username: email, password });
      const thief = await refreshBySdk(await storedRefreshToken());
      served.pass(afterGrace);

      await auth.fetchAuthSession({ forceRefresh: true }).catch(() => undefined);

      await expect(auth.getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
      await expect(refreshBySdk(thief?.RefreshToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
      await expect(getUserBySdk(thief?.AccessToken)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
      const reuses = served.events().filter(({ kind }) => kind === 'refresh_token_reused');
      expect(reuses).toHaveLength(1);
    });

    test('is noticed through the older way to refresh as well', async () => {
      const { clientId: ClientId, poolId: UserPoolId } = served.settings;
      const Pool = new CognitoUserPool({ UserPoolId, ClientId, endpoint: served.endpoint });
      const refreshByOwner = (RefreshToken: string) =>
        new Promise<CognitoUserSession>((done, fail) =>
          new CognitoUser({ Username: email, Pool }).refreshSession(
            new CognitoRefreshToken({ RefreshToken }),
            (error, result) => (error ? fail(error) : done(result)),
          ),
        );
      const { RefreshToken: stolen } = await served.signIn(email);
      const next = (await refreshByOwner(stolen)).getRefreshToken().getToken();
      served.pass(afterGrace);
      const AuthParameters = { REFRESH_TOKEN: stolen };

      await expect(
        connectSdk().send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })),
      ).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });

      // Asked of the SDK: the older library repeats for seconds whatever is rejected.
      await expect(refreshBySdk(next)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    });

    test('leaves the other sessions of the person alone', async () => {
      const other = await served.signIn(email);
      const { RefreshToken } = await served.signIn(email);
      await refreshBySdk(RefreshToken);
      served.pass(afterGrace);

      await expect(refreshBySdk(RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });

      expect((await refreshBySdk(other.RefreshToken))?.AccessToken).toBeTruthy();
    });
  });

  test('twenty tabs that refresh with one token at once all go on, in one session', async () => {
    const { AccessToken, RefreshToken } = await served.signIn(email);

    const refreshed = await Promise.all(Array.from({ length: 20 }, () => refreshBySdk(RefreshToken)));

    const [successor, ...others] = new Set(refreshed.map((result) => result?.RefreshToken));
    expect(others).toEqual([]);
    served.pass(afterGrace);
    const again = await refreshBySdk(successor);
    expect(sessionOf({ AccessToken: again?.AccessToken ?? '' })).toBe(sessionOf({ AccessToken }));
    expect(served.events().map(({ kind }) => kind)).not.toContain('refresh_token_reused');
  });

  test('a tab that comes late is given the token that is good now, not one that was replaced meanwhile', async () => {
    const first = await served.signIn(email);
    const second = await refreshBySdk(first.RefreshToken);
    const third = await refreshBySdk(second?.RefreshToken);

    const late = await refreshBySdk(first.RefreshToken);

    expect(late?.RefreshToken).toBe(third?.RefreshToken);
    expect(served.events().map(({ kind }) => kind)).not.toContain('refresh_token_reused');
  });

  test('a thief who is as quick as a second tab is noticed at the next renewal', async () => {
    const { RefreshToken } = await served.signIn(email);
    const own = await refreshBySdk(RefreshToken);
    const stolen = await refreshBySdk(RefreshToken);
    served.pass(afterGrace);
    await refreshBySdk(own?.RefreshToken);
    served.pass(afterGrace);

    await expect(refreshBySdk(stolen?.RefreshToken)).rejects.toMatchObject({ name: 'RefreshTokenReuseException' });

    expect(served.events().map(({ kind }) => kind)).toContain('refresh_token_reused');
  });

  test('twenty thieves at once with one replaced token raise one alarm and get nothing', async () => {
    const { RefreshToken } = await served.signIn(email);
    await refreshBySdk(RefreshToken);
    served.pass(afterGrace);

    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => refreshBySdk(RefreshToken)));

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    expect(served.events().filter(({ kind }) => kind === 'refresh_token_reused')).toHaveLength(1);
  });

  describe('a provider that is restarted', () => {
    const restartBeforeEveryRequest = () => {
      const send = fetch;
      return vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
        served.restart();
        return send(...request);
      });
    };
    async function enrol(): Promise<string> {
      const { AccessToken } = await served.signIn(email);
      const { body } = await served.call('AssociateSoftwareToken', { AccessToken });
      const secret = String(body.SecretCode);
      await served.call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(secret, served.now()) });
      await served.call('SetUserMFAPreference', {
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      });
      served.pass(minutes(1));
      return secret;
    }

    test('before every request is not noticed by who is signing in', async () => {
      const secret = await enrol();
      const requests = restartBeforeEveryRequest();

      const { nextStep } = await auth.signIn({ username: email, password });
      expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
      const done = await auth.confirmSignIn({ challengeResponse: codeAt(secret, served.now()) });

      expect(done.isSignedIn).toBe(true);
      expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined();
      expect(await auth.fetchUserAttributes()).toMatchObject({ email });
      // Two of the key exchange, one of the code, one of the refresh, one of the attributes.
      expect(requests.mock.calls.length).toBeGreaterThanOrEqual(5);
    });

    test('before every request is not noticed by who signs up', async () => {
      restartBeforeEveryRequest();
      const username = 'eve@example.com';
      const autoSignIn = { authFlowType: 'USER_AUTH' as const };
      await auth.signUp({ username, password, options: { userAttributes: { email: username }, autoSignIn } });
      await auth.confirmSignUp({ username, confirmationCode: served.lastCode(username) });

      expect(await auth.autoSignIn()).toMatchObject({ isSignedIn: true });
    });

    test('still counts wrong passwords', async () => {
      for (let tries = 0; tries < 5; tries += 1) {
        await served.tryPassword(email, 'not-the-one');
        served.restart();
      }

      expect((await served.tryPassword(email, password)).error).toBe('LimitExceededException');
    });
  });

  test('ten thousand sign-ins that were given up are swept, and the one that goes on is not', async () => {
    const challengeOf = (count: number): ChallengeRecord => ({
      idHash: `given-up-${count}`,
      kind: 'SELECT_CHALLENGE',
      userId: null,
      clientId: served.settings.clientId,
      stateSealed: 'sealed',
      expiresAt: served.now() + minutes(3),
    });
    await served.memory.ports.transaction(async ({ challenges }) => {
      for (let count = 0; count < 10_000; count += 1) await challenges.add(challengeOf(count));
    });
    served.pass(minutes(3) - 1000);
    const begun = await auth.signIn({ username: email, options: { authFlowType: 'USER_AUTH' } });
    expect(begun.nextStep.signInStep).toBe('CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION');
    served.pass(1000);

    await served.provider.maintain();

    const left = await served.memory.ports.transaction(async ({ challenges }) => {
      const found: unknown[] = [];
      for (let count = 0; count < 10_000; count += 1)
        found.push(await challenges.spend(`given-up-${count}`, 'SELECT_CHALLENGE'));
      return found.filter((challenge) => challenge !== undefined);
    });
    expect(left).toEqual([]);
    await auth.confirmSignIn({ challengeResponse: 'PASSWORD' });
    expect(await auth.confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true });
  });
});
