import type { ChatMessage } from '@halyard/contracts/work/assistant.ts';
import { type Conversation, conversationHeader, type SavedQuestion } from '@halyard/contracts/work/conversations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answerOf, replyWith, sentenceOf } from '../../assistant/testing/open-assistant.tsx';
import type { Answers } from '../../testing/fake-call.ts';
import { renderApp } from '../../testing/render-app.tsx';

const now = new Date('2026-11-21T15:58:00.000Z');
const spec = { subject: 'incidents' as const, measure: 'count' as const, where: [] };

const conversation = (id: string, more: Partial<Conversation> = {}): Conversation => ({
  id,
  title: `Title of ${id}`,
  questions: 2,
  createdAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-21T15:41:00.000Z',
  ...more,
});

const handover = conversation('c1', { title: 'Shift handover', questions: 1 });
const burglary = conversation('c2', { title: 'Burglary in Leeds', updatedAt: '2026-11-20T10:00:00.000Z' });

const reading = {
  spec,
  chips: [
    { name: null, label: 'Incidents', without: null, options: [] },
    { name: 'Status', label: 'Open', without: null, options: [] },
    { name: null, label: 'Count', without: null, options: [] },
  ],
  href: '/security?status=open',
  filters: [],
  words: [{ text: 'open incidents', meaning: 'Status: Open' }],
  total: 4,
  by: 'halyard' as const,
};
const citation = { n: 1, label: 'Incidents: Open', request: null, href: '/security?status=open', records: 4 };

const message = (id: string, role: ChatMessage['role'], text: string): ChatMessage => ({
  id,
  role,
  at: '2026-11-21T15:41:00.000Z',
  text,
  answer: role === 'person' ? null : answerOf({ sentences: [sentenceOf(text)], citations: [citation], reading }),
});
const messages = [
  message('q1', 'person', 'How many incidents are open?'),
  message('a1', 'assistant', 'Four are open.'),
  message('q2', 'person', 'And now?'),
  {
    ...message('a2', 'assistant', 'Nothing to count.'),
    answer: answerOf({ sentences: [sentenceOf('Nothing to count.')] }),
  },
];

const saved = (id: string, more: Partial<SavedQuestion> = {}): SavedQuestion => ({
  id,
  title: `Saved ${id}`,
  message: 'Which incidents are overdue?',
  spec: null,
  shared: false,
  owner: { id: 'me', name: 'Ada Byron', isMe: true },
  createdAt: '2026-11-19T08:00:00.000Z',
  ...more,
});

