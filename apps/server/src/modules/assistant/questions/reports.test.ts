import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const [sqlite] = testDatabases;
const dayMs = 86_400_000;
const hourMs = 3_600_000;

async function openWorkspace() {
  if (!sqlite) throw new Error('No database to test on.');
  const database = await sqlite.open();
  const app = await startAssistantApp(database);
  return { app, database, admin: await app.as('admin@example.com') };
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

const allIncidents = () => workspace().database.read.selectFrom('incidents').selectAll().execute();
type Row = Awaited<ReturnType<typeof allIncidents>>[number];

const isWithin = (at: number | null, from: number, to: number) => at !== null && at >= from && at < to;
const october = [Date.parse('2026-10-01T00:00Z'), Date.parse('2026-11-01T00:00Z')] as const;
const last30Days = () => [workspace().app.now() - 30 * dayMs, workspace().app.now()] as const;

const meanHours = (rows: readonly Row[]) => {
  const hours = rows.map(({ detected_at, resolved_at }) => ((resolved_at ?? 0) - detected_at) / hourMs);
  return String(Math.round((hours.reduce((sum, one) => sum + one, 0) / hours.length) * 10) / 10);
};

async function figuresOf(question: string): Promise<string[]> {
  const { answer } = await workspace().admin.question(question);
  expect([question, answer.refused]).toEqual([question, null]);
  return answer.sentences.flatMap(({ parts }) => parts.filter(({ cite }) => cite !== null).map(({ text }) => text));
}

test.each([
  ['what is the average resolution time', last30Days],
  ['how long does it take to resolve an incident on average', last30Days],
  ['mttr in october', () => october],
])('“%s” is the mean of what was resolved', async (question, span) => {
  const resolved = (await allIncidents()).filter(({ resolved_at }) => isWithin(resolved_at, ...span()));

  const figures = await figuresOf(question);

  expect(figures).toContain(meanHours(resolved));
  expect(figures).toContain(String(resolved.length));
});

test('the mean of one severity is that of its incidents alone', async () => {
  const rows = (await allIncidents()).filter(
    ({ resolved_at, severity }) => severity === 'High' && isWithin(resolved_at, ...last30Days()),
  );

  expect(await figuresOf('average resolution time of high incidents')).toContain(meanHours(rows));
});

test('where nothing was resolved there is no mean, not nought', async () => {
  const { response } = await workspace().admin.question('average resolution time of critical incidents');

  expect(response).toContain('Time to resolve is not known for any of');
});

test('months are sums of days, and days that have not come are left out', async () => {
  const rows = await allIncidents();

  const { answer } = await workspace().admin.question('incidents per month this year');

  const [table] = answer.tables;
  expect(table?.total).toBe(11);
  for (const { cells } of table?.rows ?? []) {
    const inMonth = (at: number | null) =>
      at !== null && new Date(at).toISOString().startsWith(String(cells[0]).slice(0, 7));
    expect(cells[1]).toBe(rows.filter(({ created_at }) => inMonth(created_at)).length);
  }
});

test('days are those of the zone of whoever asks', async () => {
  const manner = { language: 'en', timeZone: 'Pacific/Auckland', dateFormat: 'YYYY-MM-DD' } as const;

  const { answer } = await workspace().admin.question('incidents per day in the last 7 days', { manner });

  const days = new Map(answer.tables[0]?.rows.map(({ cells }) => [cells[0], cells[1]]));
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' });
  const rows = await allIncidents();
  expect(days.get('2026-11-21')).toBe(
    rows.filter(({ created_at }) => format.format(created_at) === '2026-11-21').length,
  );
});

test('two months are compared by their difference', async () => {
  const rows = await allIncidents();
  const inMonth = (month: string) =>
    rows.filter(({ created_at }) => new Date(created_at).toISOString().startsWith(month)).length;

  const { response } = await workspace().admin.question('compare incidents opened in october and november');

  expect(response).toContain(`: ${inMonth('2026-10') - inMonth('2026-11')}.`);
});

test('who resolved most names everybody who ties', async () => {
  const rows = (await allIncidents()).filter(({ resolved_at }) => isWithin(resolved_at, ...last30Days()));
  const countOf = (name: string | null) => rows.filter(({ assignee_name }) => assignee_name === name).length;
  const names = [...new Set(rows.map(({ assignee_name }) => assignee_name))];
  const most = Math.max(...names.map(countOf));

  const { response } = await workspace().admin.question('who resolved the most incidents in the last 30 days');

  for (const name of names) expect(response.includes(String(name)) || countOf(name) < most).toBe(true);
});

test.each(['average number of incidents per day', 'average resolution time next month'])(
  '“%s” is not what a report tells, so it is refused',
  async (question) => {
    const { answer } = await workspace().admin.question(question);

    expect(answer.refused).not.toBeNull();
  },
);
