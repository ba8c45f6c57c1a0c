import { isProduct, isTest, isTestSupport } from './locations.ts';
import { importing, type Rule } from './rule.ts';

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

export const shippedCode = [productNeedsNoTests, nothingImportsTests];
