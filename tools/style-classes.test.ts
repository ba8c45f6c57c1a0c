import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

const listed = (pattern: string) => execFileSync('git', ['ls-files', pattern], { encoding: 'utf8' }).trim().split('\n');
const read = (path: string) => readFileSync(path, 'utf8');
const from = (path: string, other: string) => posix.join(posix.dirname(path), other);

const sheets = new Map(listed('apps/web/src/*.module.css').map((path) => [path, read(path)]));
const namesOf = (sheet: string) =>
  new Set(
    [...sheet.replaceAll(/"[^"]*"|\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name),
  );
const classes = new Map([...sheets].map(([path, sheet]) => [path, namesOf(sheet)]));

/** Classes that `path` takes from a style sheet which has no such class: the element would have no style at all. */
function missingIn(path: string, sheet: string, taken: Iterable<string>): string[] {
  const known = classes.get(from(path, sheet));
  return [...taken].filter((name) => !known?.has(name)).map((name) => `${path}: ${name} of ${sheet}`);
}

test('every class that a component names is in its style sheet', () => {
  const missing = listed('apps/web/src/*.tsx').flatMap((path) => {
    const source = read(path);
    return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].flatMap(
      ([, local = '', sheet = '']) => {
        const used = source.matchAll(new RegExp(`(?<![\\w./])${local}\\.(\\w+)`, 'g'));
        return missingIn(path, sheet, new Set([...used].map(([, name = '']) => name)));
      },
    );
  });

  expect(missing).toEqual([]);
});

test('every class that a style sheet composes is in the one that it names', () => {
  const missing = [...sheets].flatMap(([path, sheet]) =>
    [...sheet.matchAll(/composes: ([^;]+?) from "([^"]+)"/g)].flatMap(([, names = '', other = '']) =>
      missingIn(path, other, names.split(/\s+/)),
    ),
  );

  expect(missing).toEqual([]);
});
