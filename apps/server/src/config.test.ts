import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { ConfigError } from './config-error.ts';
import { makeCertificate } from './testing/test-certificates.ts';

test('an empty environment works: this machine only, sample workspace, embedded database', () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    sampleWorkspace: true,
    declaredRoles: 'granted',
    userExistence: 'legacy',
    poolId: 'eu-west-1_Halyard01',
  });
});

test('production has no sample workspace, grants no declared role and names no accounts', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
    sampleWorkspace: false,
    declaredRoles: 'approved',
    userExistence: 'prevent',
    signingKeyBits: 3072,
  });
});

test('a second factor is required as it is set, and from nobody otherwise', () => {
  const production = { NODE_ENV: 'production' };

  expect(readConfig(production).secondFactor).toBe('optional');
  expect(readConfig({ ...production, HALYARD_SECOND_FACTOR: 'everyone' }).secondFactor).toBe('everyone');
});

test('a sample workspace that others can reach grants no declared role', () => {
  expect(readConfig({ HALYARD_HOST: '0.0.0.0' })).toMatchObject({
    declaredRoles: 'approved',
    userExistence: 'prevent',
  });
});

test.each([
  ['a public name', { HALYARD_PUBLIC_URL: 'https://halyard.example.com' }],
  ['a public address', { HALYARD_PUBLIC_URL: 'http://203.0.113.7:3000' }],
  ['a name of the own network', { HALYARD_PUBLIC_URL: 'http://halyard:3000' }],
  ['a proxy in front', { HALYARD_TRUSTED_PROXIES: '10.0.0.1' }],
])('%s: no granted roles, no names, no outbox page and no sample workspace', (_what, environment) => {
  const closed = { declaredRoles: 'approved', userExistence: 'prevent', hasOutboxPage: false };

  expect(readConfig(environment)).toMatchObject({ ...closed, sampleWorkspace: false });
  expect(readConfig({ ...environment, HALYARD_SAMPLE_WORKSPACE: 'on' })).toMatchObject({
    ...closed,
    sampleWorkspace: true,
  });
});

test.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://halyard.localhost'])(
  '%s is this machine',
  (url) => {
    expect(readConfig({ HALYARD_PUBLIC_URL: url })).toMatchObject({
      sampleWorkspace: true,
      declaredRoles: 'granted',
      userExistence: 'legacy',
      hasOutboxPage: true,
    });
  },
);

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
  ['HALYARD_ASSISTANT_PROVIDER', 'oracle'],
  ['HALYARD_ASSISTANT_URL', 'models.example'],
  ['HALYARD_ASSISTANT_TIMEOUT_MS', 'soon'],
  ['HALYARD_ASSISTANT_PER_HOUR', '0'],
  ['HALYARD_SYSLOG_TCP', '5514'],
  ['HALYARD_SYSLOG_TCP', 'localhost:5514'],
  ['HALYARD_SYSLOG_UDP', '0.0.0.0:70000'],
  ['HALYARD_SYSLOG_UDP', '::1:5514'],
  ['HALYARD_SYSLOG_SOURCE', 'my source'],
  ['HALYARD_SYSLOG_ALLOW', '10.0.0.0/8, fw-1'],
  ['HALYARD_SYSLOG_TLS_CERT', '/nowhere/cert.pem'],
])('a wrong %s (%s) stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

const local = {
  HALYARD_ASSISTANT_PROVIDER: 'openai-compatible',
  HALYARD_ASSISTANT_URL: 'http://127.0.0.1:11434/v1/',
  HALYARD_ASSISTANT_MODEL: 'a-model',
};
const remote = {
  HALYARD_ASSISTANT_PROVIDER: 'anthropic',
  HALYARD_ASSISTANT_MODEL: 'a-model',
  HALYARD_ASSISTANT_KEY: 'a-key',
};

test('no model is asked unless one is configured', () => {
  expect(readConfig({})).toMatchObject({ assistantModel: undefined, assistantPerHour: 60 });
});

test('a model on this machine needs an address and a name, and 20 seconds are its time-out', () => {
  expect(readConfig(local).assistantModel).toEqual({
    kind: 'openai-compatible',
    url: 'http://127.0.0.1:11434/v1',
    model: 'a-model',
    key: undefined,
    timeoutMs: 20_000,
  });
});

test('anthropic needs a name and a key, and has an address of its own', () => {
  expect(readConfig(remote).assistantModel).toMatchObject({ url: 'https://api.anthropic.com/v1', key: 'a-key' });
});

test.each([
  ['HALYARD_ASSISTANT_PROVIDER', { ...local, HALYARD_ASSISTANT_PROVIDER: '' }],
  ['HALYARD_ASSISTANT_URL', { ...local, HALYARD_ASSISTANT_URL: '' }],
  ['HALYARD_ASSISTANT_MODEL', { ...local, HALYARD_ASSISTANT_MODEL: '' }],
  ['HALYARD_ASSISTANT_KEY', { ...remote, HALYARD_ASSISTANT_KEY: '' }],
  ['HALYARD_ASSISTANT_URL', { ...local, HALYARD_ASSISTANT_URL: 'https://ada:secret@models.example/v1' }],
])('a model without its %s stops the start with a sentence that names it', (name, environment) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(`The setting ${name} must`);
});

