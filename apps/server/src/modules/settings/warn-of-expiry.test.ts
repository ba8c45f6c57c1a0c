import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { defaultSettings } from './settings-store.ts';
import { createWarnOfExpiry } from './warn-of-expiry.ts';

const dayMs = 86_400_000;

describe.each(testDatabases)('password expiry on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const warningsOf = async (personId: string) => {
    const rows = await app.database.read
      .selectFrom('events')
      .select('id')
      .where('audience_id', '=', personId)
      .where('kind', '=', 'password_expires')
      .execute();
    return rows.length;
  };

  test('it is warned of once, seven days ahead, and a new password begins anew', async () => {
    const person = await app.addPerson('analyst');
    const warn = createWarnOfExpiry({
      database: app.database,
      log: app.log,
      clock: app.now,
      defaults: defaultSettings('http://localhost:3000'),
      listPasswordsSetBefore: app.identity.listPasswordsSetBefore,
    });

    app.pass(82 * dayMs);
    await warn();
    expect(await warningsOf(person.id)).toBe(0);
    app.pass(2 * dayMs);
    await warn();
    await warn();
    expect(await warningsOf(person.id)).toBe(1);

    await app.identity.admin.setPassword(person.id, 'Harbour-light-4410');
    await warn();
    expect(await warningsOf(person.id)).toBe(1);
  });

  test('past the limit the password asks to be reset', async () => {
    const person = await app.addPerson('viewer');
    app.pass(91 * dayMs);

    const rejected = await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: person.email, PASSWORD: person.password },
    });

    expect(rejected.__type).toBe('PasswordResetRequiredException');
  });
});
