import { createLayout } from './layout.ts';
import type { LayoutProblem } from './layout-problem.ts';

/** What the worker tells: where the nodes are by now. */
export type LayoutNews = {
  readonly positions: Float32Array<ArrayBuffer>;
  /** From 0 to 1. */
  readonly share: number;
  readonly isDone: boolean;
};

const reportEveryMs = 150;

/** Arranges the network and tells from time to time how far it is. */
function arrange(problem: LayoutProblem) {
  const layout = createLayout(problem);
  let reportedAt = performance.now();
  const report = () => {
    const news: LayoutNews = { positions: layout.positions(), share: layout.share(), isDone: layout.isDone() };
    self.postMessage(news, { transfer: [news.positions.buffer] });
    reportedAt = performance.now();
  };
  while (!layout.isDone()) {
    layout.step();
    if (performance.now() - reportedAt > reportEveryMs && !layout.isDone()) report();
  }
  report();
}

self.onmessage = ({ data }: MessageEvent<LayoutProblem>) => arrange(data);
