import type { Answer } from '@halyard/contracts/work/assistant.ts';
import { describe, expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { askAgain, type Send } from '../question-set/testing/ask-question.ts';
import { converse, type Person, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();

const sendAs =
  ({ app }: ReturnType<typeof workspace>, { token }: Person): Send =>
  (request) =>
    app.app.inject({ ...request, headers: { authorization: `Bearer ${token}` } });

const dates = /\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?/g;

/** Every figure has a source, and every source has the figure when the same person asks it again. */
async function expectCited(answer: Answer, person: Person): Promise<void> {
  const send = sendAs(workspace(), person);
  const known = new Map(answer.citations.map((citation) => [citation.n, citation]));
  for (const { parts, cites } of answer.sentences) {
    const said = parts.map(({ text }) => text).join('');
    if (/\d/.test(said.replaceAll(dates, ''))) expect([said, cites.length > 0]).toEqual([said, true]);
    expect(cites.every((cite) => known.has(cite))).toBe(true);
  }
  for (const { request, records } of answer.citations) {
    if (request === null || records === null || !request.startsWith('GET /query')) continue;
    const again = await askAgain(send, request);
    expect([request, again.statusCode, (again.json() as { total: number }).total]).toEqual([request, 200, records]);
  }
  for (const { cite, rows, total } of answer.tables) {
    expect(cite !== null && known.has(cite)).toBe(true);
    expect(rows.length).toBeLessThanOrEqual(total);
  }
}

describe.each(['admin', 'analyst', 'viewer'] as const)('for the %s', (who) => {
  test.each([
    ['give me an overview', undefined],
    ['what changed since yesterday', undefined],
    ["What's new since yesterday?", undefined],
    ['what happened today', undefined],
    ['What should I do first?', undefined],
    ['what should I do next', undefined],
    ['write a shift handover', 'handover'],
    ['write a handover for the last 8 hours', 'handover'],
    ['write an incident report for 144', 'incident_report'],
  ] as const)('“%s” says what several queries found, each with its source', async (question, draft) => {
    const person = workspace()[who];
    const { answer } = await person.question(question);

    expect([answer.refused, answer.draft]).toEqual([null, draft]);
    expect(answer.citations.length).toBeGreaterThan(2);
    await expectCited(answer, person);
  });
});

test('an incident report is about the incident on the screen or in the conversation', async () => {
  const { admin } = workspace();
  const onScreen = await converse(admin, ['incident report'], { screen: '/security?incident=139' });
  const before = await converse(admin, ['who is assigned to incident 131', 'write an incident report']);

  expect([saidIn(onScreen).includes('INC-000139'), saidIn(before).includes('INC-000131')]).toEqual([true, true]);
});

test('an overview leaves out what the person may not read', async () => {
  const { admin, viewer } = workspace();
  const asked = async (person: Person) =>
    (await person.question('what changed since yesterday')).answer.citations.map(({ request }) => request ?? '');

  expect((await asked(admin)).some((request) => request.includes('imports'))).toBe(true);
  expect((await asked(viewer)).some((request) => request.includes('imports'))).toBe(false);
});

test('what is next is one’s own', async () => {
  const { analyst, app } = workspace();
  const own = await app.database.read
    .selectFrom('incidents')
    .select('id')
    .where('assignee_id', '=', analyst.id)
    .where('status', 'in', ['Open', 'Investigating', 'Mitigated'])
    .where('deleted_at', 'is', null)
    .orderBy('due_at')
    .execute();

  const { answer } = await analyst.question('What should I do first?');

  expect(answer.citations[0]?.records).toBe(own.length);
  expect(answer.tables[0]?.rows.map(({ href }) => href)).toEqual(
    own.slice(0, 5).map(({ id }) => `/security?incident=${id}`),
  );
});

test('whether the audit log is intact is said with the number of its entries', async () => {
  const { admin, app } = workspace();
  const entries = await app.database.read.selectFrom('audit').select('seq').execute();

  const { answer } = await admin.question('is the audit log intact');

  expect(saidIn(answer)).toContain(`${entries.length} entries`);
  expect(answer.citations[0]?.request).toBe('GET /audit/integrity');
});

test('a question that names something is no overview', async () => {
  for (const question of [
    'summary of Atlantis',
    'what changed about the flurb',
    'overview of open incidents by source',
  ])
    expect([question, (await workspace().admin.question(question)).answer.citations.length]).not.toEqual([question, 8]);
});
