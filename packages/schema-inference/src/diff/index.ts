export { diffSchemas } from './diff-schemas.ts';
export { judge } from './judge.ts';
