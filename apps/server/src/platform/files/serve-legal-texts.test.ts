import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { ConfigError } from '../../config-error.ts';
import { testDatabases } from '../../testing/databases.ts';
import { startTestApp } from '../../testing/test-app.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'halyard-legal-'));

test.each(testDatabases)('what the operator wrote is answered to everybody, on $name', async ({ open }) => {
  const own = folder();
  writeFileSync(join(own, 'privacy.txt'), 'We keep nothing, über alles.');
  const app = await startTestApp(await open(), {
    environment: { HALYARD_PRIVACY_FILE: join(own, 'privacy.txt') },
  });

  const privacy = await app.app.inject('/privacy.txt');
  const terms = await app.app.inject('/terms.txt');

  await app.close();
  await app.database.close();
  rmSync(own, { recursive: true });
  expect(privacy.body).toBe('We keep nothing, über alles.');
  expect(privacy.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(terms.statusCode).toBe(404);
});

test('a file that cannot be read stops the start and is named', () => {
  const missing = join(folder(), 'none.txt');

  expect(() => readConfig({ HALYARD_TERMS_FILE: missing })).toThrow(ConfigError);
  expect(() => readConfig({ HALYARD_TERMS_FILE: missing })).toThrow(
    'The setting HALYARD_TERMS_FILE must name a text file that can be read.',
  );
});
