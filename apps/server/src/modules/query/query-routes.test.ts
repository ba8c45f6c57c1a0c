import type { Role } from '@halyard/contracts/accounts/roles.ts';
import { can } from '@halyard/contracts/policy.ts';
import { type QuerySpec, subjectNames, subjectOf } from '@halyard/contracts/query/query-spec.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../testing/databases.ts';
import { openQueries, type Queries } from './testing/open-queries.ts';

const roles = ['admin', 'analyst', 'viewer'] as const satisfies readonly Role[];

describe.each(testDatabases)('queries on $name', ({ open }) => {
  let queries: Queries;
  beforeAll(async () => {
    queries = await openQueries(await open());
  });
  afterAll(() => queries.app.close());

  const counted: readonly (readonly [query: string, spec: QuerySpec])[] = [
    [
      "select count(*) from incidents where deleted_at is null and severity <> 'Low' and assignee_id is null",
      {
        subject: 'incidents',
        measure: 'count',
        where: [
          { field: 'severity', op: 'not', values: ['Low'] },
          { field: 'assignee', op: 'unknown', values: [] },
        ],
      },
    ],
    [
      `select count(*) from intelligence where deleted_at is null and family = 'threat' and (country is null or country <> 'DE')`,
      { subject: 'threats', measure: 'count', where: [{ field: 'country', op: 'not', values: ['DE'] }] },
    ],
    [
      `select count(*) from intelligence where deleted_at is null and family = 'threat' and confidence > 70`,
      { subject: 'threats', measure: 'count', where: [{ field: 'confidence', op: 'more', values: ['70'] }] },
    ],
    [
      `select count(*) from intelligence where deleted_at is null and family = 'entity' and risk is null`,
      { subject: 'entities', measure: 'count', where: [{ field: 'risk', op: 'unknown', values: [] }] },
    ],
    [
      `select count(*) from connections where deleted_at is null and strength = 'Strong'`,
      { subject: 'connections', measure: 'count', where: [{ field: 'strength', op: 'is', values: ['Strong'] }] },
    ],
    [
      'select count(*) from people where last_login_at is null',
      { subject: 'people', measure: 'count', where: [{ field: 'lastLogin', op: 'unknown', values: [] }] },
    ],
    ['select count(*) from playbooks where deleted_at is null', { subject: 'playbooks', measure: 'count', where: [] }],
  ];

  test.each(counted)('%s is what the query counts', async (query, spec) => {
    expect((await queries.run(spec)).total).toBe(await queries.numberOf(query));
  });

  const codeOf = (answer: { statusCode: number; json: () => unknown }) =>
    answer.statusCode === 200 ? 200 : [answer.statusCode, (answer.json() as { code: string }).code];

  describe.each(roles)('for the role %s', (role) => {
    test.each(subjectNames)('%s are read by those whom the policy lets read them', async (subject) => {
      const who = queries.people[role];
      const expected = can(role, subjectOf(subject).access) ? 200 : [403, 'forbidden'];

      const answer = await queries.send(who, { subject, measure: 'count', where: [] });
      const values = await who.ask('GET', `/query/values?subject=${subject}`);

      expect([codeOf(answer), codeOf(values)]).toEqual([expected, expected]);
    });

    test('own tasks and notifications are one’s own, and so are sessions and the account', async () => {
      const who = queries.people[role];
      const count = async (subject: 'tasks' | 'notifications' | 'account' | 'sessions') =>
        (await queries.run({ subject, measure: 'count', where: [] }, who)).total;
      const [tasks, told] = [
        `select count(*) from todos where deleted_at is null and owner_id = '${who.id}'`,
        `select count(*) from notifications where person_id = '${who.id}' and dismissed_at is null`,
      ];

      expect(await count('tasks')).toBe(await queries.numberOf(tasks));
      expect(await count('notifications')).toBeLessThanOrEqual(await queries.numberOf(told));
      expect(await count('account')).toBe(1);
      expect(await count('sessions')).toBe(1);
    });

    test('the log says nothing of others’ tasks, and of sign-ins only to administrators and to whose they are', async () => {
      const who = queries.people[role];
      const count = async (...where: QuerySpec['where']) =>
        (await queries.run({ subject: 'activity', measure: 'count', where }, who)).total;
      const ofPeople: QuerySpec['where'][number] = { field: 'object', op: 'is', values: ['person'] };
      const inLog = (where: string) => queries.numberOf(`select count(*) from events where ${where}`);
      const own = `(actor_id = '${who.id}' or audience_id = '${who.id}')`;

      expect(await count({ field: 'object', op: 'is', values: ['todo'] })).toBe(
        await inLog(`object_type = 'todo' and ${own}`),
      );
      expect(await count(ofPeople, { field: 'actor', op: 'is', values: ['me'] })).toBe(
        await inLog(`object_type = 'person' and actor_id = '${who.id}'`),
      );
      if (role === 'admin') expect(await count(ofPeople)).toBe(await inLog(`object_type = 'person'`));
      else
        expect(codeOf(await queries.send(who, { subject: 'activity', measure: 'count', where: [ofPeople] }))).toEqual([
          403,
          'forbidden',
        ]);
    });
  });

  test('a key reads what its owner may read, and nothing that keys are closed to', async () => {
    const { people, app } = queries;
    const made = await app.app.inject({
      method: 'POST',
      url: '/api/users/api-key/regenerate',
      headers: { authorization: `Bearer ${people.admin.token}` },
    });
    const key = (made.json() as { apiKey: string }).apiKey;
    const ask = async (subject: string) => {
      const spec = JSON.stringify({ subject, measure: 'count', where: [] });
      return app.app.inject({ url: `/api/query?${new URLSearchParams({ spec })}`, headers: { 'x-api-key': key } });
    };
    const closed = ['people', 'account', 'sessions', 'audit', 'jobs', 'sources'];

    for (const subject of subjectNames)
      expect([subject, codeOf(await ask(subject))]).toEqual([
        subject,
        closed.includes(subject) ? [403, 'api_key_not_allowed'] : 200,
      ]);
  });

  test('nobody is told anything without signing in', async () => {
    const spec = JSON.stringify({ subject: 'incidents', measure: 'count', where: [] });

    const answer = await queries.app.app.inject({ url: `/api/query?${new URLSearchParams({ spec })}` });

    expect(answer.statusCode).toBe(401);
  });

  test('an administrator may name everybody, also who has no records; others only whom they may know', async () => {
    const labelsFor = async (role: Role, subject: string, field: string) => {
      const answer = await queries.people[role].ask('GET', `/query/values?subject=${subject}`);
      const { values } = answer.json() as { values: { field: string; label: string }[] };
      return values.filter((value) => value.field === field).map(({ label }) => label);
    };
    const everybody = await labelsFor('admin', 'people', 'name');
    const assignees = await labelsFor('viewer', 'incidents', 'assignee');

    expect((await labelsFor('admin', 'incidents', 'assignee')).toSorted()).toEqual(everybody.toSorted());
    expect(assignees.length).toBeGreaterThan(0);
    expect(assignees.length).toBeLessThan(everybody.length);
  });

  test.each([
    { subject: 'incidents', measure: 'count', where: [{ field: 'secret', op: 'is', values: ['1'] }] },
    { subject: 'incidents', measure: 'count', where: [{ field: 'severity', op: 'is', values: ["' or 1=1 --"] }] },
    { subject: 'incidents', measure: 'list', where: [], sort: { field: 'nothing', direction: 'asc' } },
    { subject: 'incidents', measure: 'breakdown', where: [] },
    { subject: 'incidents', measure: 'average', where: [], of: 'title' },
    { subject: 'incidents', measure: 'trend', where: [], bucket: 'day' },
    { subject: 'sqlite_master', measure: 'count', where: [] },
    { subject: 'incidents', measure: 'count', where: [], more: 1 },
  ])('what means nothing is rejected before it reaches the database: %j', async (spec) => {
    const answer = await queries.send(queries.people.admin, spec);

    expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([400, 'invalid_input']);
  });

  test.each(["' or 1=1 --", '%', '_', '\\', '"', "Robert'); drop table incidents; --", '🙂', 'a'.repeat(200)])(
    'words to look for are only words: %s',
    async (text) => {
      const found = await queries.run({
        subject: 'people',
        measure: 'count',
        where: [{ field: 'text', op: 'contains', values: [text] }],
      });

      expect(found.total).toBe(0);
    },
  );
});
