/**
 * Which of several p-values stay significant at 5 % when all were looked at: the step-down method of S. Holm
 * ("A simple sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6, 1979).
 */
export function holmSignificant(pValues: readonly number[], alpha = 0.05): boolean[] {
  const ascending = pValues.map((p, at) => ({ p, at })).sort((a, b) => a.p - b.p);
  const firstKept = ascending.findIndex(({ p }, rank) => p > alpha / (pValues.length - rank));
  const rejected = new Set(ascending.slice(0, firstKept < 0 ? undefined : firstKept).map(({ at }) => at));
  return pValues.map((_, at) => rejected.has(at));
}
