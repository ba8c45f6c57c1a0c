export {
  type AddressedSchema,
  addressOf,
  bundleSchema,
  type ForeignReference,
  foreignReferences,
  placeInside,
  placeOutside,
} from './bundle-schema.ts';
export { detectDraft } from './detect-draft.ts';
export { findByPointer } from './find-by-pointer.ts';
export { valueAt } from './json-pointer.ts';
export { openTree, type SchemaTree } from './open-tree.ts';
export type { SchemaNode } from './schema-node.ts';
export { searchTree } from './search-tree.ts';
