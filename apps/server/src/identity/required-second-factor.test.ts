import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testDatabases } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';

const [{ open }] = testDatabases as [(typeof testDatabases)[number]];

async function stepAfterPassword(whoMust: string, role: 'admin' | 'viewer') {
  const database = await open();
  const app = await startTestApp(database, { environment: { HALYARD_SECOND_FACTOR: whoMust } });
  const { email, password } = await app.addPerson(role);
  const reply = await app.callIdentity('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: app.config.clientId,
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  await app.close();
  await database.close();
  return reply.ChallengeName ?? 'signed in';
}

test('where everyone must have a second factor, signing in without one leads to its set-up', async () => {
  expect(await stepAfterPassword('everyone', 'viewer')).toBe('MFA_SETUP');
});

test('where only administrators must, the others sign in as before', async () => {
  expect(await stepAfterPassword('administrators', 'admin')).toBe('MFA_SETUP');
  expect(await stepAfterPassword('administrators', 'viewer')).toBe('signed in');
});

test('nobody must by default', async () => {
  expect(await stepAfterPassword('optional', 'admin')).toBe('signed in');
});

test('a cloud pool decides by itself, so the setting is rejected there in words', () => {
  const cloud = {
    HALYARD_IDENTITY: 'cognito',
    HALYARD_POOL_ID: 'eu-west-1_Abc123',
    HALYARD_CLIENT_ID: 'client',
    HALYARD_SECOND_FACTOR: 'everyone',
  };

  expect(() => readConfig(cloud)).toThrow('HALYARD_SECOND_FACTOR');
});
