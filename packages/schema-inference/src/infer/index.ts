export { guessSampleFormat, inferSample } from './infer-sample.ts';
