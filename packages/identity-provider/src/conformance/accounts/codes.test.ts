import * as auth from 'aws-amplify/auth';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { email, meetAda, off, on, openWithAda, phone, preferred } from '../../testing/ada.ts';
import { connectAmplify } from '../../testing/connect-amplify.ts';
import { serveTestProvider } from '../../testing/serve.ts';
import { hours, makeTestKeys, minutes, password } from '../../testing/test-provider.ts';

const mfaOff = { message: 'User does not have delivery config set to turn on this kind of MFA.' };
const stale = { message: 'Sign in again to change the second factor.' };

describe('second factors by message', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withText() {
    const opened = await openWithAda({ keys });
    await opened.verifyPhone();
    await opened.prefer({ SMSMfaSettings: preferred });
    return opened;
  }

  test('text messages need a verified number and a way to send them', async () => {
    const { prefer, verifyPhone } = await openWithAda({ keys });
    expect((await prefer({ SMSMfaSettings: on })).body).toMatchObject(mfaOff);
    await verifyPhone();
    expect((await prefer({ SMSMfaSettings: on })).error).toBeNull();

    const silent = await openWithAda({ keys, config: { sendsTexts: false } });
    await silent.verifyPhone();
    expect((await silent.prefer({ SMSMfaSettings: on })).body).toMatchObject(mfaOff);
  });

  test('the password is followed by the code that was sent, masked, to the number', async () => {
    const { begin, respond, lastCode } = await withText();

    const asked = await begin();

    expect(asked).toMatchObject({
      ChallengeName: 'SMS_MFA',
      ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*******0134' },
    });
    expect((await respond('SMS_MFA', asked.Session, { SMS_MFA_CODE: '000000' })).error).toBe('CodeMismatchException');
    const { body } = await respond('SMS_MFA', asked.Session, { SMS_MFA_CODE: ` ${lastCode(phone)} ` });
    expect(body.AuthenticationResult).toBeDefined();
  });

  test('a mailed code has eight digits', async () => {
    const { prefer, begin, respond, lettersTo, lastCode } = await openWithAda({ keys });
    await prefer({ EmailMfaSettings: on });

    const asked = await begin();

    expect(asked).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: 'a***@e***' },
    });
    expect(lettersTo(email).at(-1)).toMatchObject({ kind: 'sign_in_code', code: expect.stringMatching(/^\d{8}$/) });
    const { body } = await respond('EMAIL_OTP', asked.Session, { EMAIL_OTP_CODE: lastCode(email) });
    expect(body.AuthenticationResult).toBeDefined();
  });

  test('of several the preferred one is asked for; without one the person chooses', async () => {
    const { prefer, verifyPhone, enrol, begin, respond, lettersTo, lastCode, call, AccessToken } = await openWithAda({
      keys,
    });
    await verifyPhone();
    const code = await enrol();
    await prefer({ SMSMfaSettings: preferred, SoftwareTokenMfaSettings: on });
    expect((await begin()).ChallengeName).toBe('SMS_MFA');
    await prefer({ EmailMfaSettings: preferred });
    expect((await call('GetUser', { AccessToken })).body).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA', 'SMS_MFA', 'EMAIL_OTP'],
      PreferredMfaSetting: 'EMAIL_OTP',
    });
    expect((await begin()).ChallengeName).toBe('EMAIL_OTP');
    await prefer({ EmailMfaSettings: on });

    const { ChallengeName, ChallengeParameters, Session } = await begin();
    const sentBefore = lettersTo(phone).length;

    expect(ChallengeName).toBe('SELECT_MFA_TYPE');
    expect(ChallengeParameters).toMatchObject({ MFAS_CAN_CHOOSE: '["SOFTWARE_TOKEN_MFA","SMS_MFA","EMAIL_OTP"]' });
    expect((await respond('SELECT_MFA_TYPE', Session, { ANSWER: 'SMS_OTP' })).error).toBe('InvalidParameterException');
    const chosen = await respond('SELECT_MFA_TYPE', Session, { ANSWER: 'SMS_MFA' });
    expect(chosen.body.ChallengeName).toBe('SMS_MFA');
    expect(lettersTo(phone)).toHaveLength(sentBefore + 1);
    const done = await respond('SMS_MFA', chosen.body.Session, { SMS_MFA_CODE: lastCode(phone) });
    expect(done.body.AuthenticationResult).toBeDefined();

    const other = await begin();
    const app = await respond('SELECT_MFA_TYPE', other.Session, { ANSWER: 'SOFTWARE_TOKEN_MFA' });
    const { body } = await respond('SOFTWARE_TOKEN_MFA', app.body.Session, { SOFTWARE_TOKEN_MFA_CODE: code() });
    expect(body.AuthenticationResult).toBeDefined();
  });

  test('two cannot be preferred at once', async () => {
    const { prefer, verifyPhone } = await openWithAda({ keys });
    await verifyPhone();

    const answer = await prefer({ SMSMfaSettings: preferred, EmailMfaSettings: preferred });

    expect(answer.error).toBe('InvalidParameterException');
  });

  test('the first one protects; another one and one less need a fresh sign-in', async () => {
    const { prefer, pass } = await openWithAda({ keys });
    pass(minutes(5) + 1);
    expect((await prefer({ EmailMfaSettings: on })).error).toBeNull();

    expect((await prefer({ EmailMfaSettings: preferred })).error).toBeNull();
    expect((await prefer({ EmailMfaSettings: off })).body).toMatchObject(stale);

    const other = await openWithAda({ keys });
    await other.verifyPhone();
    await other.prefer({ EmailMfaSettings: on });
    other.pass(minutes(5) + 1);
    expect((await other.prefer({ SMSMfaSettings: on })).body).toMatchObject(stale);
  });

  test('the product hears of the first second factor and of the last', async () => {
    const { prefer, verifyPhone, events, provider, id } = await openWithAda({ keys });
    await verifyPhone();
    const heard = () =>
      events()
        .filter(({ kind }) => kind.startsWith('second_factor_'))
        .map(({ kind }) => kind);
    await prefer({ SMSMfaSettings: on });
    await prefer({ EmailMfaSettings: on });
    expect(heard()).toEqual(['second_factor_enabled']);
    expect(await provider.admin.secondFactorOf(id)).toMatchObject({ enrolled: true });

    await prefer({ SMSMfaSettings: off });
    expect(heard()).toEqual(['second_factor_enabled']);
    await prefer({ EmailMfaSettings: off });
    expect(heard()).toEqual(['second_factor_enabled', 'second_factor_disabled']);
  });

  test('an administrator takes all of them away', async () => {
    const { provider, id, begin } = await withText();

    await provider.admin.resetSecondFactor(id);

    expect((await begin()).AuthenticationResult).toBeDefined();
  });

  test('a factor that can no longer be used is passed over only where another one remains', async () => {
    const { tryPassword, prefer, begin, settings } = await withText();
    const stopTexts = (stopped: boolean) => Object.assign(settings, { sendsTexts: !stopped });
    stopTexts(true);

    expect((await tryPassword(email, password)).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Your two-factor method is no longer available. Contact your administrator.',
    });
    stopTexts(false);
    await prefer({ EmailMfaSettings: on });
    expect((await begin()).ChallengeName).toBe('SMS_MFA');
    stopTexts(true);
    expect((await begin()).ChallengeName).toBe('EMAIL_OTP');
  });

  test('a recovery code stands for the message', async () => {
    const { provider, id, begin, respond, events } = await withText();
    const [code = ''] = await provider.admin.makeRecoveryCodes(id);
    const use = async () => respond('SMS_MFA', (await begin()).Session, { SMS_MFA_CODE: code });

    expect((await use()).body.AuthenticationResult).toBeDefined();
    expect(events().map(({ kind }) => kind)).toContain('recovery_code_used');
    expect((await use()).error).toBe('CodeMismatchException');
  });

  test('an authenticator that is enrolled and not switched on does not switch the message off', async () => {
    const { provider, id, enrol, prefer, verifyPhone } = await openWithAda({ keys });
    await verifyPhone();
    const code = await enrol();
    await prefer({ SMSMfaSettings: on });

    expect(await provider.admin.disableSecondFactor(id, code())).toBe(false);
  });

  test('ten codes are sent per hour after the password, however often it is typed', async () => {
    const { begin, tryPassword, lettersTo, pass } = await withText();
    const before = lettersTo(phone).length;
    for (let count = 0; count < 10; count += 1) expect((await begin()).ChallengeName).toBe('SMS_MFA');

    expect((await tryPassword(email, password)).error).toBe('LimitExceededException');
    expect(lettersTo(phone)).toHaveLength(before + 10);
    pass(hours(1));
    expect((await begin()).ChallengeName).toBe('SMS_MFA');
  });

  test('a choice that meets the limit may be made again, because clients repeat it by themselves', async () => {
    const { prefer, begin, respond } = await withText();
    for (let count = 0; count < 10; count += 1) await begin();
    await prefer({ SMSMfaSettings: on, EmailMfaSettings: on });
    const { Session } = await begin();

    const choose = async () => (await respond('SELECT_MFA_TYPE', Session, { ANSWER: 'SMS_MFA' })).error;

    expect([await choose(), await choose()]).toEqual(['LimitExceededException', 'LimitExceededException']);
  });
});

