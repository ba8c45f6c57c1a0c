import type {
  ObservableOrigin,
  ObservableRole,
  ObservableType,
  ObservedType,
} from '@halyard/contracts/inflow/observable-types.ts';
import type { PatternState, UndecidedWhy } from '@halyard/contracts/inflow/sightings.ts';
import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import type { ColumnType, Generated } from 'kysely';

type Flag = 0 | 1;
/** May be left out where a row is written. */
type Nullable = ColumnType<string | null, string | null | undefined>;

/** A value that alerts, incidents and threats are about. Instants are milliseconds since 1970. */
export type ObservablesTable = {
  /** Follows from type and value. */
  id: string;
  type: ObservableType;
  value: string;
  /** The beginning of the value, folded: what a search compares. */
  value_key: string;
  /** The host in it, reversed (`com.example.www`), so that a domain finds everything below it. */
  host_key: string | null;
  /** Of an address: text with the order of addresses, `4c0000207`. */
  address_key: string | null;
  tlp: Tlp | null;
  created_at: number;
  first_seen: number;
  last_seen: number;
  /** Objects that use it and are there. */
  alerts: number;
  incidents: number;
  threats: number;
  /** Counted sightings, and those that a warning list holds back. */
  sightings: number;
  held_back: number;
  /** Whether a visible object uses it: 0 if it is on no screen. */
  shown: Flag;
};

/** That an object uses an observable. */
export type ObservableUsesTable = {
  id: Generated<number>;
  observable_id: string;
  object_type: ObservedType;
  object_id: string;
  role: ObservableRole;
  origin: ObservableOrigin;
  /** Full minutes. */
  first_at: number;
  last_at: number;
  by_id: string | null;
  version: number;
  deleted_at: number | null;
  /** The object itself is on no screen. */
  hidden: Flag;
};

/** An indexed intelligence record: its pattern, and its validity. */
export type IndicatorIndexTable = {
  record_id: string;
  kind: string;
  /** The indexed version of the record; it is indexed again when it has another one. */
  version: number;
  /** Whether the record is on the screens. */
  live: Flag;
  state: PatternState;
  reason: string | null;
  /** The same as a code, and its detail: the property, the language, the position of the error. */
  why: ColumnType<UndecidedWhy | null, UndecidedWhy | null | undefined>;
  detail: Nullable;
  pattern: string | null;
  confidence: number | null;
  revoked: Flag;
  valid_from: number | null;
  valid_until: number | null;
  /** It is looked for as long as it is valid. */
  active: Flag;
  sightings: number;
  held_back: number;
  last_sighted_at: number | null;
  indexed_at: number;
  /** When stored data is due to be searched; null once that is done. */
  look_back_at: number | null;
  /** Counts matches of patterns over several alerts, and the position up to which they were examined. */
  timed_asked: Generated<number>;
  timed_done: Generated<number>;
  /** Several alerts and their times decide it. */
  timed: Generated<Flag>;
};

/** A value of which at least one must be there for a pattern to match. */
type IndicatorTermsTable = { record_id: string; observable_id: string };

/** The same for a network: keys of its first and last address, and the length of its prefix. */
type IndicatorNetworksTable = { record_id: string; low: string; high: string; length: number };

export type SightingsTable = {
  id: Generated<number>;
  indicator_id: string;
  observable_id: string;
  object_type: ObservedType | null;
  object_id: string | null;
  at: number;
  found_at: number;
  origin: 'match' | 'hand';
  by_id: string | null;
  /** The warning list that contains the observable. */
  held_back_by: string | null;
  /** Count, note, and observer of the sighting: an identity or a name. */
  count: Generated<number>;
  note: Nullable;
  seen_by: Nullable;
  version: number;
  deleted_at: number | null;
  hidden: Flag;
};

/** Entries of the organization's own warning list. */
export type WarningEntriesTable = {
  id: string;
  kind: 'range' | 'domain' | 'address';
  value: string;
  with_subdomains: Flag;
  note: string | null;
  created_at: number;
  version: number;
  deleted_at: number | null;
};

export type ObservablesTables = {
  observables: ObservablesTable;
  observable_uses: ObservableUsesTable;
  indicator_index: IndicatorIndexTable;
  indicator_terms: IndicatorTermsTable;
  indicator_networks: IndicatorNetworksTable;
  sightings: SightingsTable;
  warning_entries: WarningEntriesTable;
};
