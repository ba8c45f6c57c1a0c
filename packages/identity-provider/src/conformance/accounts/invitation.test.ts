import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { days, makeTestKeys, minutes, openTestProvider } from '../../testing/test-provider.ts';

const email = 'grace@example.com';
const chosen = 'Another-chart-5512';

describe('an invitation', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function invited() {
    const opened = openTestProvider({ keys });
    const user = await opened.provider.admin.invite({ email, username: 'grace', attributes: { name: 'Grace' } });
    const temporary = opened.lastCode(email);
    const begin = async () => (await opened.tryPassword(email, opened.lastCode(email))).body;
    const answer = (Session: unknown, NEW_PASSWORD: string, others: object = {}) =>
      opened.call('RespondToAuthChallenge', {
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: user.id, NEW_PASSWORD, ...others },
      });
    return { ...opened, user, temporary, begin, answer };
  }

  test('mails a temporary password, which asks for one of the own', async () => {
    const { user, lettersTo, begin, events } = await invited();

    const body = await begin();

    expect(user).toMatchObject({ email, username: 'grace', status: 'FORCE_CHANGE_PASSWORD', enabled: true });
    expect(lettersTo(email)).toMatchObject([
      { kind: 'invitation', code: expect.stringMatching(/^\w{5}-\w{5}-\w{5}$/) },
    ]);
    expect(body).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeParameters: { requiredAttributes: '[]', userAttributes: JSON.stringify({ name: 'Grace', email }) },
    });
    expect(events()).toEqual([]);
  });

  test('is taken up with a password of the own: confirmed, verified, told, and without a notice', async () => {
    const { begin, answer, provider, user, events, lettersTo, tryPassword, temporary } = await invited();
    const { Session } = await begin();

    const { body } = await answer(Session, chosen, { 'userAttributes.family_name': 'Hopper' });

    expect(body.AuthenticationResult).toBeDefined();
    expect(await provider.admin.readUser(user.id)).toMatchObject({
      status: 'CONFIRMED',
      emailVerified: true,
      attributes: { name: 'Grace', family_name: 'Hopper' },
    });
    expect(events().map(({ kind }) => kind)).toEqual([
      'attributes_changed',
      'password_changed',
      'account_confirmed',
      'signed_in',
    ]);
    expect(lettersTo(email)).toHaveLength(1);
    expect((await tryPassword(email, chosen)).error).toBeNull();
    expect((await tryPassword(email, temporary)).error).toBe('NotAuthorizedException');
  });

  test('a password that is rejected may be replaced in the same session, which then is spent', async () => {
    const { begin, answer, temporary } = await invited();
    const { Session } = await begin();

    expect((await answer(Session, 'password')).error).toBe('InvalidPasswordException');
    expect((await answer(Session, temporary)).error).toBe('InvalidPasswordException');
    expect((await answer(Session, chosen, { 'userAttributes.custom:role': 'admin' })).error).toBe(
      'NotAuthorizedException',
    );
    expect((await answer(Session, chosen)).error).toBe('NotAuthorizedException');

    const next = await begin();
    expect((await answer(next.Session, chosen)).error).toBeNull();
    expect((await answer(next.Session, 'Third-chart-0099')).error).toBe('NotAuthorizedException');
  });

  test('an invented, late or stranger session sets no password', async () => {
    const { begin, answer, pass, call, addConfirmed } = await invited();
    const eve = await addConfirmed('eve@example.com');
    expect((await answer('invented', chosen)).error).toBe('NotAuthorizedException');

    const { Session } = await begin();
    const stolen = await call('RespondToAuthChallenge', {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: eve, NEW_PASSWORD: chosen },
    });
    expect(stolen.error).toBe('NotAuthorizedException');

    const late = await begin();
    pass(minutes(3));
    expect((await answer(late.Session, chosen)).error).toBe('NotAuthorizedException');
  });

  test('is good for seven days, and a new one voids the earlier', async () => {
    const { tryPassword, temporary, pass, provider, user, lastCode } = await invited();
    pass(days(7));
    expect(await tryPassword(email, temporary)).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Temporary password has expired and must be reset by an administrator.' },
    });
    expect((await tryPassword(email, 'wrong')).body.message).toBe('Incorrect username or password.');

    await provider.admin.resendInvitation(user.id);

    expect((await tryPassword(email, temporary)).body.message).toBe('Incorrect username or password.');
    expect((await tryPassword(email, lastCode(email))).body.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  test('a session begun before the invitation was sent again sets no password', async () => {
    const { begin, answer, provider, user, pass } = await invited();
    const { Session } = await begin();
    pass(1);
    await provider.admin.resendInvitation(user.id);

    expect((await answer(Session, chosen)).error).toBe('NotAuthorizedException');
  });

  test('is taken up, not reset, whatever is known of the address', async () => {
    const { call, provider, user, lettersTo } = await invited();
    await provider.admin.setEmail(user.id, email);

    expect((await call('ForgotPassword', { Username: email })).error).toBe('NotAuthorizedException');
    expect(lettersTo(email).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  test('is rejected for a taken address or name, and is not sent again to who has a password', async () => {
    const { provider, addConfirmed } = await invited();
    const { admin } = provider;
    const ada = await addConfirmed('ada@example.com');

    await expect(admin.invite({ email })).rejects.toMatchObject({ name: 'UsernameExistsException' });
    await expect(admin.invite({ email: 'b@example.com', username: 'grace' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(admin.resendInvitation(ada)).rejects.toMatchObject({ name: 'UnsupportedUserStateException' });
  });
});

describe('Amplify with an invitation', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeAll(async () => {
    served = await serveTestProvider();
    connectAmplify(served);
  });
  afterAll(() => served.close());

  test('asks for a new password, may try again, and is signed in', async () => {
    await served.provider.admin.invite({ email });

    const begun = await auth.signIn({ username: email, password: served.lastCode(email) });
    expect(begun.nextStep).toMatchObject({
      signInStep: 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED',
      missingAttributes: [],
    });
    await expect(auth.confirmSignIn({ challengeResponse: 'password' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });

    const options = { userAttributes: { given_name: 'Grace' } };
    expect(await auth.confirmSignIn({ challengeResponse: chosen, options })).toMatchObject({ isSignedIn: true });
    expect(await auth.fetchUserAttributes()).toMatchObject({ email, email_verified: 'true', given_name: 'Grace' });
    await auth.signOut();
  });
});
