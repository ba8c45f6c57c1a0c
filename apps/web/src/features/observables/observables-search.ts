import { type BlockState, blockStates } from '@halyard/contracts/inflow/block-lists.ts';
import {
  type ObservableType,
  type ObservedType,
  observableTypes,
  observedTypes,
} from '@halyard/contracts/inflow/observable-types.ts';
import { type StandingFilter, standingFilters } from '@halyard/contracts/inflow/sightings.ts';
import type { SearchChange } from '../../records/address/change-search.ts';
import { idOf, oneOf, textOf } from '../../records/address/read-value.ts';
import { asAsn, asCountry } from '../../records/observables/place-values.ts';

export const observablesTabs = ['list', 'indicators', 'sightings', 'lists', 'blocks', 'enrichment'] as const;
export type ObservablesTab = (typeof observablesTabs)[number];

export const observableParts = ['overview', ...observedTypes] as const;
export type ObservablePart = (typeof observableParts)[number];

const yesNo = ['yes', 'no'] as const;
export const sightingOrigins = ['match', 'hand'] as const;
type YesNo = (typeof yesNo)[number];

/** Parameters of the screen's URL. */
export type ObservablesSearch = {
  readonly tab: ObservablesTab;
  readonly type: ObservableType | undefined;
  /** The kind of object that it was seen in. */
  readonly in: ObservedType | undefined;
  readonly known: YesNo | undefined;
  readonly held: YesNo | undefined;
  /** Of addresses: a code, `unknown` or `none`. */
  readonly country: string | undefined;
  readonly asn: string | undefined;
  readonly search: string;
  /** The observable that is open; of sightings, the one that they are of. */
  readonly observable: string | undefined;
  readonly part: ObservablePart;
  /** The object that the user came from, which is not listed. */
  readonly except: string | undefined;
  readonly indicator: string | undefined;
  /** The open warning list; of sightings, the one that holds them back. */
  readonly list: string | undefined;
  readonly origin: (typeof sightingOrigins)[number] | undefined;
  /** The status of the listed indicators. */
  readonly standing: StandingFilter | undefined;
  /** The block list that is open, and the state of its entries that are listed. */
  readonly block: string | undefined;
  readonly state: BlockState | undefined;
  /** The table whose rows are listed. */
  readonly table: string | undefined;
};
export type ObservablesChange = SearchChange<keyof ObservablesSearch>;

/** Ids of STIX objects are longer than ours: `x-` types with a UUID. */
const recordIdOf = (value: unknown): string | undefined =>
  /^[A-Za-z0-9_-]{1,128}$/.test(textOf(value)) ? textOf(value) : undefined;

/** Reads the address bar; unknown values are ignored. */
export const readObservablesSearch = (given: Readonly<Record<string, unknown>>): ObservablesSearch => ({
  tab: oneOf(observablesTabs, given.tab) ?? 'list',
  type: oneOf(observableTypes, given.type),
  in: oneOf(observedTypes, given.in),
  known: oneOf(yesNo, given.known),
  held: oneOf(yesNo, given.held),
  country: asCountry(textOf(given.country)),
  asn: asAsn(textOf(given.asn)),
  search: textOf(given.search),
  observable: recordIdOf(given.observable),
  part: oneOf(observableParts, given.part) ?? 'overview',
  except: recordIdOf(given.except),
  indicator: recordIdOf(given.indicator),
  list: idOf(given.list),
  origin: oneOf(sightingOrigins, given.origin),
  standing: oneOf(standingFilters, given.standing),
  block: idOf(given.block),
  state: oneOf(blockStates, given.state),
  table: idOf(given.table),
});

/** The request to the server. */
export const toObservablesQuery = ({ type, in: seenIn, known, held, search, country, asn }: ObservablesSearch) => ({
  ...(type && { type }),
  ...(seenIn && { seenIn }),
  ...(known && { known }),
  ...(held && { heldBack: held }),
  ...(country && { country }),
  ...(asn && { asn }),
  ...(search !== '' && { search }),
});
export type ObservablesQuery = ReturnType<typeof toObservablesQuery>;

export const toSightingsQuery = ({ indicator, observable, list, held, origin }: ObservablesSearch) => ({
  ...(indicator && { indicator }),
  ...(observable && { observable }),
  ...(list && { warningList: list }),
  ...(held && { heldBack: held }),
  ...(origin && { origin }),
});
export type SightingsQuery = ReturnType<typeof toSightingsQuery>;

export const toEntriesQuery = ({ state, search }: ObservablesSearch) => ({
  ...(state && { state }),
  ...(search !== '' && { search }),
});
export type EntriesQuery = ReturnType<typeof toEntriesQuery>;

export const noFilters: ObservablesChange = {
  type: undefined,
  in: undefined,
  known: undefined,
  held: undefined,
  country: undefined,
  asn: undefined,
  search: undefined,
};
export const isFiltered = (search: ObservablesSearch): boolean => Object.keys(toObservablesQuery(search)).length > 0;

export const noSightingFilters: ObservablesChange = {
  indicator: undefined,
  observable: undefined,
  list: undefined,
  held: undefined,
  origin: undefined,
};
export const areSightingsFiltered = (search: ObservablesSearch): boolean =>
  Object.keys(toSightingsQuery(search)).length > 0;

export const opening = (observable: string, part?: ObservablePart): ObservablesChange => ({
  observable,
  part: part === 'overview' ? undefined : part,
  except: undefined,
});
export const noneOpen: ObservablesChange = { observable: undefined, part: undefined, except: undefined };

/** Each view starts without the filters of another one. */
export const showing = (tab: ObservablesTab): ObservablesChange => ({
  ...noFilters,
  ...noSightingFilters,
  ...noneOpen,
  block: undefined,
  state: undefined,
  table: undefined,
  standing: undefined,
  tab: tab === 'list' ? undefined : tab,
});
