import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { email, openWithAda, phone, preferred } from '../../testing/ada.ts';
import { makeTestKeys, minutes } from '../../testing/test-provider.ts';

describe('phone numbers', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  test('a number proves itself with the code that was sent to it', async () => {
    const { call, AccessToken, lettersTo, lastCode, events, rows, id } = await openWithAda({ keys });
    const verify = (Code: string) => call('VerifyUserAttribute', { AccessToken, AttributeName: 'phone_number', Code });
    const isVerified = async () => (await rows().users.byId(id))?.phoneVerified;
    const ask = () => call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'phone_number' });
    expect((await ask()).error).toBe('InvalidParameterException');
    await call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'phone_number', Value: phone }] });

    expect((await ask()).body).toEqual({
      CodeDeliveryDetails: { AttributeName: 'phone_number', DeliveryMedium: 'SMS', Destination: '+*******0134' },
    });
    expect(lettersTo(phone)).toMatchObject([{ kind: 'text_code', code: expect.stringMatching(/^\d{6}$/) }]);
    expect((await verify('000000')).error).toBe('CodeMismatchException');
    expect(await isVerified()).toBe(false);
    expect((await verify(lastCode(phone))).error).toBeNull();
    expect(await isVerified()).toBe(true);
    expect(events().at(-1)?.kind).toBe('phone_verified');
    expect((await verify(lastCode(phone))).error).toBe('ExpiredCodeException');
  });

  test('a verified number is told by GetUser and by the id token', async () => {
    const { call, verifyPhone, signIn, AccessToken } = await openWithAda({ keys });
    const claims = async () => {
      const { IdToken } = await signIn(email);
      return JSON.parse(Buffer.from(IdToken.split('.')[1] ?? '', 'base64url').toString());
    };
    expect(await claims()).not.toHaveProperty('phone_number_verified');

    await verifyPhone();

    expect(await claims()).toMatchObject({ phone_number: phone, phone_number_verified: true });
    const { body } = await call('GetUser', { AccessToken });
    expect(body.UserAttributes).toContainEqual({ Name: 'phone_number_verified', Value: 'true' });
  });

  test('another number has to prove itself, and asks for a fresh sign-in', async () => {
    const { call, AccessToken, begin, events, pass, rows, id, signIn, verifyPhone, prefer } = await openWithAda({
      keys,
    });
    await verifyPhone();
    await prefer({ SMSMfaSettings: preferred });
    const move = (token: string, Value: string) =>
      call('UpdateUserAttributes', { AccessToken: token, UserAttributes: [{ Name: 'phone_number', Value }] });
    expect((await move(AccessToken, phone)).error).toBeNull();
    expect((await begin()).ChallengeName).toBe('SMS_MFA');

    expect((await move(AccessToken, '+3225550199')).error).toBeNull();

    expect(events().map(({ kind }) => kind)).toContain('second_factor_disabled');
    expect(await rows().users.byId(id)).toMatchObject({ phoneVerified: false, smsFactor: 'off' });
    const later = await signIn(email);
    pass(minutes(5) + 1);
    expect((await move(later.AccessToken, phone)).body.message).toBe('Sign in again to change the phone number.');
  });

  test('the code for one number does not prove the next', async () => {
    const { call, AccessToken, lastCode, rows, id } = await openWithAda({ keys });
    const write = (Value: string) =>
      call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'phone_number', Value }] });
    await write(phone);
    await call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'phone_number' });
    await write('+3225550199');

    const answer = await call('VerifyUserAttribute', {
      AccessToken,
      AttributeName: 'phone_number',
      Code: lastCode(phone),
    });

    expect(answer.error).toBe('ExpiredCodeException');
    expect(await rows().users.byId(id)).toMatchObject({ phoneVerified: false });
  });
});
