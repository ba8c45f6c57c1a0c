import { ApiError } from '@halyard/contracts/errors.ts';
import { allow, can, type Permission } from '@halyard/contracts/policy.ts';
import {
  compareList,
  getRecordChanges,
  getSourceChanges,
  type HistoryGap,
  listImportChanges,
} from '@halyard/contracts/work/history.ts';
import type { ViewList } from '@halyard/contracts/work/views.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { compare, type Span } from './compare-list.ts';
import { tableOfList } from './kept-tables.ts';
import type { ListFilters } from './list-ports.ts';
import type { ReadVersions } from './read-changes.ts';
import { gapsOf, logBegin, readRecordChanges } from './record-changes.ts';
import { readImported, readSourceChanges } from './source-changes.ts';

const rightOf = {
  threats: allow('intelligence', 'read'),
  network: allow('intelligence', 'read'),
  incidents: allow('incidents', 'read'),
  receivedAlerts: allow('alerts', 'read'),
} as const satisfies Record<ViewList, Permission>;
const listOf = { threat: 'threats', entity: 'network', incident: 'incidents', alert: 'receivedAlerts' } as const;

function requireRight({ role }: Caller, list: ViewList): void {
  if (!can(role, rightOf[list])) throw new ApiError('forbidden');
}

function spanOf({ from, to }: { readonly from: string; readonly to: string }): Span {
  const span = { from: Date.parse(from), to: Date.parse(to) };
  if (span.from >= span.to) throw new ApiError('invalid_input', 'The field "from" of the query must be before "to".');
  return span;
}

/** Filters whose result depends on current links and techniques. */
const ofPresent = [
  'technique',
  'import',
  'feed',
  'incident',
  'observable',
  'playbook',
  'sigma',
  'delivery',
  'country',
  'asn',
];

type Ports = { readonly filters: ListFilters; readonly readVersions: ReadVersions };

/**
 * The time machine: the state and changes of a record, a list or a source between two instants, from the event log and
 * the stored versions.
 */
export function mountHistory(platform: Platform, { filters, readVersions }: Ports): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, getRecordChanges, ({ caller, params: { object, id }, query }) => {
    requireRight(caller, listOf[object]);
    return readRecordChanges(db, readVersions, { object, id, span: spanOf(query) });
  });

  mountRead(
    platform,
    compareList,
    async ({ caller, params: { list }, query: { filter, what, limit, after, ...bounds } }) => {
      requireRight(caller, list);
      const table = tableOfList[list];
      const span = spanOf(bounds);
      const query = Object.fromEntries(new URLSearchParams(filter));
      const match = await filters[list](db, query, { personId: caller.id, now: clock() });
      const offset = /^\d{1,7}$/.test(after ?? '0') ? Number(after ?? 0) : 0;
      const compared = await compare(
        { db, dialect: database.dialect, table, match, span, readVersions },
        { what, limit, offset },
      );
      const gaps: HistoryGap[] = await gapsOf(db, table, span);
      if (table.name === 'alerts') gaps.push('repetitions');
      if (ofPresent.some((name) => query[name])) gaps.push('present_links');
      const begin = await logBegin(db);
      return { ...compared, gaps, logSince: begin === null ? null : new Date(begin).toISOString() };
    },
  );

  mountRead(platform, getSourceChanges, ({ params: { id }, query }) => readSourceChanges(db, id, spanOf(query)));

  mountRead(platform, listImportChanges, ({ params: { id }, query: { limit, after } }) =>
    readImported(db, readVersions, id, { limit, after }),
  );
}
