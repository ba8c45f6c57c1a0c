import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allRules } from './architecture/all-rules.ts';
import { readOurFiles } from './architecture/our-files.ts';
import type { Example } from './architecture/rule.ts';
import { parseSourceFile } from './architecture/source-file.ts';

const ourFiles = readOurFiles(fileURLToPath(new URL('..', import.meta.url)));
const parseExample = (example: Example) => Object.entries(example).map(([path, text]) => parseSourceFile(path, text));

const foldersOfThePicture = [
  ...['contracts', 'identity-provider'].map((name) => `packages/${name}/src`),
  ...['composition', 'database', 'event-log', 'modules', 'platform', 'sample-workspace', 'testing'].map(
    (name) => `apps/server/src/${name}`,
  ),
  ...['api', 'app', 'features', 'preferences', 'records', 'session', 'testing', 'text', 'ui'].map(
    (name) => `apps/web/src/${name}`,
  ),
  'bench',
  'tools',
];

const everyImport = `
import { a } from './a.ts';
import type { B } from './b.ts';
import './c.ts';
export { d } from './d.ts';
export type { E } from './e.ts';
export * from './f.ts';
const load = () => import('./g.ts');
type H = typeof import('./h.ts');
// import './comment.ts';
const text = "import './string.ts'";
`;

describe('what is checked', () => {
  test('a plausible number of files and imports is read', () => {
    const followed = ourFiles.flatMap(({ imports }) => imports.filter(({ target }) => target !== undefined));

    expect(ourFiles.length).toBeGreaterThanOrEqual(200);
    expect(followed.length).toBeGreaterThanOrEqual(500);
  });

  test.each(foldersOfThePicture)('%s holds files, so the rules about it mean something', (folder) => {
    expect(ourFiles.some(({ path }) => path.startsWith(`${folder}/`))).toBe(true);
  });

  test('every kind of import is seen, and nothing that only looks like one', () => {
    const { imports } = parseSourceFile('x/x.ts', everyImport);

    expect(imports.map(({ target }) => target).sort()).toEqual([...'abcdefgh'].map((name) => `x/${name}.ts`));
  });

  test('a file that does not parse is named', () => {
    expect(() => parseSourceFile('x/broken.ts', 'const = 1')).toThrow('x/broken.ts does not parse');
  });
});

describe.each(allRules)('$says', ({ breaches, forbidden, allowed }) => {
  test('holds for our files', () => {
    expect(breaches(ourFiles)).toEqual([]);
  });

  test('would be noticed if it did not', () => {
    expect(forbidden).not.toEqual([]);
    expect(forbidden.filter((example) => breaches(parseExample(example)).length === 0)).toEqual([]);
  });

  test('lets pass what it should', () => {
    expect(allowed).not.toEqual([]);
    expect(allowed.flatMap((example) => breaches(parseExample(example)))).toEqual([]);
  });
});
