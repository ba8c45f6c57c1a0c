export { anchorsOf } from './anchors-of.ts';
export { matchPattern } from './match-pattern.ts';
export type { PatternObservable } from './observable-paths.ts';
export { parsePattern } from './parse-pattern.ts';
export type { Pattern } from './pattern.ts';
