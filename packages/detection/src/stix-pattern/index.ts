export { matchPattern } from './match-pattern.ts';
export { matchTimeline, type Observation } from './match-timeline.ts';
export type { PatternObservable } from './observable-paths.ts';
export { parsePattern } from './parse-pattern.ts';
export type { Pattern } from './pattern.ts';
export { type PatternPlan, readPlan } from './read-plan.ts';
