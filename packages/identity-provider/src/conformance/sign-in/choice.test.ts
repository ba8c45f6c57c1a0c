import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { email, on, openWithAda, phone } from '../../testing/ada.ts';
import { hours, makeTestKeys, password } from '../../testing/test-provider.ts';

const unknown = 'nobody@example.com';

describe('the choice of a first factor', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  const open = (config = {}) => openWithAda({ keys, config });

  test('everybody is offered what they have, and no channel that is their second factor', async () => {
    const { initiate, verifyPhone, prefer, call, AccessToken, id } = await open();
    const offered = async () => (await initiate('USER_AUTH')).body.AvailableChallenges;
    expect(await offered()).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP']);

    await verifyPhone();
    expect(await offered()).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP']);

    await prefer({ EmailMfaSettings: on });
    expect(await offered()).toEqual(['PASSWORD', 'PASSWORD_SRP', 'SMS_OTP']);
    expect((await call('GetUserAuthFactors', { AccessToken })).body).toEqual({
      Username: id,
      UserMFASettingList: ['EMAIL_OTP'],
      ConfiguredUserAuthFactors: ['PASSWORD', 'SMS_OTP'],
    });
  });

  test('a preferred way begins at once where it is available', async () => {
    const { initiate } = await open();
    const prefer = async (PREFERRED_CHALLENGE: string) =>
      (await initiate('USER_AUTH', { PREFERRED_CHALLENGE })).body.ChallengeName;

    expect(await prefer('EMAIL_OTP')).toBe('EMAIL_OTP');
    expect(await prefer('SMS_OTP')).toBe('SELECT_CHALLENGE');
    expect(await prefer('WEB_AUTHN')).toBe('SELECT_CHALLENGE');
    expect(await prefer('nonsense')).toBe('SELECT_CHALLENGE');
    expect((await initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'PASSWORD' })).error).toBe('InvalidParameterException');
  });

  test.each([
    ['EMAIL_OTP', 'EMAIL_OTP_CODE', email, /^\d{8}$/],
    ['SMS_OTP', 'SMS_OTP_CODE', phone, /^\d{6}$/],
  ])('a code in place of a password: %s', async (name, field, destination, form) => {
    const { initiate, respond, verifyPhone, lastCode, events } = await open();
    await verifyPhone();
    const { body: choice } = await initiate('USER_AUTH');

    const { body: asked } = await respond('SELECT_CHALLENGE', choice.Session, { ANSWER: name });

    expect(asked.ChallengeName).toBe(name);
    expect(lastCode(destination)).toMatch(form);
    expect((await respond(name, asked.Session, { [field]: '00000000' })).error).toBe('CodeMismatchException');
    expect(events().at(-1)?.kind).toBe('sign_in_failed');
    const { body } = await respond(name, asked.Session, { [field]: lastCode(destination) });
    expect(body.AuthenticationResult).toBeDefined();
  });

  test('a code in place of a password is never the second factor', async () => {
    const { initiate, respond, enrol, prefer, lastCode } = await open();
    const code = await enrol();
    await prefer({ SoftwareTokenMfaSettings: on });
    const { body: asked } = await initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' });

    const { body: next } = await respond('EMAIL_OTP', asked.Session, { EMAIL_OTP_CODE: lastCode(email) });

    expect(next.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const { body } = await respond('SOFTWARE_TOKEN_MFA', next.Session, { SOFTWARE_TOKEN_MFA_CODE: code() });
    expect(body.AuthenticationResult).toBeDefined();
  });

  test('a channel that became the second factor in between does not count as both', async () => {
    const { initiate, respond, prefer, lastCode } = await open();
    const { body: asked } = await initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    await prefer({ EmailMfaSettings: on });

    const answer = await respond('EMAIL_OTP', asked.Session, { EMAIL_OTP_CODE: lastCode(email) });

    expect(answer.error).toBe('NotAuthorizedException');
  });

  test('a code that is on its way to an address the account no longer has signs nobody in', async () => {
    const { initiate, respond, provider, id, lastCode } = await open();
    const { body: asked } = await initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
    const sent = lastCode(email);
    await provider.admin.setEmail(id, 'ada.moved@example.com');

    const { error } = await respond('EMAIL_OTP', asked.Session, { EMAIL_OTP_CODE: sent });

    expect(error).toBe('CodeMismatchException');
  });

  test('what was not offered may be followed by another choice', async () => {
    const { initiate, respond } = await open();
    const { body } = await initiate('USER_AUTH');

    expect((await respond('SELECT_CHALLENGE', body.Session, { ANSWER: 'SMS_OTP' })).error).toBe(
      'InvalidParameterException',
    );
    expect((await respond('SELECT_CHALLENGE', body.Session, { ANSWER: 'PASSWORD' })).error).toBe(
      'InvalidParameterException',
    );
    expect((await respond('SELECT_CHALLENGE', body.Session, { ANSWER: 'EMAIL_OTP' })).error).toBeNull();
  });

  test('five codes are sent per hour to who has not proven anything, and the choice survives that', async () => {
    const { initiate, respond, lettersTo, pass } = await open();
    // The code of the sign-up counts as well.
    pass(hours(1));
    const before = lettersTo(email).length;
    const choose = async () => {
      const { body } = await initiate('USER_AUTH');
      const choice = () => respond('SELECT_CHALLENGE', body.Session, { ANSWER: 'EMAIL_OTP' });
      return [(await choice()).error, choice] as const;
    };
    for (let count = 0; count < 5; count += 1) expect((await choose())[0]).toBeNull();

    const [error, again] = await choose();

    expect([error, (await again()).error]).toEqual(['LimitExceededException', 'LimitExceededException']);
    expect(lettersTo(email)).toHaveLength(before + 5);
    pass(hours(1));
    expect((await choose())[0]).toBeNull();
  });

  test('a stranger who uses the codes up does not close the second factor of the owner', async () => {
    const { initiate, respond, verifyPhone, prefer, begin, lastCode } = await open();
    await verifyPhone();
    await prefer({ SMSMfaSettings: on });
    for (let round = 0; round < 4; round += 1) {
      const { body } = await initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      for (let tries = 0; tries < 3; tries += 1) await respond('EMAIL_OTP', body.Session, { EMAIL_OTP_CODE: '0' });
    }

    const { Session } = await begin();

    expect((await respond('SMS_MFA', Session, { SMS_MFA_CODE: lastCode(phone) })).error).toBeNull();
  });

  describe('where strangers may not learn who has an account', () => {
    const prevent = { userExistence: 'prevent' };

    test('everybody is offered what the pool has', async () => {
      const { initiate } = await open(prevent);
      const offered = async (USERNAME: string) =>
        (await initiate('USER_AUTH', { USERNAME })).body.AvailableChallenges as string[];

      expect(await offered(email)).toEqual(['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN']);
      expect(await offered(unknown)).toEqual(await offered(email));
      const silent = await open({ ...prevent, sendsTexts: false });
      expect((await silent.initiate('USER_AUTH')).body.AvailableChallenges).not.toContain('SMS_OTP');
    });

    test.each(['EMAIL_OTP', 'SMS_OTP'])(
      '%s looks alike for everybody, and nobody answers it by chance',
      async (name) => {
        const { call, lettersTo } = await open(prevent);
        const signInAs = async (USERNAME: string) => {
          const { body } = await call('InitiateAuth', {
            AuthFlow: 'USER_AUTH',
            AuthParameters: { USERNAME, PREFERRED_CHALLENGE: name },
          });
          const errors: unknown[] = [];
          for (let tries = 0; tries < 4; tries += 1) {
            const ChallengeResponses = { USERNAME, [`${name}_CODE`]: '000000' };
            const answer = { ChallengeName: name, Session: body.Session, ChallengeResponses };
            errors.push((await call('RespondToAuthChallenge', answer)).error);
          }
          return [body.ChallengeName, Object.keys(body.ChallengeParameters ?? {}), ...errors];
        };

        const ofKnown = await signInAs(email);

        expect(ofKnown.slice(2)).toEqual([
          ...['CodeMismatchException', 'CodeMismatchException', 'CodeMismatchException', 'NotAuthorizedException'],
        ]);
        expect(await signInAs(unknown)).toEqual(ofKnown);
        expect(lettersTo(unknown)).toEqual([]);
        if (name === 'SMS_OTP') expect(lettersTo(email).at(-1)?.kind).toBe('sign_up_code');
      },
    );

    test('the number of somebody without one is invented, and always the same', async () => {
      const { initiate } = await open(prevent);
      const shown = async (USERNAME: string) =>
        (await initiate('USER_AUTH', { USERNAME, PREFERRED_CHALLENGE: 'SMS_OTP' })).body.ChallengeParameters;

      const first = await shown(unknown);

      expect(first).toMatchObject({ CODE_DELIVERY_DESTINATION: expect.stringMatching(/^\+\*{7}\d{4}$/) });
      expect(await shown(unknown)).toEqual(first);
    });

    test('who cannot present a passkey chooses again on the same session, once', async () => {
      const { initiate, respond } = await open(prevent);
      const { body } = await initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'WEB_AUTHN' });
      const choose = () => respond('SELECT_CHALLENGE', body.Session, { ANSWER: 'PASSWORD', PASSWORD: password });

      expect(body.ChallengeName).toBe('WEB_AUTHN');
      expect((await choose()).body.AuthenticationResult).toBeDefined();
      expect((await choose()).error).toBe('NotAuthorizedException');
    });

    test('codes are limited for unknown names as well', async () => {
      const { initiate, respond } = await open(prevent);
      const ask = (USERNAME: string) => initiate('USER_AUTH', { USERNAME, PREFERRED_CHALLENGE: 'EMAIL_OTP' });
      for (let count = 0; count < 4; count += 1) {
        const { body } = await ask(unknown);
        for (let tries = 0; tries < 3; tries += 1)
          await respond('EMAIL_OTP', body.Session, { USERNAME: unknown, EMAIL_OTP_CODE: '00000000' });
      }

      const { body } = await ask(unknown);

      const closed = await respond('EMAIL_OTP', body.Session, { USERNAME: unknown, EMAIL_OTP_CODE: '00000000' });
      expect(closed.body.message).toBe('Too many wrong codes, try again later.');
      expect((await ask(unknown)).error).toBe('LimitExceededException');
    });
  });
});
