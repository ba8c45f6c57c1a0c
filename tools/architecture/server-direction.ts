import { serverFolderOf, serverModuleOf } from './locations.ts';
import { importing, type Rule } from './rule.ts';

const mayKnowModules = ['create-app.ts', 'composition', 'sample-workspace', 'testing'];
const mayCompose = ['create-app.ts', 'composition'];
const top = [...mayCompose, 'run.ts', 'main.ts', 'sample-workspace'];

const modulesStandAlone: Rule = {
  says: 'server modules never import each other',
  breaches: importing((from, to) => {
    const [mine, other] = [serverModuleOf(from), serverModuleOf(to)];
    return mine !== undefined && other !== undefined && mine !== other;
  }),
  forbidden: [
    { 'apps/server/src/modules/todos/a.ts': `import { readPerson } from '../people/person-store.ts';` },
    { 'apps/server/src/modules/todos/a.test.ts': `import type { Person } from '../people/person-store.ts';` },
  ],
  allowed: [
    { 'apps/server/src/modules/todos/a.ts': `import { mount } from '../../platform/mount.ts'; import './b.ts';` },
  ],
};

const modulesAreKnownAtTheTop: Rule = {
  says: 'only create-app with its composition, the sample workspace and testing import server modules',
  breaches: importing((from, to) => {
    if (serverModuleOf(to) === undefined || serverModuleOf(from) !== undefined) return false;
    return !mayKnowModules.includes(serverFolderOf(from) ?? '');
  }),
  forbidden: [
    { 'apps/server/src/platform/a.ts': `import { b } from '../modules/todos/b.ts';` },
    { 'apps/server/src/database/a.ts': `export type { B } from '../modules/todos/b.ts';` },
    { 'apps/server/src/run.ts': `await import('./modules/todos/b.ts');` },
  ],
  allowed: [
    { 'apps/server/src/create-app.ts': `import { mountTodos } from './modules/todos/todo-routes.ts';` },
    { 'apps/server/src/composition/a.ts': `import { mountTodos } from '../modules/todos/todo-routes.ts';` },
    { 'apps/server/src/testing/a.ts': `import { mountTodos } from '../modules/todos/todo-routes.ts';` },
  ],
};

const partsArePutTogetherInOnePlace: Rule = {
  says: 'only create-app takes parts from the composition, and no part knows create-app',
  breaches: importing((from, to) => {
    const [mine, other] = [serverFolderOf(from) ?? '', serverFolderOf(to)];
    if (other === 'composition') return !mayCompose.includes(mine);
    return mine === 'composition' && other === 'create-app.ts';
  }),
  forbidden: [
    { 'apps/server/src/run.ts': `import { openEngines } from './composition/open-engines.ts';` },
    { 'apps/server/src/testing/a.ts': `import { openEngines } from '../composition/open-engines.ts';` },
    { 'apps/server/src/sample-workspace/a.ts': `import type { Engines } from '../composition/open-engines.ts';` },
    { 'apps/server/src/composition/a.ts': `import type { App } from '../create-app.ts';` },
  ],
  allowed: [
    { 'apps/server/src/create-app.ts': `import { openEngines } from './composition/open-engines.ts';` },
    { 'apps/server/src/composition/a.ts': `import type { Engines } from './open-engines.ts';` },
  ],
};

const nothingImportsTheComposition: Rule = {
  says: 'modules, platform and database do not know who composes them',
  breaches: importing(
    (from, to) =>
      ['modules', 'platform', 'database', 'event-log'].includes(serverFolderOf(from) ?? '') &&
      top.includes(serverFolderOf(to) ?? ''),
  ),
  forbidden: [
    { 'apps/server/src/modules/todos/a.ts': `import type { App } from '../../create-app.ts';` },
    { 'apps/server/src/modules/todos/a.ts': `import type { Engines } from '../../composition/open-engines.ts';` },
    { 'apps/server/src/platform/a.ts': `import { run } from '../run.ts';` },
  ],
  allowed: [{ 'apps/server/src/platform/a.test.ts': `import { openTestApp } from '../testing/test-app.ts';` }],
};

export const serverDirection = [
  modulesStandAlone,
  modulesAreKnownAtTheTop,
  partsArePutTogetherInOnePlace,
  nothingImportsTheComposition,
];
