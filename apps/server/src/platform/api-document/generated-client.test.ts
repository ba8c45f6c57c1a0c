import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../../', import.meta.url));

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2023',
  module: 'nodenext',
  types: ['node'],
  allowImportingTsExtensions: true,
  skipLibCheck: true,
};

const malware = {
  type: 'malware',
  spec_version: '2.1',
  id: 'malware--00000000-0000-4000-8000-000000000001',
  created: '2026-11-20T10:00:00.000Z',
  modified: '2026-11-20T10:00:00.000Z',
  name: 'Loader',
  is_family: false,
};
const bundle = { type: 'bundle', id: 'bundle--00000000-0000-4000-8000-000000000002', objects: [malware] };

/** A folder with the example of the documentation, and the client that is generated of the API document. */
async function makeProgram(document: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-client-'));
  copyFileSync(join(root, 'docs/examples/follow-import.ts'), join(folder, 'follow-import.ts'));
  writeFileSync(join(folder, 'halyard-api.d.ts'), astToString(await openapiTS(document)));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['follow-import.ts'] }));
  writeFileSync(join(folder, 'feed.json'), JSON.stringify(bundle));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

describe.each(testDatabases)('a client that is generated of the API document ($name)', ({ open }) => {
  let app: TestApp;
  let folder: string;
  let environment: NodeJS.ProcessEnv;

  beforeAll(async () => {
    app = await startTestApp(await open());
    await app.app.listen({ host: '127.0.0.1', port: 0 });
    const analyst = await app.asPerson('analyst');
    const { apiKey } = (await analyst.ask('POST', '/users/api-key/regenerate')).json();
    folder = await makeProgram((await analyst.ask('GET', '/openapi.json')).body);
    const { port } = app.app.server.address() as AddressInfo;
    environment = { ...process.env, HALYARD_URL: `http://127.0.0.1:${port}/api`, HALYARD_KEY: apiKey };
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await app.close();
    await app.database.close();
  });

  test('type-checks', async () => {
    await expect(run(join(root, 'node_modules/.bin/tsc'), ['--project', folder])).resolves.toMatchObject({
      stdout: '',
    });
  });

  test('signs in with a key, uploads an import and follows it to its end', async () => {
    const { stdout } = await run(process.execPath, ['follow-import.ts', 'feed.json'], {
      cwd: folder,
      env: environment,
    });

    expect(JSON.parse(stdout)).toMatchObject({ state: 'finished', fileName: 'feed.json', format: 'stix' });
  });

  test('is told why it is rejected, with the id of the request', async () => {
    const env = { ...environment, HALYARD_KEY: 'no such key' };

    const failed = run(process.execPath, ['follow-import.ts', 'feed.json'], { cwd: folder, env });

    await expect(failed).rejects.toMatchObject({
      stderr: expect.stringMatching(/not_signed_in: Authentication required.*\(request [0-9a-f-]{36}\)/),
    });
  });
});
