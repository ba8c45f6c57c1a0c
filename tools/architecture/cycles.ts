import type { Rule } from './rule.ts';
import type { SourceFile } from './source-file.ts';

const targetsOf = ({ imports }: SourceFile) => imports.flatMap(({ target }) => (target === undefined ? [] : [target]));

/** One way round each cycle: the files in order, the first one again at the end. */
function findCycles(files: readonly SourceFile[]): string[][] {
  const importsOf = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const finished = new Set<string>();
  const cycles: string[][] = [];
  function visit(path: string, trail: readonly string[]) {
    const met = trail.indexOf(path);
    if (met >= 0) cycles.push([...trail.slice(met), path]);
    if (met >= 0 || finished.has(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  }
  for (const path of importsOf.keys()) visit(path, []);
  return cycles;
}

const noCycles: Rule = {
  says: 'no file imports itself by a detour, types included',
  breaches: (files) => findCycles(files).map((cycle) => cycle.join(' → ')),
  forbidden: [
    { 'a/a.ts': `import { b } from './b.ts';`, 'a/b.ts': `import type { A } from './a.ts';` },
    { 'a/a.ts': `import './b.ts';`, 'a/b.ts': `export * from './c.ts';`, 'a/c.ts': `await import('./a.ts');` },
    { 'packages/x/src/a/index.ts': `import { a } from '@halyard/x/a';` },
  ],
  allowed: [{ 'a/a.ts': `import './b.ts'; import './c.ts';`, 'a/b.ts': `import './c.ts';`, 'a/c.ts': '' }],
};

export const cycles = [noCycles];
