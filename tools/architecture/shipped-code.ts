import { isProduct, isTest, isTestSupport } from './locations.ts';
import { importing, type Rule } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const productNeedsNoTests: Rule = {
  says: 'product code never imports testing',
  breaches: importing((from, to) => isProduct(from) && isTestSupport(to)),
  forbidden: [
    { 'apps/web/src/features/todos/a.tsx': `import { ada } from '../../testing/people.ts';` },
    { 'apps/server/src/a.ts': `import '@halyard/identity-provider/testing';` },
  ],
  allowed: [
    { 'apps/web/src/features/todos/a.test.tsx': `import { ada } from '../../testing/people.ts';` },
    { 'apps/web/src/testing/a.tsx': `import { ada } from './people.ts';` },
  ],
};

const nothingImportsTests: Rule = {
  says: 'nothing imports a test',
  breaches: importing((_from, to) => isTest(to)),
  forbidden: [{ 'packages/contracts/src/a.test.ts': `import { b } from './b.test.ts';` }],
  allowed: [{ 'packages/contracts/src/a.test.ts': `import { b } from './b.ts';` }],
};

/** Entrances of packages are for other packages, a page loads main.tsx, and a glob import finds texts by language. */
const isEntrance = (path: string) =>
  /^packages\/[^/]+\/src\/(.+\/)?index\.ts$/.test(path) ||
  path.endsWith('/main.tsx') ||
  /^apps\/web\/src\/text\/[a-z]{2}\//.test(path);

/** Product files that are imported, but by nothing that is shipped. */
function unshipped(files: readonly SourceFile[]): string[] {
  const importedBy = (importers: readonly SourceFile[]) =>
    new Set(importers.flatMap(({ imports }) => imports.map(({ target }) => target)));
  const shipped = importedBy(files.filter(({ path }) => isProduct(path)));
  const used = importedBy(files);
  const isUnshipped = (path: string) => isProduct(path) && !isEntrance(path) && used.has(path) && !shipped.has(path);
  return files.map(({ path }) => path).filter(isUnshipped);
}

const testSupportIsTold: Rule = {
  says: 'what only tests use lies in a folder called testing',
  breaches: unshipped,
  forbidden: [
    {
      'packages/contracts/src/made-up.ts': 'export const a = 1;',
      'packages/contracts/src/a.test.ts': `import { a } from './made-up.ts';`,
      'packages/contracts/src/testing/b.ts': `import { a } from '../made-up.ts';`,
    },
  ],
  allowed: [
    {
      'packages/contracts/src/made-up.ts': 'export const a = 1;',
      'packages/contracts/src/b.ts': `import { a } from './made-up.ts';`,
      'packages/contracts/src/a.test.ts': `import { a } from './made-up.ts';`,
    },
    {
      'packages/contracts/src/testing/a.ts': 'export const a = 1;',
      'packages/contracts/src/a.test.ts': `import { a } from './testing/a.ts';`,
    },
  ],
};

export const shippedCode = [productNeedsNoTests, nothingImportsTests, testSupportIsTold];
