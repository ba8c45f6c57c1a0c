export { decideVerdict } from './decide-verdict.ts';
export { diffSchemas } from './diff-schemas.ts';
