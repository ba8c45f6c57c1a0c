import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { N } from '../../srp/group.ts';
import { email, on, openWithAda, phone } from '../../testing/ada.ts';
import { steps, type Waiting } from '../../testing/steps.ts';
import { hours, makeTestKeys, minutes, password } from '../../testing/test-provider.ts';

const challenges = [
  ...['PASSWORD_VERIFIER', 'SELECT_CHALLENGE', 'EMAIL_OTP', 'SMS_OTP', 'CUSTOM_CHALLENGE', 'SMS_MFA'],
  ...['SELECT_MFA_TYPE', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP', 'NEW_PASSWORD_REQUIRED', 'DEVICE_SRP_AUTH'],
  ...['DEVICE_PASSWORD_VERIFIER', 'WEB_AUTHN'],
];

const credential = JSON.stringify({
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
});

/** Something in every field, so that what is rejected is the session. */
const anything = (session: string) => ({
  ANSWER: 'PASSWORD',
  PASSWORD: password,
  NEW_PASSWORD: 'Another-chart-5512',
  CREDENTIAL: credential,
  EMAIL_OTP_CODE: '000000',
  SMS_OTP_CODE: '000000',
  SMS_MFA_CODE: '000000',
  SOFTWARE_TOKEN_MFA_CODE: '000000',
  SRP_A: 'abc123',
  DEVICE_KEY: 'eu-west-1_unknown',
  PASSWORD_CLAIM_SECRET_BLOCK: session,
  PASSWORD_CLAIM_SIGNATURE: 'AAAA',
  TIMESTAMP: 'Tue Mar 3 04:05:06 UTC 2026',
});

describe('challenges', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function reach({ challenge, name, policy, reach: arrive }: (typeof steps)[number]) {
    const present = {};
    const ada = await openWithAda({ keys, policy: present });
    Object.assign(present, policy);
    const waiting = await arrive(ada);
    const { session, username } = waiting;
    const answerAs = (called: string, responses: Readonly<Record<string, string>>) =>
      ada.respond(called, session, { USERNAME: username, ...responses });
    const answer = (responses = waiting.answer()) => answerAs(challenge ?? name, responses);
    return { ...ada, session, answerAs, answer, called: challenge ?? name, waiting };
  }

  describe.each(steps)('$name', (step) => {
    test('is answered once', async () => {
      const { answer } = await reach(step);

      expect((await answer()).error).toBeNull();

      const again = await answer();
      expect(again).toMatchObject({
        error: 'NotAuthorizedException',
        body: { message: 'Invalid session for the user.' },
      });
    });

    test('of two simultaneous answers one is heard', async () => {
      const { answer } = await reach(step);

      const answers = await Promise.all([answer(), answer()]);

      expect(answers.map(({ error }) => error).toSorted()).toEqual(['NotAuthorizedException', null]);
    });

    test('is not answered by the name of another step, and waits for its own', async () => {
      const { answer, answerAs, called, session } = await reach(step);

      for (const other of challenges.filter((name) => name !== called))
        expect([other, (await answerAs(other, anything(session))).error]).toEqual([other, 'NotAuthorizedException']);

      expect((await answer()).error).toBeNull();
    });

    test('is over after three minutes', async () => {
      const { answer, pass } = await reach(step);
      pass(minutes(3));

      expect((await answer()).body.message).toBe('Invalid session for the user.');
    });

    test("is not answered in another person's name", async () => {
      const { answerAs, called, waiting, addConfirmed } = await reach(step);
      const eve = await addConfirmed('eve@example.com');

      const answer = await answerAs(called, { ...waiting.answer(), USERNAME: eve });

      expect(answer.error).toBe('NotAuthorizedException');
      expect(answer.body.AuthenticationResult).toBeUndefined();
    });
  });

  // What has not heard a password yet, and the very step that sets one.
  const unaffected = ['SELECT_CHALLENGE', 'NEW_PASSWORD_REQUIRED'];
  test.each(steps.filter(({ name }) => !unaffected.includes(name)))(
    'a password that is replaced in between ends $name',
    async (step) => {
      const { answer, waiting, pass, call, lastCode } = await reach(step);
      const responses = waiting.answer();
      pass(1);
      await call('ForgotPassword', { Username: email });
      const reset = { Username: email, ConfirmationCode: lastCode(email), Password: 'Another-chart-5512' };
      expect((await call('ConfirmForgotPassword', reset)).error).toBeNull();

      const late = await answer(responses);

      expect(late.error).toBe('NotAuthorizedException');
    },
  );

  const guessed = steps.filter(({ name }) => /OTP|SMS_MFA|CUSTOM_CHALLENGE|SOFTWARE_TOKEN/.test(name));

  test.each(guessed)(
    '$name: of many guesses at once three at most are compared, and the right one fails',
    async (step) => {
      const { answer, answerAs, called, session, waiting, events } = await reach(step);
      const rejections = () => events().filter(({ kind }) => /rejected/.test(kind)).length;

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => answerAs(called, { ...anything(session), ANSWER: '000000' })),
      );
      const compared = answers.filter(({ error }) => error !== 'NotAuthorizedException');

      expect(compared.length).toBeLessThanOrEqual(3);
      expect(rejections()).toBeLessThanOrEqual(3);
      for (let tries = 0; tries < 3; tries += 1) await answerAs(called, { ...anything(session), ANSWER: '000000' });
      expect(await answer(waiting.answer())).toMatchObject({ error: 'NotAuthorizedException' });
      expect(rejections()).toBeLessThanOrEqual(3);
    },
  );

  const many: readonly [
    string,
    string,
    (ada: Awaited<ReturnType<typeof openWithAda>>) => Promise<Waiting['session']>,
  ][] = [
    ['SMS_MFA', 'SMS_MFA_CODE', async (ada) => String((await ada.begin()).Session)],
    [
      'EMAIL_OTP',
      'EMAIL_OTP_CODE',
      async (ada) => String((await ada.initiate('USER_AUTH', { PREFERRED_CHALLENGE: 'EMAIL_OTP' })).body.Session),
    ],
  ];

  test.each(many)('%s: of guesses at many sessions ten an hour are compared', async (name, field, open) => {
    const ada = await openWithAda({ keys });
    await ada.verifyPhone();
    await ada.prefer({ SMSMfaSettings: on });
    ada.pass(hours(1));
    const sessions: string[] = [];
    for (let count = 0; count < 5; count += 1) sessions.push(await open(ada));
    const before = ada.events().length;

    const guess = (session: string) => ada.respond(name, session, { [field]: '0000' });
    for (let round = 0; round < 3; round += 1) await Promise.all(sessions.map(guess));

    expect(ada.events().slice(before)).toHaveLength(10);
    const right = name === 'SMS_MFA' ? ada.lastCode(phone) : ada.lastCode(email);
    for (const session of sessions) expect((await ada.respond(name, session, { [field]: right })).error).not.toBeNull();
    ada.pass(hours(1));
    const session = await open(ada);
    const fresh = name === 'SMS_MFA' ? ada.lastCode(phone) : ada.lastCode(email);
    expect((await ada.respond(name, session, { [field]: fresh })).error).toBeNull();
  });

  describe.each(['0', N.toString(16), (2n * N).toString(16)])('the client value %s, which fixes the key,', (SRP_A) => {
    test.each([
      ['USER_SRP_AUTH', {}],
      ['CUSTOM_AUTH', { CHALLENGE_NAME: 'SRP_A' }],
      ['USER_AUTH', { PREFERRED_CHALLENGE: 'PASSWORD_SRP' }],
    ])('is rejected by %s', async (flow, parameters) => {
      const { initiate } = await openWithAda({ keys });

      expect((await initiate(flow, { ...parameters, SRP_A })).error).toBe('InvalidParameterException');
    });

    test('is rejected when a password is chosen', async () => {
      const { initiate, respond } = await openWithAda({ keys });
      const { body } = await initiate('USER_AUTH');

      const answer = await respond('SELECT_CHALLENGE', body.Session, { ANSWER: 'PASSWORD_SRP', SRP_A });

      expect(answer.error).toBe('InvalidParameterException');
    });

    test('is rejected by a device', async () => {
      const device = steps.find(({ name }) => name === 'DEVICE_SRP_AUTH');
      if (!device) throw new Error('There is no such step.');
      const { answerAs, waiting } = await reach(device);

      const answer = await answerAs('DEVICE_SRP_AUTH', { ...waiting.answer(), SRP_A });

      expect(answer.error).toBe('InvalidParameterException');
    });
  });
});
