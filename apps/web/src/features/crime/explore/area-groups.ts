import type { CrimeFigures } from '@halyard/contracts/crime/crime.ts';
import { spanOf } from './heat-level.ts';

type Groups = CrimeFigures['groups'];
type Sum = { readonly name: string; readonly count: number };

function sumBy(groups: Groups, nameOf: (group: Groups[number]) => string | null): readonly Sum[] {
  const sums = new Map<string, number>();
  for (const group of groups) {
    const name = nameOf(group);
    if (name !== null) sums.set(name, (sums.get(name) ?? 0) + group.count);
  }
  return [...sums].map(([name, count]) => ({ name, count })).toSorted((one, other) => other.count - one.count);
}

/** Counts by area and category as a table: at most `areasAtMost` areas, those with most rows first. */
export function layOutAreas(groups: Groups, areasAtMost: number) {
  const areas = sumBy(groups, ({ key }) => key).slice(0, areasAtMost);
  const names = new Set(areas.map(({ name }) => name));
  const shown = groups.filter(({ key }) => key !== null && names.has(key));
  const counts = new Map(shown.map(({ key, split, count }) => [`${key}|${split}`, count]));
  return {
    areas,
    categories: sumBy(shown, ({ split }) => split).map(({ name }) => name),
    countOf: (area: string, category: string) => counts.get(`${area}|${category}`) ?? 0,
    span: spanOf([...counts.values()]),
    /** Rows that state no area. */
    without: groups.filter(({ key }) => key === null).reduce((sum, { count }) => sum + count, 0),
    shown: areas.reduce((sum, { count }) => sum + count, 0),
  };
}

export type AreaLayout = ReturnType<typeof layOutAreas>;
