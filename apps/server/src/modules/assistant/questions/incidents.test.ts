import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const [sqlite] = testDatabases;
const dayMs = 86_400_000;

async function openWorkspace() {
  if (!sqlite) throw new Error('No database to test on.');
  const database = await sqlite.open();
  const app = await startAssistantApp(database);
  return { app, database, admin: await app.as('admin@example.com'), viewer: await app.as('priya.sato@example.com') };
}

const opened: { workspace?: Awaited<ReturnType<typeof openWorkspace>> } = {};
const workspace = () => {
  if (!opened.workspace) throw new Error('The workspace is not open yet.');
  return opened.workspace;
};
beforeAll(async () => {
  opened.workspace = await openWorkspace();
});
afterAll(() => workspace().app.close());

const allIncidents = () =>
  workspace().database.read.selectFrom('incidents').selectAll().where('deleted_at', 'is', null).execute();
type Row = Awaited<ReturnType<typeof allIncidents>>[number];

const isLiving = ({ status }: Row) => status !== 'Resolved' && status !== 'Closed';
const now = () => workspace().app.now();
const at = (iso: string) => Date.parse(iso);
const day = (iso: string) => Date.parse(`${iso}T00:00Z`);

/** The first figure of an answer: what its first sentence counts. */
async function figureOf(question: string): Promise<string | undefined> {
  const { answer } = await workspace().admin.question(question);
  expect([question, answer.refused]).toEqual([question, null]);
  return answer.sentences.flatMap(({ parts }) => parts).find(({ cite }) => cite !== null)?.text;
}

const counts: readonly (readonly [question: string, holds: (row: Row) => boolean])[] = [
  ['How many incidents are there?', () => true],
  ['how many incidents are open', ({ status }) => status === 'Open'],
  ['number of mitigated incidents', ({ status }) => status === 'Mitigated'],
  ['closed incidents', ({ status }) => status === 'Closed'],
  ['show me the incidents which are not resolved', isLiving],
  ['open, investigating or mitigated incidents', isLiving],
  ['which incidents are overdue?', (row) => isLiving(row) && row.due_at < now()],
  ['overdue high incidents', (row) => isLiving(row) && row.due_at < now() && row.severity === 'High'],
  ['critical and high incidents', ({ severity }) => severity === 'Critical' || severity === 'High'],
  ['incidents that are not critical', ({ severity }) => severity !== 'Critical'],
  ['open incidents that are not low', ({ status, severity }) => status === 'Open' && severity !== 'Low'],
  ['my incidents', ({ assignee_name }) => assignee_name === 'Ingrid Vale'],
  ['unassigned incidents', ({ assignee_id }) => assignee_id === null],
  ['incidents nobody is working on', ({ assignee_id }) => assignee_id === null],
  [
    'how many incidents were resolved in the last 7 days',
    ({ resolved_at }) => resolved_at !== null && resolved_at >= now() - 7 * dayMs && resolved_at < now(),
  ],
  [
    'incidents opened in october',
    ({ created_at }) => created_at >= at('2026-10-01T00:00Z') && created_at < at('2026-11-01T00:00Z'),
  ],
  [
    'incidents opened yesterday that are still open',
    ({ created_at, status }) =>
      status === 'Open' && created_at >= at('2026-11-20T00:00Z') && created_at < at('2026-11-21T00:00Z'),
  ],
  ['open or investigating incidents', ({ status }) => status === 'Open' || status === 'Investigating'],
  ['critical incidents not open', ({ severity, status }) => severity === 'Critical' && status !== 'Open'],
  [
    'open incidents of amara and reuben',
    ({ status, assignee_name: name }) => status === 'Open' && /^(Amara|Reuben) /.test(name ?? ''),
  ],
  ['incidents not assigned to amara', ({ assignee_name: name }) => name !== 'Amara Keller'],
  [
    'how many incidents were closed last week',
    ({ resolved_at: at }) => at !== null && at >= day('2026-11-09') && at < day('2026-11-16'),
  ],
  [
    'incidents mentioning phishing',
    ({ title, description, source }) => /phishing/i.test([title, description, source].join(' ')),
  ],
];

test.each(counts)('“%s” is counted as the database has it', async (question, holds) => {
  const rows = await allIncidents();

  expect(await figureOf(question)).toBe(String(rows.filter(holds).length));
});

