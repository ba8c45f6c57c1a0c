import type { SchemaNode } from '@halyard/schema-inference/viewer';

/** The display name of a node; only the schema itself has none. */
export const nameOf = ({ name, level }: SchemaNode, root: string): string => (level === 0 ? root : name || '""');

type Words = { readonly any: string; readonly nothingFits: string };

/** `string`, `integer | null`, `array`; for a schema without a type, a description of what it accepts. */
export function typeOf(node: SchemaNode, rejectsAll: boolean, words: Words): string {
  const { types, kind, enum: values, const: constant, problem, circular } = node;
  if (types.length > 0) return types.join(' | ');
  if (kind === 'object' || kind === 'array') return kind;
  if (kind === 'boolean') return rejectsAll ? words.nothingFits : words.any;
  const saysNothing = values === undefined && constant === undefined && problem === undefined && circular === undefined;
  return kind === 'leaf' && saysNothing ? words.any : '';
}
