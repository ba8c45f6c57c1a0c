import { allEndpoints } from '@halyard/contracts/api-document/all-endpoints.ts';
import { expect, test } from 'vitest';
import { clientFor, isPublicPath, needsCacheBuster, retryAfterMs, timeouts, withStage } from './client-settings.ts';
import { apiAddress } from './create-call.ts';

test('the clients wait 10, 20 and 15 seconds, and a retry comes after one', () => {
  expect(timeouts).toEqual({ main: 10_000, users: 10_000, api: 20_000, fallback: 15_000 });
  expect(retryAfterMs).toBe(1_000);
});

test('the stage goes behind an address that has none', () => {
  expect(withStage('https://h')).toBe('https://h/prod');
  expect(withStage('https://h/')).toBe('https://h/prod');
});

test.each(['https://h/api', 'https://h/prod', 'https://abc.execute-api.eu-west-1.amazonaws.com'])(
  '%s carries its stage already',
  (host) => {
    expect(withStage(host)).toBe(host);
  },
);

test('every call of the product goes to one base address', () => {
  expect(apiAddress).toBe('/api');
});

test.each(['', '/', '/?page=2', '/health', '/login', '/auth/callback', '/v1/cognito', '/health?deep=1'])(
  '"%s" is public',
  (path) => {
    expect(isPublicPath(path)).toBe(true);
  },
);

test.each(['/todos', '/users', '/healthy', '/authors', '/settings/login-history', '/todos?next=/login'])(
  '"%s" needs a sign-in although it contains a slash or a public word',
  (path) => {
    expect(isPublicPath(path)).toBe(false);
  },
);

test('no call that the contract protects is taken for a public one', () => {
  const wronglyPublic = allEndpoints.filter(({ access, path }) => access !== 'public' && isPublicPath(path));

  expect(wronglyPublic.map(({ path }) => path)).toEqual([]);
  expect(allEndpoints.length).toBeGreaterThan(5);
});

test.each([
  ['/ai/chat', 'fallback'],
  ['/assistant/query', 'api'],
  ['/todos/:id', 'main'],
  ['/dashboard/summary', 'main'],
  ['/users/profile', 'main'],
  ['/users', 'users'],
  ['/users/:id/status', 'users'],
  ['/users/settings', 'api'],
  ['/users/api-key/regenerate', 'api'],
  ['/users/me', 'api'],
  ['/schemas/list', 'api'],
  ['/events', 'api'],
])('%s is called by the %s client', (path, client) => {
  expect(clientFor(path)).toBe(client);
});

test('only answers of the assistant are kept out of caches', () => {
  expect(['/ai/chat', '/assistant/query', '/todos', '/maintenance/ais'].map(needsCacheBuster)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
