import { Visitor } from 'vite';
import { isProduct, isTestSupport, partOf } from './locations.ts';
import { importing, type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const isApart = (from: string, to: string) => partOf(from) !== partOf(to);
const isVocabulary = (path: string) => ['contracts', 'messages'].includes(partOf(path));
// Observables, patterns and rules: the other engines build on it.
const isFoundation = (path: string) => ['observables', 'detection'].includes(partOf(path));
const isEngine = (path: string) => path.startsWith('packages/') && !isVocabulary(path) && !isFoundation(path);

const contractsStandAlone: Rule = {
  says: 'contracts import nothing of ours',
  breaches: importing((from, to) => partOf(from) === 'contracts' && isApart(from, to)),
  forbidden: [
    { 'packages/contracts/src/a.ts': `import { b } from '@halyard/identity-provider';` },
    { 'packages/contracts/src/a.ts': `export type { B } from '../../../apps/server/src/b.ts';` },
  ],
  allowed: [{ 'packages/contracts/src/a.ts': `import { z } from 'zod/mini'; import { b } from './b.ts';` }],
};

const messagesKnowContracts: Rule = {
  says: 'messages import contracts only',
  breaches: importing((from, to) => partOf(from) === 'messages' && isApart(from, to) && partOf(to) !== 'contracts'),
  forbidden: [{ 'packages/messages/src/a.ts': `import { b } from '@halyard/assistant/b.ts';` }],
  allowed: [{ 'packages/messages/src/a.ts': `import { role } from '@halyard/contracts/accounts/roles.ts';` }],
};

const foundationsKnowContracts: Rule = {
  says: 'observables import contracts only, and detection these',
  breaches: importing(
    (from, to) =>
      isFoundation(from) &&
      isApart(from, to) &&
      !isVocabulary(to) &&
      !(partOf(from) === 'detection' && partOf(to) === 'observables'),
  ),
  forbidden: [
    { 'packages/observables/src/a.ts': `import { b } from '@halyard/detection/sigma';` },
    { 'packages/detection/src/a.ts': `import { b } from '@halyard/alert-intake';` },
  ],
  allowed: [{ 'packages/detection/src/a.ts': `import { normaliseObservable } from '@halyard/observables';` }],
};

const enginesKnowContracts: Rule = {
  says: 'engines import at most contracts, messages, observables and detection',
  breaches: importing((from, to) => isEngine(from) && isApart(from, to) && !isVocabulary(to) && !isFoundation(to)),
  forbidden: [
    { 'packages/identity-provider/src/a.ts': `import type { B } from '../../../apps/server/src/b.ts';` },
    { 'packages/identity-provider/src/a.ts': `type B = import('@halyard/crime-analysis').B;` },
  ],
  allowed: [
    { 'packages/identity-provider/src/a.ts': `import { role } from '@halyard/contracts/accounts/roles.ts';` },
    { 'packages/threat-exchange/src/a.ts': `import { observableId } from '@halyard/observables';` },
  ],
};

const serverKnowsPackages: Rule = {
  says: 'the server imports packages only, and never the console',
  breaches: importing((from, to) => partOf(from) === 'server' && isApart(from, to) && !to.startsWith('packages/')),
  forbidden: [
    { 'apps/server/src/a.ts': `import { b } from '../../web/src/text/en/b.ts';` },
    { 'apps/server/src/a.ts': `const { b } = await import('@halyard/web/b.ts');` },
  ],
  allowed: [{ 'apps/server/src/a.ts': `import { b } from '@halyard/identity-provider';` }],
};

const entrancesForBrowsers = [
  'schema-inference/src/viewer',
  'schema-inference/src/sample-schemas',
  'assistant/src/advice',
  'observables/src/defang',
].map((folder) => `packages/${folder}/index.ts`);

const webKnowsContracts: Rule = {
  says: 'the console imports contracts and messages only, the viewer model and samples of schemas, the rules of advice and defanging',
  breaches: importing((from, to) => {
    const mayBe = isVocabulary(to) || entrancesForBrowsers.includes(to);
    return partOf(from) === 'web' && isApart(from, to) && !mayBe;
  }),
  forbidden: [
    { 'apps/web/src/a.ts': `import '@halyard/identity-provider';` },
    { 'apps/web/src/a.ts': `import '@halyard/schema-inference/infer';` },
    { 'apps/web/src/a.ts': `import { answerQuestion } from '@halyard/assistant';` },
    { 'apps/web/src/features/b/a.tsx': `export * from '../../../../server/src/b.ts';` },
  ],
  allowed: [
    { 'apps/web/src/a.ts': `import { todo } from '@halyard/contracts/work/todos.ts';` },
    { 'apps/web/src/a.ts': `import { openTree } from '@halyard/schema-inference/viewer';` },
    { 'apps/web/src/a.ts': `import { adviseOn } from '@halyard/assistant/advice';` },
  ],
};

const isOutside = (path: string) => /^(e2e|bench|tools)\//.test(path);
/** Test support is shared by all tests, and a fault starts and loads the product like journeys and benchmarks. */
const mayBorrow = (from: string, to: string) =>
  isTestSupport(to) || (partOf(from) === 'faults' && /^(e2e|bench)\//.test(to));

const outsidersStandAlone: Rule = {
  says: 'journeys, benchmarks and tools import nothing of the product but its test support, nor the product them',
  breaches: importing((from, to) => isApart(from, to) && [from, to].some(isOutside) && !mayBorrow(from, to)),
  forbidden: [
    { 'e2e/a.journey.ts': `import { todo } from '@halyard/contracts/work/todos.ts';` },
    { 'bench/run.ts': `import type { B } from '../apps/server/src/b.ts';` },
    { 'apps/server/src/a.ts': `import { root } from '../../../tools/paths.mjs';` },
  ],
  allowed: [
    { 'e2e/a.journey.ts': `import { signIn } from './steps/sign-in.ts';` },
    { 'faults/cases/a.ts': `import { launch } from '../../e2e/launch.ts';` },
    { 'tools/a.ts': `import { startMailServer } from '../apps/server/src/testing/mail-server.ts';` },
  ],
};

const hasEntrances = (path: string) => path.startsWith('packages/') && partOf(path) !== 'contracts';

const packagesHaveEntrances: Rule = {
  says: 'packages are imported through their public entrances, contracts by resource',
  breaches: importing((from, to) => isApart(from, to) && hasEntrances(to) && !to.endsWith('/index.ts')),
  forbidden: [
    { 'apps/server/src/a.ts': `import type { Ports } from '@halyard/identity-provider/ports.ts';` },
    { 'apps/server/src/a.test.ts': `import { seal } from '@halyard/identity-provider/secrets.ts';` },
    { 'apps/web/src/a.ts': `export * from '../../../packages/schema-inference/src/viewer/open-tree.ts';` },
    { 'apps/server/src/a.ts': `const { checkZip } = await import('@halyard/crime-analysis/import/open-zip.ts');` },
  ],
  allowed: [
    { 'apps/server/src/a.ts': `import type { Ports } from '@halyard/identity-provider'; import '@halyard/b/c';` },
    { 'packages/identity-provider/src/a.ts': `import type { Ports } from './ports.ts';` },
  ],
};

function importsOfAppError({ program }: SourceFile): Remark[] {
  const found: Remark[] = [];
  new Visitor({
    ImportSpecifier({ start, imported }) {
      if (imported.type === 'Identifier' && imported.name === 'AppError')
        found.push({ start, what: 'imports AppError' });
    },
  }).visit(program);
  return found;
}

const enginesThrowTheirOwn: Rule = {
  says: 'engines throw errors of their own, which the server translates',
  breaches: saying((path) => isEngine(path) && isProduct(path), importsOfAppError),
  forbidden: [
    { 'packages/schema-inference/src/a.ts': `import { AppError, apiErrors } from '@halyard/contracts/errors.ts';` },
  ],
  allowed: [
    { 'packages/schema-inference/src/a.ts': `import type { ErrorCode } from '@halyard/contracts/errors.ts';` },
    { 'apps/server/src/a.ts': `import { AppError } from '@halyard/contracts/errors.ts';` },
  ],
};

export const packageDirection = [
  contractsStandAlone,
  messagesKnowContracts,
  foundationsKnowContracts,
  enginesKnowContracts,
  serverKnowsPackages,
  webKnowsContracts,
  packagesHaveEntrances,
  enginesThrowTheirOwn,
  outsidersStandAlone,
];
