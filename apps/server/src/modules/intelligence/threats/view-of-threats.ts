import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import { threatFilter } from '@halyard/contracts/intelligence/threats.ts';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../../../database/tables/schema.ts';
import { readIdPages } from '../export-file.ts';
import { settleImported } from '../filter-imported.ts';
import { matchingThreats, type ThreatFilter } from './filter-threats.ts';
import { readThreatIds } from './list-threats.ts';

type Db = Kysely<Schema>;

const shape = z.object(threatFilter);

/** The filter in a part of the list's URL; an unknown parameter filters nothing. */
function filterOf(query: string): ThreatFilter {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const tab = parameters.tab === 'active' || parameters.tab === 'mitigated' ? { group: parameters.tab } : {};
  const asked = Object.assign(tab, parameters) as Record<string, unknown>;
  const known = Object.entries(shape.shape).flatMap(([name, field]) =>
    asked[name] !== undefined && z.safeParse(field, asked[name]).success ? [[name, asked[name]]] : [],
  );
  return z.parse(shape, Object.fromEntries(known));
}

/** Ids of the threats of a saved view, page by page, newest first. */
export async function* readViewPages(db: Db, query: string, now: number): AsyncGenerator<readonly string[]> {
  const filter = await settleImported(db, filterOf(query));
  const asked = { filter, now, sort: 'timestamp', direction: 'desc' } as const;
  yield* readIdPages((page) => readThreatIds(db, asked, page), Number.POSITIVE_INFINITY);
}

/** Those of the ids that are in a saved view. */
export async function readViewAmong(db: Db, query: string, now: number, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const filter = await settleImported(db, filterOf(query));
  const rows = await matchingThreats(db, filter, now)
    .select('intelligence.id')
    .where('intelligence.id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The number of threats in a saved view, and of those marked above a level, as a whole or in part. */
export async function countView(db: Db, query: string, now: number, ceiling: Tlp) {
  const filter = await settleImported(db, filterOf(query));
  const count = async (narrowed: ThreatFilter) => {
    const { count } = await matchingThreats(db, narrowed, now)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  return {
    threats: await count(filter),
    heldBack: await count(Object.assign({}, filter, { markedAbove: ceiling })),
  };
}