test.each([
  'http://localhost:11434/v1',
  'http://[::1]:8000/v1',
  'http://10.1.2.3/v1',
  'http://[fd00::7]/v1',
  'http://models:8000/v1',
])('questions may go to %s in plain http, which is inside', (address) => {
  expect(readConfig({ ...local, HALYARD_ASSISTANT_URL: address }).assistantModel?.url).toBe(address);
});

test.each([
  'http://models.example/v1',
  'http://8.8.8.8/v1',
  'http://[2001:4860:4860::8888]/v1',
  'http://169.254.169.254/v1',
])('questions may not go to %s in plain http', (address) => {
  expect(() => readConfig({ ...local, HALYARD_ASSISTANT_URL: address })).toThrow(
    'HALYARD_ASSISTANT_URL must begin with https://',
  );
});

describe('syslog', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-config-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const { cert, key } = makeCertificate('localhost');
  const HALYARD_SYSLOG_SOURCE = 'edge';
  const secure = {
    HALYARD_SYSLOG_SOURCE,
    HALYARD_SYSLOG_TLS: '[::]:6514',
    HALYARD_SYSLOG_TLS_CERT: fileOf('cert.pem', cert),
    HALYARD_SYSLOG_TLS_KEY: fileOf('key.pem', key),
  };

  test('is not received unless an address says where', () => {
    expect(readConfig({ HALYARD_SYSLOG_SOURCE }).syslog).toBeUndefined();
  });

  test('comes from this machine and private ranges unless others are named', () => {
    const { syslog } = readConfig({ HALYARD_SYSLOG_SOURCE, HALYARD_SYSLOG_UDP: '0.0.0.0:5514' });

    expect(syslog).toMatchObject({ udp: { host: '0.0.0.0', port: 5514 }, tcp: undefined, sourceId: 'edge' });
    expect(syslog?.allowed).toContain('10.0.0.0/8');
    expect(
      readConfig({
        HALYARD_SYSLOG_SOURCE,
        HALYARD_SYSLOG_UDP: '[::1]:514',
        HALYARD_SYSLOG_ALLOW: '192.0.2.7, fd00::/8',
      }).syslog,
    ).toMatchObject({ udp: { host: '::1', port: 514 }, allowed: ['192.0.2.7', 'fd00::/8'] });
  });

  test('over TLS needs a certificate and its key', () => {
    expect(readConfig(secure).syslog?.tls).toMatchObject({
      address: { host: '::', port: 6514 },
      cert,
      key,
      ca: undefined,
    });
  });

  test.each([
    ['HALYARD_SYSLOG_SOURCE', { ...secure, HALYARD_SYSLOG_SOURCE: '' }],
    ['HALYARD_SYSLOG_TLS', { ...secure, HALYARD_SYSLOG_TLS: '' }],
    ['HALYARD_SYSLOG_TLS_CERT', { ...secure, HALYARD_SYSLOG_TLS_CERT: '' }],
    ['HALYARD_SYSLOG_TLS_CERT', { ...secure, HALYARD_SYSLOG_TLS_CERT: fileOf('no.pem', 'nothing') }],
    ['HALYARD_SYSLOG_TLS_KEY', { ...secure, HALYARD_SYSLOG_TLS_KEY: '' }],
    ['HALYARD_SYSLOG_TLS_KEY', { ...secure, HALYARD_SYSLOG_TLS_KEY: fileOf('k.pem', makeCertificate('other').key) }],
    ['HALYARD_SYSLOG_TLS_CA', { ...secure, HALYARD_SYSLOG_TLS_CA: fileOf('ca.pem', 'nothing') }],
  ])('a wrong %s stops the start with a sentence that names it', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(`The setting ${name} must`);
  });
});

