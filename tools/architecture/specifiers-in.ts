import { type ESTree, Visitor } from 'vite';

export type Specifier = {
  /** The words after `from`; absent when they are computed at run time. */
  readonly specifier?: string;
  readonly start: number;
  /** Whether it is loaded together with the file: neither a type nor loaded later. */
  readonly isStatic: boolean;
};

function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.raw;
  return undefined;
}

/** Every import of a file: static, type-only, for its effect, re-exported, dynamic and `import('…').Type`. */
export function specifiersIn(program: ESTree.Program): Specifier[] {
  const found: Specifier[] = [];
  const add = (start: number, source: ESTree.Node, isStatic = false) => {
    const specifier = literalText(source);
    found.push(specifier === undefined ? { start, isStatic } : { specifier, start, isStatic });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.start, node.source, node.importKind !== 'type'),
    ExportAllDeclaration: (node) => add(node.start, node.source, node.exportKind !== 'type'),
    ExportNamedDeclaration: (node) => node.source && add(node.start, node.source, node.exportKind !== 'type'),
    ImportExpression: (node) => add(node.start, node.source),
    TSImportType: (node) => add(node.start, node.source),
  }).visit(program);
  return found;
}
