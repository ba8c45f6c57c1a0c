import type { Rule } from './rule.ts';
import type { SourceFile } from './source-file.ts';

// The other rules follow imports by name: others would be missed.
const importsNameTheirFile: Rule = {
  says: 'every import names a file that is there',
  breaches: (files) => {
    const paths = new Set(files.map(({ path }) => path));
    return files.flatMap((file) => untraceable(file, paths));
  },
  forbidden: [
    { 'a/a.ts': `const load = (name: string) => import('./' + name);` },
    { 'a/a.ts': `import { b } from './b.ts';` },
    { 'a/a.ts': `import { b } from './b';` },
    { 'a/a.ts': `import { todo } from '@halyard/contracts/tasks.ts';` },
    { 'a/a.ts': `import { a } from '@halyard/x/a';`, 'packages/x/src/a.ts': '' },
  ],
  allowed: [
    {
      'a/a.ts': `import { b } from './b.ts'; import './a.css'; import text from './c.js?raw'; import 'zod';`,
      'a/b.ts': 'export const b = 1;',
    },
    {
      'a/a.ts': `import { a } from '@halyard/x'; import '@halyard/x/b';`,
      'packages/x/src/index.ts': '',
      'packages/x/src/b/index.ts': '',
    },
  ],
};

// Files that are displayed or read as text contain no imports of their own.
const isAsset = (specifier: string) => /\.(css|json|svg|woff2)$|\?raw$/.test(specifier);

function untraceable({ path, imports }: SourceFile, paths: ReadonlySet<string>): string[] {
  return imports.flatMap(({ specifier, target, line }) => {
    if (specifier === undefined) return [`${path}:${line} computes what it imports`];
    if (target === undefined || paths.has(target) || isAsset(specifier)) return [];
    return [`${path}:${line} imports ${specifier}, which is not there`];
  });
}

export const traceableImports = [importsNameTheirFile];
