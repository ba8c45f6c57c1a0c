import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const [sqlite] = testDatabases;

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

/** The sample's only rule matches threats that are critical or high; no one acknowledged them. */
const waiting = () =>
  workspace()
    .database.read.selectFrom('intelligence')
    .select(['name', 'severity', 'seen_at'])
    .where('family', '=', 'threat')
    .where('severity', 'in', ['Critical', 'High'])
    .where('acknowledged_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .execute();

const ask = async (message: string, screen = '/security') => workspace().admin.question(message, { screen });

test('alerts are the threats that a rule holds for and nobody acknowledged', async () => {
  const { answer } = await ask('how many alerts are there');

  expect(answer.tables[0]?.total).toBe((await waiting()).length);
});

test('alerts of one severity are counted', async () => {
  const critical = (await waiting()).filter(({ severity }) => severity === 'Critical');

  const { response } = await ask('how many critical alerts are waiting');

  expect(response).toContain(`${critical.length} alert`);
});

test('the newest alert is the one seen last, not the most severe', async () => {
  const [newest] = await waiting();

  const { response } = await ask('newest alert');

  expect(response).toContain(`The newest alert is ${newest?.name}`);
});

test('rules are told with what they hold for, and a rule nobody knows is not guessed at', async () => {
  const { answer } = await ask('alerts by rule');
  const unknown = await ask('alerts of the rule Foo');

  expect(answer.tables[0]?.rows[0]?.cells).toEqual(['Critical and high threats', 'on', (await waiting()).length]);
  expect(unknown.answer.refused).toBe('not_found');
});

test.each(['acknowledged alerts', 'alerts last week', 'top alerts'])('“%s” is refused', async (message) => {
  expect((await ask(message)).answer.refused).not.toBeNull();
});

test('the steps of a playbook are told in their order, whatever part of its name is said', async () => {
  const { steps } = await workspace()
    .database.read.selectFrom('playbooks')
    .select('steps')
    .where('name', '=', 'Ransomware')
    .executeTakeFirstOrThrow();

  for (const message of ['what are the steps of the playbook Ransomware', 'ransomware playbook steps']) {
    const { answer } = await ask(message);

    expect(answer.tables[0]?.rows.map(({ cells }) => cells[1])).toEqual(JSON.parse(steps));
  }
});

test('a playbook whose name is a kind of threat as well is found', async () => {
  const { answer } = await ask('steps of the credential theft playbook');

  expect(answer.refused).toBeNull();
  expect(answer.tables[0]?.caption).toBe('Steps of Credential theft');
});

test('where a playbook runs is counted by the list that shows it', async () => {
  const { database } = workspace();
  const runs = await database.read
    .selectFrom('playbook_runs')
    .innerJoin('incidents', 'incidents.id', 'playbook_runs.incident_id')
    .select('incidents.id')
    .where('playbook_runs.name', '=', 'Lookalike domain')
    .where('incidents.status', 'in', ['Open', 'Investigating', 'Mitigated'])
    .execute();

  const { answer } = await ask('which incidents run the playbook Lookalike domain');

  expect(answer.tables[0]?.rows.map(({ href }) => href)).toEqual(runs.map(({ id }) => `/security?incident=${id}`));
  expect(answer.citations.at(-1)?.href).toMatch(/^\/security\?running=/);
});

test('the playbook on screen is “this playbook”', async () => {
  const { id } = await workspace()
    .database.read.selectFrom('playbooks')
    .select('id')
    .where('name', '=', 'Phishing wave')
    .executeTakeFirstOrThrow();

  const { response } = await ask('what are the steps of this playbook', `/security?tab=playbooks&playbook=${id}`);

  expect(response).toContain('Phishing wave has 5 steps.');
});

test('a playbook nobody knows is said to be unknown', async () => {
  const { answer, response } = await ask('show the playbook Foo');

  expect(answer.refused).toBe('not_found');
  expect(response).toContain('I know no playbook called Foo.');
});
