import type { BlockableType, BlockOrigin } from '@halyard/contracts/inflow/block-lists.ts';

/** A list that others fetch with its token. Instants are milliseconds since 1970. */
export type BlockListsTable = {
  id: string;
  name: string;
  description: string | null;
  /** The accepted types, as JSON. */
  types: string;
  /** How long an entry is served that states no time; null: until it is removed. */
  ttl_ms: number | null;
  /** SHA-256 of the token in hexadecimal; null: revoked. */
  token_hash: string | null;
  token_ends: string | null;
  created_at: number;
  /** Last change of the served list, except for expiring entries. */
  changed_at: number;
  /** Last fetch. */
  read_at: number | null;
  read_address: string | null;
  read_agent: string | null;
  version: number;
  deleted_at: number | null;
};

/** A value on a list: one row for each, whatever became of it. */
export type BlockEntriesTable = {
  id: string;
  list_id: string;
  observable_id: string;
  type: BlockableType;
  value: string;
  reason: string;
  origin: BlockOrigin;
  origin_id: string | null;
  by_id: string | null;
  /** The warning list that was overridden. */
  overrides: string | null;
  added_at: number;
  changed_at: number;
  expires_at: number | null;
  told: 0 | 1;
  version: number;
  deleted_at: number | null;
};

export type BlockListsTables = {
  block_lists: BlockListsTable;
  block_entries: BlockEntriesTable;
};
