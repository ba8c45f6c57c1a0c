import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { serveTestProvider } from '../../testing/serve.ts';
import { days, minutes, openTestProvider, type TestProvider } from '../../testing/test-provider.ts';

const email = 'ada@example.com';
const people = 3;

type Tokens = { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };

describe('signing keys that are replaced under load', () => {
  let served: Awaited<ReturnType<typeof serveTestProvider>>;
  /** Another process on the same data, with its own memory. */
  let node: TestProvider;
  let fetches: number;
  beforeEach(async () => {
    served = await serveTestProvider();
    const { memory, now, settings: config } = served;
    node = openTestProvider({ memory, now: now(), config });
    fetches = 0;
    await served.provider.maintain();
    await served.addConfirmed(email);
  });
  afterEach(() => served.close());

  function pass(ms: number) {
    served.pass(ms);
    node.pass(ms);
  }

  /** The official verifier, which asks for the published keys when it meets a key id that it does not know. */
  function openVerifier() {
    const jwksUri = `${served.provider.issuer}/.well-known/jwks.json`;
    const fetcher = {
      async fetch() {
        fetches += 1;
        return (await fetch(jwksUri)).arrayBuffer();
      },
    };
    const settings = { issuer: served.provider.issuer, audience: null, jwksUri };
    return JwtVerifier.create(settings, { jwksCache: new SimpleJwksCache({ fetcher }) });
  }

  const refresh = async ({ RefreshToken }: Tokens) => {
    const { error, body } = await served.call('GetTokensFromRefreshToken', { RefreshToken });
    return { error, tokens: body.AuthenticationResult as Tokens };
  };

  /** What one person does in one round, with the tokens of the round before; answers every error. */
  async function act(verifier: ReturnType<typeof openVerifier>, before: Tokens) {
    const check = (token: string) => verifier.verify(token).then(() => null, String);
    const { AccessToken } = before;
    const [user, elsewhere, access, id, refreshed, fresh] = await Promise.all([
      served.call('GetUser', { AccessToken }),
      node.call('GetUser', { AccessToken }),
      check(before.AccessToken),
      check(before.IdToken),
      refresh(before),
      served.tryPassword(email, 'Night-chart-7781'),
    ]);
    const rejections = [user.error, elsewhere.error, access, id, refreshed.error, fresh.error];
    return { tokens: refreshed.tokens, rejections: rejections.filter((rejection) => rejection !== null) };
  }

  /** Rounds of everyone at once; in the middle of each, five minutes pass and the keys are looked after. */
  async function actAround(rounds: number, verifier: ReturnType<typeof openVerifier>, begun: readonly Tokens[]) {
    let all = begun;
    const rejections: unknown[] = [];
    const keyIds = new Set<unknown>();
    for (let round = 0; round < rounds; round += 1) {
      const acting = all.map((tokens) => act(verifier, tokens));
      pass(minutes(5));
      await Promise.all([served.provider.maintain(), node.provider.maintain()]);
      const acted = await Promise.all(acting);
      all = acted.map(({ tokens }) => tokens);
      rejections.push(...acted.flatMap((outcome) => outcome.rejections));
      for (const { AccessToken } of all) keyIds.add(decodeProtectedHeader(AccessToken).kid);
    }
    return { rejections, keyIds };
  }

  const signInAll = () => Promise.all(Array.from({ length: people }, () => served.signIn(email)));
  const published = async () => (await served.provider.publicJwks()).keys.map(({ kid }) => kid);

  test('reject nobody, over three periods and on two nodes, and a verifier with old keys asks for the new ones', async () => {
    const verifier = openVerifier();

    for (let period = 0; period < 3; period += 1) {
      const old = await published();
      pass(days(89) - minutes(20));
      const early = await actAround(8, verifier, await signInAll());
      expect(early.rejections).toEqual([]);
      expect(early.keyIds.size).toBe(1);
      expect((await published()).length).toBeGreaterThan(old.length);

      pass(days(1) - minutes(40));
      const late = await actAround(12, verifier, await signInAll());
      expect(late.rejections).toEqual([]);
      expect(late.keyIds.size).toBe(2);
      expect((await published()).filter((kid) => early.keyIds.has(kid))).toEqual([]);
      // So that the next period is counted from the end of this one.
      pass(-minutes(40));
    }

    expect(fetches).toBeGreaterThanOrEqual(3);
    expect(fetches).toBeLessThanOrEqual(8);
  });
});
