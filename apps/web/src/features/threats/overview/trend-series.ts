import { severityFilters, type ThreatTrend } from '@halyard/contracts/intelligence/threats.ts';
import { countAt, type SeverityLevel, totalOf } from '../severity-levels.ts';

export type TrendPoint = ThreatTrend['points'][number];

/** A part of a bar, in per cent of the plot's height, from the bottom. */
type Block = { readonly severity: SeverityLevel; readonly from: number; readonly height: number };

/** The least round number that is not under `most`: 1, 2, 5 and their tens. */
function roundUp(most: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return unit * ([1, 2, 4, 5, 10].find((step) => unit * step >= most) ?? 10);
}

/** Bars that are on each other, the most severe at the bottom where they are easiest to compare. */
export function stackPoints(points: readonly TrendPoint[]) {
  const most = Math.max(1, ...points.map(({ counts }) => totalOf(counts)));
  const top = roundUp(most);
  const bars = points.map((point) => {
    const blocks: Block[] = [];
    let from = 0;
    for (const severity of severityFilters) {
      const height = (countAt(point.counts, severity) / top) * 100;
      if (height > 0) blocks.push({ severity, from, height });
      from += height;
    }
    return { ...point, blocks, total: totalOf(point.counts), height: from };
  });
  const ticks = top % 2 === 0 ? [0, top / 2, top] : [0, top];
  return { bars, top, ticks };
}

/** Selects evenly spaced labels of `count` columns, at most `most`. */
export function isLabelled(index: number, count: number, most: number): boolean {
  return index % Math.max(1, Math.ceil(count / most)) === 0;
}
