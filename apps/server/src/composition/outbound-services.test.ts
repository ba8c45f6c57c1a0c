import type { Settings } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createOutboundServices } from './outbound-services.ts';

describe.each(testDatabases)('outside services on $name', ({ open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await open());
  });
  afterAll(async () => {
    await app.close();
    await app.database.close();
  });

  const nothing = { assistantModel: undefined, cloudPool: undefined, smsGateway: undefined, smtpUrl: undefined };
  const list = (settings: { readonly smtpUrl?: string } = {}) =>
    createOutboundServices({ ...nothing, ...settings }, app.database)();

  test('what is configured is listed, and webhooks from the moment somebody saves one', async () => {
    const person = await app.asPerson('viewer');
    const before = (await person.ask('GET', '/users/settings')).json() as Settings;
    expect(await list()).toEqual([]);
    expect(await list({ smtpUrl: 'smtp://mail.example.com' })).toEqual(['mail']);

    const payload = { ...before, api: { ...before.api, webhookUrl: 'https://hooks.example.com/x' } };
    expect((await person.ask('PUT', '/users/settings', { payload })).statusCode).toBe(200);

    expect(await list()).toEqual(['webhooks']);
  });
});
