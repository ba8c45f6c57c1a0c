import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment works: this machine only, sample workspace, embedded database', () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    ...{ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', databaseUrl: undefined },
    ...{ sampleWorkspace: true, declaredRoles: 'granted', userExistence: 'legacy', poolId: 'eu-west-1_Halyard01' },
  });
});

test('production has no sample workspace, grants no declared role and names no accounts', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
    ...{ sampleWorkspace: false, declaredRoles: 'approved', userExistence: 'prevent' },
  });
});

test('a sample workspace that others can reach grants no declared role', () => {
  expect(readConfig({ HALYARD_HOST: '0.0.0.0' })).toMatchObject({
    declaredRoles: 'approved',
    userExistence: 'prevent',
  });
});

test.each([
  ['HALYARD_PORT', 'eighty'],
  ['HALYARD_PORT', '70000'],
  ['HALYARD_HOST', 'example'],
  ['DATABASE_URL', 'mysql://db/halyard'],
  ['HALYARD_POOL_ID', 'local_pool-1'],
  ['HALYARD_SAMPLE_WORKSPACE', 'perhaps'],
  ['HALYARD_ADMIN_EMAIL', 'nobody'],
  ['HALYARD_ADMIN_PASSWORD', 'short'],
  ['HALYARD_IDENTITY_KEY', 'abc'],
  ['HALYARD_IDENTITY', 'ldap'],
  ['HALYARD_ALLOWED_ORIGINS', 'https://a.example/path'],
  ['HALYARD_RATE_LIMIT_FACTOR', '0'],
  ['SMTP_URL', 'mail.example'],
])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
