import { expect, test, vi } from 'vitest';
import { fakeConfig } from '../../testing/fake-session.ts';
import { createCloudCredentials, credentialsGoodMs } from './cloud-credentials.ts';

const pool = 'eu-west-1:pool';
const config = { ...fakeConfig, identityPoolId: pool, identityPoolEndpoint: 'http://elsewhere.example/identity/' };
const idTokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, iss: 'https://a.example/identity/p' }))}.s`;
const hourMs = 3_600_000;

/** An identity pool that names its guests and people, and a clock that a test moves. */
function openPool() {
  const state = { now: Date.parse('2026-11-21T08:42:00Z'), idToken: undefined as string | undefined, fails: false };
  const calls: { address: string; operation: string; input: Readonly<Record<string, unknown>> }[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers, body }: { headers: Headers; body: string }) => {
    const target = (headers as unknown as Record<string, string>)['x-amz-target'] ?? '';
    calls.push({ address, operation: target, input: JSON.parse(body) });
    if (state.fails) return Response.json({ __type: 'ResourceNotFoundException', message: 'gone' }, { status: 400 });
    const IdentityId = state.idToken ? 'eu-west-1:person' : `eu-west-1:guest-${calls.length}`;
    const Credentials = {
      AccessKeyId: `ASIA${calls.length}`,
      SecretKey: 'secret',
      SessionToken: 'session',
      Expiration: (state.now + hourMs) / 1000,
    };
    return Response.json(target.endsWith('.GetId') ? { IdentityId } : { IdentityId, Credentials });
  });
  const open = () =>
    createCloudCredentials(config, async () => state.idToken, { now: () => state.now, storage: localStorage });
  return { state, open, calls, requests: () => calls.map(({ operation }) => operation.split('.')[1]) };
}

const both = ['GetId', 'GetCredentialsForIdentity'];

test('nothing is asked until somebody needs credentials', () => {
  const { open, requests } = openPool();

  open();

  expect(requests()).toEqual([]);
});

test('a guest is given credentials, which a second request within 50 minutes gets again without a call', async () => {
  const { state, open, calls, requests } = openPool();
  const { read } = open();

  const first = await read();
  state.now += credentialsGoodMs - 1;

  expect(await read()).toEqual(first);
  expect(first).toMatchObject({ isGuest: true, identityId: 'eu-west-1:guest-1', accessKeyId: 'ASIA2' });
  expect(first.expiresAt).toEqual(new Date('2026-11-21T09:42:00Z'));
  expect(requests()).toEqual(both);
  expect(calls[0]).toEqual({
    address: `${window.location.origin}/identity/`,
    operation: 'AWSCognitoIdentityService.GetId',
    input: { IdentityPoolId: pool },
  });
});

test('a signed-in person is given credentials in exchange for the id token, and they are kept as well', async () => {
  const { state, open, calls, requests } = openPool();
  state.idToken = idTokenOf('p1');
  const { read } = open();

  const credentials = await read();
  await read();

  const Logins = { 'a.example/identity/p': state.idToken };
  expect(credentials).toMatchObject({ isGuest: false, identityId: 'eu-west-1:person' });
  expect(calls.map(({ input }) => input)).toEqual([
    { IdentityPoolId: pool, Logins },
    { IdentityId: 'eu-west-1:person', Logins },
  ]);
  expect(requests()).toEqual(both);
});

test.each([
  ['a guest', undefined, ['GetCredentialsForIdentity']],
  ['a person', idTokenOf('p1'), both],
])('after 3,000,000 ms %s is given new ones', async (_, idToken, again) => {
  const { state, open, requests } = openPool();
  state.idToken = idToken;
  const { read } = open();
  await read();

  state.now += 3_000_000;
  await read();

  expect(credentialsGoodMs).toBe(3_000_000);
  expect(requests()).toEqual([...both, ...again]);
});

test('many at once share one exchange', async () => {
  const { open, requests } = openPool();
  const { read } = open();

  await Promise.all([read(), read(), read()]);

  expect(requests()).toEqual(both);
});

test('what somebody was given is never given to the next', async () => {
  const { state, open } = openPool();
  const { read } = open();
  const guest = await read();

  state.idToken = idTokenOf('p1');
  const person = await read();

  expect(person.accessKeyId).not.toBe(guest.accessKeyId);
  expect(person.isGuest).toBe(false);
});

test('a browser stays the same guest, until the pool no longer knows it', async () => {
  const { state, open } = openPool();
  const { identityId } = await open().read();
  expect((await open().read()).identityId).toBe(identityId);

  state.fails = true;
  await expect(open().read()).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  state.fails = false;

  expect((await open().read()).identityId).not.toBe(identityId);
});

test('a failure is not kept', async () => {
  const { state, open } = openPool();
  const { read } = open();
  state.fails = true;
  await expect(read()).rejects.toThrow('gone');

  state.fails = false;

  expect(await read()).toMatchObject({ isGuest: true });
});

test('without an identity pool there are none', async () => {
  const { read } = createCloudCredentials({ ...config, identityPoolId: null }, async () => undefined);

  await expect(read()).rejects.toMatchObject({ name: 'NoIdentityPool' });
});