/** The page over a server with two conversations, the first of which has two answers. */
async function openPage({
  path = '/assistant?conversation=c1',
  answers = {},
}: {
  path?: string;
  answers?: Answers;
} = {}) {
  const asked: { readonly body: unknown; readonly headers: Record<string, string> }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, headers }: RequestInit) => {
    asked.push({ body: JSON.parse(String(body)), headers: headers as Record<string, string> });
    return replyWith({ sentences: [sentenceOf('Two.')] });
  });
  const opened = renderApp({
    path,
    as: 'analyst',
    now,
    answers: {
      'GET /assistant': () => ({ model: null, suggestions: [] }),
      'GET /query': () => {
        throw new Error('not compared here');
      },
      'GET /assistant/conversations': ({ query }) =>
        [handover, burglary].filter(({ title }) => title.toLowerCase().includes(query?.search ?? '')),
      'GET /assistant/conversations/:id': ({ params }) => ({
        conversation: params.id === 'c1' ? handover : burglary,
        messages: params.id === 'c1' ? messages : [],
      }),
      'GET /assistant/conversations/:id/ratings': () => [],
      'GET /assistant/saved-questions': () => [],
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Halyard AI' });
  const list = within(screen.getByRole('navigation', { name: 'Conversations' }));
  const rail = () => within(screen.getByRole('complementary', { name: 'Sources' }));
  const currentSearch = () => opened.router.state.location.search;
  return { ...opened, list, rail, asked, currentSearch };
}

test('conversations stand under the day of their last question, and the one in the address is open', async () => {
  const { list } = await openPage();

  const today = within(await list.findByRole('region', { name: 'Today' }));
  expect(today.getByRole('link', { current: 'page' }).textContent).toBe('Shift handover1 question, 15:41');
  expect(within(list.getByRole('region', { name: 'Yesterday' })).getByText('Burglary in Leeds')).toBeTruthy();
  expect(list.queryByRole('region', { name: 'Earlier' })).toBeNull();
  expect(await screen.findByText('Four are open.')).toBeTruthy();
  expect(screen.getByText('Built-in engine. Questions stay on this server.')).toBeTruthy();
});

test('without a conversation in the address the newest one is opened', async () => {
  const { currentSearch } = await openPage({ path: '/assistant' });

  await waitFor(() => expect(currentSearch()).toEqual({ conversation: 'c1' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Shift handover' })).toBeTruthy();
});

test('who has none yet gets an empty one', async () => {
  const first = conversation('c9', { title: '', questions: 0 });
  let isStarted = false;
  const { currentSearch } = await openPage({
    path: '/assistant',
    answers: {
      'GET /assistant/conversations': () => (isStarted ? [first] : []),
      'POST /assistant/conversations': () => {
        isStarted = true;
        return first;
      },
      'GET /assistant/conversations/:id': () => ({ conversation: first, messages: [] }),
    },
  });

  await waitFor(() => expect(currentSearch()).toEqual({ conversation: 'c9' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'New conversation' })).toBeTruthy();
});

test('a conversation that is gone says so and leads to the newest one', async () => {
  const { user, currentSearch } = await openPage({ path: '/assistant?conversation=gone' });

  await user.click(await screen.findByRole('button', { name: 'Open the newest conversation' }));

  await waitFor(() => expect(currentSearch()).toEqual({ conversation: 'c1' }));
});

test('search stands in the address and says where nothing is found', async () => {
  const { user, list, currentSearch } = await openPage();
  await list.findByText('Burglary in Leeds');

  await user.type(list.getByRole('searchbox', { name: 'Search conversations' }), 'leeds{Enter}');
  await waitFor(() => expect(list.queryByText('Shift handover')).toBeNull());
  expect(currentSearch()).toEqual({ conversation: 'c1', q: 'leeds' });
  expect(await screen.findByText('Four are open.')).toBeTruthy();

  await user.type(list.getByRole('searchbox', { name: 'Search conversations' }), ' or york{Enter}');
  expect(await list.findByText('No conversation contains this text.')).toBeTruthy();
});

test('a question goes to the open conversation, and the list is read again', async () => {
  const { user, asked, sent } = await openPage({ path: '/assistant?conversation=c2' });
  const lists = () => sent.filter(({ endpoint }) => endpoint === 'GET /assistant/conversations').length;
  const composer = await screen.findByRole('textbox', { name: 'Your question' });
  await screen.findByText('Hello! How can I help you today?');
  const before = lists();

  await user.type(composer, 'How many tasks?{Enter}');

  expect(await screen.findByText('Two.')).toBeTruthy();
  expect(asked).toMatchObject([{ body: { message: 'How many tasks?' }, headers: { [conversationHeader]: 'c2' } }]);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test('the sources are those of the newest answer, and follow the arrows and the focus', async () => {
  const { user, rail } = await openPage();
  await screen.findByText('Nothing to count.');
  expect(rail().getByText('This answer is not based on records.')).toBeTruthy();
  (document.activeElement as HTMLElement).blur();

  screen.getByText('Nothing to count.').closest<HTMLElement>('[data-by="assistant"]')?.focus();
  await user.keyboard('{ArrowUp}');

  expect(rail().getByRole('link', { name: '4 records' }).getAttribute('href')).toBe('/security?status=open');
  expect(rail().getByText('Incidents: Open')).toBeTruthy();
  const query = within(rail().getByRole('region', { name: 'Query' }));
  expect(query.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Subject', 'Status', 'Measure']);
  expect(within(rail().getByRole('table', { name: 'Read as' })).getByText('open incidents')).toBeTruthy();

  await user.keyboard('{ArrowDown}');
  expect(rail().getByText('This answer is not based on records.')).toBeTruthy();
});

test('/ leads into the composer', async () => {
  const { user } = await openPage();
  const composer = await screen.findByRole('textbox', { name: 'Your question' });
  await screen.findByText('Four are open.');
  composer.blur();

  await user.keyboard('/');

  expect(document.activeElement).toBe(composer);
  expect((composer as HTMLTextAreaElement).value).toBe('');
});

test('a rating says what is sent, includes the text on request, and is taken back when pressed again', async () => {
  const stored: { messageId: string; rating: 'up' | 'down'; withContent: boolean }[] = [];
  const { user, rail, sent } = await openPage({
    answers: {
      'GET /assistant/conversations/:id/ratings': () => stored,
      'PUT /assistant/messages/:id/rating': ({ params, body: { rating, withContent = false } }) => {
        stored.splice(0);
        if (rating) stored.push({ messageId: params.id, rating, withContent });
        return { rating, withContent };
      },
    },
  });
  await screen.findByText('Nothing to count.');
  const bodies = () => sent.filter(({ endpoint }) => endpoint.endsWith('/rating')).map(({ body }) => body);
  expect(rail().getByText('Sends your rating to administrators, not the text.')).toBeTruthy();

  await user.click(rail().getByRole('button', { name: 'No' }));
  await waitFor(() => expect(rail().getByRole('button', { name: 'No', pressed: true })).toBeTruthy());
  await user.click(rail().getByRole('checkbox', { name: 'Include question and answer' }));
  expect(rail().getByText('Sends your rating with question and answer to administrators.')).toBeTruthy();
  await waitFor(() => expect(bodies()).toHaveLength(2));
  await waitFor(() => expect(rail().getByRole('button', { name: 'No' }).getAttribute('aria-busy')).toBeNull());
  await user.click(rail().getByRole('button', { name: 'No' }));

  await waitFor(() => expect(rail().queryByRole('button', { pressed: true })).toBeNull());
  expect(bodies()).toEqual([
    { rating: 'down', withContent: false },
    { rating: 'down', withContent: true },
    { rating: null, withContent: true },
  ]);
});

test('a conversation is renamed where its title stands', async () => {
  const { user, sent } = await openPage({
    answers: { 'PUT /assistant/conversations/:id': ({ body }) => ({ ...handover, title: body.title }) },
  });

  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = screen.getByRole('textbox', { name: 'Title' });
  await user.clear(field);
  await user.type(field, 'Night shift{Enter}');

  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull());
  expect(sent).toContainEqual({
    endpoint: 'PUT /assistant/conversations/:id',
    params: { id: 'c1' },
    query: {},
    body: { title: 'Night shift' },
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename' }));
});

test('a conversation is deleted, the next one is opened, and Undo brings it back', async () => {
  let isDeleted = false;
  const { user, currentSearch } = await openPage({
    answers: {
      'GET /assistant/conversations': () => (isDeleted ? [burglary] : [handover, burglary]),
      'DELETE /assistant/conversations/:id': () => {
        isDeleted = true;
      },
      'POST /assistant/conversations/:id/restore': () => {
        isDeleted = false;
        return handover;
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Burglary in Leeds' })).toBeTruthy();
  expect(currentSearch()).toEqual({ conversation: 'c2' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('heading', { level: 2, name: 'Shift handover' })).toBeTruthy();
  expect(currentSearch()).toEqual({ conversation: 'c1' });
});

test('a saved question is asked in the open conversation, by its words or by its query', async () => {
  const { user, list, asked } = await openPage({
    path: '/assistant?conversation=c2',
    answers: {
      'GET /assistant/saved-questions': () => [
        saved('s1', { title: 'Overdue ones' }),
        saved('s2', {
          title: 'For the team',
          message: null,
          spec,
          shared: true,
          owner: { id: 'b', name: 'Bob', isMe: false },
        }),
      ],
    },
  });
  await screen.findByText('Hello! How can I help you today?');

  await user.click(await list.findByRole('button', { name: 'Overdue ones' }));
  expect(await screen.findByText('Which incidents are overdue?')).toBeTruthy();
  await screen.findByText('Two.');
  await user.click(list.getByRole('button', { name: 'For the team Shared by Bob' }));

  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ body }) => body)).toEqual([{ message: 'Which incidents are overdue?' }, { spec }]);
  expect(list.queryByRole('button', { name: 'Edit For the team' })).toBeNull();
});

test('an own saved question is renamed and shared, and deleted with a way back', async () => {
  const { user, list, sent } = await openPage({
    answers: {
      'GET /assistant/saved-questions': () => [saved('s1', { title: 'Overdue ones' })],
      'PUT /assistant/saved-questions/:id': ({ body }) => saved('s1', body),
      'DELETE /assistant/saved-questions/:id': () => undefined,
      'POST /assistant/saved-questions': ({ body: { title } }) => saved('s3', { title }),
    },
  });
  const change = await list.findByRole('button', { name: 'Edit Overdue ones' });
  await user.click(change);
  let dialog = within(screen.getByRole('dialog', { name: 'Edit saved question' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Share with all users' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(change);
  dialog = within(screen.getByRole('dialog', { name: 'Edit saved question' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(sent.filter(({ body, endpoint }) => endpoint.includes('saved-questions') && body)).toMatchObject([
      { body: { title: 'Overdue ones', shared: true } },
      { body: { title: 'Overdue ones', shared: false, message: 'Which incidents are overdue?', spec: null } },
    ]),
  );
});

test('where there is no room query and rating open below each answer', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 1180px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  await openPage();

  const answer = (await screen.findByText('Four are open.')).closest('li');

  expect(screen.queryByRole('complementary', { name: 'Sources' })).toBeNull();
  expect(within(answer as HTMLElement).getByText('Query and rating')).toBeTruthy();
  expect(within(answer as HTMLElement).getByRole('table', { name: 'Read as', hidden: true })).toBeTruthy();
});

test('the rows of a figure that no screen shows are asked for once, and the address forgets them', async () => {
  const rows = encodeURIComponent('"subject":"sources","measure":"list","where":[],"limit":100');
  const { asked, currentSearch } = await openPage({ path: `/assistant?ask=Failing%20sources&rows=${rows}` });

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ spec: { subject: 'sources', measure: 'list' } });
  expect(await screen.findByText('Failing sources')).toBeTruthy();
  expect(currentSearch()).toEqual({ conversation: 'c1' });
});
