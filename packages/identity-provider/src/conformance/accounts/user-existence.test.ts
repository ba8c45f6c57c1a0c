import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { makeTestKeys, openTestProvider } from '../../testing/test-provider.ts';

const known = 'ada@example.com';
const unknown = 'nobody@example.com';
const SRP_A = 'abc123';

describe('who has an account', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function open(userExistence: 'legacy' | 'prevent') {
    const opened = openTestProvider({ keys, config: { userExistence } });
    await opened.addConfirmed(known);
    return opened;
  }

  const calls: readonly [string, (name: string) => object][] = [
    ['InitiateAuth', (USERNAME) => ({ AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } })],
    [
      'InitiateAuth',
      (USERNAME) => ({ AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD: 'wrong' } }),
    ],
    ['InitiateAuth', (USERNAME) => ({ AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME } })],
    ['InitiateAuth', (USERNAME) => ({ AuthFlow: 'CUSTOM_AUTH', AuthParameters: { USERNAME } })],
    ...['EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN'].map((PREFERRED_CHALLENGE): [string, (name: string) => object] => [
      'InitiateAuth',
      (USERNAME) => ({ AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME, PREFERRED_CHALLENGE } }),
    ]),
    ['ForgotPassword', (Username) => ({ Username })],
    ['ConfirmForgotPassword', (Username) => ({ Username, ConfirmationCode: '000000', Password: 'Another-chart-5512' })],
    ['ConfirmSignUp', (Username) => ({ Username, ConfirmationCode: '000000' })],
    ['ResendConfirmationCode', (Username) => ({ Username })],
  ];

  test.each(calls)('is told by %s in legacy mode', async (operation, input) => {
    const { call } = await open('legacy');

    expect((await call(operation, input(unknown))).error).toBe('UserNotFoundException');
  });

  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shapeOf(entry)]))
      : typeof value;

  test.each(calls)('is not told by %s otherwise: both answers have the same shape', async (operation, input) => {
    const { call } = await open('prevent');

    const ofKnown = await call(operation, input(known));
    const ofUnknown = await call(operation, input(unknown));

    expect([ofUnknown.status, ofUnknown.error]).toEqual([ofKnown.status, ofKnown.error]);
    expect(shapeOf(ofUnknown.body)).toEqual(shapeOf(ofKnown.body));
    if (ofKnown.error) expect(ofUnknown.body).toEqual(ofKnown.body);
  });

  test('an unknown name has the same salt and id every time, and a fresh public value', async () => {
    const { call } = await open('prevent');
    const begin = async () => {
      const { body } = await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: unknown, SRP_A },
      });
      return body.ChallengeParameters as Record<string, string>;
    };

    const [first, second] = [await begin(), await begin()];

    expect(second?.SALT).toBe(first?.SALT);
    expect(second?.USER_ID_FOR_SRP).toBe(first?.USER_ID_FOR_SRP);
    expect(second?.SRP_B).not.toBe(first?.SRP_B);
    expect(first?.USER_ID_FOR_SRP).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('a device that is not known is answered alike for everybody, and the exchange goes on without it', async () => {
    const { call } = await open('prevent');
    const answersFor = async (USERNAME: string) => {
      const { body } = await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A },
      });
      const parameters = body.ChallengeParameters as Record<string, string>;
      const prove = async (DEVICE_KEY?: string) =>
        (
          await call('RespondToAuthChallenge', {
            ChallengeName: 'PASSWORD_VERIFIER',
            ChallengeResponses: {
              USERNAME: parameters.USERNAME,
              PASSWORD_CLAIM_SECRET_BLOCK: parameters.SECRET_BLOCK,
              DEVICE_KEY,
              PASSWORD_CLAIM_SIGNATURE: 'AAAA',
              TIMESTAMP: 'Tue Mar 3 04:05:06 UTC 2026',
            },
          })
        ).body.message;
      return [await prove('eu-west-1_unknown'), await prove('eu-west-1_unknown'), await prove(), await prove()];
    };
    const expected = [
      ...['Device does not exist.', 'Device does not exist.'],
      ...['Incorrect username or password.', 'Invalid session for the user.'],
    ];

    expect(await answersFor(known)).toEqual(expected);
    expect(await answersFor(unknown)).toEqual(expected);
  });

  test('an unknown name gets locked like a known one', async () => {
    const { tryPassword } = await open('prevent');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await tryPassword(unknown, 'wrong')).error).toBe('NotAuthorizedException');

    expect((await tryPassword(unknown, 'wrong')).error).toBe('LimitExceededException');
  });

  test('an unknown name that asked for a reset code is told that codes are wrong, and gets no letter', async () => {
    const { call, lettersTo } = await open('prevent');
    const confirm = async (Username: string) =>
      (await call('ConfirmForgotPassword', { Username, ConfirmationCode: '000000', Password: 'Another-chart-5512' }))
        .error;
    expect(await confirm(unknown)).toBe('ExpiredCodeException');

    await call('ForgotPassword', { Username: unknown });

    expect(await confirm(unknown)).toBe('CodeMismatchException');
    expect(lettersTo(unknown)).toEqual([]);
  });

  test.each([
    ['legacy', 'AliasExistsException'],
    ['prevent', null],
  ] as const)('an address that somebody has, asked for with existence %s, is answered %s', async (existence, error) => {
    const { call, addConfirmed, signIn } = await open(existence);
    await addConfirmed('taken@example.com');
    const { AccessToken } = await signIn(known);

    const asked = await call('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'email', Value: 'taken@example.com' }],
    });

    expect(asked.error).toBe(error);
  });
});
