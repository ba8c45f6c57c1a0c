import type { CrimeFigures, CrimeFilter } from '@halyard/contracts/crime/crime.ts';
import { knownCity, type LivePart } from '@halyard/crime-analysis';
import { whyAbsent } from './coverage.ts';

/** The local authorities of the one force that stopped publishing: remaining rows there were reported by others. */
const greaterManchester = [
  ...(['Bolton', 'Bury', 'Manchester', 'Oldham', 'Rochdale', 'Salford', 'Stockport', 'Tameside', 'Trafford'] as const),
  'Wigan',
];

/** The forces of a filter's files; undefined for any. */
function forcesAskedFor({ force, area, city }: CrimeFilter): readonly string[] | undefined {
  if (force && force.length > 0) return force;
  if (area && area.length > 0 && area.every((name) => greaterManchester.includes(name))) return ['greater-manchester'];
  return city === undefined ? undefined : knownCity(city)?.forces;
}

function reasonOf(forces: readonly string[] | undefined, month: string, now: Date) {
  // For a month without any file nothing more can be said than this, for all forces together.
  const reasons = (forces ?? ['']).map((force) => whyAbsent(force, month, now));
  return reasons.find((reason) => reason !== 'notPublished') ?? 'notPublished';
}

/** The months of a filter that are not over, or for which none of its forces has a file, each with the reason. */
export function findAbsentMonths(
  filter: CrimeFilter,
  months: readonly string[],
  parts: readonly LivePart[],
  { now, unfinished }: { readonly now: Date; readonly unfinished: ReadonlySet<string> },
): CrimeFigures['absent'] {
  const forces = forcesAskedFor(filter);
  const counted = forces ? parts.filter(({ force }) => forces.includes(force)) : parts;
  const present = new Set(counted.map(({ month }) => month));
  return months.flatMap((month) => {
    if (unfinished.has(month)) return { month, reason: 'future' as const };
    return present.has(month) ? [] : { month, reason: reasonOf(forces, month, now) };
  });
}
