import type { Rule } from './rule.ts';
import { lineAt, type SourceFile } from './source-file.ts';

const contracts = 'packages/contracts/src/';
const rowPattern = /'((?:GET|POST|PUT|PATCH|DELETE) [^']+)': always/g;
const endpointPattern = /export const (\w+) = defineEndpoint\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g;
const callPattern = /(stepUp\(\s*\(\) =>\s*)?\bcall\(\s*(\w+)/g;

/** The names of the endpoints that the policy lists without a condition. */
function listedIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const texts = files.filter(({ path }) => path.startsWith(contracts)).map(({ text }) => text);
  const rows = new Set(texts.flatMap((text) => [...text.matchAll(rowPattern)].map(([, row]) => row)));
  const endpoints = texts.flatMap((text) => [...text.matchAll(endpointPattern)]);
  return new Set(endpoints.flatMap(([, name = '', method, path]) => (rows.has(`${method} ${path}`) ? name : [])));
}

const breachesIn =
  (listed: ReadonlySet<string>) =>
  ({ path, text }: SourceFile) =>
    [...text.matchAll(callPattern)]
      .filter(([, stepUp, name = '']) => stepUp === undefined && listed.has(name))
      .map(({ index, 2: name }) => `${path}:${lineAt(text, index)} calls ${name} without stepUp`);

const contract = {
  'packages/contracts/src/policy.ts': "export const recentSignIns = { 'POST /users': always };",
  'packages/contracts/src/accounts/users.ts': `export const createUser = defineEndpoint({\n  method: 'POST',\n  path: '/users',\n});
export const listUsers = defineEndpoint({\n  method: 'GET',\n  path: '/users',\n});`,
};
const screen = 'apps/web/src/features/users/users-queries.ts';

export const recentSignInRules: readonly Rule[] = [
  {
    says: 'a screen asks for the password where an operation needs a recent sign-in',
    breaches: (files) =>
      files
        .filter(({ path }) => path.startsWith('apps/web/src/') && !path.includes('.test.'))
        .flatMap(breachesIn(listedIn(files))),
    forbidden: [{ ...contract, [screen]: 'const add = () => call(createUser, { body });' }],
    allowed: [
      { ...contract, [screen]: 'const add = () => stepUp(() => call(createUser, { body }));' },
      { ...contract, [screen]: 'const add = () => stepUp(() =>\n  call(createUser, { body }));' },
      { ...contract, [screen]: 'const list = () => call(listUsers, {});' },
    ],
  },
];
