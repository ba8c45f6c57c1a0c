import { createLayout } from './layout.ts';
import type { LayoutProblem } from './layout-problem.ts';
import type { LayoutNews } from './layout-worker.ts';
import workerUrl from './layout-worker.ts?worker&url';
import { vouchFor } from './vouch-for.ts';

type Hear = (news: LayoutNews) => void;

/** Arranges a network beside the page; the returned function stops it. Where there are no workers the page does it. */
export function runLayout(problem: LayoutProblem, hear: Hear): () => void {
  if (typeof Worker === 'undefined') return runHere(problem, hear);
  const worker = new Worker(vouchFor(workerUrl), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<LayoutNews>) => {
    hear(data);
    if (data.isDone) worker.terminate();
  };
  let stopHere = () => {};
  // The worker could not be loaded, for instance after a new version was installed.
  worker.onerror = () => {
    worker.terminate();
    stopHere = runHere(problem, hear);
  };
  worker.postMessage(problem);
  return () => {
    worker.terminate();
    stopHere();
  };
}

const stepsAtOnce = 20;

function runHere(problem: LayoutProblem, hear: Hear): () => void {
  const layout = createLayout(problem);
  let timer = setTimeout(work);
  function work() {
    for (let step = 0; step < stepsAtOnce && !layout.isDone(); step++) layout.step();
    hear({ positions: layout.positions(), share: layout.share(), isDone: layout.isDone() });
    if (!layout.isDone()) timer = setTimeout(work);
  }
  return () => clearTimeout(timer);
}
