import { ApiError } from '@halyard/contracts/errors.ts';
import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { allow, can, mayKeyUse } from '@halyard/contracts/policy.ts';
import {
  listQueryValues,
  problemOfSpec,
  queryValuesMax,
  runQuery,
  type SubjectName,
  subjectOf,
} from '@halyard/contracts/query/query-spec.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { personName } from '../../database/person-names.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountRead, type Platform } from '../../platform/mount/mount.ts';
import { buildWhere, columnOf, type Frame } from './build-conditions.ts';
import { sourceOf } from './columns.ts';
import { executeQuery } from './run-query.ts';

type Ports = {
  /** Where the list of notifications begins in a zone, in milliseconds. */
  readonly startOfNotifications: (now: number, timeZone: string) => number;
};

function requireAccess(subject: SubjectName, { role, key }: Caller): void {
  const { access } = subjectOf(subject);
  if (!can(role, access)) throw new ApiError('forbidden');
  if (key && !mayKeyUse(role, access, 'GET')) throw new ApiError('api_key_not_allowed');
}

/** Whom the caller may name although none of the records is theirs: every user, or those who are given work. */
async function readPeople({ read }: Database, { role }: Caller): Promise<{ key: string; label: string }[]> {
  const mayList = can(role, allow('users', 'list'));
  if (!(mayList || can(role, allow('people', 'assign')))) return [];
  const people = await read
    .selectFrom('people')
    .select(['id', 'username', 'first_name', 'last_name'])
    .$if(!mayList, (query) => query.where('status', '=', 'active').where('role', 'in', ['admin', 'analyst']))
    .limit(queryValuesMax)
    .execute();
  return people.map((one) => ({ key: one.id, label: personName(one) }));
}

/** The one way in which questions reach the data: a subject's own permission decides, and its own rows. */
export function mountQuery(platform: Platform, { startOfNotifications }: Ports): void {
  const { database, clock } = platform;

  function frameOf(subject: SubjectName, caller: Caller, timeZone: string): Frame {
    requireAccess(subject, caller);
    const now = clock();
    const since = startOfNotifications(now, timeZone);
    return { subject, timeZone, asker: { callerId: caller.id, now, since, today: dayIn(timeZone, now) } };
  }

  mountRead(platform, runQuery, async ({ caller, query: { spec, timeZone } }) => {
    const problem = problemOfSpec(spec);
    if (problem) throw new ApiError('invalid_input', problem);
    return executeQuery(database.read, frameOf(spec.subject, caller, timeZone), spec);
  });

  mountRead(platform, listQueryValues, async ({ caller, query: { subject } }) => {
    const frame = frameOf(subject, caller, 'UTC');
    const named = Object.entries(subjectOf(subject).fields).filter(
      ([, { kind }]) => kind === 'name' || kind === 'person',
    );
    const values: { field: string; key: string; label: string }[] = [];
    for (const [field] of named) {
      const { value, label } = columnOf(frame, field);
      const { rows } = await sql<{ key: string; label: string | null }>`select ${value} as ${sql.id('key')},
        min(${label ?? value}) as label from ${sourceOf(subject).from}
        where ${buildWhere(frame, { where: [{ field, op: 'known', values: [] }] })}
        group by ${value} order by count(*) desc limit ${queryValuesMax - values.length}`.execute(database.read);
      values.push(...rows.map((row) => ({ field, key: String(row.key), label: String(row.label ?? row.key) })));
    }
    // The history of sample records has no audit entries: "0 entries" would be said of people who are busy in it.
    const isAboutPeople = subject !== 'audit' && named.some(([, { kind }]) => kind === 'person');
    const people = isAboutPeople ? await readPeople(database, caller) : [];
    const known = new Set(values.map(({ field, key }) => `${field} ${key}`));
    const others = named
      .filter(([, { kind }]) => kind === 'person')
      .flatMap(([field]) => people.map(({ key, label }) => ({ field, key, label })))
      .filter(({ field, key }) => !known.has(`${field} ${key}`));
    return { values: [...values, ...others].slice(0, queryValuesMax) };
  });
}
