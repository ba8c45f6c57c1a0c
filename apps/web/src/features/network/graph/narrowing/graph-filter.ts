import { isDay } from '@halyard/contracts/format/calendar.ts';
import type { GraphEdge } from '@halyard/contracts/intelligence/entities.ts';
import type { SearchChange } from '../../../../records/address/change-search.ts';

/** Strengths of connections as the address has them; `none` where no one stated one. */
export const edgeStrengths = ['strong', 'medium', 'weak', 'none'] as const;
export type EdgeStrength = (typeof edgeStrengths)[number];

export const strengthOf = ({ strength }: Pick<GraphEdge, 'strength'>): EdgeStrength =>
  edgeStrengths.find((one) => one === strength?.toLowerCase()) ?? 'none';

/** Days, `YYYY-MM-DD`, in the person's zone; both are within. */
export type Period = { readonly since?: string | undefined; readonly until?: string | undefined };

/** What of the graph is left out of the picture; list and export are not narrowed by it. */
export type GraphFilter = Period & {
  /** STIX types. */
  readonly withoutKinds: readonly string[];
  readonly withoutStrengths: readonly EdgeStrength[];
  /** What states no time is left out. */
  readonly isDatedOnly: boolean;
};

const listIn = (value: unknown) => String(value ?? '').split(',');
const dayIn = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);

/** Reads the graph's part of the address; what it does not know it leaves out. */
export function readGraphFilter(given: Readonly<Record<string, unknown>>): GraphFilter {
  const strengths = listIn(given.withoutStrength);
  const [since, until] = [dayIn(given.since), dayIn(given.until)];
  return {
    withoutKinds: listIn(given.withoutKind).filter((kind) => /^[a-z0-9-]{3,250}$/.test(kind)),
    withoutStrengths: edgeStrengths.filter((strength) => strengths.includes(strength)),
    ...(since && { since }),
    ...(until && { until }),
    isDatedOnly: given.dated === 'only',
  };
}

export const graphFilterParameters = ['withoutKind', 'withoutStrength', 'since', 'until', 'dated'] as const;
type GraphFilterChange = SearchChange<(typeof graphFilterParameters)[number]>;

/** The filter as the address has it. */
export const writeGraphFilter = (filter: GraphFilter): GraphFilterChange => ({
  withoutKind: filter.withoutKinds.join(','),
  withoutStrength: filter.withoutStrengths.join(','),
  since: filter.since,
  until: filter.until,
  dated: filter.isDatedOnly ? 'only' : undefined,
});

export const noGraphFilter: GraphFilter = { withoutKinds: [], withoutStrengths: [], isDatedOnly: false };

/** How many parts of the filter leave something out. */
export const countGraphFilters = ({ withoutKinds, withoutStrengths, since, until, isDatedOnly }: GraphFilter): number =>
  [
    ...[withoutKinds.length > 0, withoutStrengths.length > 0],
    ...[since !== undefined || until !== undefined, isDatedOnly],
  ].filter(Boolean).length;
