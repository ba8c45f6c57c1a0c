import { listedTopics, workspaceTopics } from '@halyard/assistant/topics';
import { type Language, languages } from '@halyard/contracts/accounts/settings.ts';
import { can } from '@halyard/contracts/policy.ts';
import { expect, test } from 'vitest';
import { useWorkspace, type Workspace } from '../../../testing/use-workspace.ts';

const workspace = useWorkspace();
const topics = [...workspaceTopics, ...listedTopics];

const manner = (language: Language) => ({ language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' }) as const;

async function screenWithTask({ app, admin }: Workspace): Promise<string> {
  const { id } = await app.database.read
    .selectFrom('todos')
    .select('id')
    .where('owner_id', '=', admin.id)
    .where('completed', '=', 0)
    .executeTakeFirstOrThrow();
  return `/todos?task=${id}`;
}

test.each(languages)('every example is answered for an administrator: %s', async (language) => {
  const { admin } = workspace();
  const screen = await screenWithTask(workspace());
  const unanswered: string[] = [];

  for (const { texts } of topics)
    for (const question of texts[language].examples) {
      const { answer } = await admin.question(question, { screen, manner: manner(language) });
      if (answer.refused || (answer.sentences.length === 0 && !answer.proposal)) unanswered.push(question);
    }

  expect(unanswered).toEqual([]);
});

test.each(languages)('a viewer is answered what a viewer may ask, and refused the rest: %s', async (language) => {
  const { viewer } = workspace();
  const reasons = new Map<string, ReadonlySet<string>>();

  for (const { name, texts, permission } of topics.filter(({ name }) => name !== 'one-task')) {
    const refused: string[] = [];
    for (const question of texts[language].examples) {
      const { answer } = await viewer.question(question, { manner: manner(language) });
      refused.push(answer.refused ?? 'answered');
    }
    if (!can(viewer.role as 'viewer', permission)) reasons.set(name, new Set(refused));
    else if (name !== 'how-to') expect([name, ...new Set(refused)].filter((one) => one !== 'answered')).toEqual([name]);
  }

  expect(Object.fromEntries(reasons)).toEqual({ users: new Set(['forbidden']) });
});

test.each(languages.filter((language) => language !== 'en'))('no answer is in English: %s', async (language) => {
  const { admin } = workspace();
  const english = /\b(the|your|you|there|are|and|with|have|how)\b/i;
  const titles = (await workspace().app.database.read.selectFrom('todos').select('text').execute()).map(
    ({ text }) => text,
  );
  const mixed: string[] = [];

  for (const { texts } of topics)
    for (const question of texts[language].examples) {
      const { answer } = await admin.question(question, { manner: manner(language) });
      const own = answer.sentences
        .flatMap(({ parts }) => parts)
        .filter(({ href, text }) => !href && !titles.includes(text));
      const said = own.map(({ text }) => text).join(' ');
      if (english.test(said)) mixed.push(said);
    }

  expect(mixed).toEqual([]);
});

test.each([
  '',
  '   ',
  '?!…',
  '🙂🙂',
  '؟ مرحبا',
  '<script>alert(1)</script>',
  "'; DROP TABLE todos; --",
  '\u202Enimda',
  '「」',
])('odd input is refused and breaks nothing: %j', async (message) => {
  const { answer } = await workspace().admin.question(message);

  expect(answer.refused).not.toBeNull();
  expect(answer.suggestions.length + (answer.readings ?? []).length).toBeGreaterThan(0);
});

test('ten thousand characters are refused', async () => {
  const { answer } = await workspace().admin.question('how many tasks '.repeat(667));

  expect(answer.refused).not.toBeNull();
});
