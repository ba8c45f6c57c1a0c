import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe.each(testDatabases)('mails about events on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  type Changes = { [Group in 'preferences' | 'notifications' | 'security']?: Partial<Settings[Group]> };

  async function choose(person: Person, { preferences, notifications, security }: Changes) {
    const before = (await person.ask('GET', '/users/settings')).json() as Settings;
    const payload = {
      ...before,
      preferences: { ...before.preferences, ...preferences },
      notifications: { ...before.notifications, ...notifications },
      security: { ...before.security, ...security },
    };
    expect((await person.ask('PUT', '/users/settings', { payload })).statusCode).toBe(200);
  }
  const subjectsTo = async ({ email }: { email: string }) =>
    ((await app.identity.readOutbox?.(email)) ?? []).map(({ subject }) => subject);

  test('a sign-in from a device that is not remembered is told by mail, with time, address and browser', async () => {
    const person = await app.asPerson('analyst');

    const [letter] = (await app.identity.readOutbox?.(person.email)) ?? [];

    expect(letter?.subject).toBe('New sign-in to your Halyard account');
    expect(letter?.text).toContain('11/21/2026 08:42 UTC, IP address 127.0.0.1');
  });

  test.each([
    ['Login Notifications', { security: { loginNotifications: false } }],
    ['Email Notifications', { notifications: { emailNotifications: false } }],
  ] as const)('without %s no mail tells of a sign-in', async (_, changes) => {
    const person = await app.asPerson('analyst');
    await choose(person, changes);
    const before = await subjectsTo(person);

    await app.signIn(person.email);

    expect(await subjectsTo(person)).toEqual(before);
  });

  test('a lock is told where Security Alerts are on, and only there', async () => {
    const [wants, declines] = [await app.asPerson('viewer'), await app.asPerson('viewer')];
    await choose(declines, { notifications: { securityAlerts: false } });

    for (const { email } of [wants, declines])
      for (let attempt = 0; attempt < 5; attempt++)
        await app.callIdentity('InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          ClientId: app.config.clientId,
          AuthParameters: { USERNAME: email, PASSWORD: 'wrong-password' },
        });

    expect(await subjectsTo(wants)).toContain('Sign-in to your Halyard account was locked');
    expect(await subjectsTo(declines)).not.toContain('Sign-in to your Halyard account was locked');
  });

  test('a deletion request reaches the administrators who want System Updates, in their language', async () => {
    const [german, silent] = [await app.asPerson('admin'), await app.asPerson('admin')];
    await choose(german, { preferences: { language: 'de' } });
    await choose(silent, { notifications: { systemUpdates: false } });
    const before = await subjectsTo(silent);
    const person = await app.asPerson('viewer');

    await person.ask('POST', '/users/profile/deletion-request');

    expect((await subjectsTo(german))[0]).toMatch(/löschen|Löschung/);
    expect(await subjectsTo(silent)).toEqual(before);
  });

  test('what protects the account itself is always told', async () => {
    const person = await app.asPerson('viewer');
    await choose(person, { notifications: { emailNotifications: false, securityAlerts: false } });
    const { username, email } = (await person.ask('GET', '/users/profile')).json();

    await person.ask('PUT', '/users/profile', { payload: { username, email, password: 'Harbour-light-4410' } });

    expect((await subjectsTo(person))[0]).toBe('Your Halyard password was changed');
  });

  test('an attribute that a client changes at the provider changes in the directory', async () => {
    const person = await app.asPerson('analyst');

    await app.callIdentity('UpdateUserAttributes', {
      AccessToken: person.token,
      UserAttributes: [
        { Name: 'preferred_username', Value: `renamed-${person.id.slice(0, 8)}` },
        { Name: 'given_name', Value: 'Grace' },
      ],
    });

    expect((await person.ask('GET', '/users/me')).json()).toMatchObject({
      username: `renamed-${person.id.slice(0, 8)}`,
      firstName: 'Grace',
      lastName: 'Byron',
    });
  });

  test('of many alerts at once the first ten are mailed one by one, and the rest in one mail', async () => {
    const [ada, analyst] = [await app.asPerson('analyst'), await app.asPerson('analyst')];
    await choose(ada, { preferences: { language: 'fr' } });
    const add = (name: string) =>
      analyst.ask('POST', '/threats', {
        payload: {
          name,
          type: 'Phishing',
          severity: 'Critical',
          source: 'Test',
          timestamp: '2026-11-21T08:00:00.000Z',
        },
      });
    const before = (await subjectsTo(ada)).length;

    for (let number = 1; number <= 70; number++) expect((await add(`Threat ${number}`)).statusCode).toBe(201);
    expect((await subjectsTo(ada)).length - before).toBe(10);
    app.pass(10 * 60_000);
    for (let node = 0; node < 2; node++) await app.database.write((tx) => app.log.sendDigests(tx, app.now()));

    expect((await subjectsTo(ada)).length - before).toBe(11);
    const [digest] = (await app.identity.readOutbox?.(ada.email)) ?? [];
    expect(digest?.subject).toBe('Halyard : résumé des autres notifications');
    expect(digest?.text).toContain('Threat 11');
    expect(digest?.text).toContain('Threat 60');
    expect(digest?.text).not.toContain('Threat 61');
    expect(digest?.text).toContain('Et 10 de plus.');
  });
});
