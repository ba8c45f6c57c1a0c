import type { ChatMessage } from '@halyard/contracts/work/assistant.ts';
import { expect, test } from 'vitest';
import {
  addHistory,
  answerQuestion,
  ask,
  bringBack,
  type Conversation,
  clear,
  hear,
  noConversation,
  noteRerun,
  noteSessionState,
  pendingQuestion,
  placeOf,
  replaceAnswer,
  restore,
  settleQuestion,
} from './conversation.ts';

const at = Date.parse('2026-11-21T08:42:00.000Z');
const kinds = ({ messages }: Conversation) =>
  messages.map((message) => (message.kind === 'note' ? message.note : message.text));

const greeted = noteSessionState(noConversation, 'signedIn', at);
const asked = ask(greeted, { id: 'q1', at, text: 'How many?', screen: '/todos' });
const answered = answerQuestion(asked, { questionId: 'q1', reply: { response: 'Two.' }, at });

test('a system error stands behind everything, and goes once somebody is signed in again', () => {
  const broken = noteSessionState(answered, 'signedOut', at);

  expect(kinds(broken)).toEqual(['greeting', 'How many?', 'Two.', 'signedOut']);
  expect(kinds(noteSessionState(broken, 'unverified', at))).toEqual(['greeting', 'How many?', 'Two.', 'unverified']);
  expect(kinds(noteSessionState(broken, 'signedIn', at))).toEqual(['greeting', 'How many?', 'Two.']);
});

test('earlier messages come after the greeting and before what was said since, each once', () => {
  const history: ChatMessage[] = [
    { id: 'h1', role: 'person', at: '2026-11-20T10:00:00.000Z', text: 'Any threats?', answer: null },
    { id: 'q1', role: 'person', at: '2026-11-21T08:42:00.000Z', text: 'How many?', answer: null },
  ];

  expect(kinds(addHistory(answered, history))).toEqual(['greeting', 'Any threats?', 'How many?', 'Two.']);
});

test('a question that is asked again moves to the end', () => {
  const failed = settleQuestion(asked, 'q1', { is: 'failed', at, failure: { problem: 'blocked', error: null } });
  const next = answerQuestion(ask(failed, { id: 'q2', at, text: 'And now?', screen: '/' }), {
    questionId: 'q2',
    reply: { response: 'Three.' },
    at,
  });

  const again = ask(next, { id: 'q1', at, text: 'How many?', screen: '/todos' });

  expect(kinds(again)).toEqual(['greeting', 'And now?', 'Three.', 'How many?']);
  expect(pendingQuestion(again)?.id).toBe('q1');
});

test('an answer carries the id and the time of the server, else those of the question and the clock', () => {
  const reply = { response: 'Two.', id: 'a1', at: '2026-11-21T08:42:05.000Z', error: true };

  expect(answerQuestion(asked, { questionId: 'q1', reply, at }).messages.at(-1)).toMatchObject({
    id: 'a1',
    at: at + 5_000,
    isError: true,
  });
  expect(answered.messages.at(-1)).toMatchObject({ id: 'answer-q1', at, isError: false });
});

test('a restart forgets what has arrived', () => {
  const heard = [{ frame: 'query', label: 'Tasks' } as const, { frame: 'text', delta: 'Tw' } as const].reduce(
    hear,
    asked,
  );
  expect(heard.progress).toEqual({ queries: ['Tasks'], text: 'Tw' });

  expect(hear(heard, { frame: 'restart' }).progress).toEqual({ queries: [], text: '' });
});

test('clearing leaves one message; taking it back puts the old ones before what was said since', () => {
  const cleared = clear(answered, at);
  expect(kinds(cleared)).toEqual(['cleared']);

  const since = ask(cleared, { id: 'q2', at, text: 'And now?', screen: '/' });
  expect(kinds(restore(since))).toEqual(['greeting', 'How many?', 'Two.', 'And now?']);
});

test('what was pending when it was cleared comes back as stopped', () => {
  expect(restore(clear(asked, at)).messages.at(-1)).toMatchObject({ id: 'q1', stage: { is: 'stopped' } });
});

test('an answer takes the place of another, which can be brought back', () => {
  const running = noteRerun(answered, 'answer-q1', {
    is: 'pending',
    spec: { subject: 'tasks', measure: 'count', where: [] },
  });
  const replaced = replaceAnswer(running, 'answer-q1', { reply: { id: 'a2', response: 'Three.' }, at });
  const [before, after] = [answered, replaced].map(({ messages }) => messages.at(-1));

  expect(kinds(replaced)).toEqual(['greeting', 'How many?', 'Three.']);
  expect(after?.id).toBe('a2');
  expect(after && placeOf(after)).toBe(before?.id);
  expect(bringBack(replaced, 'a2')).toEqual(answered);
});

test('a cleared conversation has nothing running in it once it is restored', () => {
  const running = noteRerun(answered, 'answer-q1', {
    is: 'pending',
    spec: { subject: 'tasks', measure: 'count', where: [] },
  });

  expect(restore(clear(running, at)).messages).toEqual(answered.messages);
});
