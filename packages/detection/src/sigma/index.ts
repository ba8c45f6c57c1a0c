export { absentFields, compileSigma } from './compile-rule.ts';
export { fieldsOf } from './event-fields.ts';
export { parseSigma } from './read-rule.ts';
export { SigmaError } from './sigma-error.ts';
export type { SigmaRule } from './sigma-rule.ts';
export { type SplitDocument, splitDocuments } from './split-documents.ts';
