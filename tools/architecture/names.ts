import { type Rule, saying } from './rule.ts';

const kindsOfThings = ['shared', 'common', 'util', 'utils', 'helper', 'helpers', 'lib', 'libs', 'hooks', 'types'];
const everywhere = () => true;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|journey|config|setup))?\.(ts|tsx|mjs)$/;
const at = (isBreach: boolean, what: string) => (isBreach ? [{ start: 0, what }] : []);

const foldersNameThings: Rule = {
  says: 'no folder is named after a kind of code',
  breaches: saying(everywhere, ({ path }) =>
    at(
      path
        .split('/')
        .slice(0, -1)
        .some((folder) => kindsOfThings.includes(folder)),
      'lies in a folder without a name of its own',
    ),
  ),
  forbidden: [{ 'apps/web/src/utils/a.ts': '' }, { 'apps/web/src/features/todos/hooks/a.ts': '' }],
  allowed: [{ 'packages/contracts/src/types.ts': '' }],
};

const filesAreKebabCase: Rule = {
  says: 'files are named in kebab-case',
  breaches: saying(everywhere, ({ path }) => at(!kebabCase.test(path.split('/').at(-1) ?? ''), 'is not kebab-case')),
  forbidden: [
    { 'apps/web/src/ui/TickBox.tsx': '' },
    { 'apps/web/src/ui/tick_box.ts': '' },
    { 'tools/runCommand.mjs': '' },
  ],
  allowed: [{ 'apps/server/src/database/migrations/0001-foundation.test.ts': '', 'apps/web/vite.config.ts': '' }],
};

const exportsHaveNames: Rule = {
  says: 'nothing is exported as default, tool configuration excepted',
  breaches: saying(
    (path) => !/\.(config|setup)\.ts$/.test(path),
    ({ hasDefaultExport }) => at(hasDefaultExport, 'has a default export'),
  ),
  forbidden: [
    { 'a/a.ts': 'export default 1;' },
    { 'a/a.tsx': 'export default function A() {}' },
    { 'a/a.ts': 'const a = 1; export { a as default };' },
    { 'a/a.ts': `export { default } from './b.ts';` },
  ],
  allowed: [
    { 'vitest.config.ts': 'export default {};' },
    { 'e2e/a.setup.ts': 'export default () => {};' },
    { 'a/a.ts': `export { default as b } from 'b';` },
  ],
};

export const names = [foldersNameThings, filesAreKebabCase, exportsHaveNames];
