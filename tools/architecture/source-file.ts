import { type ESTree, parseSync } from 'vite';
import { resolveImport } from './resolve-import.ts';
import { type Specifier, specifiersIn } from './specifiers-in.ts';

/** An import of one file: `target` is the path of a file of ours, absent for packages and for computed paths. */
export type Import = Specifier & { readonly line: number; readonly target?: string };

/** One of our files, parsed. Paths start at the root of the repository and use `/`. */
export type SourceFile = {
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly imports: readonly Import[];
  readonly hasDefaultExport: boolean;
};

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const isDefault = ({ exportName }: { exportName: { kind: string; name: string | null } }) =>
  exportName.kind === 'Default' || exportName.name === 'default';

/** Parses TypeScript, JSX and plain modules; a file that does not parse throws with its path. */
export function parseSourceFile(path: string, text: string): SourceFile {
  const { program, module, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`);
  const imports = specifiersIn(program).map((found) => {
    const target = found.specifier === undefined ? undefined : resolveImport(path, found.specifier);
    return { ...found, line: lineAt(text, found.start), ...(target === undefined ? {} : { target }) };
  });
  const hasDefaultExport = module.staticExports.some(({ entries }) => entries.some(isDefault));
  return { path, text, program, imports, hasDefaultExport };
}
