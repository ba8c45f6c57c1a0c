import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPlace, filledPlace, openPlace, placeKinds, scratchFolder } from '../../testing/command-places.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { makeCertificate } from '../../testing/test-certificates.ts';
import { runChecks } from './run-checks.ts';

/** A port of this machine on which something else answers. */
async function takePort(): Promise<number> {
  const server = createServer((_, answer) => answer.writeHead(404).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

async function examine(settings: Record<string, string>) {
  const findings = await runChecks({ HALYARD_PORT: await freePort(), ...settings });
  const of = (check: string) => findings.filter((finding) => finding.check === check);
  return { findings, of, worst: (check: string) => of(check).map(({ level }) => level) };
}

test.each(placeKinds)(
  'a workspace on %s that is as it should be has no error',
  async (kind) => {
    const { findings, of } = await examine(await filledPlace(kind));

    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(new Set(findings.map(({ check }) => check)).size).toBe(12);
    const migrated = expect.stringMatching(/^All migrations have run, up to \d{4}-/);
    expect(of('database').map(({ says }) => says)).toContainEqual(migrated);
    expect(findings.filter(({ level, advice }) => level !== 'ok' && !advice)).toEqual([]);
  },
  60_000,
);

test('a store is written, read and emptied again; one that cannot be is an error with its reason', async () => {
  const store = await startS3Server();
  onTestFinished(() => store.close());
  const settings = { ...(await emptyPlace('SQLite')), ...store.environment };
  const storage = async (more: Record<string, string> = {}) => (await examine({ ...settings, ...more })).of('storage');
  expect((await storage())[0]?.says).toMatch(
    /^The storage of files s3:\/\/halyard-test\/one\/ at .* is not in use yet/,
  );

  await (await openPlace(settings)).close();
  const kept = [...store.objects.keys()];
  expect(kept).toContain('one/workspace-id');
  expect(await storage()).toMatchObject([{ level: 'ok', says: expect.stringMatching(/works: .* ms to write/) }]);
  expect([...store.objects.keys()]).toEqual(kept);
  expect(await storage({ HALYARD_STORAGE_SECRET_KEY: 'wrong' })).toMatchObject([
    {
      level: 'error',
      says: expect.stringMatching(/cannot be used/),
      advice: expect.stringMatching(/HALYARD_STORAGE_/),
    },
  ]);
}, 60_000);

test('a setting that no one knows is named, with the one that was meant', async () => {
  const { of } = await examine({ HALYARD_TRUSTED_PROXY: '10.0.0.1', HALYARD_WEATHER: 'fine', HALYARD_TEST_SEED: '1' });

  expect(of('settings')).toMatchObject([
    {
      says: 'HALYARD_TRUSTED_PROXY is no setting of Halyard and has no effect.',
      advice: 'Did you mean HALYARD_TRUSTED_PROXIES?',
    },
    { says: 'HALYARD_WEATHER is no setting of Halyard and has no effect.', advice: 'Remove it.' },
  ]);
});

test('an invalid setting is the only thing that is said', async () => {
  const { findings } = await examine({ HALYARD_PORT: 'a lot' });

  expect(findings).toMatchObject([
    { check: 'settings', level: 'error', says: 'The setting HALYARD_PORT must be a port number.' },
  ]);
});

test('what is wrong around the process is found, each with what to do', async () => {
  const settings = await filledPlace('SQLite');
  const folder = settings.HALYARD_DATA_DIR ?? '';
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'audit-checkpoint.json'), '{"seq":1,"hash":"v2:0","signature":"0"}');
  const { worst, of } = await examine({
    ...settings,
    HALYARD_PORT: String(await takePort()),
    SMTP_URL: 'smtp://127.0.0.1:1',
    HALYARD_MAIL_FROM: 'halyard@example.com',
    HALYARD_PUBLIC_URL: 'https://halyard.example.com',
    NODE_ENV: 'production',
    HALYARD_SECOND_FACTOR: 'optional',
  });

  expect(of('settings').map(({ says }) => says)).toContain('Administrators sign in with a password alone.');
  expect(worst('port')).toEqual(['error']);
  expect(worst('data folder')).toEqual(['warning']);
  expect(worst('mail')).toEqual(['error']);
  expect(worst('proxy')).toEqual(['warning']);
  expect(worst('audit')).toEqual(['error']);
  expect(of('data folder')[0]?.advice).toBe(`Run chmod 700 ${folder}.`);
});

test.each([
  ['200102120000Z', 'error', 'The certificate of HTTPS expired on 2020-01-02.'],
  ['491231235959Z', 'ok', 'The certificate of HTTPS expires on 2049-12-31.'],
])('a certificate until %s is %s, and the port that leads to HTTPS is looked at', async (end, level, says) => {
  const folder = scratchFolder();
  const { cert, key } = makeCertificate('halyard.example.com', undefined, end);
  writeFileSync(join(folder, 'cert.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key);
  const files = { HALYARD_TLS_CERT: join(folder, 'cert.pem'), HALYARD_TLS_KEY: join(folder, 'key.pem') };
  const taken = String(await takePort());

  const { of, worst } = await examine({
    ...(await emptyPlace('SQLite')),
    ...files,
    HALYARD_TLS_REDIRECT_PORT: taken,
  });

  expect(of('tls')).toMatchObject([{ level, says }]);
  expect(worst('port')).toEqual(['ok', 'error']);
  expect(of('port')[1]?.advice).toBe('Choose another with HALYARD_TLS_REDIRECT_PORT.');
});

test('all settings that are wrong are said, each by itself', async () => {
  const { of } = await examine({ HALYARD_PORT: 'a lot', HALYARD_ALLOWED_ORIGINS: 'foo' });

  expect(of('settings').map(({ says }) => says.slice(0, 40))).toHaveLength(2);
});

test('a database that does not answer is an error, and so is a trusted proxy that is everyone', async () => {
  const settings = await emptyPlace('SQLite');
  const { worst } = await examine({
    ...settings,
    DATABASE_URL: 'postgres://halyard@127.0.0.1:1/none',
    HALYARD_TRUSTED_PROXIES: '0.0.0.0/0',
    HALYARD_PUBLIC_URL: 'https://halyard.example.com',
  });

  expect(worst('database')).toEqual(['error']);
  expect(worst('proxy')).toEqual(['error']);
});
