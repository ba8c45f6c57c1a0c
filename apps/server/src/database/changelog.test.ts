import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newestMigration } from './migrate.ts';

const sections = readFileSync(fileURLToPath(new URL('../../../../CHANGELOG.md', import.meta.url)), 'utf8')
  .split(/^## /m)
  .slice(1);

test('every version of the changelog names its migrations, and the newest names the newest one', async () => {
  const named = sections.map((section) => /^Migrations:.*?(\d{4}-[a-z-]+)\.$/m.exec(section)?.[1]);

  expect(named).not.toContain(undefined);
  expect(named[0]).toBe(await newestMigration());
});
