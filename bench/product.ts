import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
// As `npm start` runs the server.
const lean = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), MALLOC_ARENA_MAX: '2' };

export type Account = { readonly email: string; readonly password: string; readonly role: string };

/** A running product in its own folder. */
export type Product = {
  readonly url: string;
  readonly processId: number;
  readonly folder: string;
  readonly accounts: () => readonly Account[];
  stop(): Promise<void>;
};

export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'halyard-bench-'));
}

export function removeFolder(folder: string): void {
  // A child of the product may still write for a moment.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(10);
  }
  throw new Error(`The product ended with code ${child.exitCode} before it was ready.`);
}

/** Starts `command` as the product on a free port and waits until it is ready. */
export async function startProduct(
  folder: string,
  command: readonly string[] = [process.execPath, '--max-semi-space-size=4', 'apps/server/src/main.ts'],
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const port = await freePort();
  const [program = '', ...rest] = command;
  const environment = {
    HALYARD_PORT: String(port),
    HALYARD_DATA_DIR: folder,
    HALYARD_RATE_LIMIT_FACTOR: '1000000',
    ...settings,
  };
  const child = spawn(program, rest, {
    cwd: root,
    env: { ...lean, ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const url = `http://localhost:${port}`;
  await untilReady(url, child);
  const processId = child.pid ?? 0;
  return {
    url,
    processId,
    folder,
    accounts: () => JSON.parse(readFileSync(join(folder, 'sample-accounts.json'), 'utf8')) as Account[],
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      // The whole group: `npm start` has the server as its grandchild.
      process.kill(-processId, 'SIGTERM');
      await ended;
    },
  };
}

type Tokens = { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };

export async function callIdentity(url: string, operation: string, input: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const body = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(body)}`);
  return body;
}

export async function signIn({ url }: Product, { email, password }: Account): Promise<Tokens> {
  const { clientId } = (await (await fetch(`${url}/identity/config.json`)).json()) as { clientId: string };
  const parameters = {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: email, PASSWORD: password },
  };
  const { AuthenticationResult } = await callIdentity(url, 'InitiateAuth', parameters);
  return AuthenticationResult as Tokens;
}
