import type { Device } from '@halyard/contracts/accounts/profile.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('trusting devices on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;

  /** Signs in as a client that keeps a device, and has it confirmed. */
  async function bringDevice({ email, password }: Person): Promise<string> {
    const { AuthenticationResult } = (await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    })) as { AuthenticationResult: { AccessToken: string; NewDeviceMetadata: { DeviceKey: string } } };
    const { AccessToken, NewDeviceMetadata } = AuthenticationResult;
    await app.callIdentity('ConfirmDevice', {
      AccessToken,
      DeviceKey: NewDeviceMetadata.DeviceKey,
      DeviceName: 'A laptop',
      DeviceSecretVerifierConfig: {
        Salt: Buffer.alloc(16, 1).toString('base64'),
        PasswordVerifier: Buffer.alloc(384, 2).toString('base64'),
      },
    });
    return NewDeviceMetadata.DeviceKey;
  }
  async function withDevice() {
    const person = await app.asPerson('analyst');
    return { person, device: await bringDevice(person) };
  }
  const decide = (person: Person, device: string, remembered: boolean) =>
    person.ask('PATCH', `/users/profile/devices/${device}`, { payload: { remembered } });
  const devicesOf = async (person: Person): Promise<Device[]> =>
    (await person.ask('GET', '/users/profile/devices')).json();

  test('a device is trusted and distrusted, and the log says so', async () => {
    const { person, device } = await withDevice();
    expect(await devicesOf(person)).toMatchObject([{ id: device, name: 'A laptop', remembered: false }]);

    expect((await decide(person, device, true)).json()).toMatchObject({ id: device, remembered: true, current: false });
    expect((await decide(person, device, false)).json()).toMatchObject({ id: device, remembered: false });

    expect(await devicesOf(person)).toMatchObject([{ remembered: false }]);
    const { events } = (await person.ask('GET', '/users/profile/activity')).json();
    expect(events.map(({ kind }: { kind: string }) => kind).slice(0, 2)).toEqual([
      'security_settings_changed',
      'security_settings_changed',
    ]);
  });

  test('trusting needs a sign-in of the last five minutes, distrusting does not', async () => {
    const { person, device } = await withDevice();
    await decide(person, device, true);
    app.pass(6 * minuteMs);

    expect((await decide(person, device, false)).statusCode).toBe(200);
    expect((await decide(person, device, true)).json()).toMatchObject({ code: 'recent_sign_in_required' });

    expect(await devicesOf(person)).toMatchObject([{ remembered: false }]);
  });

  test("somebody else's device, and one that is forgotten, are not there", async () => {
    const [{ person, device }, other] = [await withDevice(), await app.asPerson('admin')];

    expect((await decide(other, device, true)).json()).toMatchObject({ code: 'device_not_found' });
    expect((await person.ask('DELETE', `/users/profile/devices/${device}`)).statusCode).toBe(204);
    expect((await decide(person, device, true)).statusCode).toBe(404);
  });

  test.each([{}, { remembered: 'yes' }, { remembered: true, name: 'Mine' }])('%j is rejected', async (payload) => {
    const person = await app.asPerson('viewer');

    expect((await person.ask('PATCH', '/users/profile/devices/any', { payload })).statusCode).toBe(400);
  });
});
