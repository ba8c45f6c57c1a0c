import { antiSocialBehaviour, type CrimeFigures } from '@halyard/contracts/crime/crime.ts';

type Group = CrimeFigures['groups'][number];

/** `value` null: a month without data, which is a gap and never zero. */
export type TrendLine = {
  /** A category; `crime` is everything but anti-social behaviour. */
  readonly key: string;
  readonly values: readonly (number | null)[];
};

export const allCrime = 'crime';

export type Gap = {
  readonly first: number;
  /** The last month of the gap, the same as `first` for a single one. */
  readonly last: number;
  readonly reason: CrimeFigures['absent'][number]['reason'];
};

const sum = (groups: readonly Group[], countOf: (group: Group) => number) =>
  groups.reduce((total, group) => total + countOf(group), 0);

type Given = Pick<CrimeFigures, 'groups' | 'absent'>;

/** One value a month for each line; every month that is not absent has one. */
function lineOf(key: string, months: readonly string[], { groups, absent }: Given, countOf: (group: Group) => number) {
  const missing = new Set(absent.map(({ month }) => month));
  const values = months.map((month) =>
    missing.has(month)
      ? null
      : sum(
          groups.filter((group) => group.key === month),
          countOf,
        ),
  );
  return { key, values };
}

/** All crime without anti-social behaviour, and that apart from it; a line that the filter leaves out is not drawn. */
export function makeTotalLines(
  months: readonly string[],
  figures: Given,
  antisocial: 'with' | 'no' | 'only' = 'with',
): readonly TrendLine[] {
  const crime = lineOf(allCrime, months, figures, (group) => group.count - group.antisocial);
  const apart = lineOf(antiSocialBehaviour, months, figures, (group) => group.antisocial);
  if (antisocial === 'no') return [crime];
  return antisocial === 'only' ? [apart] : [crime, apart];
}

/** A line for each of the categories. */
export const makeCategoryLines = (
  months: readonly string[],
  figures: Given,
  categories: readonly string[],
): readonly TrendLine[] =>
  categories.map((category) =>
    lineOf(category, months, figures, (group) => (group.split === category ? group.count : 0)),
  );

/** Neighbouring months without data for the same reason, as one gap. */
export function findGaps(months: readonly string[], absent: CrimeFigures['absent']): readonly Gap[] {
  const reasons = new Map(absent.map(({ month, reason }) => [month, reason]));
  const gaps: Gap[] = [];
  for (const [index, month] of months.entries()) {
    const reason = reasons.get(month);
    if (!reason) continue;
    const before = gaps.at(-1);
    if (before?.last === index - 1 && before.reason === reason) gaps[gaps.length - 1] = { ...before, last: index };
    else gaps.push({ first: index, last: index, reason });
  }
  return gaps;
}

/** The least round number that is not under `most`, and the ticks below it. */
export function scaleFor(lines: readonly TrendLine[]): { readonly top: number; readonly ticks: readonly number[] } {
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const unit = 10 ** Math.floor(Math.log10(most));
  const top = unit * ([1, 2, 4, 5, 10].find((step) => unit * step >= most) ?? 10);
  return { top, ticks: top % 2 === 0 ? [0, top / 2, top] : [0, top] };
}

/** The line as an SVG path in a box of 100 by 100; it breaks off at gaps, and a lone month becomes a short dash. */
export function drawLine(values: readonly (number | null)[], top: number): string {
  const step = 100 / Math.max(1, values.length);
  const dash = step / 4;
  const at = (index: number) => (index + 0.5) * step;
  const round = (value: number) => Math.round(value * 100) / 100;
  return values
    .map((value, index) => {
      if (value === null) return '';
      const [before, after] = [values[index - 1] ?? null, values[index + 1] ?? null];
      const y = round(100 - (value / top) * 100);
      if (before === null && after === null) return `M${round(at(index) - dash)} ${y}H${round(at(index) + dash)}`;
      return `${before === null ? 'M' : 'L'}${round(at(index))} ${y}`;
    })
    .join('');
}
