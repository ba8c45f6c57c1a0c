import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createIdentityRecorder } from './record-identity-event.ts';

describe.each(testDatabases)('what happens in the user pool, on $name', ({ open }) => {
  let app: TestApp;
  let record: ReturnType<typeof createIdentityRecorder>;
  beforeAll(async () => {
    app = await startTestApp(await open());
    record = createIdentityRecorder({
      log: app.log,
      declaredRoles: 'approved',
      wantsLoginNotices: async () => false,
    });
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  type Told =
    | 'passkey_added'
    | 'passkey_clone_suspected'
    | 'passkey_removed'
    | 'phone_verified'
    | 'refresh_token_reused';
  const happen = (kind: Told, userId: string) =>
    app.database.write((tx) => record(tx, { kind, userId, address: '198.51.100.7', at: app.now() }));
  const notifiedUsers = async (person: Person, kind: Told) => {
    const rows = await app.database.read
      .selectFrom('notifications')
      .innerJoin('events', 'events.id', 'notifications.event_id')
      .select(['notifications.why', 'notifications.severity', 'notifications.type'])
      .where('notifications.person_id', '=', person.id)
      .where('events.kind', '=', kind)
      .execute();
    return rows;
  };

  test('a copied passkey alarms its owner and the administrators', async () => {
    const [person, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];

    await happen('passkey_clone_suspected', person.id);

    expect(await notifiedUsers(person, 'passkey_clone_suspected')).toEqual([
      { why: 'about_you', severity: 'high', type: 'security' },
    ]);
    expect(await notifiedUsers(admin, 'passkey_clone_suspected')).toEqual([
      { why: 'administrators', severity: 'high', type: 'security' },
    ]);
  });

  test('so does a session token that was used twice', async () => {
    const [person, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];

    await happen('refresh_token_reused', person.id);

    expect(await notifiedUsers(person, 'refresh_token_reused')).toMatchObject([{ why: 'about_you' }]);
    expect(await notifiedUsers(admin, 'refresh_token_reused')).toMatchObject([{ why: 'administrators' }]);
  });

  test.each(['passkey_added', 'passkey_removed', 'phone_verified'] as const)(
    '%s is told to its owner alone',
    async (kind) => {
      const [person, admin] = [await app.asPerson('viewer'), await app.asPerson('admin')];

      await happen(kind, person.id);

      expect(await notifiedUsers(person, kind)).toMatchObject([{ why: 'about_you', type: 'security' }]);
      expect(await notifiedUsers(admin, kind)).toEqual([]);
    },
  );

  test('the phone number in the directory follows the one at the provider', async () => {
    const person = await app.asPerson('viewer');
    const write = (Value: string) =>
      app.callIdentity('UpdateUserAttributes', {
        AccessToken: person.token,
        UserAttributes: [{ Name: 'phone_number', Value }],
      });
    const phone = async () => (await person.ask('GET', '/users/me')).json().phone;

    await write('+4930123456');
    expect(await phone()).toBe('+4930123456');

    await write('');
    expect(await phone()).toBeNull();
  });

  test('a text message is written in the language of whoever has the number', async () => {
    const person = await app.asPerson('viewer');
    const before = (await person.ask('GET', '/users/settings')).json();
    const payload = { ...before, preferences: { ...before.preferences, language: 'de' } };
    await person.ask('PUT', '/users/settings', { payload });
    const AccessToken = person.token;
    await app.callIdentity('UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'phone_number', Value: '+4930777777' }],
    });

    await app.callIdentity('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'phone_number' });

    expect(await app.identity.readOutbox?.('+4930777777')).toMatchObject([
      { channel: 'text', subject: '', text: expect.stringContaining('ist Ihr Code für Halyard') },
    ]);
  });
});
