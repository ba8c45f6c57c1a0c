import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { countedIn } from './testing/figures-of.ts';

const workspace = useWorkspace();
const people = () => workspace().app.database.read.selectFrom('people').selectAll().execute();
type Row = Awaited<ReturnType<typeof people>>[number];

const counted: readonly (readonly [question: string, isMeant: (one: Row) => boolean, href: string | null])[] = [
  ['how many users are there', () => true, '/users'],
  ['who are the administrators', ({ role }) => role === 'admin', '/users?role=admin'],
  ['how many users are analysts', ({ role }) => role === 'analyst', '/users?role=analyst'],
  ['list the inactive users', ({ status }) => status === 'inactive', '/users?status=inactive'],
  ['users in data science', ({ department }) => department === 'Data Science', '/users?department=Data%20Science'],
  [
    'active users in sales',
    ({ status, department }) => status === 'active' && department === 'Sales',
    '/users?status=active&department=Sales',
  ],
  ['which role requests are open', (one) => one.requested_role !== null, null],
  ['which users never signed in', (one) => one.last_login_at === null, null],
];

test.each(counted)('%s', async (question, isMeant, href) => {
  const meant = (await people()).filter(isMeant);

  const { answer } = await workspace().admin.question(question);

  expect(countedIn(answer)).toBe(meant.length);
  expect(answer.citations[0]).toMatchObject({ records: meant.length, href });
});

test('every role is counted', async () => {
  const all = await people();

  const { answer } = await workspace().admin.question('users by role');

  expect(answer.tables[0]?.rows.map(({ cells }) => cells[1])).toEqual(
    ['admin', 'analyst', 'viewer'].map((role) => all.filter((one) => one.role === role).length),
  );
});

test.each(['amara.keller', 'Amara Keller', 'Keller'])('one person is found by name: %s', async (name) => {
  const { response, answer } = await workspace().admin.question(`what is the role of the user ${name}`);

  expect(answer.tables[0]?.rows[0]?.cells).toContain('amara.keller@example.com');
  expect(response).toContain('Role: Analyst.');
});

test('somebody who does not exist is not found', async () => {
  const { answer } = await workspace().admin.question('role of Zed Zed');

  expect(answer.refused).not.toBeNull();
  expect(answer.citations).toEqual([]);
});

test.each(['how many users are there', 'who are the admins', 'users by role', 'who signed in today'])(
  'nobody but an administrator is told: %s',
  async (question) => {
    const { viewer } = workspace();

    const { answer, response } = await viewer.question(question);

    expect(answer.refused).toBe('forbidden');
    expect(response).not.toMatch(/@example\.com/);
  },
);

test('a viewer is not told that an account exists', async () => {
  const { answer, response } = await workspace().viewer.question('email of amara.keller');

  expect(answer.refused).not.toBeNull();
  expect(response).not.toMatch(/@example\.com/);
});

test('who has not signed in for a month includes whoever never did', async () => {
  const since = workspace().app.now() - 30 * 86_400_000;
  const meant = (await people()).filter(({ last_login_at: at }) => at === null || at < since);

  const { answer } = await workspace().admin.question('who has not signed in for a month');

  expect(countedIn(answer)).toBe(meant.length);
});

test('of a time that has passed the last sign-in says nothing', async () => {
  const { answer } = await workspace().admin.question('who signed in yesterday');

  expect(answer.refused).not.toBeNull();
});
