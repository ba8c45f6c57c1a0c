import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const [sqlite] = testDatabases;

async function openWorkspace() {
  if (!sqlite) throw new Error('No database to test on.');
  const database = await sqlite.open();
  const app = await startAssistantApp(database);
  const [analyst, viewer] = [await app.as('amara.keller@example.com'), await app.as('priya.sato@example.com')];
  return { app, database, analyst, viewer };
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

const screen = '/security?incident=144';
const ask = async (message: string, more: object = {}) =>
  (await workspace().analyst.question(message, { screen, ...more })).answer;

const statusChange = (incidentId: string, status: string, comment = '') => ({
  action: 'change_status',
  incidentId,
  body: { version: 1, status, comment },
});

test.each([
  ['close incident 143', '143', 'Closed'],
  ['set this incident to resolved', '144', 'Resolved'],
  ['resolve this', '144', 'Resolved'],
  ['mark INC-000143 as mitigated', '143', 'Mitigated'],
  ['please change the status of incident 143 to investigating', '143', 'Investigating'],
  ['reopen incident 141', '141', 'Open'],
  ['can you close this incident?', '144', 'Closed'],
  ['close "Lookalike domain registered"', '139', 'Closed'],
  ['Setze Vorfall 143 auf gelöst', '143', 'Resolved'],
  ['Eröffne Vorfall 141 wieder', '141', 'Open'],
  ['Cierra este incidente', '144', 'Closed'],
  ['Clôture cet incident', '144', 'Closed'],
  ['インシデント143を解決済みにして', '143', 'Resolved'],
])('“%s” becomes a proposal with the version as it is now', async (message, id, status) => {
  const { proposal, refused } = await ask(message);

  expect(refused).toBeNull();
  expect(proposal?.request).toEqual(statusChange(id, status));
  expect(proposal?.state).toBe('open');
});

test('a comment in quotation marks goes with it', async () => {
  const { proposal } = await ask('resolve incident 143 with the comment "all clear"');

  expect(proposal?.request).toEqual(statusChange('143', 'Resolved', 'all clear'));
});

test('nothing is changed before somebody confirms', async () => {
  await ask('close incident 143');

  const { status } = await workspace()
    .database.read.selectFrom('incidents')
    .select('status')
    .where('id', '=', '143')
    .executeTakeFirstOrThrow();
  expect(status).toBe('Open');
});

test.each([
  ['set incident 143 to open', 'already has the status Open'],
  ['reopen this incident', 'only what is resolved or closed can be opened again'],
])('“%s” needs no change, and that is said', async (message, expected) => {
  const { response, answer } = await workspace().analyst.question(message, { screen });

  expect(answer.proposal).toBeNull();
  expect(response).toContain(expected);
});

test.each([
  'close all open incidents',
  'close incident 143 and incident 144',
  'do not close this incident',
  'set incident 143 to foo',
  'set the severity of this incident to high',
  'delete this incident',
  'when did we close incident 141',
  'who closed incident 101',
  'should I close this incident',
])('“%s” proposes nothing', async (message) => {
  expect((await ask(message)).proposal).toBeNull();
});

test('without an incident it asks which one', async () => {
  const { refused, proposal } = await ask('close the incident', { screen: '/dashboard' });

  expect([refused, proposal]).toEqual(['not_understood', null]);
});

test('“it” is the incident the question before was about', async () => {
  const { analyst } = workspace();
  const { understood } = await analyst.question('summarise incident 143', { screen: '/dashboard' });

  const { proposal } = await ask('close it', { screen: '/dashboard', before: understood });

  expect(proposal?.request).toEqual(statusChange('143', 'Closed'));
});

test('where the screen shows another incident than the talk was about, it asks', async () => {
  const { analyst } = workspace();
  const { understood } = await analyst.question('summarise incident 143', { screen: '/dashboard' });

  const { proposal, refused } = await ask('close it', { before: understood });

  expect([refused, proposal]).toEqual(['not_understood', null]);
});

test.each(['close incident 143', 'add a note to this incident: hello'])('a viewer may not: “%s”', async (message) => {
  const { answer } = await workspace().viewer.question(message, { screen });

  expect([answer.refused, answer.proposal, answer.citations]).toEqual(['forbidden', null, []]);
});

test('an incident that is not there is said not to be there', async () => {
  for (const message of ['close incident 999', 'add a note to incident 999: x']) {
    const { refused, proposal } = await ask(message);

    expect([refused, proposal]).toEqual(['not_found', null]);
  }
});

test.each([
  ['add a note to this incident: the supplier has answered', '144', 'the supplier has answered'],
  ['add a note to incident 143: Called Ödön "the boss".', '143', 'Called Ödön "the boss".'],
  ['note that the supplier called', '144', 'the supplier called'],
  ['note: same as incident 120', '144', 'same as incident 120'],
  ['Notiz zu Vorfall 143: angerufen', '143', 'angerufen'],
  ['Añade una nota al incidente 143: llamado', '143', 'llamado'],
  ['Ajoute une note à l’incident 143 : appelé', '143', 'appelé'],
  ['インシデント143にメモを追加: 連絡済み', '143', '連絡済み'],
])('“%s” becomes a proposal of a note', async (message, incidentId, note) => {
  const { proposal } = await ask(message);

  expect(proposal?.request).toEqual({ action: 'add_note', incidentId, body: { message: note, note: true } });
});

test('a note without words asks for them', async () => {
  const { refused, proposal } = await ask('add a note to this incident');

  expect([refused, proposal]).toEqual(['not_understood', null]);
});
