import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { hours, password } from '../../testing/test-provider.ts';

// The browser library, unmodified, over a real socket.

type Served = Awaited<ReturnType<typeof serveTestProvider>>;

describe('Amplify', () => {
  let served: Served;
  const email = 'ada@example.com';

  beforeAll(async () => {
    served = await serveTestProvider();
    connectAmplify(served);
    await auth.signUp({
      username: email,
      password,
      options: { userAttributes: { email, given_name: 'Ada', family_name: 'Byron', 'custom:role': 'analyst' } },
    });
    await auth.confirmSignUp({ username: email, confirmationCode: served.lastCode(email) });
  });
  beforeEach(() => auth.signOut());
  afterAll(() => served.close());

  test('signs up, confirms, and signs in by itself when asked to', async () => {
    const options = {
      userAttributes: { email: 'eve@example.com' },
      autoSignIn: { authFlowType: 'USER_AUTH' as const },
    };
    const begun = await auth.signUp({ username: 'eve@example.com', password, options });
    const confirmed = await auth.confirmSignUp({
      username: 'eve@example.com',
      confirmationCode: served.lastCode('eve@example.com'),
    });

    expect(begun.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { destination: 'e***@e***', deliveryMedium: 'EMAIL', attributeName: 'email' },
    });
    expect(confirmed.nextStep.signUpStep).toBe('COMPLETE_AUTO_SIGN_IN');
    expect(await auth.autoSignIn()).toMatchObject({ isSignedIn: true });
  });

  test('signs in with SRP, reads the account, refreshes and signs out', async () => {
    expect(await auth.signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email, email_verified: 'true', given_name: 'Ada' });

    const before = await auth.fetchAuthSession();
    const after = await auth.fetchAuthSession({ forceRefresh: true });
    expect(after.tokens?.accessToken.payload.sub).toBe(before.tokens?.accessToken.payload.sub);
    expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti);

    await auth.signOut();
    const sessionId = String(after.tokens?.accessToken.payload.origin_jti);
    expect(await served.provider.isSessionLive(sessionId)).toBe(false);
  });

  test.each(['USER_PASSWORD_AUTH', 'USER_SRP_AUTH'] as const)('signs in through %s', async (authFlowType) => {
    expect(await auth.signIn({ username: email, password, options: { authFlowType } })).toMatchObject({
      isSignedIn: true,
    });
  });

  test.each(['PASSWORD', 'PASSWORD_SRP'] as const)(
    'prefers %s among the ways to sign in',
    async (preferredChallenge) => {
      const options = { authFlowType: 'USER_AUTH' as const, preferredChallenge };

      expect(await auth.signIn({ username: email, password, options })).toMatchObject({ isSignedIn: true });
    },
  );

  test.each(['PASSWORD', 'PASSWORD_SRP'] as const)('chooses %s when it is offered a choice', async (choice) => {
    const begun = await auth.signIn({ username: email, options: { authFlowType: 'USER_AUTH' } });
    expect(begun.nextStep).toMatchObject({
      signInStep: 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION',
      availableChallenges: ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP'],
    });

    const chosen = await auth.confirmSignIn({ challengeResponse: choice });
    expect(chosen.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_PASSWORD');
    expect(await auth.confirmSignIn({ challengeResponse: password })).toMatchObject({ isSignedIn: true });
  });

  test('hears of a wrong password and of an unknown address by name', async () => {
    await expect(auth.signIn({ username: email, password: 'not-the-one' })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(auth.signIn({ username: 'nobody@example.com', password })).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
  });

  test('is told to confirm an account that was not confirmed', async () => {
    await auth.signUp({
      username: 'new@example.com',
      password,
      options: { userAttributes: { email: 'new@example.com' } },
    });

    const { nextStep } = await auth.signIn({ username: 'new@example.com', password });

    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  });

  test('resets a forgotten password', async () => {
    const user = 'forgetful@example.com';
    await served.addConfirmed(user);
    const { nextStep } = await auth.resetPassword({ username: user });
    expect(nextStep).toMatchObject({ resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' });
    const newPassword = 'Another-chart-5512';

    await auth.confirmResetPassword({ username: user, confirmationCode: served.lastCode(user), newPassword });

    await expect(auth.signIn({ username: user, password })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await auth.signIn({ username: user, password: newPassword })).toMatchObject({ isSignedIn: true });
  });

  test('changes attributes, the address and the password, and deletes the account', async () => {
    await served.addConfirmed('grace@example.com');
    await auth.signIn({ username: 'grace@example.com', password });

    const updated = await auth.updateUserAttributes({ userAttributes: { name: 'Grace', email: 'hopper@example.com' } });
    expect(updated.email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    expect((await auth.fetchUserAttributes()).email).toBe('grace@example.com');

    const confirmationCode = served.lastCode('hopper@example.com');
    await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email: 'hopper@example.com', name: 'Grace' });

    await auth.updatePassword({ oldPassword: password, newPassword: 'Another-chart-5512' });
    await auth.deleteUser();
    expect(served.events().at(-1)?.kind).toBe('account_deleted');
  });

  test('ends all sessions of a person at once', async () => {
    await auth.signIn({ username: email, password });
    const other = await served.signIn(email);

    await auth.signOut({ global: true });

    const rejected = await served.call('GetUser', { AccessToken: other.AccessToken });
    expect(rejected).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Access Token has been revoked' },
    });
  });

  test('is not signed out by a clock that runs past the access token', async () => {
    await auth.signIn({ username: email, password });
    served.pass(hours(1));

    const { tokens } = await auth.fetchAuthSession({ forceRefresh: true });

    expect(tokens?.accessToken.payload.exp).toBe(Math.floor(served.now() / 1000) + 15 * 60);
  });
});
