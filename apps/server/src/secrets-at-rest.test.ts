import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as OTPAuth from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDataFolder } from './data-folder.ts';
import { openSqlite } from './database/connections/open-sqlite.ts';
import type { Database } from './database/database.ts';
import { forgetOldAttempts } from './platform/requests/idempotency.ts';
import { installSampleWorkspace } from './sample-workspace/install-sample-workspace.ts';
import { testDatabases } from './testing/databases.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { testKey } from './testing/test-vault.ts';

const accountsFile = 'sample-accounts.json';
const redirectUri = 'http://localhost:3000/login';
const verifier = 'a-verifier-that-is-long-enough-for-a-challenge';

/** Every table as text, as a dump has it. */
async function dump({ read }: Database): Promise<string> {
  const tables = (await read.introspection.getTables()).map(({ name }) => name);
  const rows = await Promise.all(
    tables.map((name) =>
      read
        .selectFrom(name as 'events')
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

/** Every file below the folder, byte by byte, without the one that is announced. */
const readFolder = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== accountsFile)
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe.each(testDatabases)('what lies in the data folder and on $name', ({ name, open }) => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-secrets-'));
  const data = openDataFolder(folder);
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    database = name === 'SQLite' ? await openSqlite(data.file('halyard.sqlite')) : await open();
    app = await startTestApp(database, { environment: { HALYARD_HOSTED_LOGIN: 'on', HALYARD_DATA_DIR: folder } });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    data.release();
    rmSync(folder, { recursive: true });
  });

  type Person = Awaited<ReturnType<TestApp['asPerson']>>;
  const everythingStored = async () => (await dump(database)) + readFolder(folder);
  const withKey = (key: string, payload?: object) => ({
    headers: { 'idempotency-key': key },
    ...(payload && { payload }),
  });
  /** Asks twice with one Idempotency-Key: the reply is kept, and given again. */
  async function askTwice<T>(person: Person, path: string): Promise<T> {
    const answer = await person.ask('POST', path, withKey(path));
    expect(answer.statusCode, path).toBe(200);
    const first = answer.json();
    expect((await person.ask('POST', path, withKey(path))).json()).toEqual(first);
    return first;
  }
  const lastLetterTo = async (email: string) => (await app.identity.readOutbox?.(email))?.[0];

  async function signInWithTokens(email: string, password: string) {
    const { AuthenticationResult } = await app.callIdentity('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: app.config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    return AuthenticationResult as { AccessToken: string; IdToken: string; RefreshToken: string };
  }

  async function setUpAuthenticator(AccessToken: string): Promise<string> {
    const { SecretCode } = await app.callIdentity('AssociateSoftwareToken', { AccessToken });
    const secret = OTPAuth.Secret.fromBase32(String(SecretCode));
    const UserCode = new OTPAuth.TOTP({ secret }).generate({ timestamp: app.now() });
    await app.callIdentity('VerifySoftwareToken', { AccessToken, UserCode });
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    await app.callIdentity('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
    return String(SecretCode);
  }

  async function beginHostedLogin({ email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: app.config.clientId,
      redirect_uri: redirectUri,
      scope: 'openid',
      state: 's',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    });
    const url = `/identity/login?${query}`;
    const page = await app.app.inject({ url });
    const cookie = [page.headers['set-cookie'] ?? []].flat().map((text) => text.split(';', 1)[0]);
    const form = { page: /name="page" value="([^"]*)"/.exec(page.body)?.[1] ?? '', email, password };
    const done = await app.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookie.join('; ') },
    });
    return new URL(String(done.headers.location)).searchParams.get('code') ?? '';
  }

  test('no key, secret, recovery code, token or password stands in the clear', async () => {
    const person = await app.asPerson('analyst');
    const { AccessToken, IdToken, RefreshToken } = await signInWithTokens(person.email, person.password);
    const { apiKey } = await askTwice<{ apiKey: string }>(person, '/users/api-key/regenerate');
    const { secret } = await askTwice<{ secret: string }>(person, '/users/webhook/secret');
    const hostedCode = await beginHostedLogin(person);
    const setupKey = await setUpAuthenticator(AccessToken);
    const { codes } = await askTwice<{ codes: string[] }>(person, '/users/profile/recovery-codes');
    const { username, email } = (await person.ask('GET', '/users/profile')).json();
    const chosen = 'Lantern-harbour-4410';
    const change = withKey('a new password', { username, email, password: chosen });
    expect((await person.ask('PUT', '/users/profile', change)).statusCode).toBe(200);

    const tokens = { AccessToken, IdToken, RefreshToken, hostedCode };
    const secrets = { ...tokens, apiKey, secret, setupKey, chosen, first: person.password };
    const all = [...Object.entries(secrets), ...codes.map((code) => ['recovery code', code] as const)];

    expect(codes).toHaveLength(10);
    expect(all.filter(([, value]) => !value || value.length < 8)).toEqual([]);
    const stored = await everythingStored();
    expect(all.filter(([, value]) => stored.includes(value)).map(([kind]) => kind)).toEqual([]);
  });

  test.each(['/users/api-key/regenerate', '/users/webhook/secret'])(
    'the reply to %s is given again for ten minutes, then neither given nor kept',
    async (path) => {
      const person = await app.asPerson('analyst');
      const first = await askTwice<Record<string, string>>(person, path);
      const rowsHeld = async () =>
        (await database.read.selectFrom('idempotency').select('reply').where('reply_until', '<=', app.now()).execute())
          .map(({ reply }) => reply)
          .filter((reply) => reply !== 'forgotten').length;

      app.pass(11 * 60_000);
      const authorization = `Bearer ${await app.signIn(person.email)}`;
      const askAgain = () => person.ask('POST', path, { headers: { authorization, 'idempotency-key': path } });
      const late = await askAgain();
      await forgetOldAttempts(database, app.now());

      expect(Object.keys(first)).toHaveLength(1);
      expect([late.statusCode, late.json().code]).toEqual([409, 'secret_already_shown']);
      expect((await askAgain()).json().code).toBe('secret_already_shown');
      expect(await rowsHeld()).toBe(0);
    },
  );

  test('letters that nobody has sent yet are encrypted, and the operator reads them', async () => {
    const admin = await app.asPerson('admin');
    const invited = `invited.${name}@example.com`.toLowerCase();
    const payload = { username: `invited.${name}`, email: invited };
    expect((await admin.ask('POST', '/users', { payload })).statusCode).toBe(201);
    await app.callIdentity('ForgotPassword', { ClientId: app.config.clientId, Username: admin.email });

    const [invitation, reset] = [await lastLetterTo(invited), await lastLetterTo(admin.email)];

    const lineWith = (letter: typeof reset) =>
      letter?.text.split('\n').find((line) => line.includes(letter.code ?? '?'));
    expect([invitation?.code?.length, reset?.code]).toEqual([17, expect.stringMatching(/^\d{6}$/)]);
    const stored = await everythingStored();
    expect(stored).not.toContain(invitation?.code);
    expect(stored).not.toContain(lineWith(reset));
    // Six digits are in many numbers by chance, and in no cell alone.
    expect(stored).not.toContain(`"${reset?.code}"`);
  });

  test('sample passwords stand in their file alone, and the identity key is not in the database', async () => {
    let made = 0;
    const newPassword = () => `sample-harbour-${name}-${++made}`;
    await installSampleWorkspace({
      database,
      folder: data,
      now: app.now(),
      newPassword,
      newId: () => `id-${name}-${++made}`,
      ensureAccount: app.identity.ensureAccount,
      makeSourceToken: app.makeSourceToken,
      admin: { email: undefined, password: undefined },
    });

    const stored = await everythingStored();

    expect(data.readSecret(accountsFile)).toContain('sample-harbour-');
    expect(stored).not.toContain('sample-harbour-');
    expect(stored).not.toContain(Buffer.from(testKey).toString('hex'));
  });
});
