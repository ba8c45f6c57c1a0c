import { isProduct, partOf } from './places.ts';
import { importing, type Rule } from './rule.ts';

const isApart = (from: string, to: string) => partOf(from) !== partOf(to);
const isVocabulary = (path: string) => ['contracts', 'messages'].includes(partOf(path));
const isEngine = (path: string) => path.startsWith('packages/') && !isVocabulary(path);
const mayBeLoadedAtTheStart = ['when-asked.ts', 'asked.ts', 'model/create-model.ts'];
const isEngineOfAssistant = (path: string) =>
  partOf(path) === 'assistant' && !mayBeLoadedAtTheStart.some((name) => path === `packages/assistant/src/${name}`);

const contractsStandAlone: Rule = {
  says: 'contracts import nothing of ours',
  breaches: importing((from, to) => partOf(from) === 'contracts' && isApart(from, to)),
  forbidden: [
    { 'packages/contracts/src/a.ts': `import { b } from '@halyard/identity-provider/b.ts';` },
    { 'packages/contracts/src/a.ts': `export type { B } from '../../../apps/server/src/b.ts';` },
  ],
  allowed: [{ 'packages/contracts/src/a.ts': `import { z } from 'zod/mini'; import { b } from './b.ts';` }],
};

const messagesKnowContracts: Rule = {
  says: 'messages import contracts only',
  breaches: importing((from, to) => partOf(from) === 'messages' && isApart(from, to) && partOf(to) !== 'contracts'),
  forbidden: [{ 'packages/messages/src/a.ts': `import { b } from '@halyard/assistant/b.ts';` }],
  allowed: [{ 'packages/messages/src/a.ts': `import { role } from '@halyard/contracts/roles.ts';` }],
};

const enginesKnowContracts: Rule = {
  says: 'engines import at most contracts and messages',
  breaches: importing((from, to) => isEngine(from) && isApart(from, to) && !isVocabulary(to)),
  forbidden: [
    { 'packages/identity-provider/src/a.ts': `import type { B } from '../../../apps/server/src/b.ts';` },
    { 'packages/identity-provider/src/a.ts': `type B = import('@halyard/crime-analysis/b.ts').B;` },
  ],
  allowed: [{ 'packages/identity-provider/src/a.ts': `import { role } from '@halyard/contracts/roles.ts';` }],
};

const serverKnowsPackages: Rule = {
  says: 'the server imports packages only, and never the console',
  breaches: importing((from, to) => partOf(from) === 'server' && isApart(from, to) && !to.startsWith('packages/')),
  forbidden: [
    { 'apps/server/src/a.ts': `import { b } from '../../web/src/text/en/b.ts';` },
    { 'apps/server/src/a.ts': `const { b } = await import('@halyard/web/b.ts');` },
  ],
  allowed: [{ 'apps/server/src/a.ts': `import { b } from '@halyard/identity-provider/ports.ts';` }],
};

const webKnowsContracts: Rule = {
  says: 'the console imports contracts and messages only, the viewer model of schemas and the rules of advice',
  breaches: importing((from, to) => {
    const shared = ['packages/schema-inference/src/viewer/', 'packages/assistant/src/advice/'];
    const mayBe = isVocabulary(to) || shared.some((folder) => to.startsWith(folder));
    return partOf(from) === 'web' && isApart(from, to) && !mayBe;
  }),
  forbidden: [
    { 'apps/web/src/a.ts': `import '@halyard/identity-provider/ports.ts';` },
    { 'apps/web/src/a.ts': `import '@halyard/schema-inference/infer-schema.ts';` },
    { 'apps/web/src/a.ts': `import { answerQuestion } from '@halyard/assistant/answer-question.ts';` },
    { 'apps/web/src/features/b/a.tsx': `export * from '../../../../server/src/b.ts';` },
  ],
  allowed: [
    { 'apps/web/src/a.ts': `import { todo } from '@halyard/contracts/todos.ts';` },
    { 'apps/web/src/a.ts': `import { openTree } from '@halyard/schema-inference/viewer/open-tree.ts';` },
    { 'apps/web/src/a.ts': `import { adviseOn } from '@halyard/assistant/advice/advise-on.ts';` },
  ],
};

const outsidersStandAlone: Rule = {
  says: 'journeys, benchmarks and tools import nothing of the product, nor the product them',
  breaches: importing((from, to) => isApart(from, to) && [from, to].some((path) => /^(e2e|bench|tools)\//.test(path))),
  forbidden: [
    { 'e2e/a.journey.ts': `import { todo } from '@halyard/contracts/todos.ts';` },
    { 'bench/run.ts': `import type { B } from '../apps/server/src/b.ts';` },
    { 'apps/server/src/a.ts': `import { root } from '../../../tools/paths.mjs';` },
  ],
  allowed: [{ 'e2e/a.journey.ts': `import { signIn } from './steps/sign-in.ts';` }],
};

const assistantWaits: Rule = {
  says: 'the server loads the assistant with its first question',
  breaches: importing((from, to) => isProduct(from) && partOf(from) === 'server' && isEngineOfAssistant(to)),
  forbidden: [
    { 'apps/server/src/a.ts': `import { answerQuestion } from '@halyard/assistant/answer-question.ts';` },
    { 'apps/server/src/a.ts': `import { allTopics } from '@halyard/assistant/topics/all-topics.ts';` },
  ],
  allowed: [
    { 'apps/server/src/a.ts': `import { answerQuestion } from '@halyard/assistant/when-asked.ts';` },
    { 'apps/server/src/a.ts': `import type { Asked } from '@halyard/assistant/asked.ts';` },
    { 'apps/server/src/a.test.ts': `import { allTopics } from '@halyard/assistant/topics/all-topics.ts';` },
  ],
};

export const packageDirection = [
  contractsStandAlone,
  messagesKnowContracts,
  enginesKnowContracts,
  serverKnowsPackages,
  webKnowsContracts,
  assistantWaits,
  outsidersStandAlone,
];
