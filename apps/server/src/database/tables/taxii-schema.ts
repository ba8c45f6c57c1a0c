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
  /** The newest `date_added` of its members, microseconds; who adds one holds this row. */
  last_added: number;
  created_at: number;
  updated_at: number;
  version: number;
  deleted_at: number | null;
};

/** An object that a collection offers, in the version in which it was taken in. */
export type TaxiiMembersTable = {
  collection_id: string;
  object_id: string;
  /** `view`: a threat of it; `relationship`: a connection of two of these; `reference`: what one of both refers to. */
  part: 'view' | 'relationship' | 'reference';
  type: string;
  spec_version: string;
  /** `modified` of STIX, as the object says it, else `created`. */
  object_version: string;
  /** JSON: identities and markings that the object refers to. */
  refs: string;
  /** `object_version` and when it was taken in, microseconds since 1970; the latter only grows. */
  version_at: number;
  date_added: number;
  /** `version` and `updated_at` of the row that it was made of: a row that says otherwise is not read before it is taken in again. */
  row_version: number;
  row_updated: number;
};

/** When someone last read a collection. */
export type TaxiiReadsTable = { collection_id: string; person_id: string; at: number };

/** What was sent to a collection; `id` is that of its import. */
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