test.each([
  'incidents assigned to Amara Keller',
  'incidents of amara',
  "Amara Keller's incidents",
  'which incidents does Amara have',
])('“%s” is about what that person has', async (question) => {
  const rows = await allIncidents();

  const { answer } = await workspace().admin.question(question);

  const expected = rows.filter(({ assignee_name }) => assignee_name === 'Amara Keller').length;
  expect(answer.tables[0]?.total).toBe(expected);
});

test('what has been open the longest is the oldest of what is not resolved', async () => {
  const rows = (await allIncidents()).filter(isLiving).sort((one, other) => one.detected_at - other.detected_at);

  const { response } = await workspace().admin.question('which incident has been open the longest');

  expect(response).toContain(`INC-000${rows[0]?.number} ${rows[0]?.title}: `);
});

test('the newest of all is the newest, closed ones included', async () => {
  const rows = (await allIncidents()).sort((one, other) => other.detected_at - one.detected_at);

  const { answer } = await workspace().admin.question('5 newest incidents');

  expect(answer.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(rows.slice(0, 5).map(({ title }) => title));
});

test('the last resolved incident is the one that was resolved last, not the one detected last', async () => {
  const rows = (await allIncidents()).filter(({ resolved_at }) => resolved_at !== null);
  const [last] = rows.sort((one, other) => (other.resolved_at ?? 0) - (one.resolved_at ?? 0));

  const { response } = await workspace().admin.question('which incident was resolved last');

  expect(response).toContain(`INC-000${last?.number} ${last?.title}: `);
});

test('every figure opens the screen that shows what it counts', async () => {
  const { answer } = await workspace().admin.question('critical incidents opened in november that are overdue');

  expect(answer.citations[0]?.href).toBe(
    '/security?severity=Critical&overdue=yes&opened=yes&from=2026-11-01T00:00:00.000Z&to=2026-12-01T00:00:00.000Z',
  );
});

test('who has the most names everybody who ties', async () => {
  const rows = await allIncidents();
  const names = [...new Set(rows.flatMap(({ assignee_name }) => assignee_name ?? []))];
  const countOf = (name: string) => rows.filter(({ assignee_name }) => assignee_name === name).length;
  const most = Math.max(...names.map(countOf));

  const { response } = await workspace().admin.question('who has the most incidents');

  for (const name of names.filter((one) => countOf(one) === most)) expect(response).toContain(name);
  expect(response).toContain(`with ${most}`);
});

test('sources are counted one by one', async () => {
  const rows = await allIncidents();

  const { answer } = await workspace().admin.question('incidents by source');

  const counted = Object.fromEntries(answer.tables[0]?.rows.map(({ cells }) => cells) ?? []);
  for (const [source, count] of Object.entries(counted))
    expect(rows.filter((row) => row.source === source)).toHaveLength(Number(count));
});

test.each([
  'incidents opened and resolved in october',
  'top 5 incidents',
  'how many incidents will be opened next week',
  'incidents in the building',
])('“%s” cannot be asked exactly, so it is refused', async (question) => {
  const { answer } = await workspace().admin.question(question);

  expect(answer.refused).not.toBeNull();
  expect(answer.citations).toEqual([]);
});

test('a person nobody knows is left out of the reading that is offered', async () => {
  const { answer } = await workspace().admin.question('incidents assigned to Zorro');

  expect(answer.refused).toBe('not_understood');
  expect(answer.citations).toEqual([]);
  expect(answer.readings?.map(({ leavesOut }) => leavesOut)).toEqual([['Zorro']]);
});

test('a viewer, who may not ask who can have incidents, finds people by what they have', async () => {
  const { answer } = await workspace().viewer.question('incidents assigned to Amara Keller');

  expect(answer.refused).toBeNull();
  expect(answer.citations.map(({ request }) => request)).not.toContain('GET /users/assignable');
});

test.each([
  ['badge reader', 'Incidents · contains “badge reader”'],
  ['incidents with the usb stick', 'Incidents · contains “usb stick”'],
])('words of a record are offered, and counted only once they are chosen: %s', async (question, label) => {
  const { answer } = await workspace().admin.question(question);

  expect(answer.refused).toBe('not_understood');
  expect(answer.citations).toEqual([]);
  expect(answer.readings?.map((one) => one.label)).toContain(label);
});

test('words that no record has are not offered', async () => {
  const { answer } = await workspace().admin.question('flux capacitor');

  expect(answer.refused).toBe('not_understood');
  expect(answer.readings ?? []).toEqual([]);
});
