import { addDays, isDay } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import {
  type ActivityRange,
  activityRanges,
  type EntitySortKey,
  type EntityType,
  entitySortKeys,
  entityTypes,
  graphMaxDepth,
  type Risk,
  risks,
  type ShownFamilies,
  shownFamilies,
} from '@halyard/contracts/intelligence/entities.ts';
import { importOutcomes } from '@halyard/contracts/intelligence/intelligence.ts';
import { instantOfDay } from '../../preferences/read-day.ts';
import { changeSearch, type SearchChange } from '../../records/address/change-search.ts';
import { oneOf } from '../../records/address/read-value.ts';
import type { Origin } from '../../records/use-origin-names.ts';
import { type GraphLook, graphLookParameters, readGraphLook } from './graph/graph-look.ts';
import { type GraphFilter, graphFilterParameters, readGraphFilter } from './graph/narrowing/graph-filter.ts';

/** The two ends of a path; one of them may still have to be chosen. */
export type PathEnds = { readonly from: string; readonly to: string };

/** Which part of the network an address asks for, and how it is shown. */
export type NetworkSearch = {
  readonly search: string;
  readonly types: readonly EntityType[];
  readonly risks: readonly Risk[];
  readonly range?: ActivityRange;
  /** Days, `YYYY-MM-DD`, in the person's zone; for the range `custom`. */
  readonly from?: string;
  readonly to?: string;
  readonly show: ShownFamilies;
  /** STIX types. */
  readonly kinds: readonly string[];
  readonly origin: Origin;
  readonly sort: EntitySortKey;
  readonly direction: 'asc' | 'desc';
  /** The id of the selected record. */
  readonly entity?: string;
  /** How many steps around the selection are drawn. */
  readonly depth: number;
  /** By type. */
  readonly isGrouped: boolean;
  /** The best connected records are drawn where there are too many for all, not groups. */
  readonly isUngrouped: boolean;
  /** Groups of the graph that were opened, from the outside in. */
  readonly within: readonly string[];
  /** The whole network stays in sight although something is selected. */
  readonly isWhole: boolean;
  readonly path?: PathEnds;
  readonly drawn: GraphFilter;
  readonly look: GraphLook;
};

export type NetworkFilter = Pick<NetworkSearch, 'types' | 'risks' | 'range' | 'from' | 'to' | 'show' | 'kinds'>;

function severalOf<T extends string>(choices: readonly T[], value: unknown): readonly T[] {
  const wanted = String(value ?? '')
    .toLowerCase()
    .split(',');
  return choices.filter((choice) => wanted.includes(choice.toLowerCase()));
}

const readDay = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);
const readId = (value: unknown) => (/^[A-Za-z0-9_-]{1,64}$/.test(String(value ?? '')) ? String(value) : undefined);

function readDepth(value: unknown): number {
  const depth = Number(value);
  return Number.isInteger(depth) && depth >= 1 && depth <= graphMaxDepth ? depth : 1;
}

// A tilde never occurs in an id.
function readPath(value: unknown): PathEnds | undefined {
  const [from = '', to = '', ...rest] = String(value ?? '').split('~');
  const isGood = rest.length === 0 && (from !== '' || to !== '') && [from, to].every((id) => id === '' || readId(id));
  return isGood ? { from, to } : undefined;
}

export const writePath = ({ from, to }: PathEnds) => `${from}~${to}`;

function readPeriod(given: Readonly<Record<string, unknown>>): Pick<NetworkSearch, 'range' | 'from' | 'to'> {
  const range = oneOf(activityRanges, given.range);
  const from = readDay(given.from);
  const to = readDay(given.to);
  if (range !== 'custom') return range ? { range } : {};
  return { range, ...(from && { from }), ...(to && { to }) };
}

const readKinds = (value: unknown) =>
  String(value ?? '')
    .split(',')
    .filter((kind) => /^[a-z0-9-]{3,250}$/.test(kind));

function readOrigin(given: Readonly<Record<string, unknown>>): Origin {
  const [importId, feed] = [readId(given.import), readId(given.feed)];
  const outcome = importId && oneOf(importOutcomes, given.outcome);
  return { ...(importId && { import: importId }), ...(outcome && { outcome }), ...(feed && { feed }) };
}

