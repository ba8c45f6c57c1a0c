import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { N } from '../../srp/group.ts';
import { hours, makeTestKeys, minutes, openTestProvider, password } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const wrong = 'not-the-password';

describe('signing in', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withAda(config = {}) {
    const opened = openTestProvider({ keys, config });
    const id = await opened.addConfirmed(email);
    return { ...opened, id };
  }

  test('five wrong passwords lock the account for 15 minutes, for the right one too', async () => {
    const { tryPassword, pass, events } = await withAda();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await tryPassword(email, wrong)).error).toBe('NotAuthorizedException');

    const locked = await tryPassword(email, password);
    expect(locked).toMatchObject({ error: 'LimitExceededException', body: { message: 'Password attempts exceeded' } });
    expect(events().at(-1)?.kind).toBe('sign_in_locked');

    pass(minutes(15));
    expect((await tryPassword(email, password)).error).toBeNull();
  });

  test('attempts while locked do not prolong the lock', async () => {
    const { tryPassword, pass } = await withAda();
    for (let tries = 0; tries < 5; tries += 1) await tryPassword(email, wrong);
    pass(minutes(14));
    for (let tries = 0; tries < 3; tries += 1) await tryPassword(email, wrong);
    pass(minutes(1));

    expect((await tryPassword(email, password)).error).toBeNull();
  });

  test('simultaneous guesses cannot pass the limit together', async () => {
    const { tryPassword } = await withAda();

    const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword(email, wrong)));

    expect(answers.filter(({ error }) => error === 'NotAuthorizedException')).toHaveLength(5);
    expect(answers.filter(({ error }) => error === 'LimitExceededException')).toHaveLength(7);
  });

  test('a lock holds for one network, so that a stranger cannot lock the owner out', async () => {
    const { tryPassword } = await withAda();
    for (let tries = 0; tries < 5; tries += 1) await tryPassword(email, wrong, '198.51.100.66');

    expect((await tryPassword(email, password)).error).toBeNull();
  });

  test('a lock closes the SRP door as well', async () => {
    const { tryPassword, call } = await withAda();
    for (let tries = 0; tries < 5; tries += 1) await tryPassword(email, wrong);

    const begun = await call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: email, SRP_A: 'abc123' },
    });

    expect(begun.error).toBe('LimitExceededException');
  });

  test('a right password clears the count', async () => {
    const { tryPassword } = await withAda();
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await tryPassword(email, wrong);
      expect((await tryPassword(email, password)).error).toBeNull();
    }
  });

  test('a hundred wrong passwords in a row ask for a new one', async () => {
    const { tryPassword, call, lastCode } = await withAda();
    for (let tries = 0; tries < 100; tries += 1) await tryPassword(email, wrong, `198.51.100.${Math.floor(tries / 4)}`);

    expect((await tryPassword(email, password)).error).toBe('PasswordResetRequiredException');
    expect((await tryPassword(email, wrong)).error).toBe('NotAuthorizedException');

    await call('ForgotPassword', { Username: email });
    await call('ConfirmForgotPassword', {
      Username: email,
      ConfirmationCode: lastCode(email),
      Password: 'Another-chart-5512',
    });
    expect((await tryPassword(email, 'Another-chart-5512')).error).toBeNull();
  });

  test('the state of an account is told only to who knows the password', async () => {
    const { provider, id, tryPassword, signUp } = await withAda();
    await signUp('waiting@example.com');
    await provider.admin.setEnabled(id, false);

    expect((await tryPassword('waiting@example.com', wrong)).error).toBe('NotAuthorizedException');
    expect((await tryPassword('waiting@example.com', password)).error).toBe('UserNotConfirmedException');
    expect((await tryPassword(email, wrong)).body.message).toBe('Incorrect username or password.');
    expect((await tryPassword(email, password)).body.message).toBe('User is disabled.');
  });

  test.each(['0', N.toString(16), (2n * N).toString(16), '', 'xyz'])(
    'a client value that fixes the key is rejected',
    async (SRP_A) => {
      const { call } = await withAda();

      const answer = await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A },
      });

      expect(answer.error).toBe('InvalidParameterException');
    },
  );

  test('a wrong proof ends the exchange, and so do three minutes', async () => {
    const { call, pass } = await withAda();
    const begin = async () => {
      const { body } = await call('InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME: email, SRP_A: 'abc123' },
      });
      return (body.ChallengeParameters as Record<string, string>).SECRET_BLOCK;
    };
    const answer = async (block: unknown) => {
      const { body } = await call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: email,
          PASSWORD_CLAIM_SECRET_BLOCK: block,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'Tue Mar 3 04:05:06 UTC 2026',
        },
      });
      return body.message;
    };

    const block = await begin();
    expect(await answer(block)).toBe('Incorrect username or password.');
    expect(await answer(block)).toBe('Invalid session for the user.');

    const late = await begin();
    pass(minutes(3));
    expect(await answer(late)).toBe('Invalid session for the user.');
    expect(await answer('invented')).toBe('Invalid session for the user.');
  });

  test('a flow that is not served is rejected by name', async () => {
    const { call } = await withAda();

    const answer = await call('InitiateAuth', { AuthFlow: 'ADMIN_NO_SRP_AUTH', AuthParameters: { USERNAME: email } });

    expect(answer).toMatchObject({ status: 400, error: 'InvalidParameterException' });
  });

  test('changing the password asks for the present one and ends other sessions', async () => {
    const { call, signIn, events, lettersTo } = await withAda();
    const here = await signIn(email);
    const there = await signIn(email);
    const change = (PreviousPassword: string) =>
      call('ChangePassword', {
        AccessToken: here.AccessToken,
        PreviousPassword,
        ProposedPassword: 'Another-chart-5512',
      });

    expect((await change(wrong)).error).toBe('NotAuthorizedException');
    expect((await change(password)).error).toBeNull();

    expect((await call('GetUser', { AccessToken: here.AccessToken })).error).toBeNull();
    expect((await call('GetUser', { AccessToken: there.AccessToken })).error).toBe('NotAuthorizedException');
    expect(events().at(-1)?.kind).toBe('password_changed');
    expect(lettersTo(email).at(-1)?.kind).toBe('password_changed_notice');
  });

  test('an address is changed only soon after a sign-in, and only by the code sent to it', async () => {
    const { call, signIn, pass, lastCode, events, lettersTo } = await withAda();
    const stale = await signIn(email);
    pass(minutes(6));
    const move = (AccessToken: string) =>
      call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value: 'new@example.com' }] });
    expect((await move(stale.AccessToken)).error).toBe('NotAuthorizedException');

    const { AccessToken } = await signIn(email);
    await move(AccessToken);
    await call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: lastCode('new@example.com') });

    expect(events().at(-1)).toMatchObject({ kind: 'email_changed', email: 'new@example.com' });
    expect(lettersTo(email).at(-1)?.kind).toBe('email_changed_notice');
  });

  test('reset codes last one hour and leave every session ended', async () => {
    const { call, signIn, lastCode, pass } = await withAda();
    const { AccessToken } = await signIn(email);
    const reset = (Password: string) =>
      call('ConfirmForgotPassword', { Username: email, ConfirmationCode: lastCode(email), Password });
    await call('ForgotPassword', { Username: email });
    pass(hours(1));
    expect((await reset('Another-chart-5512')).error).toBe('ExpiredCodeException');

    await call('ForgotPassword', { Username: email });
    expect((await reset('password123')).error).toBe('InvalidPasswordException');
    expect((await reset('Another-chart-5512')).error).toBeNull();
    expect((await reset('Another-chart-5513')).error).toBe('ExpiredCodeException');
    expect((await call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
  });
});
