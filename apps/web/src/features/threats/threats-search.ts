import {
  type ImportOutcome,
  importOutcomes,
  type Tlp,
  tlpLevels,
} from '@halyard/contracts/intelligence/intelligence.ts';
import { isTechniqueNumber } from '@halyard/contracts/intelligence/technique-number.ts';
import {
  severityFilters,
  type ThreatPeriod,
  type ThreatSortKey,
  threatPeriods,
  threatSortKeys,
  threatStatuses,
} from '@halyard/contracts/intelligence/threats.ts';
import { changeSearch, type SearchChange } from '../../records/address/change-search.ts';
import { oneOf, textOf } from '../../records/address/read-value.ts';
import { layoutNames } from '../../records/columns/kept-columns.ts';

export const threatTabs = ['overview', 'active', 'mitigated', 'map'] as const;
export type ThreatTab = (typeof threatTabs)[number];

const yesOrNo = ['yes', 'no'] as const;
const composing = ['new', 'edit', 'severity-rules'] as const;

const filterNames = [
  ...(['severity', 'status', 'type', 'source', 'tlp', 'markedAbove', 'search'] as const),
  ...(['country', 'placed', 'acknowledged', 'technique', 'from', 'to', 'import', 'outcome', 'feed'] as const),
];
export type FilterName = (typeof filterNames)[number];

type Marker = 'placed' | 'acknowledged';

/** The filters of threats in the URL and the API: lists are separated by commas, instants are ISO 8601. */
export type ThreatFilter = { readonly [Name in Exclude<FilterName, Marker | 'outcome' | 'markedAbove'>]?: string } & {
  readonly [Name in Marker]?: (typeof yesOrNo)[number];
} & { readonly outcome?: ImportOutcome; readonly markedAbove?: Tlp };

/** The filter, order and open threat of a link. */
export type ThreatsSearch = {
  readonly tab: ThreatTab;
  readonly period: ThreatPeriod;
  readonly filter: ThreatFilter;
  readonly sort: ThreatSortKey;
  readonly direction: 'asc' | 'desc';
  /** The id of the threat that is open. */
  readonly threat?: string;
  /** The form that is open: of a new threat, of the one that is open, or of the severity rules. */
  readonly compose?: (typeof composing)[number];
};

/** The known ones of a list, in our order; `''` if there is none. */
export const listIn = <T extends string>(choices: readonly T[], value: unknown): readonly T[] => {
  const given = textOf(value).split(',');
  return choices.filter((choice) => given.includes(choice));
};

const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !Number.isNaN(Date.parse(value));

const idOf = (value: unknown) => (/^[A-Za-z0-9_-]{1,64}$/.test(textOf(value)) ? textOf(value) : '');

const readers: Record<FilterName, (value: unknown) => string> = {
  severity: (value) => listIn(severityFilters, value).join(','),
  status: (value) => listIn(threatStatuses, value).join(','),
  tlp: (value) => listIn(tlpLevels, value).join(','),
  markedAbove: (value) => oneOf(tlpLevels, value) ?? '',
  type: textOf,
  source: textOf,
  search: textOf,
  country: (value) => (/^[A-Z]{2}$/.test(textOf(value)) ? textOf(value) : ''),
  placed: (value) => oneOf(yesOrNo, value) ?? '',
  acknowledged: (value) => oneOf(yesOrNo, value) ?? '',
  technique: (value) => (isTechniqueNumber(textOf(value)) ? textOf(value) : ''),
  from: (value) => (isInstant(textOf(value)) ? textOf(value) : ''),
  to: (value) => (isInstant(textOf(value)) ? textOf(value) : ''),
  import: idOf,
  outcome: (value) => oneOf(importOutcomes, value) ?? '',
  feed: idOf,
};

/** Reads the address bar; unknown values are ignored. */
export function readThreatsSearch(given: Readonly<Record<string, unknown>>): ThreatsSearch {
  const narrowed = filterNames.flatMap((name) => {
    const value = readers[name](given[name]);
    return value === '' ? [] : [[name, value] as const];
  });
  const threat = textOf(given.threat);
  const compose = oneOf(composing, given.compose);
  return {
    tab: oneOf(threatTabs, given.tab) ?? 'overview',
    period: oneOf(threatPeriods, given.period) ?? '7d',
    filter: Object.fromEntries(narrowed) as ThreatFilter,
    sort: oneOf(threatSortKeys, given.sort) ?? 'timestamp',
    direction: oneOf(['asc', 'desc'] as const, given.direction) ?? 'desc',
    ...(threat !== '' && { threat }),
    ...(compose && { compose }),
  };
}

const groupOf = (tab: ThreatTab) => (tab === 'active' || tab === 'mitigated' ? { group: tab } : {});

/** The common request parameters of all parts of the screen. */
export const toFilterQuery = ({ tab, period, filter }: ThreatsSearch) => ({ period, ...filter, ...groupOf(tab) });

export type FilterQuery = ReturnType<typeof toFilterQuery>;

export const isNarrowed = ({ filter }: Pick<ThreatsSearch, 'filter'>): boolean => Object.keys(filter).length > 0;

/** The content of a saved view. */
export const viewNames: readonly string[] = [...filterNames, 'tab', 'period', 'sort', 'direction', ...layoutNames];

type Parameter = FilterName | 'tab' | 'period' | 'sort' | 'direction' | 'threat' | 'compose';

/** New values of parameters; `undefined` removes one from the URL. */
export type ThreatsChange = SearchChange<Parameter>;

/** Removes every filter from the URL. */
export const noFilter: ThreatsChange = Object.fromEntries(filterNames.map((name) => [name, undefined]));

/** The parameters after a change. Another period leaves the part of the former one that was chosen in its trend. */
export const changeThreats = <S extends object>(before: S, change: ThreatsChange): S =>
  changeSearch(before, { ...(change.period === undefined ? {} : { from: undefined, to: undefined }), ...change });
