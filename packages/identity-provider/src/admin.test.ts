import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from './ports.ts';
import { makeTestKeys, openTestProvider, password, sessionOf } from './testing/test-provider.ts';

const email = 'ada@example.com';

describe('what the product may do to accounts', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withAda() {
    const opened = openTestProvider({ keys });
    const { admin } = opened.provider;
    const user = await admin.createConfirmedUser({ email: 'Ada@example.com', password, attributes: { name: 'Ada' } });
    return { ...opened, admin, user };
  }

  test('a user it makes signs in at once', async () => {
    const { user, tryPassword, admin } = await withAda();

    expect((await tryPassword(email, password)).error).toBeNull();
    expect(user).toMatchObject({ email, emailVerified: true, username: 'ada', status: 'CONFIRMED', enabled: true });
    expect(await admin.findByEmail('ADA@example.com')).toEqual(user);
    expect(await admin.readUser(user.id)).toEqual(user);
  });

  test('a user cannot be made twice, nor with a common password', async () => {
    const { admin } = await withAda();

    await expect(admin.createConfirmedUser({ email, password })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    });
    await expect(admin.createConfirmedUser({ email: 'b@example.com', password: 'password' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
  });

  test('a new password ends every session but the one that is kept', async () => {
    const { admin, user, signIn, call, provider } = await withAda();
    const [kept, ended] = [await signIn(email), await signIn(email)];

    await admin.setPassword(user.id, 'Another-chart-5512', sessionOf(kept));

    expect(await provider.isSessionLive(sessionOf(kept))).toBe(true);
    expect(await provider.isSessionLive(sessionOf(ended))).toBe(false);
    expect((await call('GetUser', { AccessToken: kept.AccessToken })).error).toBeNull();
    expect(await signIn(email, 'Another-chart-5512')).toBeDefined();
  });

  test('signing somebody out everywhere ends their sessions', async () => {
    const { admin, user, signIn, call } = await withAda();
    const { AccessToken } = await signIn(email);

    await admin.signOutEverywhere(user.id);

    expect((await call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
  });

  test('a deleted user is gone, and their address is free again', async () => {
    const { admin, user, events, signUp } = await withAda();

    expect(await admin.deleteUser(user.id)).toBe(true);
    expect(await admin.deleteUser(user.id)).toBe(false);

    expect(events().filter(({ kind }) => kind === 'account_deleted')).toHaveLength(1);
    expect((await signUp(email)).error).toBeNull();
  });

  test('a disabled user comes back with the same password', async () => {
    const { admin, user, tryPassword } = await withAda();
    await admin.setEnabled(user.id, false);
    expect((await tryPassword(email, password)).error).toBe('NotAuthorizedException');

    await admin.setEnabled(user.id, true);

    expect((await tryPassword(email, password)).error).toBeNull();
  });

  test('an account that waits for its code is confirmed without it, once', async () => {
    const { admin, signUp, events, tryPassword } = await withAda();
    const { body } = await signUp('grace@example.com');
    const id = String(body.UserSub);

    await admin.confirm(id);
    await admin.confirm(id);

    expect(await admin.readUser(id)).toMatchObject({ status: 'CONFIRMED', emailVerified: true });
    expect(events().filter(({ kind }) => kind === 'account_confirmed')).toHaveLength(1);
    expect((await tryPassword('grace@example.com', password)).error).toBeNull();
  });

  test('a reset that is required ends sessions, mails a code and admits nobody before it', async () => {
    const { admin, user, signIn, call, tryPassword, lastCode } = await withAda();
    const { AccessToken } = await signIn(email);

    await admin.requireReset(user.id);

    expect((await call('GetUser', { AccessToken })).error).toBe('NotAuthorizedException');
    expect((await tryPassword(email, password)).error).toBe('PasswordResetRequiredException');
    const reset = { Username: email, ConfirmationCode: lastCode(email), Password: 'Another-chart-5512' };
    expect((await call('ConfirmForgotPassword', reset)).error).toBeNull();
    expect((await tryPassword(email, 'Another-chart-5512')).error).toBeNull();
  });

  test('nobody is made to reset a password they never chose', async () => {
    const { admin, signUp } = await withAda();
    const { body } = await signUp('grace@example.com');
    const invited = await admin.invite({ email: 'hopper@example.com' });

    for (const id of [String(body.UserSub), invited.id])
      await expect(admin.requireReset(id)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });

  test('somebody who does not exist is rejected by name', async () => {
    const { admin } = await withAda();

    await expect(admin.setPassword('nobody', 'Another-chart-5512')).rejects.toMatchObject({
      name: 'UserNotFoundException',
    });
    await expect(admin.confirm('nobody')).rejects.toMatchObject({ name: 'UserNotFoundException' });
    expect(await admin.readUser('nobody')).toBeUndefined();
  });
});
