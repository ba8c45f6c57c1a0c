import { allow, can, mayKeyUse } from '@halyard/contracts/policy.ts';
import { type SearchResult, searchMin, searchNotifications, searchRecords } from '@halyard/contracts/work/search.ts';
import type { Database } from '../../database/database.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { findNotifications } from './find-notifications.ts';
import { createPostgresIndex } from './postgres-index.ts';
import type { SearchDocument } from './rank-documents.ts';
import type { SearchIndex } from './search-index.ts';
import { searchRecordsFor } from './search-records.ts';
import { createSqliteIndex } from './sqlite-index.ts';
import type { Searcher } from './visible-documents.ts';

/** The full text of the database that is there. */
const openSearchIndex = ({ dialect, read }: Database): SearchIndex =>
  dialect === 'sqlite' ? createSqliteIndex(read) : createPostgresIndex(read);

const listUsers = allow('users', 'list');

const readerOf = ({ id, role, key }: Caller): Searcher => ({
  personId: id,
  seesUsers: can(role, listUsers) && (key === null || mayKeyUse(role, listUsers, 'GET')),
});

// Text that no record can contain finds nothing, and PostgreSQL would reject it.
const readable = (query: string) =>
  query
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

const toResult = ({ kind, record_id: id, title, subtitle, at }: SearchDocument): SearchResult => ({
  kind,
  id,
  title,
  subtitle,
  at: new Date(at).toISOString(),
});

export function mountSearch(platform: Platform): void {
  const { database } = platform;
  const ports = { db: database.read, index: openSearchIndex(database) };

  mountRead(platform, searchRecords, async ({ caller, query }) => {
    const asked = readable(query.q);
    if (asked.length < searchMin) return { results: [], more: [] };
    const { shown, more } = await searchRecordsFor(ports, readerOf(caller), asked);
    return { results: shown.map(toResult), more: [...more] };
  });

  mountRead(platform, searchNotifications, async ({ caller, body }) => {
    const words = body.words
      .map(({ word, kinds }) => ({ word: readable(word), kinds }))
      .filter(({ word }) => word !== '');
    return words.length === 0 ? { results: [], more: false } : findNotifications(database.read, caller.id, words);
  });
}
