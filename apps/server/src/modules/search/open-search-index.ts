import type { Database } from '../../database/database.ts';
import { createPostgresIndex } from './postgres-index.ts';
import type { SearchIndex } from './search-index.ts';
import { createSqliteIndex } from './sqlite-index.ts';

/** The full text of the database that is there. */
export const openSearchIndex = ({ dialect, read }: Database): SearchIndex =>
  dialect === 'sqlite' ? createSqliteIndex(read) : createPostgresIndex(read);
