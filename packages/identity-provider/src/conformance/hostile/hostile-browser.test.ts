import { beforeAll, describe, expect, test } from 'vitest';
import type { KeyRecord } from '../../ports.ts';
import { authorizeQuery } from '../../testing/hosted-browser.ts';
import { days, makeTestKeys, openTestProvider, password } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const baseUrl = 'https://id.example.com/identity';

const pairOf = (cookie: string) => cookie.split(';', 1)[0] ?? '';

describe('a browser at the hosted login, over https', () => {
  let keys: readonly KeyRecord[];
  beforeAll(async () => {
    keys = await makeTestKeys();
  });

  async function withSignedIn() {
    const opened = openTestProvider({ keys, config: { baseUrl } });
    await opened.addConfirmed(email);
    const ask = (path: string, cookie = '', body?: URLSearchParams) =>
      opened.provider.fetch(
        new Request(baseUrl + path, { method: body ? 'POST' : 'GET', headers: { cookie }, ...(body && { body }) }),
        { address: '203.0.113.7' },
      );
    const path = `/login?${authorizeQuery()}`;
    const page = await ask(path);
    const sealed = /name="page" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
    const shown = page.headers.getSetCookie().map(pairOf).join('; ');
    const back = await ask(path, shown, new URLSearchParams({ page: sealed, email, password }));
    const [cookie = ''] = back.headers.getSetCookie();
    const authorize = async (given: string, changes: Parameters<typeof authorizeQuery>[0] = {}) => {
      const answer = await ask(`/oauth2/authorize?${authorizeQuery(changes)}`, given);
      return new URL(answer.headers.get('location') ?? '').searchParams.has('code') ? 'let in' : 'asked';
    };
    return { ...opened, cookie, authorize };
  }

  test('takes a session from this host alone: one that a neighbour under the same domain planted is none', async () => {
    const { cookie, authorize } = await withSignedIn();
    const [name = '', value] = pairOf(cookie).split('=');

    expect(cookie).toMatch(/^__Host-halyard-hosted=[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
    expect(await authorize(`${name}=${value}`)).toBe('let in');
    expect(await authorize(`halyard-hosted=${value}`)).toBe('asked');
  });

  test('is asked again where a recent proof is wanted and the clock was set back to before the last one', async () => {
    const { cookie, authorize, pass } = await withSignedIn();
    expect(await authorize(pairOf(cookie), { max_age: '60' })).toBe('let in');

    pass(-days(1));

    expect(await authorize(pairOf(cookie), { max_age: '60' })).toBe('asked');
  });
});
