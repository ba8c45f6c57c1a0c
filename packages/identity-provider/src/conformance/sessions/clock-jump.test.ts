import * as auth from 'aws-amplify/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, days, makeTestKeys, minutes, password } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const day = days(1);
const seconds = (count: number) => count * 1000;

// The clock of the provider alone jumps; those of the browsers stay.
describe('a clock that jumps by a day', () => {
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
    await auth.signOut();
    await served.close();
  });

  /** As the product does it every ten minutes. */
  async function jump(ms: number) {
    served.pass(ms);
    await served.provider.maintain();
  }
  const getUser = (AccessToken: string) => served.call('GetUser', { AccessToken });
  const refresh = (RefreshToken: string) => served.call('GetTokensFromRefreshToken', { RefreshToken });
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
  const beginSignIn = async () => (await served.tryPassword(email, password)).body;
  const answerCode = (begun: Record<string, unknown>, SOFTWARE_TOKEN_MFA_CODE: string) =>
    served.call('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session: begun.Session,
      ChallengeResponses: { USERNAME: id, SOFTWARE_TOKEN_MFA_CODE },
    });

  describe('people who are signed in', () => {
    test.each([
      ['forward', [day]],
      ['back', [-day]],
      ['forward and back', [day, -day]],
      ['back and forward', [-day, day]],
    ])('go on without noticing: %s', async (_how, jumps) => {
      await auth.signIn({ username: email, password });

      for (const ms of jumps) {
        await jump(ms);
        const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });
        expect(tokens).toBeDefined();
        expect(await auth.fetchUserAttributes()).toMatchObject({ email });
      }
    });

    test('are asked again in words, where being away for long ends a session', async () => {
      const strict = await serveTestProvider({ keys, policy: { idleMs: minutes(30) } });
      await strict.addConfirmed(email);
      const { RefreshToken } = await strict.signIn(email);
      strict.pass(day);

      const late = await strict.call('GetTokensFromRefreshToken', { RefreshToken });
      strict.pass(-day);
      const back = await strict.call('GetTokensFromRefreshToken', { RefreshToken });

      for (const answer of [late, back])
        expect(answer).toMatchObject({
          error: 'NotAuthorizedException',
          body: { message: 'Refresh Token has been revoked' },
        });
      expect((await strict.tryPassword(email, password)).error).toBeNull();
      await strict.close();
    });
  });

  describe('nobody is let in by it', () => {
    const there = [
      ['forward', [day]],
      ['forward and back', [day, -day]],
      ['back', [-day]],
    ] as const;

    test.each(there)('with a session that was ended, or an account that was disabled: %s', async (_how, jumps) => {
      const { AccessToken, RefreshToken } = await served.signIn(email);
      await served.call('RevokeToken', { Token: RefreshToken });
      await served.addConfirmed('eve@example.com');
      const eve = await served.signIn('eve@example.com');
      const eveAccount = await served.provider.admin.findByEmail('eve@example.com');
      await served.provider.admin.setEnabled(eveAccount?.id ?? '', false);

      for (const ms of jumps) {
        await jump(ms);
        for (const token of [AccessToken, eve.AccessToken])
          expect((await getUser(token)).error).toBe('NotAuthorizedException');
        for (const token of [RefreshToken, eve.RefreshToken])
          expect((await refresh(token)).error).toBe('NotAuthorizedException');
        expect((await served.tryPassword(email, 'not-the-one')).error).toBe('NotAuthorizedException');
      }
    });

    test.each(there)('with a refresh token that was replaced: %s', async (_how, jumps) => {
      const { RefreshToken } = await served.signIn(email);
      await refresh(RefreshToken);
      for (const ms of jumps) await jump(ms);
      served.pass(seconds(11));

      expect((await refresh(RefreshToken)).error).toBe('RefreshTokenReuseException');
    });

    test('with one that was replaced "tomorrow"', async () => {
      const { RefreshToken } = await served.signIn(email);
      await jump(day);
      await refresh(RefreshToken);
      await jump(-day);

      expect((await refresh(RefreshToken)).error).toBe('RefreshTokenReuseException');
    });

    test('with an access token that has run out, forward', async () => {
      const { AccessToken } = await served.signIn(email);
      await jump(day);

      expect((await getUser(AccessToken)).body.message).toBe('Access Token has expired');
    });

    test('by a sign-in of "tomorrow" that would count as fresh for a day', async () => {
      await jump(day);
      const { AccessToken } = await served.signIn(email);
      await jump(-day);

      const change = await served.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: 'eve@example.com' }],
      });

      expect(change).toMatchObject({
        error: 'NotAuthorizedException',
        body: { message: 'Sign in again to change the email address.' },
      });
    });

    test('with a code of the authenticator that was used before', async () => {
      const secret = await enrol();
      const code = codeAt(secret, served.now());
      expect((await answerCode(await beginSignIn(), code)).error).toBeNull();

      await jump(day);
      await jump(-day);

      expect((await answerCode(await beginSignIn(), code)).error).toBe('CodeMismatchException');
    });

    test('with a confirmation code that ran out before it came back', async () => {
      await served.signUp('eve@example.com');
      const code = served.lastCode('eve@example.com');
      const confirm = () => served.call('ConfirmSignUp', { Username: 'eve@example.com', ConfirmationCode: code });

      await jump(day);
      expect((await confirm()).error).toBe('ExpiredCodeException');
      await jump(-day);
      expect((await confirm()).error).toBe('ExpiredCodeException');
    });
  });

  describe('in the middle of a sign-in', () => {
    test('forward, the step is over in words, and a new sign-in works', async () => {
      const secret = await enrol();
      const begun = await beginSignIn();
      await jump(day);

      expect((await answerCode(begun, codeAt(secret, served.now()))).body.message).toBe(
        'Invalid session for the user.',
      );

      expect((await answerCode(await beginSignIn(), codeAt(secret, served.now()))).error).toBeNull();
    });

    test('forward and back, a step that was swept does not come back', async () => {
      const secret = await enrol();
      const begun = await beginSignIn();
      await jump(day);
      await jump(-day);

      expect((await answerCode(begun, codeAt(secret, served.now()))).body.message).toBe(
        'Invalid session for the user.',
      );
    });

    test('back, Amplify goes on where it was', async () => {
      const secret = await enrol();
      await auth.signIn({ username: email, password });
      await jump(-day);
      // The authenticator was set up "tomorrow": its earlier codes count as used, and a recovery code does not.
      const [recovery = ''] = await served.provider.admin.makeRecoveryCodes(id);

      await expect(auth.confirmSignIn({ challengeResponse: codeAt(secret, served.now()) })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
      expect(await auth.confirmSignIn({ challengeResponse: recovery })).toMatchObject({ isSignedIn: true });
    });

    test('in both directions, the exchange of SRP ends in words', async () => {
      for (const ms of [day, -day]) {
        const begun = await served.call('InitiateAuth', {
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: email, SRP_A: 'abc123' },
        });
        const { SECRET_BLOCK } = begun.body.ChallengeParameters as Record<string, string>;
        await jump(ms);

        const answer = await served.call('RespondToAuthChallenge', {
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: {
            USERNAME: id,
            PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
            PASSWORD_CLAIM_SIGNATURE: 'AAAA',
            TIMESTAMP: 'Tue Mar 3 04:05:06 UTC 2026',
          },
        });

        expect(answer).toMatchObject({ status: 400, error: 'NotAuthorizedException' });
      }
      expect((await served.tryPassword(email, password)).error).toBeNull();
    });
  });

  test('a lock ends early when it jumps forward, and late when it jumps back, unless an administrator ends it', async () => {
    const lock = async () => {
      for (let tries = 0; tries < 5; tries += 1) await served.tryPassword(email, 'not-the-one');
      expect((await served.tryPassword(email, password)).error).toBe('LimitExceededException');
    };
    await lock();
    await jump(day);
    expect((await served.tryPassword(email, password)).error).toBeNull();

    await lock();
    await jump(-day);
    expect((await served.tryPassword(email, password)).error).toBe('LimitExceededException');
    await served.provider.admin.unlock(id);
    expect((await served.tryPassword(email, password)).error).toBeNull();
  });

  test('keys that were made "tomorrow" sign and are known today', async () => {
    await jump(days(89));
    const later = await served.signIn(email);
    await jump(-days(89));
    const { AccessToken } = await served.signIn(email);

    expect((await getUser(AccessToken)).error).toBeNull();
    expect((await getUser(later.AccessToken)).error).toBeNull();
  });
});
