import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { me, type QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

type Where = QuerySpec['where'];
const is = (field: string, ...values: string[]): Where[number] => ({ field, op: 'is', values });
const count = (...where: Where): QuerySpec => ({ subject: 'activity', measure: 'count', where });
const signedIn = is('event', 'signed_in');

/** Nobody is told that something did not happen because they may not see it. */
describe.each(testDatabases)('who may ask the log for what, on $name', ({ open }) => {
  let queries: Queries;
  let amara: string;
  beforeAll(async () => {
    queries = await openQueries(await open());
    amara = String((await queries.rowsOf("select id from people where first_name = 'Amara'"))[0]?.[0]);
  });
  afterAll(() => queries.app.close());

  const statusOf = async (role: Role, spec: QuerySpec) => {
    const answer = await queries.send(queries.people[role], spec);
    return answer.statusCode === 200 ? 200 : (answer.json() as { code: string }).code;
  };
  const noPeriod: Where = [];

  test.each<readonly [what: string, spec: () => QuerySpec]>([
    ['who signed in', () => count(signedIn)],
    ['where somebody else signed in', () => count(signedIn, is('actor', amara))],
    ['where somebody else and they themselves signed in', () => count(signedIn, is('actor', me, amara))],
    ['who was added', () => count(is('event', 'user_added', 'user_deleted'))],
    ['what happened to accounts', () => count(is('object', 'person'))],
    ['what share sign-ins are', () => ({ ...count(...noPeriod), measure: 'share', part: [signedIn] })],
    [
      'what share of all sign-ins are their own',
      () => ({ ...count(signedIn), measure: 'share', part: [is('actor', me)] }),
    ],
    ['which sign-ins there were', () => ({ ...count(signedIn), measure: 'list' })],
    ['sign-ins of each person', () => ({ ...count(signedIn), measure: 'breakdown', groupBy: 'actor' })],
  ])('administrators may ask %s, nobody else', async (_, spec) => {
    const statuses = [];
    for (const role of ['admin', 'analyst', 'viewer'] as const) statuses.push(await statusOf(role, spec()));

    expect(statuses).toEqual([200, 'forbidden', 'forbidden']);
  });

  test.each<readonly [what: string, spec: () => QuerySpec]>([
    ['where they signed in', () => count(signedIn, is('actor', me))],
    ['where they signed in, by their own key', () => count(signedIn, is('actor', queries.people.viewer.id))],
    ['what somebody else did', () => count(is('actor', amara))],
    ['about their tasks', () => count(is('event', 'task_completed'))],
    ['about incidents', () => count(is('event', 'incident_opened'), is('actor', amara))],
    ['about imports', () => count(is('object', 'import'))],
  ])('a viewer may ask %s', async (_, spec) => {
    expect(await statusOf('viewer', spec())).toBe(200);
  });

  test('others’ tasks are theirs alone, also for administrators', async () => {
    expect(await statusOf('admin', count(is('event', 'task_completed'), is('actor', amara)))).toBe('forbidden');
    expect(await statusOf('admin', count(is('object', 'todo'), is('actor', me)))).toBe(200);
  });
});
