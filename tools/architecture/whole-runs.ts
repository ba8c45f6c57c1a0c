import { type ESTree, Visitor } from 'vite';
import { isTest } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const lessThanAll = /^(describe|test|it|suite|bench|context|task)(\.\w+)*\.(skip|skipIf|runIf|todo|only|fixme)$/;

/** Cases that a run reports as left out, or that leave the others out. */
function casesLeftOut({ program, text }: SourceFile): Remark[] {
  const found: Remark[] = [];
  new Visitor({
    MemberExpression: ({ start, end }: ESTree.MemberExpression) => {
      const name = text.slice(start, end);
      if (lessThanAll.test(name)) found.push({ start, what: `says ${name}` });
    },
  }).visit(program);
  return found;
}

const test = (words: string) => ({ 'packages/contracts/src/a.test.ts': words });

/** Features missing on a machine are not part of the list for `describe.each` or `test.each`. */
const everyCaseRuns: Rule = {
  says: 'every test runs wherever it is registered',
  breaches: saying(isTest, casesLeftOut),
  forbidden: [
    test(`test.skip('a', () => {});`),
    test(`describe.runIf(existsSync(file))('a', () => {});`),
    test(`describe.skipIf(!url)('a', () => {});`),
    test(`test.only('a', () => {});`),
    test(`test.todo('a');`),
    test(`test('a', (context) => context.skip());`),
    { 'e2e/a.journey.ts': `test.describe.only('a', () => {});` },
    { 'e2e/a.journey.ts': 'test.fixme();' },
  ],
  allowed: [
    test(`test.each(files)('$name', () => {});`),
    test(`expect(report.skip).toBe(1);`),
    { 'apps/web/src/app/a.ts': 'export const a = styles.skip;' },
  ],
};

export const wholeRuns = [everyCaseRuns];
