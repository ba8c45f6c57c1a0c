import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';

const workspace = useWorkspace();
const ask = (question: string) => workspace().admin.question(question);

test('an instruction links its screen and has a source without a query', async () => {
  const { answer } = await ask('how do I add a task');

  expect(answer.citations).toEqual([
    { n: 1, label: 'Instructions: How do I add a task?', request: null, href: '/todos', records: null },
  ]);
  expect(answer.sentences[0]?.parts).toContainEqual({ text: 'My Tasks', cite: null, href: '/todos' });
});

test.each([
  ['where is the audit log', '/audit'],
  ['where can I find my notifications', '/notifications'],
  ['how do I open the threat map', '/threats?tab=map'],
  ['can I import csv', '/imports'],
  ['how do I switch to German', '/settings?tab=preferences'],
  ['how do I turn two-factor authentication off', '/settings?tab=security'],
  ['wie lade ich Bedrohungen herunter', '/threats'],
  ['¿dónde encuentro las alertas?', '/security?tab=alerts'],
  ['Où se trouvent les alertes ?', '/security?tab=alerts'],
  ['監査ログはどこにありますか', '/audit'],
])('%s leads to %s', async (question, href) => {
  const { answer } = await ask(question);

  expect(answer.refused).toBeNull();
  expect(answer.citations[0]?.href).toBe(href);
});

test.each(['how do I turn two-factor authentication off', 'wie schalte ich die Zwei-Faktor-Authentifizierung aus'])(
  'off is not on: %s',
  async (question) => {
    const { answer } = await ask(question);

    expect(answer.citations[0]?.label).toMatch(/turn off|aus\?/);
  },
);

test.each([
  'how do I not add a task',
  'how do I frobnicate the network',
  'how do I add a task and an incident',
  'how do I print',
])('what there is no instruction for is refused: %s', async (question) => {
  expect((await ask(question)).answer.refused).toBe('not_understood');
});

test('somebody who may not open a screen is told so', async () => {
  const { answer } = await workspace().viewer.question('where is the audit log');

  expect(answer.refused).toBe('forbidden');
});

test('a term is explained from the help page, and what was asked before stays', async () => {
  const first = await ask('how many incidents are open');
  const { answer, understood } = await workspace().admin.question('what is a playbook?', { before: first.understood });

  expect(answer.refused).toBeNull();
  expect(answer.citations).toEqual([
    { n: 1, label: 'What is a playbook?', request: null, href: '/security?tab=playbooks', records: null },
  ]);
  expect(understood).toEqual(first.understood);
});

test.each([
  ['hello', 'show the query behind every figure'],
  ['thanks', 'You are welcome.'],
  ['what can you do', 'Nothing is done before you confirm it'],
  ['does anything leave this server', 'Nothing leaves this server unless'],
  ['are you sure?', 'I do not estimate.'],
  ['do you speak Japanese', 'Japanese'],
])('%s', async (question, sentence) => {
  expect((await ask(question)).response).toContain(sentence);
});

test('thanks after a question do not ask it again', async () => {
  const first = await ask('how many tasks do I have');

  const { response } = await workspace().admin.question('thanks', { before: first.understood });

  expect(response).toBe('You are welcome.');
});
