import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloudSettings, findFreePort, remoteSettings } from '../../testing/cloud-app.ts';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
const email = 'chief@example.com';
const password = 'Night-chart-7781';

/** A process of its own, with these settings and none of ours. */
async function launch(url: string, settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-process-'));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      HALYARD_PORT: new URL(url).port,
      HALYARD_DATA_DIR: folder,
      HALYARD_SAMPLE_WORKSPACE: 'off',
      HALYARD_PUBLIC_URL: url,
      HALYARD_ADMIN_EMAIL: email,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close');
  async function ready() {
    while (child.exitCode === null) {
      if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return;
      await wait(50);
    }
    throw new Error(`the process ended before it was ready:\n${output}`);
  }
  return {
    ready,
    output: () => output,
    async end() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function callPool(url: string, operation: string, request: object) {
  const answer = await fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(request),
  });
  return (await answer.json()) as Record<string, Record<string, string>>;
}

describe('two processes, one of which is the user pool of the other', () => {
  let pool: Awaited<ReturnType<typeof launch>>;
  let home: Awaited<ReturnType<typeof launch>>;
  let [poolUrl, homeUrl] = ['', ''];
  beforeAll(async () => {
    poolUrl = `http://127.0.0.1:${await findFreePort()}`;
    homeUrl = `http://127.0.0.1:${await findFreePort()}`;
    pool = await launch(poolUrl, { ...remoteSettings(poolUrl), HALYARD_ADMIN_PASSWORD: password });
    home = await launch(homeUrl, cloudSettings(poolUrl));
    await Promise.all([pool.ready(), home.ready()]);
  });
  afterAll(() => Promise.all([pool.end(), home.end()]));

  const ask = (token: string, method: string, path: string, body?: object) =>
    fetch(`${homeUrl}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  async function signIn(): Promise<string> {
    const config = (await (await fetch(`${homeUrl}/identity/config.json`)).json()) as Record<string, string>;
    expect(config).toMatchObject({ provider: 'cognito', endpoint: `${poolUrl}/identity/` });
    const { AuthenticationResult } = await callPool(poolUrl, 'InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: config.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    return AuthenticationResult?.AccessToken ?? '';
  }

  test('the chief signs in there, administers here, and invites somebody who then has an account there', async () => {
    const token = await signIn();

    expect(await (await ask(token, 'GET', '/users/me')).json()).toMatchObject({ email, role: 'admin' });
    const newcomer = {
      username: 'grace',
      email: 'grace@example.com',
      role: 'analyst',
      department: 'Engineering',
      status: 'active',
    };
    expect((await ask(token, 'POST', '/users', newcomer)).status).toBe(201);

    const letters = await fetch(`${poolUrl}/identity/outbox?to=grace@example.com`);
    expect(await letters.json()).toMatchObject([{ to: 'grace@example.com' }]);
  });

  test('nothing of an identity provider is at home', async () => {
    const post = await fetch(`${homeUrl}/identity/`, { method: 'POST', body: '{}' });
    const jwks = await fetch(`${homeUrl}/identity/eu-west-1_Remote01/.well-known/jwks.json`);
    const outbox = await fetch(`${homeUrl}/identity/outbox`);

    expect([post.status, jwks.status, outbox.status]).toEqual([404, 404, 404]);
    expect(home.output()).not.toContain('Sign in as');
  });
});
