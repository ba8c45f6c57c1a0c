import { createHash } from 'node:crypto';
import type { CrimeFilter, CrimeRow } from '@halyard/contracts/crime/crime.ts';
import type { LivePart } from '../parts.ts';
import { chooseParts, coverageCount } from './choose-parts.ts';
import { isCoverageFilter } from './crime-conditions.ts';
import { partsOfPage } from './parts-of-page.ts';
import type { AskParts } from './parts-query.ts';
import {
  type CountRow,
  countsSql,
  cursorOf,
  followsParts,
  type LastRow,
  lastRowSql,
  locationOf,
  locationsSql,
  pageSql,
  type RowLocation,
  type RowsWanted,
  rowsAtSql,
} from './rows-query.ts';

/** Filters whose counts are cached: the pages of one list request the same again and again. */
const rememberedFilters = 20;

type PageWanted = {
  readonly parts: readonly LivePart[];
  readonly filter: CrimeFilter;
  readonly wanted: RowsWanted;
  readonly last: LastRow | null;
  readonly signal: AbortSignal | undefined;
};

/** Pages of rows. */
export function answerRows({ queryParts }: { queryParts: AskParts }) {
  const remembered = new Map<string, CountRow[]>();

  /** How many rows of each part match. Parts never change, so counts stay valid for the same parts. */
  async function countParts(parts: readonly LivePart[], filter: CrimeFilter, signal?: AbortSignal) {
    if (isCoverageFilter(filter)) return countsOfCoverage(parts, filter);
    const key = digest(parts, filter);
    const counts =
      remembered.get(key) ?? (await queryParts<CountRow>(parts, (table) => countsSql(table, filter), signal));
    remembered.delete(key);
    remembered.set(key, counts);
    for (const oldest of [...remembered.keys()].slice(0, -rememberedFilters)) remembered.delete(oldest);
    return counts;
  }

  /** Null if the row is no longer among the imported ones. */
  async function findLast(parts: readonly LivePart[], after: string, signal?: AbortSignal): Promise<LastRow | null> {
    const location = locationOf(after);
    const ofFile = parts.filter(({ fileId }) => fileId === location?.fileId);
    if (!location) return null;
    const [last] = await queryParts<LastRow>(ofFile, (table) => lastRowSql(table, location), signal);
    return last ?? null;
  }

  async function readPage({ parts, filter, wanted, last, signal }: PageWanted): Promise<CrimeRow[]> {
    if (followsParts(wanted)) return queryParts(parts, (table) => pageSql(table, filter, wanted, last), signal);
    const locations = await queryParts<RowLocation>(
      parts,
      (table) => locationsSql(table, filter, wanted, last),
      signal,
    );
    const files = new Set(locations.map(({ fileId }) => fileId));
    const holding = parts.filter(({ fileId }) => files.has(fileId));
    const rows = await queryParts<CrimeRow>(holding, (table) => rowsAtSql(table, locations), signal);
    const found = new Map(rows.map((row) => [cursorOf(row), row]));
    return locations.flatMap((location) => found.get(cursorOf(location)) ?? []);
  }

  return {
    async page(all: readonly LivePart[], filter: CrimeFilter, wanted: RowsWanted, signal?: AbortSignal) {
      const parts = chooseParts(all, filter);
      const counts = await countParts(parts, filter, signal);
      const total = sumOf(counts);
      const last = wanted.after === undefined ? null : await findLast(parts, wanted.after, signal);
      if (wanted.after !== undefined && !last) return { rows: [], total, next: null };
      const some = partsOfPage(parts, counts, wanted, last);
      const found = await readPage({ parts: some, filter, wanted, last, signal });
      const rows = found.slice(0, wanted.limit);
      const end = rows.at(-1);
      return { rows, total, next: end && found.length > rows.length ? cursorOf(end) : null };
    },
  };
}

function countsOfCoverage(parts: readonly LivePart[], { antisocial }: CrimeFilter): CountRow[] {
  return parts.map((part) => ({
    month: part.month,
    force: part.force,
    fileId: part.fileId,
    count: coverageCount(part, antisocial),
  }));
}

const sumOf = (counts: readonly CountRow[]) => counts.reduce((sum, { count }) => sum + count, 0);

function digest(parts: readonly LivePart[], filter: CrimeFilter): string {
  const hash = createHash('sha256').update(JSON.stringify(filter));
  for (const { path } of parts) hash.update(`\n${path}`);
  return hash.digest('base64');
}
