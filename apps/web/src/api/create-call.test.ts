import { defineEndpoint } from '@halyard/contracts/endpoint.ts';
import { listEvents } from '@halyard/contracts/events.ts';
import { allow } from '@halyard/contracts/policy.ts';
import { listTodos } from '@halyard/contracts/work/todos.ts';
import { expect, test } from 'vitest';
import { eventList } from '../testing/people.ts';
import { createCall } from './create-call.ts';
import { createLazyCall } from './lazy-call.ts';

const access = allow('todos', 'list');
const chat = defineEndpoint({ method: 'POST', path: '/ai/chat', summary: 'Chat.', access });
const users = defineEndpoint({ method: 'GET', path: '/users', summary: 'People.', access });

function openCall(answer: () => Response, token: string | undefined = 'token') {
  const sent: { url: string; init: RequestInit }[] = [];
  let signedOut = 0;
  const ports = {
    fetch: async (url: unknown, init: RequestInit = {}) => {
      sent.push({ url: String(url), init });
      return answer();
    },
    getAccessToken: async () => token,
    onSignedOut: () => signedOut++,
    onForbidden: () => {},
  };
  const headers = () => new Headers(sent[0]?.init.headers);
  return { call: createCall(ports), lazyCall: createLazyCall(ports), sent, headers, signedOut: () => signedOut };
}

test.each([listTodos, users, listEvents])('a 401 for $path removes the stored token', async (endpoint) => {
  const { call, signedOut } = openCall(() => Response.json({}, { status: 401 }));

  await expect(call(endpoint, {})).rejects.toMatchObject({ isAuthError: true });

  expect(signedOut()).toBe(1);
});

test.each([listTodos, users, listEvents, chat])('the bearer token goes along to $path', async (endpoint) => {
  const { call, headers } = openCall(() => Response.json([]));

  await call(endpoint, {}).catch(() => {});

  expect(headers().get('authorization')).toBe('Bearer token');
});

test('only the API client names itself', async () => {
  const named = async (endpoint: typeof users) => {
    const { call, headers } = openCall(() => Response.json([]));
    await call(endpoint, {}).catch(() => {});
    return headers().has('x-api-key');
  };

  expect([await named(listEvents as never), await named(listTodos as never), await named(users)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the fallback client sends no cookies', async () => {
  const { call, sent } = openCall(() => Response.json({}));

  await call(chat, {});

  expect(sent[0]?.init.credentials).toBe('omit');
});

test('clients that are loaded with their first use answer like those that were there', async () => {
  const { lazyCall, sent } = openCall(() => Response.json(eventList()));

  expect(await lazyCall(listEvents, { query: {} })).toEqual(eventList());
  expect(sent[0]?.url).toBe('/api/events');
});
