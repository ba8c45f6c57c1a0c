import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThrowawaySqlite } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'halyard-console-'));
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'favicon.svg', 'assets/aB3-_x9.js', 'assets/aB3-_x9.js.br', 'assets/aB3-_x9.css'])
    writeFileSync(join(folder, name), '.');
  writeFileSync(join(folder, 'assets', 'layout-worker-CYu70RmI.js'), '.');
  const environment = { HALYARD_PUBLIC_URL: 'https://halyard.example' };
  app = await startTestApp(await openThrowawaySqlite(), { consoleFolder: folder, environment });
});
afterAll(async () => {
  await app.close();
  await app.database.close();
  rmSync(folder, { recursive: true });
});

const read = async (url: string, headers = {}) => (await app.app.inject({ url, headers })).headers;

test.each(['/assets/aB3-_x9.js', '/assets/aB3-_x9.css'])(
  '%s comes with what a file needs and no more',
  async (path) => {
    const headers = await read(path, { 'accept-encoding': 'br' });

    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers).join(' ')).not.toMatch(/content-security|permissions|x-frame|opener|x-request-id/);
    expect(JSON.stringify(headers).length).toBeLessThan(550);
  },
);

test.each(['/', '/dashboard', '/favicon.svg', '/assets/layout-worker-CYu70RmI.js', '/assets/gone000.js'])(
  '%s keeps the policies of a document',
  async (path) => {
    const headers = await read(path);

    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-request-id']).toBeDefined();
  },
);
