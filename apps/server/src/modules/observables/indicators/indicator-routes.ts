import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import {
  getIndicator,
  type IndicatorEntry,
  type IndicatorStanding,
  indicatorStandings,
  listIndicators,
  type PatternState,
  patternStates,
  type StandingFilter,
} from '@halyard/contracts/inflow/sightings.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { IndicatorIndexTable } from '../../../database/tables/observables-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { mountRead, type Platform } from '../../../platform/mount/mount.ts';
import { type Page, readPosition, toPage } from '../../../platform/replies/newest-first.ts';
import { requireObject } from '../objects/require-object.ts';
import { toInstantOrNull } from '../show-observables.ts';
import { readSightings } from '../sightings/list-sightings.ts';
import { readRecordNames, scoreOfRow } from './indicator-links.ts';

type Query = Omit<Parsed<typeof listIndicators.query>, 'limit' | 'after'>;

type IndicatorRow = Selectable<IndicatorIndexTable>;

const sightingsShown = 50;
// Written out as in the indexes.
const isListed = sql<boolean>`kind = 'indicator' and live = 1`;
const isSighted = { yes: sql<boolean>`sightings > 0`, no: sql<boolean>`sightings = 0` } as const;

const standingAt = (now: number) => sql<IndicatorStanding>`case when revoked = 1 then 'revoked'
  when valid_until <= ${now} then 'expired' when valid_from > ${now} then 'future'
  when state <> 'indexed' then 'undecidable' else 'matching' end`;

function matching(db: Kysely<Schema>, { state, sighted, standing }: Query, now: number) {
  let found = db.selectFrom('indicator_index').where(isListed);
  if (state) found = found.where('state', 'in', state);
  if (sighted) found = found.where(isSighted[sighted]);
  if (standing === 'held') found = found.where('held_back', '>', 0);
  else if (standing) found = found.where(standingAt(now), '=', standing);
  return found;
}

function standingOf({ revoked, state, valid_from, valid_until }: IndicatorRow, now: number): IndicatorStanding {
  if (revoked === 1) return 'revoked';
  if (valid_until !== null && Number(valid_until) <= now) return 'expired';
  if (valid_from !== null && Number(valid_from) > now) return 'future';
  return state === 'indexed' ? 'matching' : 'undecidable';
}

const isValid = ({ valid_from, valid_until }: IndicatorRow, now: number) =>
  (valid_from === null || Number(valid_from) <= now) && (valid_until === null || Number(valid_until) > now);

const toEntry = (row: IndicatorRow, name: string, now: number): IndicatorEntry => ({
  id: row.record_id,
  name,
  pattern: row.pattern,
  state: row.state,
  reason: row.reason,
  why: row.why,
  detail: row.detail,
  isActive: row.active === 1 && isValid(row, now),
  revoked: row.revoked === 1,
  validFrom: toInstantOrNull(row.valid_from),
  validUntil: toInstantOrNull(row.valid_until),
  confidence: row.confidence,
  score: scoreOfRow(row, now),
  sightings: row.sightings,
  heldBack: row.held_back,
  lastSightedAt: toInstantOrNull(row.last_sighted_at),
  standing: standingOf(row, now),
});

/** One page of indicators, those that were read last first. */
export async function readIndicatorRows(db: Kysely<Schema>, query: Query, { limit, after }: Page, now: number) {
  let page = matching(db, query, now);
  const position = readPosition(after);
  if (position)
    page = page
      .where('indexed_at', '<=', position.at)
      .where((eb) => eb.or([eb('indexed_at', '<', position.at), eb('record_id', '>', position.id)]));
  const rows = await page
    .selectAll()
    .orderBy('indexed_at', 'desc')
    .orderBy('record_id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ indexed_at, record_id }) => ({ at: Number(indexed_at), id: record_id }));
}

async function countIndicators(db: Kysely<Schema>, query: Query, now: number): Promise<number> {
  const counting = matching(db, query, now).select(({ fn }) => fn.countAll<number>().as('total'));
  return Number((await counting.executeTakeFirstOrThrow()).total);
}

export async function countStates(db: Kysely<Schema>): Promise<Record<PatternState, number>> {
  const rows = await matching(db, {}, 0)
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return Object.fromEntries(patternStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    PatternState,
    number
  >;
}

/** All indicators by status, and how many have held-back matches. */
async function countStandings(db: Kysely<Schema>, now: number): Promise<Record<StandingFilter, number>> {
  const rows = await matching(db, {}, now)
    .select([
      standingAt(now).as('standing'),
      ({ fn }) => fn.countAll<number>().as('count'),
      sql<number>`sum(case when held_back > 0 then 1 else 0 end)`.as('held'),
    ])
    .groupBy('standing')
    .execute();
  const counts = new Map(rows.map(({ standing, count }) => [standing, Number(count)]));
  const held = rows.reduce((sum, row) => sum + Number(row.held), 0);
  const entries = indicatorStandings.map((standing) => [standing, counts.get(standing) ?? 0] as const);
  return { ...(Object.fromEntries(entries) as Record<IndicatorStanding, number>), held };
}

/** Indicators with the outcome of their patterns. */
export function mountIndicators(platform: Platform): void {
  const { clock, database } = platform;
  const db = database.read;

  mountRead(platform, listIndicators, async ({ query: { limit, after, ...query } }) => {
    const { rows, next } = await readIndicatorRows(db, query, { limit, after }, clock());
    const names = await readRecordNames(
      db,
      rows.map(({ record_id }) => record_id),
    );
    return {
      indicators: rows.map((row) => toEntry(row, names.get(row.record_id) ?? row.record_id, clock())),
      total: await countIndicators(db, query, clock()),
      next,
      states: await countStates(db),
      standings: await countStandings(db, clock()),
    };
  });

  mountRead(platform, getIndicator, async ({ params: { id } }) => {
    const { title } = await requireObject(db, 'threat', id);
    const record = await db.selectFrom('intelligence').select('kind').where('id', '=', id).executeTakeFirst();
    if (record?.kind !== 'indicator') throw new ApiError('record_not_found');
    const row = await db.selectFrom('indicator_index').selectAll().where('record_id', '=', id).executeTakeFirst();
    const { sightings, total } = await readSightings(db, { indicator: id }, { limit: sightingsShown }, clock());
    return { indicator: row ? toEntry(row, title, clock()) : null, sightings, total };
  });
}
