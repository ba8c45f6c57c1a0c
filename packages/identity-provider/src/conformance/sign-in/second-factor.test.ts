import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountPolicy, KeyRecord } from '../../ports.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { codeAt, hours, makeTestKeys, minutes, openTestProvider, password } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const step = 30_000;

describe('the second factor', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withAda(policy: Partial<AccountPolicy> = {}) {
    const opened = openTestProvider({ keys, policy });
    const id = await opened.addConfirmed(email);
    const begin = async () => (await opened.tryPassword(email, password)).body;
    const answer = (Session: unknown, SOFTWARE_TOKEN_MFA_CODE: string) =>
      opened.call('RespondToAuthChallenge', {
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: id, SOFTWARE_TOKEN_MFA_CODE },
      });
    const prefer = (AccessToken: string, settings: object) =>
      opened.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: settings });
    return { ...opened, id, begin, answer, prefer };
  }

  async function enrolled() {
    const opened = await withAda();
    const { call, now, pass, prefer, signIn } = opened;
    const { AccessToken } = await signIn(email);
    const { body } = await call('AssociateSoftwareToken', { AccessToken });
    const secret = String(body.SecretCode);
    await call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(secret, now()) });
    await prefer(AccessToken, { Enabled: true, PreferredMfa: true });
    pass(2 * step);
    return { ...opened, AccessToken, secret, code: () => codeAt(secret, now()) };
  }

  test('a secret counts once its first code has come back, and codes are asked for once that is wished', async () => {
    const { call, signIn, prefer, now, begin, events } = await withAda();
    const { AccessToken } = await signIn(email);
    const getUser = async () => (await call('GetUser', { AccessToken })).body;
    const { body } = await call('AssociateSoftwareToken', { AccessToken });
    const secret = String(body.SecretCode);
    const verify = (UserCode: string) => call('VerifySoftwareToken', { AccessToken, UserCode });

    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect((await prefer(AccessToken, { Enabled: true })).error).toBe('InvalidParameterException');
    expect((await verify('abcdef')).error).toBe('EnableSoftwareTokenMFAException');
    expect((await verify(codeAt(secret, now()))).body).toMatchObject({ Status: 'SUCCESS' });
    expect((await verify(codeAt(secret, now()))).error).toBe('NotAuthorizedException');
    expect((await begin()).AuthenticationResult).toBeDefined();

    await prefer(AccessToken, { Enabled: true, PreferredMfa: true });

    expect(events().at(-1)?.kind).toBe('second_factor_enabled');
    expect(await getUser()).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await begin()).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { FRIENDLY_DEVICE_NAME: 'Authenticator' },
    });
  });

  test('the secret is kept only sealed', async () => {
    const { rows, id, secret } = await enrolled();

    expect(JSON.stringify(await rows().users.byId(id))).not.toContain(secret);
  });

  test('a right code signs in, and counts once', async () => {
    const { begin, answer, code } = await enrolled();
    const [first, second] = [await begin(), await begin()];

    expect((await answer(first.Session, code())).body.AuthenticationResult).toBeDefined();
    expect((await answer(second.Session, code())).error).toBe('CodeMismatchException');
  });

  test('the code that proved the secret is used up', async () => {
    const { call, signIn, prefer, now, begin, answer } = await withAda();
    const { AccessToken } = await signIn(email);
    const secret = String((await call('AssociateSoftwareToken', { AccessToken })).body.SecretCode);
    await call('VerifySoftwareToken', { AccessToken, UserCode: codeAt(secret, now()) });
    await prefer(AccessToken, { Enabled: true });

    const { Session } = await begin();

    expect((await answer(Session, codeAt(secret, now()))).error).toBe('CodeMismatchException');
  });

  test.each([
    [-2 * step, 'CodeMismatchException'],
    [-step, null],
    [step, null],
    [2 * step, 'CodeMismatchException'],
  ])('a clock that is off by %i ms is answered %s', async (off, error) => {
    const { begin, answer, secret, now, pass } = await enrolled();
    pass(step);
    const { Session } = await begin();

    expect((await answer(Session, codeAt(secret, now() + off))).error).toBe(error);
  });

  test('of two simultaneous answers with one code one is heard', async () => {
    const { begin, answer, code } = await enrolled();
    const sessions = [await begin(), await begin()];

    const answers = await Promise.all(sessions.map(({ Session }) => answer(Session, code())));

    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('a session hears three codes, the password alone opens the next', async () => {
    const { begin, answer, code, events } = await enrolled();
    const { Session } = await begin();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await answer(Session, '000000')).error).toBe('CodeMismatchException');

    expect((await answer(Session, code())).error).toBe('NotAuthorizedException');
    expect(events().at(-1)?.kind).toBe('mfa_failed');
    expect((await answer((await begin()).Session, code())).error).toBeNull();
  });

  test('ten wrong codes within the hour close the second factor for an hour, for right ones too', async () => {
    const { begin, answer, code, pass } = await enrolled();
    for (let round = 0; round < 5; round += 1) {
      const { Session } = await begin();
      for (let tries = 0; tries < 2; tries += 1) await answer(Session, '000000');
    }

    expect(await answer((await begin()).Session, code())).toMatchObject({
      error: 'NotAuthorizedException',
      body: { message: 'Too many wrong codes, try again later.' },
    });
    pass(hours(1));
    expect((await answer((await begin()).Session, code())).error).toBeNull();
  });

  test('a code without the password is worth nothing', async () => {
    const { answer, code, begin, call, addConfirmed, secret, now } = await enrolled();
    await addConfirmed('eve@example.com');
    expect((await answer('invented', code())).error).toBe('NotAuthorizedException');

    const { Session } = await begin();
    const asEve = await call('RespondToAuthChallenge', {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: 'eve@example.com', SOFTWARE_TOKEN_MFA_CODE: codeAt(secret, now()) },
    });
    expect(asEve.error).toBe('NotAuthorizedException');
  });

  test('switching it off, or another authenticator on, needs a fresh sign-in', async () => {
    const { call, prefer, begin, answer, code, pass, AccessToken, events } = await enrolled();
    pass(minutes(5));
    const stale = 'Sign in again to change the second factor.';
    expect((await prefer(AccessToken, { Enabled: false })).body.message).toBe(stale);
    expect((await call('AssociateSoftwareToken', { AccessToken })).body.message).toBe(stale);

    const { body } = await answer((await begin()).Session, code());
    const fresh = (body.AuthenticationResult as { AccessToken: string }).AccessToken;
    expect((await prefer(fresh, { Enabled: false })).error).toBeNull();

    expect(events().at(-1)?.kind).toBe('second_factor_disabled');
    expect((await begin()).AuthenticationResult).toBeDefined();
    expect((await prefer(fresh, { Enabled: true })).error).toBe('InvalidParameterException');
  });

  test('other kinds of codes cannot be switched on', async () => {
    const { call, signIn } = await withAda();
    const { AccessToken } = await signIn(email);

    const answer = await call('SetUserMFAPreference', { AccessToken, SMSMfaSettings: { Enabled: true } });

    expect(answer.error).toBe('InvalidParameterException');
  });

  test('a reset of the password does not pass it by', async () => {
    const { call, lastCode, tryPassword } = await enrolled();
    await call('ForgotPassword', { Username: email });
    await call('ConfirmForgotPassword', {
      Username: email,
      ConfirmationCode: lastCode(email),
      Password: 'Another-chart-5512',
    });

    const { body } = await tryPassword(email, 'Another-chart-5512');

    expect(body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  test('a recovery code stands for the authenticator once', async () => {
    const { provider, id, begin, answer, events } = await enrolled();
    const { admin } = provider;
    const [code = '', other = ''] = await admin.makeRecoveryCodes(id);
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await admin.secondFactorOf(id)).toEqual({ enrolled: true, recoveryCodesLeft: 10 });

    expect((await answer((await begin()).Session, code)).body.AuthenticationResult).toBeDefined();
    expect(events().map(({ kind }) => kind)).toContain('recovery_code_used');
    expect((await answer((await begin()).Session, code)).error).toBe('CodeMismatchException');
    expect((await answer((await begin()).Session, other.toUpperCase().replace('-', ' '))).error).toBeNull();
    expect(await admin.secondFactorOf(id)).toEqual({ enrolled: true, recoveryCodesLeft: 8 });
  });

  test('new recovery codes void the earlier ones, and need an authenticator', async () => {
    const { provider, id, begin, answer } = await enrolled();
    const { admin } = provider;
    const [early = ''] = await admin.makeRecoveryCodes(id);
    await admin.makeRecoveryCodes(id);

    expect((await answer((await begin()).Session, early)).error).toBe('CodeMismatchException');
    await admin.resetSecondFactor(id);
    expect(await admin.secondFactorOf(id)).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
    await expect(admin.makeRecoveryCodes(id)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('the product switches it off with a code, counted like any other', async () => {
    const { provider, id, code, begin } = await enrolled();
    const { admin } = provider;

    expect(await admin.disableSecondFactor(id, '000000')).toBe(false);
    expect(await admin.disableSecondFactor(id, code())).toBe(true);
    expect((await begin()).AuthenticationResult).toBeDefined();
    expect(await admin.secondFactorOf(id)).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
  });

  test('ten wrong codes given to the product close it as well', async () => {
    const { provider, id, code } = await enrolled();
    const disable = (given: string) => provider.admin.disableSecondFactor(id, given);
    for (let tries = 0; tries < 10; tries += 1) await disable('000000');

    await expect(disable(code())).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  describe('where it is required', () => {
    async function offered() {
      const opened = await withAda({ requiresSecondFactor: true });
      const { body } = await opened.tryPassword(email, password);
      const associate = (Session: unknown) => opened.call('AssociateSoftwareToken', { Session });
      const verify = (Session: unknown, UserCode: string) => opened.call('VerifySoftwareToken', { Session, UserCode });
      const finish = (Session: unknown) =>
        opened.call('RespondToAuthChallenge', {
          ChallengeName: 'MFA_SETUP',
          Session,
          ChallengeResponses: { USERNAME: opened.id },
        });
      return { ...opened, offer: body, associate, verify, finish };
    }

    test('it is set up at sign-in', async () => {
      const { offer, associate, verify, finish, now, begin, provider, id } = await offered();
      expect(offer).toMatchObject({
        ChallengeName: 'MFA_SETUP',
        ChallengeParameters: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
      });
      const { body: handed } = await associate(offer.Session);
      expect((await verify(handed.Session, '000000')).error).toBe('EnableSoftwareTokenMFAException');
      const { body: verified } = await verify(handed.Session, codeAt(String(handed.SecretCode), now()));

      const { body } = await finish(verified.Session);

      expect(body.AuthenticationResult).toBeDefined();
      expect(await provider.admin.secondFactorOf(id)).toMatchObject({ enrolled: true });
      expect((await begin()).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    });

    test('no stage can be left out', async () => {
      const { offer, associate, finish, verify } = await offered();
      expect((await finish(offer.Session)).error).toBe('NotAuthorizedException');
      expect((await associate(offer.Session)).error).toBe('NotAuthorizedException');
      expect((await verify('invented', '000000')).error).toBe('NotAuthorizedException');
    });
  });
});

describe('Amplify with a second factor', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeAll(async () => {
    served = await serveTestProvider();
    connectAmplify(served);
    await served.addConfirmed(email);
  });
  afterAll(() => served.close());

  test('sets it up, is asked for a code at the next sign-in, and switches it off', async () => {
    await auth.signIn({ username: email, password });
    const { sharedSecret } = await auth.setUpTOTP();
    const code = () => codeAt(sharedSecret, served.now());
    await auth.verifyTOTPSetup({ code: code() });
    await auth.updateMFAPreference({ totp: 'PREFERRED' });
    expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await auth.signOut();
    served.pass(2 * step);

    const { nextStep } = await auth.signIn({ username: email, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await expect(auth.confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    expect(await auth.confirmSignIn({ challengeResponse: code() })).toMatchObject({ isSignedIn: true });

    await auth.updateMFAPreference({ totp: 'DISABLED' });
    await auth.signOut();
    expect(await auth.signIn({ username: email, password })).toMatchObject({ isSignedIn: true });
    await auth.signOut();
  });

  test('sets it up in the course of a sign-in where it is required', async () => {
    const strict = await serveTestProvider({ policy: { requiresSecondFactor: true } });
    connectAmplify(strict);
    await strict.addConfirmed(email);

    const { nextStep } = await auth.signIn({ username: email, password });
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep);
    await expect(auth.confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    const challengeResponse = codeAt(nextStep.totpSetupDetails.sharedSecret, strict.now());
    expect(await auth.confirmSignIn({ challengeResponse })).toMatchObject({ isSignedIn: true });
    await auth.signOut();
    await strict.close();
  });
});
