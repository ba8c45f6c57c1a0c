import { addDays } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { NetworkModel } from '../model/network-model.ts';
import { countGraphFilters, type GraphFilter, strengthOf } from './graph-filter.ts';

/** Ids of the records and connections that a filter leaves in. */
export type Narrowed = { readonly nodes: ReadonlySet<string>; readonly edges: ReadonlySet<string> };

type Options = {
  readonly filter: GraphFilter;
  readonly timeZone: string;
  /** Records that stay in any case: the selected one and those of a path. */
  readonly roots: readonly string[];
};

/** Whether something between two instants lies within the days of the filter; null where no one stated one. */
function createClock({ since, until, isDatedOnly }: GraphFilter, timeZone: string) {
  const from = since ? startOfDay(timeZone, since) : -Infinity;
  const to = until ? startOfDay(timeZone, addDays(until, 1)) : Infinity;
  return (first: string | null, last: string | null): boolean => {
    const [begins, ends] = [first ?? last, last ?? first];
    if (begins === null || ends === null) return !isDatedOnly;
    return Date.parse(ends) >= from && Date.parse(begins) < to;
  };
}

/**
 * What the filter leaves in; undefined where it leaves everything. A record stays by its last activity or by a dated
 * connection within the time; it goes with the last of its connections where strengths are left out.
 */
export function narrowNetwork(model: NetworkModel, { filter, timeZone, roots }: Options): Narrowed | undefined {
  if (countGraphFilters(filter) === 0) return undefined;
  const isWithin = createClock(filter, timeZone);
  const fixed = new Set(roots);
  const isOfKind = (id: string) => fixed.has(id) || !filter.withoutKinds.includes(model.getNodeAttribute(id, 'kind'));

  const joined = new Set<string>();
  const met = new Set<string>();
  const fitting = model.filterEdges((_id, edge, source, target) => {
    if (filter.withoutStrengths.includes(strengthOf(edge)) || !isWithin(edge.firstContact, edge.lastContact))
      return false;
    if (!isOfKind(source) || !isOfKind(target)) return false;
    for (const end of [source, target]) {
      joined.add(end);
      if ((edge.lastContact ?? edge.firstContact) !== null) met.add(end);
    }
    return true;
  });

  const isLeft = (id: string) => filter.withoutStrengths.length > 0 && !joined.has(id) && model.degree(id) > 0;
  const nodes = new Set(
    model.filterNodes(
      (id, { lastActivity }) =>
        fixed.has(id) || (isOfKind(id) && !isLeft(id) && (met.has(id) || isWithin(lastActivity, lastActivity))),
    ),
  );
  const edges = fitting.filter((id) => model.extremities(id).every((end) => nodes.has(end)));
  return { nodes, edges: new Set(edges) };
}