const readWithin = (value: unknown) =>
  String(value ?? '')
    .split('~')
    .filter((id) => id !== '' && id.length <= 300)
    .slice(0, 20);

/** Reads the address bar; what it does not know it leaves out. */
export function readNetworkSearch(given: Readonly<Record<string, unknown>>): NetworkSearch {
  const entity = readId(given.entity);
  const path = readPath(given.path);
  return {
    search: given.search === undefined ? '' : String(given.search).slice(0, 200),
    types: severalOf(entityTypes, given.type),
    risks: severalOf(risks, given.risk),
    ...readPeriod(given),
    show: oneOf(shownFamilies, given.show) ?? 'entities',
    kinds: readKinds(given.kind),
    origin: readOrigin(given),
    sort: oneOf(entitySortKeys, given.sort) ?? 'name',
    direction: given.direction === 'desc' ? 'desc' : 'asc',
    ...(entity && { entity }),
    depth: readDepth(given.depth),
    isGrouped: given.group === 'type',
    isUngrouped: given.group === 'none',
    within: readWithin(given.within),
    isWhole: given.view === 'network',
    ...(path && { path }),
    drawn: readGraphFilter(given),
    look: readGraphLook(given),
  };
}

const parameters = [
  ...(['search', 'type', 'risk', 'range', 'from', 'to', 'show', 'kind'] as const),
  ...(['import', 'outcome', 'feed', 'sort', 'direction'] as const),
  ...graphFilterParameters,
  ...graphLookParameters,
] as const;
/** What a saved view keeps. */
export const viewNames: readonly string[] = parameters;
const positions = ['entity', 'depth', 'group', 'path', 'view', 'within'] as const;
type Parameter = (typeof parameters)[number] | (typeof positions)[number];

/** New values of parameters of the address; `undefined` takes one out. */
export type NetworkChange = SearchChange<Parameter>;

/** Takes every filter back, the words looked for included. */
export const noFilter: NetworkChange = {
  search: undefined,
  type: undefined,
  risk: undefined,
  range: undefined,
  from: undefined,
  to: undefined,
  show: undefined,
  kind: undefined,
  import: undefined,
  outcome: undefined,
  feed: undefined,
  within: undefined,
};

/** The address after a change; groups are of one filter and end with it. */
export const changeNetwork = <S extends object>(before: S, change: NetworkChange): S =>
  changeSearch(
    { ...before, ...(Object.keys(change).some((name) => name in noFilter) && { within: undefined }) },
    change,
  );

/** A filter as the address has it. */
export const writeFilter = ({ types, risks: levels, range, from, to, show, kinds }: NetworkFilter): NetworkChange => ({
  type: types.join(','),
  risk: levels.join(',').toLowerCase(),
  range,
  from: range === 'custom' ? from : undefined,
  to: range === 'custom' ? to : undefined,
  show: show === 'entities' ? undefined : show,
  kind: kinds.join(','),
});

/** How many parts of the filter narrow or widen the network. */
export const countFilters = ({ types, risks: levels, range, show, kinds, origin }: NetworkSearch): number =>
  [
    ...[types.length > 0, levels.length > 0, range !== undefined, show !== 'entities', kinds.length > 0],
    ...[origin.import !== undefined, origin.feed !== undefined],
  ].filter(Boolean).length;

const endOfDay = (timeZone: string, day: string) => new Date(startOfDay(timeZone, addDays(day, 1)) - 1).toISOString();

/** What list, graph and export are asked for; days become instants in the person's zone. */
export function toFilterQuery(search: NetworkSearch, timeZone: string) {
  const { search: words, types, risks: levels, range, from, to, show, kinds, origin, within } = search;
  return {
    ...(words !== '' && { search: words }),
    ...(types.length > 0 && { type: types.join(',') }),
    ...(levels.length > 0 && { risk: levels.join(',').toLowerCase() }),
    ...(range && { range }),
    ...(from && { from: instantOfDay(timeZone, from) }),
    ...(to && { to: endOfDay(timeZone, to) }),
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...origin,
    ...(within.length > 0 && { within: within.join('~') }),
    // Other kinds than entities are asked for by name.
    show: kinds.length > 0 && show === 'entities' ? 'all' : show,
  };
}

export type FilterQuery = ReturnType<typeof toFilterQuery>;