const cloud = {
  HALYARD_IDENTITY: 'cognito',
  HALYARD_POOL_ID: 'eu-central-1_Company01',
  HALYARD_CLIENT_ID: '4abcdefghijklmnopqrstuvwx',
};

describe('a cloud user pool', () => {
  test('needs two names; everything else follows from the region', () => {
    const { cloudPool, connectOrigins, declaredRoles, hostedLogin } = readConfig(cloud);

    expect(cloudPool).toEqual({
      region: 'eu-central-1',
      endpoint: null,
      identityPoolId: null,
      identityPoolEndpoint: null,
      issuers: [
        'https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Company01',
        'https://issuer-cognito-idp.eu-central-1.amazonaws.com/eu-central-1_Company01',
      ],
      adminEndpoint: undefined,
      adminToken: undefined,
    });
    expect(connectOrigins).toEqual(['https://cognito-idp.eu-central-1.amazonaws.com']);
    // What a pool says someone declared is no grant, not even in the sample workspace on this machine.
    expect([declaredRoles, hostedLogin]).toEqual(['approved', null]);
  });

  test('of the cloud service is never sent the token of a Halyard', () => {
    const HALYARD_IDENTITY_ADMIN_TOKEN = 'a-token-of-at-least-32-characters';

    expect(readConfig({ ...cloud, HALYARD_IDENTITY_ADMIN_TOKEN }).cloudPool?.adminToken).toBeUndefined();
  });

  test('may have addresses of its own, which pages may then ask', () => {
    const { cloudPool, connectOrigins } = readConfig({
      ...cloud,
      HALYARD_IDENTITY_ENDPOINT: 'https://id.example.org/pool',
      HALYARD_IDENTITY_ISSUER: 'https://id.example.org/p/',
      HALYARD_IDENTITY_POOL_ID: 'eu-central-1:00000000-0000-4000-8000-000000000000',
      HALYARD_HOSTED_LOGIN: 'https://login.example.org/base/',
    });

    expect(cloudPool).toMatchObject({
      endpoint: 'https://id.example.org/pool/',
      issuers: ['https://id.example.org/p'],
      adminEndpoint: 'https://id.example.org/pool/',
    });
    expect(connectOrigins).toEqual([
      'https://id.example.org',
      'https://cognito-identity.eu-central-1.amazonaws.com',
      'https://login.example.org',
    ]);
  });

  test('in China is reached at the addresses there', () => {
    const { cloudPool } = readConfig({ ...cloud, HALYARD_POOL_ID: 'cn-north-1_Company01' });

    expect(cloudPool?.issuers[0]).toBe('https://cognito-idp.cn-north-1.amazonaws.com.cn/cn-north-1_Company01');
  });

  test.each(['HALYARD_POOL_ID', 'HALYARD_CLIENT_ID'])('cannot be guessed: %s must be given', (name) => {
    expect(() => readConfig({ ...cloud, [name]: undefined })).toThrow(ConfigError);
    expect(() => readConfig({ ...cloud, [name]: undefined })).toThrow(name);
  });

  test('has a hosted login only where an address says so', () => {
    expect(() => readConfig({ ...cloud, HALYARD_HOSTED_LOGIN: 'on' })).toThrow('HALYARD_HOSTED_LOGIN');
  });
});

test('an embedded user pool needs no other origin', () => {
  expect(readConfig({})).toMatchObject({ cloudPool: undefined, connectOrigins: [] });
});

describe('a store for files', () => {
  const given = { HALYARD_STORAGE_BUCKET: 'files', HALYARD_STORAGE_ENDPOINT: 'https://s3.example:9000' };

  test('is asked by path where it has an address, and below a prefix', () => {
    expect(readConfig({ ...given, HALYARD_STORAGE_PREFIX: 'one/two' }).s3).toMatchObject({
      bucket: 'files',
      prefix: 'one/two/',
      pathStyle: true,
      credentials: undefined,
    });
    expect(readConfig({ HALYARD_STORAGE_BUCKET: 'files' }).s3).toMatchObject({ pathStyle: false, prefix: '' });
    expect(readConfig({}).s3).toBeUndefined();
  });

  test.each([
    ['HALYARD_STORAGE_BUCKET', { HALYARD_STORAGE_ENDPOINT: 'https://s3.example' }],
    ['HALYARD_STORAGE_SECRET_KEY', { ...given, HALYARD_STORAGE_ACCESS_KEY: 'half' }],
    ['HALYARD_STORAGE_ENDPOINT', { ...given, HALYARD_STORAGE_ENDPOINT: 'https://me:secret@s3.example' }],
    ['HALYARD_STORAGE_PREFIX', { ...given, HALYARD_STORAGE_PREFIX: '../up' }],
  ])('is rejected in the name of %s', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(name);
  });
});

