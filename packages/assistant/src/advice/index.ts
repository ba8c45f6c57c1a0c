export { type Advice, adviceBounds, adviseOn } from './advise-on.ts';
