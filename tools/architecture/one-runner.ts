import { type ESTree, Visitor } from 'vite';
import { isProduct, serverModuleOf } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

/** Open streams send a sign of life; no work waits for it. */
const mayRepeat = ['live'];
const mustQueue = (path: string) => {
  const module = serverModuleOf(path);
  return module !== undefined && isProduct(path) && !mayRepeat.includes(module);
};

function timers({ program, text }: SourceFile): Remark[] {
  const found: Remark[] = [];
  new Visitor({
    ImportDeclaration({ source, specifiers, start }: ESTree.ImportDeclaration) {
      const names = specifiers.map((one) => text.slice(one.start, one.end));
      if (source.value === 'node:timers/promises' && names.includes('setTimeout'))
        found.push({ start, what: 'waits by setTimeout' });
    },
    CallExpression({ callee, start }: ESTree.CallExpression) {
      if (text.slice(callee.start, callee.end) === 'setInterval') found.push({ start, what: 'calls setInterval' });
    },
  }).visit(program);
  return found;
}

const oneRunner: Rule = {
  says: 'what runs by itself in a server module is background work',
  breaches: saying(mustQueue, timers),
  forbidden: [
    { 'apps/server/src/modules/imports/a.ts': `export const a = () => setInterval(() => undefined, 1_000);` },
    { 'apps/server/src/modules/imports/a.ts': `import { setTimeout } from 'node:timers/promises';` },
  ],
  allowed: [
    { 'apps/server/src/modules/live/a.ts': `export const a = () => setInterval(() => undefined, 1_000);` },
    { 'apps/server/src/modules/imports/a.ts': `import { setImmediate } from 'node:timers/promises';` },
    { 'apps/server/src/modules/imports/a.test.ts': `import { setTimeout } from 'node:timers/promises';` },
    { 'apps/server/src/modules/schemas/a.ts': `export const a = (stop: () => void) => setTimeout(stop, 1_000);` },
  ],
};

export const oneRunnerRules = [oneRunner];
