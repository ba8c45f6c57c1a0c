import { expect, test } from 'vitest';
import { days, hours, minutes, openTestProvider } from '../testing/test-provider.ts';

const kidOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid as string;

test('keys are replaced every 90 days, published a day before and until their last token is dead', async () => {
  const { provider, addConfirmed, signIn, pass } = openTestProvider();
  const published = async () => (await provider.publicJwks()).keys.map(({ kid }) => kid);
  const maintainAfter = async (ms: number) => {
    pass(ms);
    await provider.maintain();
  };
  await provider.maintain();
  await addConfirmed('ada@example.com');
  const first = await signIn('ada@example.com');
  expect(await published()).toHaveLength(2);
  expect(kidOf(first.AccessToken)).not.toBe(kidOf(first.IdToken));

  await maintainAfter(days(89) - hours(1));
  expect(await published()).toHaveLength(2);

  await maintainAfter(hours(1));
  expect(await published()).toHaveLength(4);
  expect(kidOf((await signIn('ada@example.com')).AccessToken)).toBe(kidOf(first.AccessToken));

  await maintainAfter(days(1));
  const second = await signIn('ada@example.com');
  expect(kidOf(second.AccessToken)).not.toBe(kidOf(first.AccessToken));
  expect(await published()).toContain(kidOf(first.AccessToken));

  await maintainAfter(minutes(15));
  expect(await published()).not.toContain(kidOf(first.AccessToken));
  expect(await published()).toContain(kidOf(second.AccessToken));
});

test('a provider that slept for a year makes new keys at once', async () => {
  const { provider, addConfirmed, signIn, pass, keys } = openTestProvider();
  await provider.maintain();
  pass(days(365));

  await addConfirmed('ada@example.com');
  await Promise.all([signIn('ada@example.com'), signIn('ada@example.com')]);

  expect(keys()).toHaveLength(4);
});

test('private keys lie sealed', async () => {
  const { provider, keys } = openTestProvider();
  await provider.maintain();

  for (const { privateSealed, publicJwk } of keys()) {
    expect(Buffer.from(privateSealed, 'base64url').includes('RSA')).toBe(false);
    expect(Object.keys(JSON.parse(publicJwk))).not.toContain('d');
  }
});

test('a clock that was set back does not keep the new keys of another node unknown', async () => {
  const { provider, memory, now, pass } = openTestProvider();
  await provider.maintain();
  pass(days(89) + hours(1));
  expect((await provider.publicJwks()).keys).toHaveLength(2);
  pass(-hours(1));

  await openTestProvider({ memory, now: now() }).provider.maintain();

  expect((await provider.publicJwks()).keys).toHaveLength(4);
});

test('a token of a node that has just made its keys is good on every other node at once', async () => {
  const one = openTestProvider();
  await one.provider.maintain();
  one.pass(days(90));
  const other = openTestProvider({ memory: one.memory, now: one.now() });
  await other.provider.maintain();
  await other.addConfirmed('ada@example.com');

  const { AccessToken } = await other.signIn('ada@example.com');

  expect((await one.provider.publicJwk(kidOf(AccessToken)))?.kid).toBe(kidOf(AccessToken));
  expect(await one.provider.publicJwk('nobody made this one')).toBeUndefined();
});
