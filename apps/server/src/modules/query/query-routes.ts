import { ApiError } from '@halyard/contracts/errors.ts';
import { dayIn } from '@halyard/contracts/format/calendar.ts';
import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { can, mayKeyUse } from '@halyard/contracts/policy.ts';
import {
  listQueryValues,
  problemOfSpec,
  type QueryResult,
  type QuerySpec,
  runQuery,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { Ask } from '../../platform/mount/ask.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import type { Frame } from './build-conditions.ts';
import { createValues } from './list-values.ts';
import { evaluateRows } from './rows/evaluate-rows.ts';
import { isRowSubject, readRows } from './rows/read-rows.ts';
import { runByGroup } from './run-by-group.ts';
import { runCrime } from './run-crime.ts';
import { runPath } from './run-path.ts';
import { executeQuery } from './run-query.ts';
import { runSimilar } from './run-similar.ts';
import { createSources } from './sources/all-sources.ts';
import { requireReadableEvents } from './sources/event-access.ts';
import type { HoldsRule } from './sources/source.ts';

export type QueryPorts = {
  /** The start of the list of notifications in a zone, in milliseconds. */
  readonly startOfNotifications: (now: number, timeZone: string) => number;
  /** Endpoints that are read as a whole, with the rights of the caller. */
  readonly ask: Ask;
  readonly readRules: (db: Kysely<Schema>) => Promise<readonly AlertRule[]>;
  readonly holds: HoldsRule;
};

function requireAccess(subject: SubjectName, { role, key }: Caller): void {
  const { access } = subjectOf(subject);
  if (!can(role, access)) throw new ApiError('forbidden');
  if (key && !mayKeyUse(role, access, 'GET')) throw new ApiError('api_key_not_allowed');
}

/** The only way from questions to data: a subject's own permission decides, and the caller's own rows. */
export function mountQuery(platform: Platform, { startOfNotifications, ask, readRules, holds }: QueryPorts): void {
  const { database, clock } = platform;
  const sourceOf = createSources(holds);

  async function frameOf(subject: SubjectName, caller: Caller, timeZone: string): Promise<Frame | undefined> {
    const source = sourceOf(subject);
    if (!source) return undefined;
    const now = clock();
    const since = startOfNotifications(now, timeZone);
    const rules = subject === 'alerts' ? await readRules(database.read) : [];
    const { id: callerId, role } = caller;
    const asker = { callerId, role, now, since, today: dayIn(timeZone, now), rules };
    return { subject, source, timeZone, asker };
  }

  async function run(spec: QuerySpec, caller: Caller, timeZone: string): Promise<QueryResult> {
    const { subject, measure, groupBy } = spec;
    if (groupBy !== undefined && (measure === 'compare' || measure === 'share'))
      return runByGroup(spec, (one) => run(one, caller, timeZone));
    if (measure === 'path') return runPath(ask, caller, spec);
    if (measure === 'similar' && subject === 'incidents') return runSimilar(database.read, spec);
    if (subject === 'crime') return runCrime({ ask, caller, spec, timeZone });
    if (isRowSubject(subject)) return evaluateRows(spec, await readRows(subject, { ask, caller, spec }), timeZone);
    const frame = await frameOf(subject, caller, timeZone);
    if (!frame) throw new ApiError('invalid_input');
    return executeQuery(database.read, frame, spec);
  }

  mountRead(platform, runQuery, async ({ caller, query: { spec, timeZone } }) => {
    const problem = problemOfSpec(spec);
    if (problem) throw new ApiError('invalid_input', problem);
    requireAccess(spec.subject, caller);
    requireReadableEvents(spec, caller);
    return run(spec, caller, timeZone);
  });

  const valuesOf = createValues({ database, ask, clock, frameOf });

  mountRead(platform, listQueryValues, async ({ caller, query: { subject } }) => {
    requireAccess(subject, caller);
    return { values: [...(await valuesOf(subject, caller))] };
  });
}
