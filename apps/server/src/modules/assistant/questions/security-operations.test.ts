import { securityTopics } from '@halyard/assistant/topics';
import { languages } from '@halyard/contracts/accounts/settings.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AssistantApp, startAssistantApp } from '../../../testing/assistant-app.ts';
import { testDatabases } from '../../../testing/databases.ts';

const [sqlite] = testDatabases;

async function openWorkspace() {
  if (!sqlite) throw new Error('No database to test on.');
  const database = await sqlite.open();
  const app = await startAssistantApp(database);
  return { app, database, admin: await app.as('admin@example.com'), viewer: await app.as('priya.sato@example.com') };
}

type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

describe('questions about security operations', () => {
  const opened: { workspace?: Workspace } = {};
  const workspace = (): Workspace => {
    if (!opened.workspace) throw new Error('The workspace is not open yet.');
    return opened.workspace;
  };
  beforeAll(async () => {
    opened.workspace = await openWorkspace();
  });
  afterAll(() => (workspace().app as AssistantApp).close());

  describe.each(securityTopics.map((topic) => ({ name: topic.name, topic })))('$name', ({ topic }) => {
    test.each(languages)('answers its examples in %s', async (language) => {
      const isOfOne = topic.screens.includes('/security?incident');
      const screen = isOfOne ? '/security?incident=144' : '/security';
      for (const example of topic.texts[language].examples) {
        const { answer, response } = await workspace().admin.question(example, { screen });

        expect([example, answer.refused, response.length > 0]).toEqual([example, null, true]);
      }
    });
  });

  test('whatever is said of data cites the query it rests on', async () => {
    for (const { texts } of securityTopics)
      for (const example of texts.en.examples) {
        const { answer } = await workspace().admin.question(example, { screen: '/security?incident=144' });
        const cited = answer.citations.map(({ n }) => n);

        expect(cited).toEqual(cited.map((_, index) => index + 1));
        for (const { cites } of answer.sentences) expect(cited).toEqual(expect.arrayContaining(cites));
        expect(answer.sentences.some(({ cites }) => cites.length > 0)).toBe(true);
      }
  });

  test('a viewer reads the same answers as an administrator', async () => {
    const { admin, viewer } = workspace();
    for (const question of ['How many incidents are open?', 'Alerts by rule', 'Which playbooks are there?']) {
      const forAdmin = await admin.question(question);
      const forViewer = await viewer.question(question);

      expect(forViewer.response).toBe(forAdmin.response);
    }
  });

  test.each([
    ['ten thousand letters', `how many incidents ${'x'.repeat(10_000)}`],
    ['punctuation alone', '?!?.,;:-'],
    ['quotation marks', 'incidents with """"""" and “””'],
    ['a name with quotes', `incidents assigned to O'Brien "Bobby" Tables`],
    ['text from right to left', 'incidents \u202eneppo\u202c assigned to محمد'],
    ['marks of the engine itself', 'incidents containing \uE000h/evil\uE001open\uE002'],
  ])('%s does no harm', async (_, message) => {
    const { answer } = await workspace().admin.question(message);

    const links = answer.sentences.flatMap(({ parts }) => parts.map(({ href }) => href));
    expect(links.every((href) => href === null || href.startsWith('/security'))).toBe(true);
  });
});
