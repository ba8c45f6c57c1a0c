import type { CredentialKind } from '@halyard/contracts/inflow/credentials.ts';
import type { ActionProblem, TableMatch } from '@halyard/contracts/inflow/enrichment.ts';
import type { ObservableType } from '@halyard/contracts/inflow/observable-types.ts';

/** A table that was uploaded. Instants are milliseconds since 1970. */
export type EnrichmentTablesTable = {
  id: string;
  name: string;
  match: TableMatch;
  key_type: ObservableType | null;
  key_column: string;
  /** Names of the columns that are shown, as JSON: the cells of a row have their order. */
  columns: string;
  file_name: string;
  /** Of `network`: the lengths of prefixes that occur, as JSON: `["4/24","6/48"]`. */
  lengths: string;
  /** The first rows that were rejected, as JSON. */
  rejections: string;
  row_count: number;
  rejected: number;
  /** Whose rows count; those of earlier ones are kept while they can be restored. */
  edition: number;
  loaded_at: number;
  loaded_by: string | null;
  version: number;
  created_at: number;
  deleted_at: number | null;
};

export type EnrichmentRowsTable = {
  table_id: string;
  edition: number;
  key_text: string;
  /** JSON array of texts. */
  cells: string;
};

export type EnrichmentActionsTable = {
  id: string;
  name: string;
  types: string;
  method: 'GET' | 'POST';
  url: string;
  body: string | null;
  fields: string;
  auth_kind: CredentialKind;
  auth_sealed: string | null;
  /** Maximum automatic runs per hour, for observables that arrived since then. */
  per_hour: number | null;
  auto_since: number | null;
  version: number;
  created_at: number;
  deleted_at: number | null;
};

/** The response of an action for an observable. */
export type EnrichmentResultsTable = {
  action_id: string;
  observable_id: string;
  tried_at: number;
  status: number | null;
  problem: ActionProblem | null;
  /** Of the last try that succeeded, as JSON. */
  facts: string | null;
  facts_at: number | null;
};

/** Location of an address, by the files of that edition. */
export type AddressPlacesTable = {
  observable_id: string;
  edition: string;
  /** Empty: the files have none; null: no file with countries was queried. */
  country: string | null;
  /** 0: the files have none; null: no file with autonomous systems was queried. */
  asn: number | null;
  as_name: string | null;
};

export type EnrichmentTables = {
  address_places: AddressPlacesTable;
  enrichment_tables: EnrichmentTablesTable;
  enrichment_rows: EnrichmentRowsTable;
  enrichment_actions: EnrichmentActionsTable;
  enrichment_results: EnrichmentResultsTable;
};
