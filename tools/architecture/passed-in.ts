import { type ESTree, Visitor } from 'vite';
import { isTest, serverModuleOf } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const ambientMembers = /^(globalThis\??\.)?(process\??\..+|Date\.now|Math\.random|performance\.now)$/s;
const randomSources = /^(randomUUID|randomBytes|randomInt|randomFillSync|getRandomValues)$/;
const isDate = (node: ESTree.Node) => node.type === 'Identifier' && node.name === 'Date';

/** Direct use of time, randomness or the environment in a file. */
function takenByItself({ program, text }: SourceFile): Remark[] {
  const found: Remark[] = [];
  const take = ({ start, end }: ESTree.Span) =>
    found.push({ start, what: `takes ${text.slice(start, end)} by itself` });
  new Visitor({
    MemberExpression: (node) => ambientMembers.test(text.slice(node.start, node.end)) && take(node),
    NewExpression: (node) => isDate(node.callee) && node.arguments.length === 0 && take(node),
    CallExpression: (node) => isDate(node.callee) && take(node),
    Identifier: (node) => randomSources.test(node.name) && take(node),
    ImportDeclaration: (node) => /^(node:)?process$/.test(node.source.value) && take(node),
  }).visit(program);
  return found;
}

const moduleWith = (text: string) => ({ 'apps/server/src/modules/todos/a.ts': text });

const modulesTakeNothing: Rule = {
  says: 'server modules are handed the time, chance and the environment',
  breaches: saying((path) => serverModuleOf(path) !== undefined && !isTest(path), takenByItself),
  forbidden: [
    moduleWith('export const a = Date.now();'),
    moduleWith('export const a = { now: globalThis.Date.now };'),
    moduleWith('export const a = new Date();'),
    moduleWith('export const a = Date();'),
    moduleWith('export const a = performance.now();'),
    moduleWith('export const a = Math.random();'),
    moduleWith(`import { randomUUID } from 'node:crypto';`),
    moduleWith('export const a = () => crypto.randomUUID();'),
    moduleWith('export const a = process.env.HALYARD_PORT;'),
    moduleWith(`import { env } from 'node:process';`),
  ],
  allowed: [
    moduleWith('export const a = (now: number) => new Date(now); // not new Date(), nor Math.random()'),
    moduleWith(`export const a = 'Date.now()';`),
    { 'apps/server/src/clock.ts': 'export const now = () => Date.now();' },
    { 'apps/server/src/modules/todos/a.test.ts': 'const now = Date.now();' },
  ],
};

export const passedIn = [modulesTakeNothing];
