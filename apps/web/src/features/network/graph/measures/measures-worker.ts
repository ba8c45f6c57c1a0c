import { computeMeasures, type MeasureProblem } from './compute-measures.ts';

self.onmessage = ({ data }: MessageEvent<MeasureProblem>) => self.postMessage(computeMeasures(data));