describe('Amplify with codes by message', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  beforeEach(async () => {
    served = await serveTestProvider();
    connectAmplify(served);
  });
  afterEach(async () => {
    await auth.signOut();
    await served.close();
  });

  test('verifies a number, prefers text messages, and signs in with one', async () => {
    await served.addConfirmed(email);
    await auth.signIn({ username: email, password });
    await auth.updateUserAttributes({ userAttributes: { phone_number: phone } });
    const details = await auth.sendUserAttributeVerificationCode({ userAttributeKey: 'phone_number' });
    expect(details).toMatchObject({
      destination: '+*******0134',
      deliveryMedium: 'SMS',
      attributeName: 'phone_number',
    });
    await auth.confirmUserAttribute({ userAttributeKey: 'phone_number', confirmationCode: served.lastCode(phone) });
    expect(await auth.fetchUserAttributes()).toMatchObject({ phone_number_verified: 'true' });

    await auth.updateMFAPreference({ sms: 'PREFERRED' });
    expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['SMS'], preferred: 'SMS' });
    await auth.signOut();

    const { nextStep } = await auth.signIn({ username: email, password });
    expect(nextStep).toEqual({
      signInStep: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
      codeDeliveryDetails: { deliveryMedium: 'SMS', destination: '+*******0134' },
    });
    await expect(auth.confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    const done = await auth.confirmSignIn({ challengeResponse: served.lastCode(phone) });
    expect(done).toMatchObject({ isSignedIn: true });
  });

  test('chooses among three second factors', async () => {
    const ada = await meetAda(served);
    await ada.verifyPhone();
    const code = await ada.enrol();
    await ada.prefer({ SMSMfaSettings: on, SoftwareTokenMfaSettings: on, EmailMfaSettings: on });
    const answers = { TOTP: code, SMS: () => served.lastCode(phone), EMAIL: () => served.lastCode(email) };

    for (const [kind, answer] of Object.entries(answers)) {
      const { nextStep } = await auth.signIn({ username: email, password });
      expect(nextStep).toEqual({
        signInStep: 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION',
        allowedMFATypes: ['TOTP', 'SMS', 'EMAIL'],
      });
      await auth.confirmSignIn({ challengeResponse: kind });
      expect(await auth.confirmSignIn({ challengeResponse: answer() })).toMatchObject({ isSignedIn: true });
      await auth.signOut();
    }
  });
});
