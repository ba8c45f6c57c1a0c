import type { ChatMessage } from '@halyard/contracts/work/assistant.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../api/errors/transport-error.ts';
import { openAssistant, openConsole, replyWith, sentenceOf } from '../../assistant/testing/open-assistant.tsx';
import { focusAfterMs } from './assistant-panel.tsx';

const never = (init: RequestInit) =>
  new Promise<Response>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
const greeting = 'Hello! How can I help you today?';

test('the box is hidden at first; the button shows and hides it', async () => {
  const { user, toggle } = await openConsole();
  expect(screen.queryByRole('complementary', { name: 'Halyard AI' })).toBeNull();
  expect(toggle.textContent).toBe('Show Halyard AI');

  await user.click(toggle);
  expect(await screen.findByRole('complementary', { name: 'Halyard AI' })).toBeTruthy();
  expect(toggle.textContent).toBe('Hide Halyard AI');

  await user.click(toggle);
  expect(screen.queryByRole('complementary', { name: 'Halyard AI' })).toBeNull();
});

test('the button carries the name of the product', async () => {
  const { user, toggle } = await openConsole({
    product: { name: 'Beacon', supportEmail: null, isSelfContained: true },
  });

  await user.click(toggle);

  expect(toggle.textContent).toBe('Hide Beacon AI');
  expect(await screen.findByPlaceholderText('Ask Beacon AI something...')).toBeTruthy();
});

