import type { SearchKind } from '@halyard/contracts/work/search.ts';
import type { Generated } from 'kysely';

/** Searchable documents. Maintained by triggers (migrations/0022-search.ts); nothing else writes here. */
type SearchDocumentsTable = {
  /** Rises with every record that is written; a record that changes gets a new one. */
  id: Generated<number>;
  kind: SearchKind;
  record_id: string;
  title: string;
  /** The `sort_key` of the title, compared only by the database. */
  title_key: string;
  subtitle: string;
  /** `everyone`, `administrators`, the id of one user, or `told`: the notified users. */
  visible_to: string;
  at: number;
};

/** The full text on SQLite (FTS5); on PostgreSQL it is a column of `search_documents`. */
type SearchIndexTable = { rowid: number; words: string };

/** The vocabulary of the full text on SQLite. */
type SearchTermsTable = { term: string };

export type SearchTables = {
  search_documents: SearchDocumentsTable;
  search_index: SearchIndexTable;
  search_terms: SearchTermsTable;
};
