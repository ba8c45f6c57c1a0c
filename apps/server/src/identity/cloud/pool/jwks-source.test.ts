import { generateKeyPairSync } from 'node:crypto';
import type { DecomposedJwt } from 'aws-jwt-verify/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { testDatabases } from '../../../testing/databases.ts';
import { createJwksSource } from './jwks-source.ts';

const start = Date.parse('2026-11-21T08:42:00.000Z');

const makeKey = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
  kid,
  alg: 'RS256',
  use: 'sig',
});

describe.each(testDatabases)('the keys of a cloud user pool, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  function openSource(uri: string) {
    let now = start;
    let answer: () => Response = () => new Response(null, { status: 503 });
    let asked = 0;
    const source = createJwksSource(
      {
        database,
        clock: () => now,
        fetch: async () => {
          asked += 1;
          return answer();
        },
      },
      [uri],
    );
    const kidOf = (kid: string) =>
      source.cache
        .getJwk(uri, { header: { kid } } as unknown as DecomposedJwt)
        .then((jwk) => jwk.kid)
        .catch((cause: { name: string; code?: string }) => cause.code ?? cause.name);
    return {
      kidOf,
      refresh: source.refresh,
      asked: () => asked,
      publish: (...keys: readonly object[]) => {
        answer = () => Response.json({ keys });
      },
      answer: (text: string) => {
        answer = () => new Response(text);
      },
      fail: () => {
        answer = () => {
          throw new TypeError('fetch failed');
        };
      },
      pass: (ms: number) => {
        now += ms;
      },
    };
  }

  test('are asked for once, and again for a key that is not known', async () => {
    const { kidOf, publish, asked } = openSource('https://pool.example/one');
    publish(makeKey('one'));
    expect([await kidOf('one'), await kidOf('one'), asked()]).toEqual(['one', 'one', 1]);

    publish(makeKey('one'), makeKey('two'));

    expect([await kidOf('two'), asked()]).toEqual(['two', 2]);
  });

  test('are not asked for again and again by who makes key names up', async () => {
    const { kidOf, publish, asked, refresh } = openSource('https://pool.example/guessed');
    publish(makeKey('one'));
    for (const guess of ['x', 'y', 'z']) expect(await kidOf(guess)).not.toBe(guess);
    expect(asked()).toBe(1);

    // Meanwhile a true new key comes in with the regular look.
    publish(makeKey('one'), makeKey('next'));
    await refresh();

    expect(await kidOf('next')).toBe('next');
  });

  test('stay good while the pool is down, without an end, and over a restart', async () => {
    const uri = 'https://pool.example/down';
    const first = openSource(uri);
    first.publish(makeKey('one'));
    await first.kidOf('one');
    first.fail();
    first.pass(30 * 86_400_000);
    await first.refresh();
    expect(await first.kidOf('one')).toBe('one');

    const restarted = openSource(uri);
    restarted.fail();

    expect(await restarted.kidOf('one')).toBe('one');
  });

  test('are not guessed where there never were any; a pool that fails is left alone for ten seconds', async () => {
    const { kidOf, publish, fail, asked, pass } = openSource('https://pool.example/never');
    fail();
    expect([await kidOf('one'), await kidOf('one'), asked()]).toEqual([
      'identity_unavailable',
      'identity_unavailable',
      1,
    ]);

    publish(makeKey('one'));
    pass(10_000);

    expect(await kidOf('one')).toBe('one');
  });

  test.each([
    ['a page', '<html>'],
    ['another document', '{"issuer":"x"}'],
    ['a document without an end', `{"keys":[${'{"kty":"RSA"},'.repeat(10_000)}{"kty":"RSA"}]}`],
  ])('%s in their place does not replace them', async (_what, text) => {
    const { kidOf, publish, answer, refresh } = openSource(`https://pool.example/${text.length}`);
    publish(makeKey('one'));
    await kidOf('one');
    answer(text);
    await refresh();

    expect(await kidOf('one')).toBe('one');
  });
});