test('Ctrl and J open it; Escape inside closes it and gives the focus back', async () => {
  const { user, toggle } = await openConsole();

  await user.keyboard('{Control>}j{/Control}');
  const panel = await screen.findByRole('complementary', { name: 'Halyard AI' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('complementary', { name: 'Halyard AI' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(toggle));
});

test('whoever is in the panel before the input takes the focus keeps it', async () => {
  const { user, toggle } = await openConsole();
  await user.click(toggle);
  const close = within(await screen.findByRole('complementary', { name: 'Halyard AI' })).getAllByRole('button')[0];

  close?.focus();
  await new Promise((resolve) => setTimeout(resolve, 2 * focusAfterMs));

  expect(document.activeElement).toBe(close);
});

test('the input takes the focus 100 milliseconds after opening', async () => {
  expect(focusAfterMs).toBe(100);
  const { input } = await openAssistant();

  await waitFor(() => expect(document.activeElement).toBe(input));
});

test('who is signed in is greeted once, with the time, and may ask', async () => {
  const { user, log, input, toggle } = await openAssistant();

  expect((await log.findByRole('listitem')).textContent).toBe(`Halyard AI08:42${greeting}`);
  expect(input.getAttribute('placeholder')).toBe('Ask Halyard AI something...');
  await user.click(toggle);
  await user.click(toggle);

  expect(await screen.findAllByText(greeting)).toHaveLength(1);
});

test('who is not signed in any more is told so before the way to the sign-in, and cannot type', async () => {
  const { user, toggle, currentPath } = await openConsole();
  sessionStorage.clear();

  await user.click(toggle);

  const message = await screen.findByText('Please log in to use the chat feature.');
  expect(message).toBeTruthy();
  const input = screen.getByRole('textbox', { name: 'Your question' });
  expect(input).toHaveProperty('disabled', true);
  expect(input.getAttribute('placeholder')).toBe('Please log in to chat');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(screen.queryByText(greeting)).toBeNull();
  expect(currentPath()).toBe('/todos');

  await user.click(screen.getByRole('button', { name: 'Sign in again' }));

  expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeTruthy();
  expect(currentPath()).toBe('/login');
});

test('a conversation that the server refuses to a session that is over is told where it was opened', async () => {
  const { user, toggle, currentPath } = await openConsole({
    answers: { 'GET /assistant/history': () => Promise.reject(new TransportError({ problem: 'unauthenticated' })) },
  });

  await user.click(toggle);

  expect(await screen.findByText('Please log in to use the chat feature.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Your question' })).toHaveProperty('disabled', true);
  expect(currentPath()).toBe('/todos');
});

test('a check that fails is told', async () => {
  const { session, user, toggle } = await openConsole();
  const check = vi.spyOn(session, 'isStillSignedIn').mockRejectedValue(new Error('away'));

  await user.click(toggle);

  expect(await screen.findByText('Unable to verify authentication status.')).toBeTruthy();
  expect(check).toHaveBeenCalledTimes(1);
});

test('opening checks authentication once', async () => {
  const { session, user, toggle } = await openConsole();
  const check = vi.spyOn(session, 'isStillSignedIn');

  await user.click(toggle);
  await screen.findByText(greeting);
  expect(check).toHaveBeenCalledTimes(1);

  await user.click(toggle);
  await user.click(toggle);
  await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
});

test('a question is sent with Enter or Send, and answered', async () => {
  const { user, ask, asked, log, panel, input } = await openAssistant();

  await ask('How many tasks?');
  expect(await log.findByText('Two.')).toBeTruthy();
  await user.type(input, '  And overdue?  ');
  await user.click(panel.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(asked.map(({ message }) => message)).toEqual(['How many tasks?', 'And overdue?']));
  expect(input).toHaveProperty('value', '');
  expect(log.getAllByRole('listitem').every((item) => item.querySelector('time') !== null)).toBe(true);
});

test('Shift and Enter begin a new line', async () => {
  const { user, asked, input } = await openAssistant();

  await user.type(input, 'one{Shift>}{Enter}{/Shift}two');

  expect(input).toHaveProperty('value', 'one\ntwo');
  expect(asked).toEqual([]);
});

test.each(['', '   '])('an input of "%s" is ignored', async (blank) => {
  const { user, asked, input, panel } = await openAssistant();

  await user.type(input, `${blank}{Enter}`);
  await user.click(panel.getByRole('button', { name: 'Send' }));

  expect(asked).toEqual([]);
});

test('while an answer is pending there is an indicator, and further input is ignored but kept', async () => {
  const { user, ask, asked, panel, input } = await openAssistant({ reply: never });

  await ask('First?');
  expect(await panel.findByText('Looking for the answer...')).toBeTruthy();
  await user.type(input, 'Second?{Enter}{Enter}');

  expect(asked).toHaveLength(1);
  expect(input).toHaveProperty('value', 'Second?');
});

test('Stop ends the waiting at once; the question can be asked again with the same id', async () => {
  const replies = [never, () => Response.json({ response: 'Two.' })];
  const { user, ask, asked, panel, log } = await openAssistant({ reply: (init) => (replies.shift() ?? never)(init) });

  await ask('First?');
  await user.click(await panel.findByRole('button', { name: 'Stop' }));
  expect(await log.findByText('Stopped.')).toBeTruthy();
  expect(panel.queryByText('Looking for the answer...')).toBeNull();
  await user.click(log.getByRole('button', { name: 'Retry' }));

  expect(await log.findByText('Two.')).toBeTruthy();
  const ids = asked.map(({ init }) => new Headers(init.headers).get('x-message-id'));
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('the queries are told as they are asked, and the text as it arrives', async () => {
  const frames = new TransformStream<string, string>();
  const writer = frames.writable.getWriter();
  const say = (frame: unknown) => act(() => writer.write(`data: ${JSON.stringify(frame)}\n\n`));
  const body = frames.readable.pipeThrough(new TextEncoderStream());
  const reply = () => new Response(body as ReadableStream, { headers: { 'content-type': 'text/event-stream' } });
  const { ask, panel, log } = await openAssistant({ reply });

  await ask('How many?');
  await say({ frame: 'query', label: 'Tasks: overdue' });
  await say({ frame: 'text', delta: 'There are ' });
  expect(await panel.findByText('Tasks: overdue')).toBeTruthy();
  expect(await panel.findByText('There are')).toBeTruthy();
  await say({ frame: 'restart' });
  await waitFor(() => expect(panel.queryByText('There are')).toBeNull());
  await say({ frame: 'done', reply: { response: 'Two.' } });

  expect(await log.findByText('Two.')).toBeTruthy();
});

test('Clear Chat shows once there is more than the greeting, leaves one message, and can be undone', async () => {
  const { user, ask, panel, log, sent } = await openAssistant();
  expect(panel.queryByRole('button', { name: 'Clear Chat' })).toBeNull();
  await ask('How many tasks?');
  await log.findByText('Two.');

  await user.click(panel.getByRole('button', { name: 'Clear Chat' }));
  expect(log.getByRole('listitem').textContent).toBe('Halyard AI08:42Chat cleared. How can I help you?');
  expect(panel.queryByRole('button', { name: 'Clear Chat' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await log.findByText('Two.')).toBeTruthy();
  expect(log.getByText(greeting)).toBeTruthy();
  const calls = sent.map(({ endpoint }) => endpoint).filter((endpoint) => /history/.test(endpoint));
  expect(calls).toEqual(['GET /assistant/history', 'DELETE /assistant/history', 'POST /assistant/history/restore']);
});

test('a conversation that cannot be cleared stays', async () => {
  const refuse = () => {
    throw new TransportError({ problem: 'serverError', status: 500 });
  };
  const { user, ask, panel, log } = await openAssistant({ answers: { 'DELETE /assistant/history': refuse } });
  await ask('How many tasks?');
  await log.findByText('Two.');

  await user.click(panel.getByRole('button', { name: 'Clear Chat' }));

  expect(await screen.findByText('Failed to clear the conversation.')).toBeTruthy();
  expect(log.getByText('Two.')).toBeTruthy();
});

test('earlier messages stand under the greeting', async () => {
  const messages: ChatMessage[] = [
    { id: 'h1', role: 'person', at: '2026-11-20T10:00:00.000Z', text: 'Any threats?', answer: null },
    { id: 'h2', role: 'assistant', at: '2026-11-20T10:00:01.000Z', text: 'None.', answer: null },
  ];
  const { log } = await openAssistant({ answers: { 'GET /assistant/history': () => ({ messages }) } });

  await log.findByText('None.');
  expect(log.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Halyard AI08:42${greeting}`,
    'You11/20/2026 10:00Any threats?',
    'Halyard AI11/20/2026 10:00None.',
  ]);
});

test('where earlier messages cannot be read the chat says so and works', async () => {
  const fail = () => {
    throw new TransportError({ problem: 'unreachable' });
  };
  const { ask, panel, log } = await openAssistant({ answers: { 'GET /assistant/history': fail } });

  expect(await panel.findByText('Failed to load earlier messages. You can still ask questions.')).toBeTruthy();
  await ask('How many tasks?');

  expect(await log.findByText('Two.')).toBeTruthy();
});

test('it says who answers: the built-in engine, or a model and where it is', async () => {
  const { panel, unmount } = await openAssistant();
  expect(await panel.findByText('Built-in engine. Questions stay on this server.')).toBeTruthy();
  unmount();

  const model = { name: 'some-model', host: 'models.example' };
  const other = await openAssistant({ answers: { 'GET /assistant': () => ({ model, suggestions: [] }) } });
  expect(await other.panel.findByText(/^some-model at models\.example\./)).toBeTruthy();
});

test('what could be asked on this screen is asked with one press', async () => {
  const { user, panel, asked, sent } = await openAssistant({ path: '/todos?show=active' });

  await user.click(await panel.findByRole('button', { name: 'How many tasks are overdue?' }));

  await waitFor(() => expect(asked.map(({ message }) => message)).toEqual(['How many tasks are overdue?']));
  expect(sent.find(({ endpoint }) => endpoint === 'GET /assistant')?.query).toEqual({ screen: '/todos?show=active' });
  expect(new Headers(asked[0]?.init.headers).get('x-screen')).toBe(encodeURIComponent('/todos?show=active'));
});

test('a question that is too long is not sent and not cut', async () => {
  const { user, input, asked, panel } = await openAssistant();
  const long = 'x'.repeat(2_001);

  fireEvent.change(input, { target: { value: long } });
  await user.type(input, '{Enter}');

  expect(panel.getByText('2,001 characters; a question has at most 2,000.')).toBeTruthy();
  expect(input).toHaveProperty('value', long);
  expect(asked).toEqual([]);
});

test('what is being written is there again after the panel was closed', async () => {
  const { user, input, toggle } = await openAssistant();
  await user.type(input, 'Half a quest');

  await user.click(toggle);
  await user.click(toggle);

  expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveProperty('value', 'Half a quest');
});

test('the edge is moved by keys, and the width is kept', async () => {
  const { user, panel } = await openAssistant();
  const edge = panel.getByRole('separator', { name: 'Width of the assistant' });
  expect(edge.getAttribute('aria-valuenow')).toBe('384');

  edge.focus();
  await user.keyboard('{ArrowLeft}');
  expect(edge.getAttribute('aria-valuenow')).toBe('400');
  expect(document.documentElement.style.getPropertyValue('--assistant-w')).toBe('400px');
  await user.keyboard('{Home}{ArrowRight}');
  await waitFor(() => expect(edge.getAttribute('aria-valuenow')).toBe('320'));

  expect(localStorage.getItem('halyard.assistant-width')).toBe('320');
});

test('following a link closes the sheet of a narrow screen, and nothing on a wide one', async () => {
  const part = { text: 'Completed', cite: null, href: '/todos?show=completed' };
  const reply = () => replyWith({ sentences: [{ parts: [part], cites: [] }] });
  const { user, ask, log, router } = await openAssistant({ reply });
  await ask('Where?');

  await user.click(await log.findByRole('link', { name: 'Completed' }));
  await waitFor(() => expect(router.state.location.href).toBe('/todos?show=completed'));
  expect(screen.getByRole('complementary', { name: 'Halyard AI' })).toBeTruthy();

  vi.stubGlobal('innerWidth', 390);
  await user.click(log.getByRole('link', { name: 'Completed' }));
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Halyard AI' })).toBeNull());
});

test('a refusal is told plainly, with the closest questions', async () => {
  const reply = () =>
    replyWith({ refused: 'beyond', sentences: [sentenceOf('I keep no weather.')], suggestions: ['Any threats?'] });
  const { ask, log } = await openAssistant({ reply });

  await ask('Will it rain?');

  expect(await log.findByText('I keep no weather.')).toBeTruthy();
  expect(log.getByRole('button', { name: 'Any threats?' })).toBeTruthy();
});

test('an answer that is an error shows its text as one', async () => {
  const reply = () => Response.json({ response: 'The model is resting.', error: true });
  const { ask, log, asked } = await openAssistant({ reply });

  await ask('Hello?');

  expect((await log.findByText('The model is resting.')).className).toContain('error');
  expect(asked).toHaveLength(1);
});
