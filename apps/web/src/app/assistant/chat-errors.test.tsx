import { expect, test, vi } from 'vitest';
import { openAssistant } from '../../assistant/testing/open-assistant.tsx';

type Reply = () => Response | Promise<Response>;
const status =
  (code: number): Reply =>
  () =>
    Response.json({}, { status: code });
const noAnswer: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

const connect = 'Unable to connect to the AI service. Please check your internet connection and try again.';

test.each<[string, Reply, string]>([
  ['401', status(401), 'Authentication failed. Please log out and log in again.'],
  ['403', status(403), "You don't have permission to use this feature."],
  [
    'a reply that is no JSON',
    () => new Response('<html>'),
    'Received an invalid response from the AI service. Please try again.',
  ],
  [
    'a reply that is no object',
    () => Response.json([]),
    'Received an invalid response from the AI service. Please try again.',
  ],
  [
    'a reply without a response',
    () => Response.json({}),
    'The AI service did not provide a response. Please try again.',
  ],
  [
    'a blank response',
    () => Response.json({ response: ' ' }),
    'The AI service did not provide a response. Please try again.',
  ],
  ['429', status(429), 'Too many requests. Please wait a moment before trying again.'],
  ['500', status(500), 'Server error. Our team has been notified and is working on it.'],
])('%s is told in its own words, and nobody is sent away', async (_, reply, words) => {
  const { ask, log, currentPath, asked } = await openAssistant({ reply });

  await ask('How many tasks?');

  expect(await log.findByText(words)).toBeTruthy();
  expect(currentPath()).toBe('/todos');
  expect(asked.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/assistant/query',
    '/api/assistant/query',
    '/api/ai/chat',
  ]);
});

test('no answer at all is a connection that seems to be blocked', async () => {
  const { ask, log } = await openAssistant({ reply: noAnswer });

  await ask('How many tasks?');

  expect(
    await log.findByText(
      'The connection to the AI service appears to be blocked. This might be due to network restrictions or browser settings.',
    ),
  ).toBeTruthy();
});

test('without a connection the text says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { ask, log } = await openAssistant({ reply: noAnswer });

  await ask('How many tasks?');

  expect(await log.findByText(connect)).toBeTruthy();
});

test('a session that ended in the meantime is told, and what was typed is kept', async () => {
  const { ask, log, session, asked } = await openAssistant();
  vi.spyOn(session, 'isStillSignedIn').mockResolvedValue(false);

  await ask('How many tasks?');

  expect(asked).toEqual([]);
  expect(await log.findByText('Please log in to use the chat feature.')).toBeTruthy();
  expect(log.getByText('How many tasks?')).toBeTruthy();
});

test('a failed question can be asked again with the same id, or written anew', async () => {
  const replies = [status(500), status(500), status(500)];
  const { user, ask, log, asked, input } = await openAssistant({
    reply: () => (replies.shift() ?? (() => Response.json({ response: 'Two.' })))(),
  });
  await ask('How many tasks?');

  await user.click(await log.findByRole('button', { name: 'Edit the question' }));
  expect(input).toHaveProperty('value', 'How many tasks?');
  expect(document.activeElement).toBe(input);
  await user.click(log.getByRole('button', { name: 'Retry' }));

  expect(await log.findByText('Two.')).toBeTruthy();
  expect(log.queryByText(/Server error/)).toBeNull();
  expect(new Set(asked.map(({ init }) => new Headers(init.headers).get('x-message-id'))).size).toBe(1);
  expect(input).toHaveProperty('value', 'How many tasks?');
});
