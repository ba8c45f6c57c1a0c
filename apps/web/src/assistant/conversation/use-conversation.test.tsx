import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SessionProvider } from '../../session/session-provider.tsx';
import { fakeCall } from '../../testing/fake-call.ts';
import { fakeSession } from '../../testing/fake-session.ts';
import { plantTokens } from '../../testing/fake-tokens.ts';
import { person } from '../../testing/people.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { type ConversationView, useConversation } from './use-conversation.ts';

const messages = [
  { id: 'q1', role: 'person' as const, at: '2026-11-20T10:00:00.000Z', text: 'Any threats?', answer: null },
];
const conversation = {
  id: 'c1',
  title: 'Threats',
  questions: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

test('a conversation that is named is read by its id, and its questions name it', async () => {
  plantTokens(sessionStorage);
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(init);
    return Response.json({ response: 'Two.' });
  });
  const server = fakeCall({
    'GET /users/me': () => person(),
    'GET /assistant/conversations/:id': () => ({ conversation, messages }),
  });
  const { session } = fakeSession({ call: server.call, identity: {}, ports: {} });
  let view: ConversationView | undefined;
  function Thread() {
    view = useConversation({ isOpen: true, screen: '/assistant', conversationId: 'c1' });
    return <p>{view.messages.map((message) => ('text' in message ? message.text : message.note)).join(' | ')}</p>;
  }
  renderWithProviders(
    <SessionProvider store={session}>
      <Thread />
    </SessionProvider>,
    { call: server.call },
  );
  await screen.findByText('greeting | Any threats?');

  act(() => void view?.ask('And today?'));

  await screen.findByText('greeting | Any threats? | And today? | Two.');
  await waitFor(() => expect(new Headers(asked[0]?.headers).get('x-conversation')).toBe('c1'));
  expect(server.sent.find(({ endpoint }) => endpoint.includes('conversations'))?.params).toEqual({ id: 'c1' });
});
