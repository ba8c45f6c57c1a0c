export { makeSample } from './make-sample.ts';
