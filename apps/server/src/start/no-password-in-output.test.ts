import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../testing/cloud-app.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const email = 'chief@example.com';
const password = 'Harbour-lamp-4419';

/** Starts the product in production, has it answer, stops it; returns all that it said and every file it left. */
async function runInProduction(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-production-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const port = await findFreePort();
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HALYARD_PORT: String(port),
      HALYARD_DATA_DIR: folder,
      HALYARD_LOG_LEVEL: 'debug',
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
  while (!output.includes(' is ready: ') && child.exitCode === null) await wait(50);
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/api/incidents?search=what-they-looked-for`, {
    headers: { authorization: 'Bearer what-they-had' },
  });
  child.kill('SIGTERM');
  await ended;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return {
    output,
    names: files.map(({ name }) => name),
    kept: files.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')).join('\n'),
  };
}

test('in production the password of the first administrator is neither said nor kept, and requests are logged without secrets', async () => {
  const { output, names, kept } = await runInProduction({ HALYARD_ADMIN_PASSWORD: password });

  expect(output).toContain(`Administrator: ${email} signs in with HALYARD_ADMIN_PASSWORD`);
  expect(output + kept).not.toContain(password);
  expect(names).not.toContain('sample-accounts.json');
  const line =
    output.split('\n').find((text) => text.includes('"msg":"request"') && text.includes('/incidents')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ route: expect.stringMatching(/^GET \/api.*\/incidents$/), status: 401 });
  expect(output).not.toMatch(/what-they-looked-for|what-they-had/);
});

test('without a password and without mail the command line is named, and no account is made', async () => {
  const { output, names } = await runInProduction({});

  expect(output).toContain(`Administrator: ${email} has no account yet: "halyard users create-admin" makes it`);
  expect(names).not.toContain('sample-accounts.json');
});
