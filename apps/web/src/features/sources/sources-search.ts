import { type SourceFormat, sourceFormats } from '@halyard/contracts/inflow/formats.ts';
import { type Source, type SourceHealth, sourceHealths } from '@halyard/contracts/inflow/sources.ts';
import type { SearchChange } from '../../records/address/change-search.ts';
import { idOf, oneOf } from '../../records/address/read-value.ts';

/** Figures of the panel that are sums over the sources; the table opens sorted by one of them. */
export const sumNames = ['items', 'created', 'updated', 'folded', 'rejected', 'deadLetters'] as const;
export type SumName = (typeof sumNames)[number];

export const sortNames = [...sumNames, ...(['health', 'name', 'lastDelivery', 'lastNew', 'waiting'] as const)] as const;
export type SortName = (typeof sortNames)[number];

export const detailParts = ['deliveries', 'lookup', 'mapping', 'settings'] as const;
export type DetailPart = (typeof detailParts)[number];

export const deliveryFilters = ['all', 'waiting', 'done', 'rejected', 'dead'] as const;
export type DeliveryFilter = (typeof deliveryFilters)[number];

/** In the address in place of a format: it is still to be chosen. */
export const chooseFormat = 'choose';

/** Parameters of the screen's URL. */
export type SourcesSearch = {
  readonly view: 'cards' | 'table';
  readonly sort: SortName;
  readonly dir: 'asc' | 'desc';
  readonly health: SourceHealth | undefined;
  /** The source that is open, and which part of it. */
  readonly source: string | undefined;
  readonly part: DetailPart;
  readonly deliveries: DeliveryFilter;
  readonly delivery: number | undefined;
  /** The source being added. */
  readonly add: SourceFormat | typeof chooseFormat | undefined;
  /** It is polled. */
  readonly by: 'pull' | undefined;
  /** The source that is being paused. */
  readonly pause: string | undefined;
};

type Given = Readonly<Record<string, unknown>>;

function readDelivery(given: unknown): number | undefined {
  const id = Number(given);
  return Number.isSafeInteger(id) && id >= 1 && id <= 999_999_999 ? id : undefined;
}

/** Names read best from A to Z, the worst health and the largest number first. */
export const firstDirection = (sort: SortName): 'asc' | 'desc' =>
  sort === 'name' || sort === 'health' ? 'asc' : 'desc';

/** Reads the address bar; unknown values are ignored. */
export function readSourcesSearch(given: Given): SourcesSearch {
  const sort = oneOf(sortNames, given.sort) ?? 'health';
  return {
    view: given.view === 'table' ? 'table' : 'cards',
    sort,
    dir: oneOf(['asc', 'desc'] as const, given.dir) ?? firstDirection(sort),
    health: oneOf(sourceHealths, given.health),
    source: idOf(given.source),
    part: oneOf(detailParts, given.part) ?? 'deliveries',
    deliveries: oneOf(deliveryFilters, given.deliveries) ?? 'all',
    delivery: readDelivery(given.delivery),
    add: oneOf([...sourceFormats, chooseFormat] as const, given.add),
    by: given.by === 'pull' ? 'pull' : undefined,
    pause: idOf(given.pause),
  };
}

type Parameter =
  | ('view' | 'sort' | 'dir' | 'health' | 'source' | 'part' | 'deliveries' | 'delivery')
  | ('add' | 'by' | 'pause');

/** New values of parameters; `undefined` removes one from the URL. */
export type SourcesChange = SearchChange<Parameter>;

export const noneOpen: SourcesChange = {
  source: undefined,
  part: undefined,
  deliveries: undefined,
  delivery: undefined,
};

/** Opens a source, by default with its newest deliveries. */
export const opening = (source: string, deliveries?: DeliveryFilter): SourcesChange => ({
  source,
  part: undefined,
  deliveries: deliveries === 'all' ? undefined : deliveries,
  delivery: undefined,
});

/** The table with one number of each source; they add up to the figure that links there. */
export const sortedBy = (sort: SumName): SourcesChange => ({
  source: undefined,
  part: undefined,
  deliveries: undefined,
  delivery: undefined,
  health: undefined,
  view: 'table',
  sort,
  dir: undefined,
});

export const sumOf = (source: Source, name: SumName): number =>
  name === 'deadLetters' ? source.deadLetters : source.counts[name];

/** Whether the table lists what a figure counts. */
export const listsSum = ({ view, sort, source }: SourcesSearch): SumName | undefined =>
  view === 'table' && source === undefined ? oneOf(sumNames, sort) : undefined;

function compare(one: Source, other: Source, sort: SortName): number {
  switch (sort) {
    case 'name':
      return one.name.localeCompare(other.name);
    case 'health':
      return sourceHealths.indexOf(one.health) - sourceHealths.indexOf(other.health);
    case 'lastDelivery':
      return (one.lastDeliveryAt ?? '').localeCompare(other.lastDeliveryAt ?? '');
    case 'lastNew':
      return (one.lastNewAt ?? '').localeCompare(other.lastNewAt ?? '');
    case 'waiting':
      return one.waiting - other.waiting;
    default:
      return sumOf(one, sort) - sumOf(other, sort);
  }
}

/** Sources as the table shows them; those alike stay unchanged, worst first. */
export function sortSources(
  sources: readonly Source[],
  { sort, dir }: Pick<SourcesSearch, 'sort' | 'dir'>,
): readonly Source[] {
  const sign = dir === 'asc' ? 1 : -1;
  return sources.toSorted((one, other) => sign * compare(one, other, sort));
}
