import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const rows = [...readFileSync(inRoot('docs/asvs.md'), 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+)$/gm)];
const quoted = rows.flatMap(([row]) => [...row.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text));

test('every test and file that the table of ASVS names exists', () => {
  const paths = quoted.filter((text) => /^(apps|packages|packaging|tools|docs|e2e|attacks)\/|\.(md|json)$/.test(text));

  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
});

test('every bug class that it names is attacked', () => {
  const folder = inRoot('attacks/classes');
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const attacked = texts.flatMap((text) =>
    [...text.matchAll(/attack\(\s*'([\d. ]+)'/g)].flatMap(([, of = '']) => of.split(' ')),
  );
  const classes = quoted.flatMap((text) => text.match(/(?<=^attacks )[\d.]+$/) ?? []);

  expect(classes.length).toBeGreaterThan(50);
  expect(classes.filter((of) => !attacked.includes(of))).toEqual([]);
});

test('every requirement of the levels 1 and 2 stands in it once, and what is not met says why', () => {
  const numbers = rows.map(([, number]) => number);

  expect(numbers).toHaveLength(253);
  expect(new Set(numbers).size).toBe(253);
  for (const [row] of rows) expect(row).toMatch(/\| (met|not applicable|\*\*not met\*\*) \| .{4,} \|$/);
});
