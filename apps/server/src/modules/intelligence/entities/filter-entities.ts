import type { ActivityRange, EntityType, ShownFamilies } from '@halyard/contracts/intelligence/entities.ts';
import { type Family, families } from '@halyard/contracts/intelligence/intelligence.ts';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { containing } from '../../../database/containing.ts';
import { mentioning } from '../../../database/full-text/mentioning.ts';
import { splitWords } from '../../../database/full-text/split-query.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type ImportedFilter, imported } from '../filter-imported.ts';

/** Which records of the network; instants are ISO 8601, `to` excluded. */
export type EntityFilter = {
  readonly search?: string | undefined;
  readonly type?: readonly EntityType[] | undefined;
  readonly risk?: readonly ('high' | 'medium' | 'low')[] | undefined;
  readonly range?: ActivityRange | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly show: ShownFamilies;
  readonly kind?: readonly string[] | undefined;
  /** The search looks at the columns of the row alone: rows of the past are in no index. */
  readonly inColumns?: boolean | undefined;
  /** Of these records only. */
  readonly among?: readonly string[] | undefined;
  /** The same for very many, as a subquery. */
  readonly members?: RawBuilder<string> | undefined;
} & ImportedFilter;

type Entities = SelectQueryBuilder<Schema, 'intelligence', object>;

const dayMs = 86_400_000;
const daysOf = { '7d': 7, '30d': 30, '90d': 90 } as const satisfies Record<Exclude<ActivityRange, 'custom'>, number>;
const riskOf = { high: 'High', medium: 'Medium', low: 'Low' } as const;

const named = sql<string>`name || ' ' || type`;

/** By name and type alone: the index knows more of a record, so what it finds is looked at once more. */
const searched = (query: Entities, text: string, { show, inColumns }: EntityFilter): Entities =>
  (inColumns
    ? query
    : query.where((eb) =>
        mentioning(eb.ref('intelligence.id'), show === 'entities' ? ['entity'] : ['entity', 'threat'], text, () =>
          containing(named, text),
        ),
      )
  ).where((eb) => eb.and(splitWords(text).map(({ word }) => containing(named, word))));

/** On the last activity; a record without one is in no range. */
function active(query: Entities, { range, from, to }: EntityFilter, now: number): Entities {
  if (range !== undefined && range !== 'custom')
    return query.where('seen_at', '>=', now - daysOf[range] * dayMs).where('seen_at', '<=', now);
  let found = query;
  if (from) found = found.where('seen_at', '>=', Date.parse(from));
  if (to) found = found.where('seen_at', '<', Date.parse(to));
  return found;
}

const familiesOf = {
  entities: ['entity'],
  references: ['reference'],
  all: families,
} as const satisfies Record<ShownFamilies, readonly Family[]>;

/**
 * Every family is named even where all are meant, for the index by name begins with it. Among few records the family is
 * hidden from the planner, which would otherwise read all of it rather than those few.
 */
function ofFamily(query: Entities, { show, among }: EntityFilter): Entities {
  const asked = familiesOf[show];
  if (!among) return query.where('family', 'in', asked);
  return query.where('id', 'in', among).where(sql`coalesce(family, '')`, 'in', asked);
}

/** The one way to ask for entities: list, graph and export all start here, so they always agree. */
export function matchingEntities(db: Kysely<Schema>, filter: EntityFilter, now: number): Entities {
  const { search = '', type = [], risk = [], kind = [], members } = filter;
  let found = ofFamily(db.selectFrom('intelligence').where('intelligence.deleted_at', 'is', null), filter);
  if (members) found = found.where('intelligence.id', 'in', members);
  if (kind.length > 0) found = found.where('kind', 'in', kind);
  if (type.length > 0) found = found.where('type', 'in', type);
  if (risk.length > 0)
    found = found.where(
      'risk',
      'in',
      risk.map((name) => riskOf[name]),
    );
  const text = search.trim();
  return active(imported(text === '' ? found : searched(found, text, filter), filter), filter, now);
}

export async function countEntities(db: Kysely<Schema>, filter: EntityFilter, now: number): Promise<number> {
  const { count } = await matchingEntities(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
