import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CloudApp, startCloudApp } from '../../testing/cloud-app.ts';
import { repeatEveryWrite, testDatabases } from '../../testing/databases.ts';

const password = 'Night-chart-7781';
const decided = { role: 'analyst', department: 'Engineering', status: 'active' };

describe.each(testDatabases)('a cloud user pool, where every transaction is repeated, on $name', ({ open }) => {
  let cloud: CloudApp;
  let admin: Awaited<ReturnType<CloudApp['join']>>;
  beforeAll(async () => {
    cloud = await startCloudApp({ home: repeatEveryWrite(await open()) });
    admin = await cloud.join('admin', 'admin');
  });
  afterAll(() => cloud.close());

  const callPool = (operation: string, request: object) => cloud.remote.callIdentity(operation, request);
  const lettersTo = async (email: string) => (await cloud.remote.identity.readOutbox?.(email)) ?? [];
  const addNew = (username: string, email: string) =>
    admin.ask('POST', '/users', { payload: { username, email, ...decided } });

  test('an invitation makes one account there and sends one letter', async () => {
    const added = await addNew('grace', 'grace@example.com');

    expect(added.statusCode).toBe(201);
    expect(await lettersTo('grace@example.com')).toHaveLength(1);
  });

  test('an invitation follows its address once', async () => {
    const { id } = (await addNew('hopper', 'hoper@example.com')).json();

    const payload = { username: 'murray', email: 'hopper@example.com', ...decided };
    const moved = await admin.ask('PUT', `/users/${id}`, { payload });

    expect(moved.json()).toMatchObject({ username: 'murray', email: 'hopper@example.com', invited: true });
    expect(await lettersTo('hopper@example.com')).toHaveLength(1);
  });

  test('a second factor is reset', async () => {
    const { id, token, ask } = await cloud.join('viewer');
    const { SecretCode } = await callPool('AssociateSoftwareToken', { AccessToken: token });
    const UserCode = new TOTP({ secret: String(SecretCode) }).generate({ timestamp: cloud.remote.now() });
    await callPool('VerifySoftwareToken', { AccessToken: token, UserCode });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await callPool('SetUserMFAPreference', { AccessToken: token, SoftwareTokenMfaSettings });
    await ask('GET', '/users/profile');
    await admin.ask('POST', '/users/profile/identity-confirmation', { payload: { password } });

    const reset = await admin.ask('POST', `/users/${id}/second-factor/reset`);

    expect(reset.json()).toMatchObject({ secondFactor: false });
  });

  test('who is deleted is gone on both sides', async () => {
    const { id, email } = await cloud.join('viewer');

    expect((await admin.ask('DELETE', `/users/${id}`)).statusCode).toBe(204);

    expect((await admin.ask('GET', `/users/${id}`)).statusCode).toBe(404);
    expect(await cloud.remote.identity.admin.findByEmail(email)).toBeUndefined();
  });
});
