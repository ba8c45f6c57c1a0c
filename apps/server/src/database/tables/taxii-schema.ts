import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';

/** A saved view that other programs read by TAXII. Instants are milliseconds. */
export type TaxiiCollectionsTable = {
  id: string;
  view_id: string;
  title: string;
  description: string;
  /** JSON: roles. */
  readers: string;
  writers: string;
  ceiling: Tlp;
  /** The newest `date_added` of its members, microseconds; adding one locks this row. */
  last_added: number;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
};

/** An object of a collection, in its added version. */
export type TaxiiMembersTable = {
  collection_id: string;
  object_id: string;
  /** `view`: a threat of it; `relationship`: a connection of two of these; `reference`: what one of both refers to. */
  part: 'view' | 'relationship' | 'reference';
  type: string;
  spec_version: string;
  /** `modified` of STIX as stated by the object, else `created`. */
  object_version: string;
  /** JSON: identities and markings that the object refers to. */
  refs: string;
  /** `object_version` and when it was added, microseconds since 1970; the latter only grows. */
  version_at: number;
  date_added: number;
  /** `version` and `updated_at` of the indexed row: a differing row is indexed again before use. */
  row_version: number;
  row_updated: number;
};

/** The last read of a collection. */
export type TaxiiReadsTable = { collection_id: string; person_id: string; at: number };

/** Objects sent to a collection; `id` is that of its import. */
export type TaxiiStatusesTable = {
  id: string;
  person_id: string;
  /** JSON: pairs of id and version. */
  objects: string;
  at: number;
};

export type TaxiiTables = {
  taxii_collections: TaxiiCollectionsTable;
  taxii_members: TaxiiMembersTable;
  taxii_reads: TaxiiReadsTable;
  taxii_statuses: TaxiiStatusesTable;
};