test.each(['foo', '-1', '0', '1e99', '1.5', ' ', ',', '://', 'http://', '\u0000', 'x'.repeat(5_000)])(
  'no setting ends in anything but a sentence of its own, whatever it says: %j',
  (value) => {
    for (const name of settingNames) {
      try {
        readConfig({ [name]: value });
      } catch (cause) {
        expect([name, cause]).toEqual([name, expect.any(ConfigError)]);
        expect((cause as Error).message).toMatch(/^The settings? HALYARD_|^The setting (DATABASE|SMTP|SUPPORT|OTEL)_/);
        expect((cause as Error).message).toMatch(/ must [^\n]+\.$/);
      }
    }
  },
);

test('all settings that are wrong are named at once, each in a line', () => {
  const wrong = { HALYARD_PORT: 'a lot', HALYARD_LOG_LEVEL: 'loud', HALYARD_ALLOWED_ORIGINS: 'foo' };

  expect(() => readConfig(wrong)).toThrow(
    new ConfigError(
      [
        'The setting HALYARD_PORT must be a port number.',
        'The setting HALYARD_ALLOWED_ORIGINS must be an address that begins with http:// or https://.',
        'The setting HALYARD_LOG_LEVEL must be "debug" or "info" or "warn" or "error" or "silent".',
      ].join('\n'),
    ),
  );
});

describe('a workspace that requires TLS', () => {
  const required = { HALYARD_REQUIRE_TLS: 'on' };

  test('says every setting by which something would be sent in the clear', () => {
    const settings = {
      HALYARD_PUBLIC_URL: 'http://halyard.example',
      HALYARD_SMS_URL: 'http://texts.example/send',
      HALYARD_STORAGE_BUCKET: 'halyard',
      HALYARD_STORAGE_ENDPOINT: 'http://store.example:9000',
      DATABASE_URL: 'postgres://halyard@one.example,two.example/halyard?sslmode=require',
      HALYARD_DATABASE_READ_URL: 'postgres://halyard@replica.example/halyard',
      HALYARD_SYSLOG_UDP: '0.0.0.0:5514',
      HALYARD_SYSLOG_SOURCE: 'edge',
    };
    const read = () => readConfig({ ...required, ...settings });

    for (const name of Object.keys(settings).filter((name) => !/BUCKET|SOURCE/.test(name)))
      expect(read).toThrow(`The setting ${name} must`);
    expect(read).toThrow('because HALYARD_REQUIRE_TLS is on.');
    expect(() => readConfig(settings)).not.toThrow();
  });

  test.each([
    ['encrypted addresses', { DATABASE_URL: 'postgres://db.example/halyard?sslmode=verify-full' }],
    ['a database of this machine', { DATABASE_URL: 'postgres://localhost/halyard' }],
    ['a socket', { DATABASE_URL: 'postgres:///halyard?host=/run/postgresql' }],
    ['syslog of this machine', { HALYARD_SYSLOG_TCP: '127.0.0.1:5514', HALYARD_SYSLOG_SOURCE: 'edge' }],
  ])('lets %s be', (_what, settings) => {
    expect(() => readConfig({ ...required, ...settings })).not.toThrow();
  });

  test('sends no mail before STARTTLS', () => {
    const given = { SMTP_URL: 'smtp://user:pass@mail.example:587' };

    expect(readConfig(given).smtpUrl).toBe(given.SMTP_URL);
    expect(createTransport({ url: readConfig({ ...required, ...given }).smtpUrl }).options).toMatchObject({
      host: 'mail.example',
      requireTLS: true,
    });
    expect(readConfig({ ...required, SMTP_URL: 'smtps://mail.example' }).smtpUrl).toBe('smtps://mail.example');
  });
});
