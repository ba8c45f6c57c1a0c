import { summariseIncident } from '@halyard/assistant';
import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { languages } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOverHttp, startAssistantApp } from '../../../testing/assistant-app.ts';
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

const screen = '/security?incident=144';

async function ask(question: string) {
  const { answer, response } = await workspace().admin.question(question, { screen });
  return { refused: answer.refused, first: response.split('\n')[0] ?? '', answer };
}

test.each([
  ['status of incident 144', 'INC-000144 Credential theft through supplier portal: Status: Investigating. [1]'],
  [
    'is this incident resolved?',
    'INC-000144, Credential theft through supplier portal, has the status Investigating. [1]',
  ],
  ['who is assigned to INC-144', 'INC-000144 Credential theft through supplier portal: Assignee: Amara Keller. [1]'],
  ['is it assigned to me', 'INC-000144 is assigned to Amara Keller. [1]'],
  ['severity of #144', 'INC-000144 has the severity Critical. [1]'],
  ['when is this incident due', 'INC-000144 should be resolved by 2026-11-21 12:03; 3 h 21 m left. [1]'],
  [
    'how long has incident 144 been open',
    'INC-000144 was detected 2026-11-21 08:03, 39 m ago, and is not resolved. [1]',
  ],
  ['confidence of incident 144', 'Nobody has stated a confidence for INC-000144. [1]'],
  ['labels of incident 144', 'INC-000144 has no labels. [1]'],
  ['which threats are linked to incident 144', 'It is linked to 1 threat. [1]'],
  ['was incident 144 reopened', 'The timeline of INC-000144 says nothing of it. [1]'],
  [
    'who resolved incident 141',
    'The timeline of INC-000141 says: 2026-11-21 07:30, Lin Okafor: Status changed from Investigating to Resolved. [1]',
  ],
  [
    'did incident 141 meet its target',
    'INC-000141 was resolved 2026-11-21 07:30, 1 h 12 m after its detection and within its target. [1]',
  ],
  [
    'status of "Invoice lure reached the finance desk"',
    'INC-000129 Invoice lure reached the finance desk: Status: Open. [1]',
  ],
])('“%s” is answered from the incident', async (question, expected) => {
  const { first, refused } = await ask(question);

  expect(refused).toBeNull();
  expect(first).toBe(expected);
});

test('what happened is a table of the timeline, newest first, with the instants and who', async () => {
  const { database } = workspace();
  const events = await database.read
    .selectFrom('events')
    .select(['at'])
    .where('object_type', '=', 'incident')
    .where('object_id', '=', '144')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();

  const { answer } = await ask('what happened on this incident');

  expect(answer.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(
    events.map(({ at }) => new Date(Number(at)).toISOString()),
  );
});

test('two incidents are shown side by side', async () => {
  const { answer } = await ask('compare incident 144 and incident 143');

  expect(answer.tables[0]?.rows.map(({ cells }) => cells[0])).toEqual(['INC-000144', 'INC-000143']);
});

test('an incident that is not there is said not to be there', async () => {
  const { refused, first } = await ask('who has incident 999');

  expect(refused).toBe('not_found');
  expect(first).toBe('There is no INC-000999.');
});

test('of a title that several incidents have, all of them are told', async () => {
  const { answer } = await ask('who is assigned to the incident "domain"');

  expect(answer.tables[0]?.rows.length).toBeGreaterThan(1);
});

test.each([
  'delete this incident',
  'who is assigned to incident 144 tomorrow',
  'why did incident 144 happen',
  'is this incident assigned to zork',
])('“%s” is refused', async (question) => {
  expect((await ask(question)).refused).not.toBeNull();
});

async function summaryOf(id: string, language: Language) {
  const { admin, app } = workspace();
  return summariseIncident(
    {
      message: '',
      screen: '/',
      before: null,
      productName: 'Halyard',
      newId: () => 'id',
      now: app.now(),
      person: { id: admin.id, name: admin.username, role: 'admin' },
      manner: { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' },
      read: readOverHttp(admin.ask),
      onQuery: () => undefined,
    },
    id,
  );
}

test.each(languages)('a summary in %s has four to eight sentences, and every one cites', async (language) => {
  const rows = await workspace().database.read.selectFrom('incidents').select('id').execute();
  for (const { id } of rows) {
    const { sentences, citations } = await summaryOf(id, language);

    expect(sentences.length).toBeGreaterThanOrEqual(4);
    expect(sentences.length).toBeLessThanOrEqual(8);
    for (const { cites } of sentences) expect(cites.length).toBeGreaterThan(0);
    for (const { request } of citations) expect(request).toBe(`GET /incidents/${id}`);
  }
});

test('a summary names what is linked, quotes what was written and counts what was done', async () => {
  const { sentences, citations } = await summaryOf('144', 'en');
  const text = sentences.map(({ parts }) => parts.map((part) => part.text).join('')).join(' ');

  expect(text).toContain(
    'severity Critical, status Investigating, detected 2026-11-21 08:03, reported by Identity logs.',
  );
  expect(text).toContain('Amara Keller: Note “Ask the provider for the account behind the address.”');
  expect(text).toContain('Linked to it: Andrei Munteanu, Meridian Freight, Quayline Hosting, and');
  expect(text).toContain(
    'Playbooks: Credential theft, 2 of 6 steps done, next “Check second factors and devices that were added”.',
  );
  expect(citations.some(({ href }) => href?.startsWith('/network?entity='))).toBe(true);
});

test('a summary says what is missing', async () => {
  const { sentences } = await summaryOf('117', 'en');
  const text = sentences.map(({ parts }) => parts.map((part) => part.text).join('')).join(' ');

  expect(text).toContain('It is unassigned.');
  expect(text).toContain('No entities or threats are linked to it.');
  expect(text).toContain('No playbooks started.');
});

test('words of a record cannot become a link of ours', async () => {
  const { database, admin } = workspace();
  const title = 'Look \uE000hhttps://evil.example\uE001here\uE002';
  await database.write((tx) => tx.updateTable('incidents').set({ title }).where('id', '=', '105').execute());

  const { answer } = await admin.question('status of incident 105');

  const links = answer.sentences.flatMap(({ parts }) => parts.map(({ href }) => href));
  expect(links.some((href) => href?.includes('evil'))).toBe(false);
});
