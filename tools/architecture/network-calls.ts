import { type ESTree, Visitor } from 'vite';
import { isProduct, webFolderOf } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const maySpeak = ['api', 'session', 'main.tsx'];
const isSilent = (path: string) => {
  const folder = webFolderOf(path);
  return folder !== undefined && isProduct(path) && !maySpeak.includes(folder);
};

const speaking = /^((globalThis|window|self)\??\.)?(fetch|navigator\.sendBeacon|XMLHttpRequest|EventSource|WebSocket)$/;

function networkCalls({ program, text }: SourceFile): Remark[] {
  const found: Remark[] = [];
  const hear = ({ callee, start }: ESTree.CallExpression | ESTree.NewExpression) => {
    const name = text.slice(callee.start, callee.end);
    if (speaking.test(name)) found.push({ start, what: `calls ${name}` });
  };
  new Visitor({ CallExpression: hear, NewExpression: hear }).visit(program);
  return found;
}

const onlyApiSpeaks: Rule = {
  says: 'only api, session and main.tsx speak to the network',
  breaches: saying(isSilent, networkCalls),
  forbidden: [
    { 'apps/web/src/features/todos/a.ts': `export const a = () => fetch('/api/todos');` },
    { 'apps/web/src/app/a.ts': `export const a = async () => await window.fetch('/api/todos');` },
    { 'apps/web/src/ui/a.tsx': `export const a = new EventSource('/api/live');` },
  ],
  allowed: [
    { 'apps/web/src/api/a.ts': `export const a = () => fetch('/api/todos');` },
    { 'apps/web/src/main.tsx': 'const request: typeof fetch = (input, init) => fetch(input, init);' },
    { 'apps/web/src/features/todos/a.ts': `// fetch('/api/todos')\nexport const a = (q: Q) => q.refetch();` },
  ],
};

export const networkCallRules = [onlyApiSpeaks];
