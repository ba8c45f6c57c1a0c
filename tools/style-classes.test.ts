import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const styleImport = /^import (\w+) from '([^']+\.module\.css)';$/gm;

const withoutImports = (text: string) => text.replaceAll(/^import [^;]*;$/gm, '');

/** Classes that a file takes from its style sheets, and those that the sheets define. */
function classesOf(path: string) {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(styleImport)].flatMap(([, name = '', from = '']) => {
    const sheet = join(dirname(path), from);
    const defined = existsSync(sheet) ? readFileSync(sheet, 'utf8') : '';
    const taken = [...withoutImports(text).matchAll(new RegExp(`(?<![\\w./'])${name}\\.(\\w+)`, 'g'))].map(
      ([, one = '']) => one,
    );
    return taken.map((one) => ({ what: `${path.slice(root.length)} ${one}`, one, defined }));
  });
}

test('a class that a screen names is defined in its style sheet', () => {
  const files = globSync('**/*.tsx', { cwd: root }).map((path) => join(root, path));
  const taken = files.flatMap(classesOf);
  const isDefined = ({ one, defined }: (typeof taken)[number]) => new RegExp(`\\.${one}(?![\\w-])`).test(defined);

  expect(taken.length).toBeGreaterThan(1_000);
  expect(taken.filter((use) => !isDefined(use)).map(({ what }) => what)).toEqual([]);
});
