import { type ESTree, Visitor } from 'vite';

/** The words after `from`; absent when they are computed at run time. */
export type Specifier = { readonly specifier?: string; readonly start: number };

function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw;
  return undefined;
}

/** Every import of a file: static, type-only, for its effect, re-exported, dynamic and `import('…').Type`. */
export function specifiersIn(program: ESTree.Program): Specifier[] {
  const found: Specifier[] = [];
  const add = (start: number, source: ESTree.Node) => {
    const specifier = literalText(source);
    found.push(specifier === undefined ? { start } : { specifier, start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.start, node.source),
    ExportAllDeclaration: (node) => add(node.start, node.source),
    ExportNamedDeclaration: (node) => node.source && add(node.start, node.source),
    ImportExpression: (node) => add(node.start, node.source),
    TSImportType: (node) => add(node.start, node.source),
  }).visit(program);
  return found;
}
