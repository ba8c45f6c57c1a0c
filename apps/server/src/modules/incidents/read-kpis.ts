import type { Kpis } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { compareTexts } from '../../database/fold.ts';
import { readNames } from '../../database/person-names.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type IncidentQuery, matchingIncidents } from './filter-incidents.ts';

const hourMs = 3_600_000;

/** Hours with one decimal; null without values. */
const meanHours = (sumMs: number, count: number): number | null =>
  count === 0 ? null : Math.round((sumMs / count / hourMs) * 10) / 10;

async function count(db: Kysely<Schema>, filter: IncidentQuery, now: number): Promise<number> {
  const row = await matchingIncidents(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function readResolutions(db: Kysely<Schema>, now: number) {
  const row = await matchingIncidents(db, { kpi: 'averageResolution' }, now)
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.sum<number>(eb('resolved_at', '-', eb.ref('detected_at'))).as('sum'),
    ])
    .executeTakeFirstOrThrow();
  return { sumMs: Number(row.sum ?? 0), count: Number(row.count) };
}

async function readAnalysts(db: Kysely<Schema>, now: number): Promise<Kpis['analysts']> {
  const rows = await matchingIncidents(db, { kpi: 'activeAnalysts' }, now)
    .select(['assignee_id', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('assignee_id')
    .execute();
  const names = await readNames(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  return rows
    .map(({ assignee_id, count: unresolved }) => {
      const id = assignee_id ?? '';
      return { id, name: names.get(id) ?? '', unresolved: Number(unresolved) };
    })
    .sort((a, b) => b.unresolved - a.unresolved || compareTexts(a.name, b.name));
}

/** The four cards (decision G-029), each counted by the filter that opens its incidents. */
export async function readKpis(db: Kysely<Schema>, now: number): Promise<Kpis> {
  const resolutions = await readResolutions(db, now);
  const analysts = await readAnalysts(db, now);
  return {
    openIncidents: await count(db, { kpi: 'open' }, now),
    openCritical: await count(db, { kpi: 'open', severity: ['Critical'] }, now),
    averageResolution: meanHours(resolutions.sumMs, resolutions.count),
    averagedOver: resolutions.count,
    resolvedIn24h: await count(db, { kpi: 'resolved24h' }, now),
    activeAnalysts: analysts.length,
    analysts,
    at: new Date(now).toISOString(),
  };
}
