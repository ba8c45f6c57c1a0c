/** Steps of the heat scale of the design. */
export const heatSteps = 6;

/** The counts between which the steps are divided. */
export type HeatSpan = { readonly least: number; readonly most: number };

/**
 * Which of the six steps a count takes, 1 to 6, on a logarithmic scale from `least` to `most`; 0 for none. Counts of
 * crime differ by powers of ten: on an even scale all but the busiest places would look alike.
 */
export function heatLevel(count: number, { least, most }: HeatSpan): number {
  if (count <= 0) return 0;
  if (most <= least || count <= least) return 1;
  const share = Math.log(count / least) / Math.log(most / least);
  return Math.min(heatSteps, 1 + Math.floor(share * heatSteps));
}

/** The smallest and largest of counts, zero left out. */
export function spanOf(counts: readonly number[]): HeatSpan {
  const span = { least: Number.MAX_VALUE, most: 0 };
  for (const count of counts) {
    if (count > 0) span.least = Math.min(span.least, count);
    span.most = Math.max(span.most, count);
  }
  return span.most === 0 ? { least: 1, most: 1 } : span;
}

/** The lowest count in a step or a higher one. */
function leastOf(level: number, span: HeatSpan): number {
  let [under, reached] = [span.least - 1, span.most];
  while (reached - under > 1) {
    const middle = Math.floor((under + reached) / 2);
    if (heatLevel(middle, span) >= level) reached = middle;
    else under = middle;
  }
  return reached;
}

type HeatRange = { readonly level: number; readonly from: number; readonly to: number };

/** The count range of each step, both ends included; empty steps are omitted. */
export function heatRanges(span: HeatSpan): readonly HeatRange[] {
  const highest = heatLevel(span.most, span);
  return Array.from({ length: highest }, (_, index) => {
    const level = index + 1;
    const to = level === highest ? span.most : leastOf(level + 1, span) - 1;
    return { level, from: leastOf(level, span), to };
  }).filter(({ from, to }) => from <= to);
}
