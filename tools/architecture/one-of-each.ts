import { type ESTree, Visitor } from 'vite';
import { isProduct } from './locations.ts';
import { type Remark, type Rule, saying } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const csvFolder = 'packages/contracts/src/format/';
/** SQL quotes names in the same way. */
const sqlFolder = 'apps/server/src/database/';

/** Quotes that are doubled or halved: what every reader and every writer of CSV does. */
function csvQuotes({ program, text }: SourceFile): Remark[] {
  const found: Remark[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given, start }: ESTree.CallExpression) {
      if (!/\.replace(All)?$/.test(text.slice(callee.start, callee.end))) return;
      if (given.some((one) => one.type === 'Literal' && (one.value === '""' || one.raw?.startsWith('/""/'))))
        found.push({ start, what: 'quotes CSV by hand' });
    },
  }).visit(program);
  return found;
}

const oneCsv: Rule = {
  says: 'CSV has one reader and one writer',
  breaches: saying((path) => isProduct(path) && !path.startsWith(csvFolder) && !path.startsWith(sqlFolder), csvQuotes),
  forbidden: [
    { 'packages/threat-exchange/src/a.ts': `export const a = (cell: string) => cell.replaceAll('""', '"');` },
    { 'apps/web/src/api/a.ts': `export const a = (cell: string) => cell.replace(/""/g, '"');` },
    { 'apps/server/src/modules/crime/a.ts': `export const a = (cell: string) => cell.replaceAll('"', '""');` },
  ],
  allowed: [
    { [`${csvFolder}read-csv.ts`]: `export const a = (cell: string) => cell.replaceAll('""', '"');` },
    { 'apps/server/src/database/migrations/a.ts': `export const a = (name: string) => name.replaceAll('"', '""');` },
    { 'apps/web/src/api/a.test.ts': `export const a = (cell: string) => cell.replaceAll('""', '"');` },
  ],
};

/** The only places that may import a library; all others must use our wrapper. */
const doors: readonly (readonly [library: string, door: string])[] = [
  ['@base-ui/react', 'apps/web/src/ui/'],
  ['lru-cache', 'apps/server/src/platform/'],
  ['papaparse', csvFolder],
  ['tinypool', 'apps/server/src/platform/threads/'],
];

const throughTheDoor: Rule = {
  says: 'a library that something of ours is built on is imported there alone',
  breaches: (files) =>
    files
      .filter(({ path }) => isProduct(path))
      .flatMap(({ path, imports }) =>
        imports.flatMap(({ specifier, line }) => {
          const door = doors.find(([library]) => specifier === library || specifier?.startsWith(`${library}/`))?.[1];
          return door === undefined || path.startsWith(door) ? [] : [`${path}:${line} imports ${specifier}`];
        }),
      ),
  forbidden: [
    { 'apps/web/src/features/todos/a.tsx': `import { Tabs } from '@base-ui/react/tabs';` },
    { 'apps/server/src/modules/crime/a.ts': `import Papa from 'papaparse';` },
  ],
  allowed: [
    { 'apps/web/src/ui/page/a.tsx': `import { Tabs } from '@base-ui/react/tabs';` },
    { 'apps/server/src/modules/crime/a.test.ts': `import Papa from 'papaparse';` },
  ],
};

export const oneOfEachRules = [oneCsv, throughTheDoor];
