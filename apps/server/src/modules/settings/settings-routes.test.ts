import { type Settings, settingsBeforeLoad } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const minuteMs = 60_000;

describe.each(testDatabases)('settings on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const load = async (person: Person): Promise<Settings> => (await person.ask('GET', '/users/settings')).json();
  const save = (person: Person, payload: unknown) =>
    person.ask('PUT', '/users/settings', { payload: payload as Record<string, unknown> });

  test('a new account has the defaults, keys that work from the console only, and no webhook', async () => {
    const settings = await load(await app.asPerson('viewer'));

    expect(settings).toMatchObject({
      preferences: settingsBeforeLoad.preferences,
      notifications: settingsBeforeLoad.notifications,
      security: settingsBeforeLoad.security,
      api: { apiEnabled: true, rateLimit: 1000, allowedOrigins: ['http://localhost:3000'], webhookUrl: '', apiKey: '' },
    });
  });

  test('what is saved is answered, and is there at the next load', async () => {
    const person = await app.asPerson('analyst');
    const before = await load(person);
    const wanted = {
      ...before,
      preferences: { ...before.preferences, theme: 'light', language: 'de', timezone: 'EST' },
      security: { ...before.security, sessionTimeout: 15 },
    };

    const saved = await save(person, wanted);

    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({ preferences: wanted.preferences, security: wanted.security, version: 1 });
    expect(await load(person)).toEqual(saved.json());
    const [newest] = (await person.ask('GET', '/users/profile/activity')).json().events;
    expect(newest).toMatchObject({ kind: 'security_settings_changed', subject: expect.stringMatching(/./) });
    expect((await person.ask('GET', '/users/me')).json()).toMatchObject({
      preferences: wanted.preferences,
      sessionTimeout: 15,
    });
  });

  test.each([
    ['text where a number belongs', (s: Settings) => ({ ...s, security: { ...s.security, sessionTimeout: '30' } })],
    ['a number outside its range', (s: Settings) => ({ ...s, api: { ...s.api, rateLimit: 99 } })],
    [
      'text where a flag belongs',
      (s: Settings) => ({ ...s, notifications: { ...s.notifications, emailNotifications: 'true' } }),
    ],
    ['an unknown language', (s: Settings) => ({ ...s, preferences: { ...s.preferences, language: 'xx' } })],
    ['an origin that is no address', (s: Settings) => ({ ...s, api: { ...s.api, allowedOrigins: ['abc'] } })],
    ['a field that does not exist', (s: Settings) => ({ ...s, role: 'admin' })],
    ['a missing group', ({ security: _, ...s }: Settings) => s],
  ])('%s is rejected and nothing is saved', async (_, spoil) => {
    const person = await app.asPerson('viewer');
    const before = await load(person);

    const answer = await save(person, spoil(before));

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) });
    expect(await load(person)).toEqual(before);
  });

  test('a webhook that leads inside is rejected, a public one is kept', async () => {
    const person = await app.asPerson('viewer');
    const before = await load(person);
    const to = (webhookUrl: string) =>
      save(person, { ...before, api: { ...before.api, webhookUrl }, version: undefined });

    expect((await to('https://127.1/hook')).json()).toMatchObject({ code: 'webhook_not_allowed' });
    expect((await to('http://hooks.vendor.io/')).json()).toMatchObject({ code: 'webhook_not_allowed' });
    expect((await to('https://hooks.vendor.io/x')).json()).toMatchObject({
      api: { webhookUrl: 'https://hooks.vendor.io/x' },
    });
  });

  test('of two tabs that save at once, the second is told and nothing of the first is lost', async () => {
    const person = await app.asPerson('viewer');
    const both = await load(person);
    const themed = { ...both, preferences: { ...both.preferences, theme: 'light' } };
    const dated = { ...both, preferences: { ...both.preferences, dateFormat: 'YYYY-MM-DD' } };

    const answers = await Promise.all([save(person, themed), save(person, dated)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const kept = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await load(person)).toEqual(kept);
  });

  test('weakening security needs a recent sign-in; strengthening and the rest do not', async () => {
    const person = await app.asPerson('analyst');
    const before = await load(person);
    app.pass(6 * minuteMs);
    const security = (change: Partial<Settings['security']>) =>
      save(person, { ...before, security: { ...before.security, ...change }, version: undefined });

    expect((await security({ loginNotifications: false })).json()).toMatchObject({ code: 'recent_sign_in_required' });
    expect((await security({ sessionTimeout: 120 })).json()).toMatchObject({ code: 'recent_sign_in_required' });
    expect((await security({ sessionTimeout: 15 })).statusCode).toBe(200);
  });

  test.each([
    ['Push Notifications', { pushNotifications: false }],
    ['any category', { securityAlerts: false, entityUpdates: false }],
  ])('without %s the browser shows nothing', async (_, flags) => {
    const person = await app.asPerson('viewer');
    const before = await load(person);
    expect((await person.ask('GET', '/users/me')).json().pushNotifications).toBe(true);

    await save(person, { ...before, notifications: { ...before.notifications, ...flags } });

    expect((await person.ask('GET', '/users/me')).json().pushNotifications).toBe(false);
  });

  test('two-factor authentication cannot be claimed without an authenticator', async () => {
    const person = await app.asPerson('viewer');
    const before = await load(person);

    const answer = await save(person, { ...before, security: { ...before.security, twoFactorAuth: true } });

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'second_factor_not_enrolled' });
  });
});
