import type { SearchKind } from '@halyard/contracts/work/search.ts';
import type { Generated } from 'kysely';

/** What can be found. Triggers of the database keep it (migrations/0022-search.ts); nothing else writes here. */
type SearchDocumentsTable = {
  /** Rises with every record that is written; a record that changes gets a new one. */
  id: Generated<number>;
  kind: SearchKind;
  record_id: string;
  title: string;
  /** The title as `sort_key` makes it, compared by the database only. */
  title_key: string;
  subtitle: string;
  /** `everyone`, `administrators`, the id of the one person, or `told`: those who were notified. */
  visible_to: string;
  at: number;
};

/** The full text on SQLite (FTS5); on PostgreSQL it is a column of `search_documents`. */
type SearchIndexTable = { rowid: number; words: string };

/** Every word of the full text on SQLite. */
type SearchTermsTable = { term: string };

export type SearchTables = {
  search_documents: SearchDocumentsTable;
  search_index: SearchIndexTable;
  search_terms: SearchTermsTable;
};
