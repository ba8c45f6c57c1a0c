import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Core } from '../core.ts';
import { createInTurn } from '../in-turn.ts';
import { createSecrets } from '../secrets.ts';
import { openTestProvider, sessionOf } from '../testing/test-provider.ts';
import { readHolder, requireHolder } from './access-token.ts';
import { issueTokens } from './issue-tokens.ts';
import { createSigningKeys } from './signing-keys.ts';
import { userScope } from './token-scope.ts';

const email = 'ada@example.com';
const minute = 60_000;

async function signIn() {
  const { settings, memory, now, addConfirmed, signIn: begin, rows } = openTestProvider();
  const id = await addConfirmed(email);
  const originJti = sessionOf(await begin(email));
  const random = (bytes: number) => randomBytes(bytes);
  const secrets = createSecrets(new Uint8Array(32).fill(7), random);
  const { ports } = memory;
  const core: Core = {
    config: settings,
    ports,
    clock: now,
    random,
    secrets,
    policyOf: async () => ({ idleMs: null, passwordMaxAgeMs: null, tracksDevices: false }),
    signingKeys: createSigningKeys({ ports, secrets, clock: now, tokenLifeMs: 15 * minute }),
    inTurn: createInTurn(),
  };
  const user = await rows().users.byId(id);
  const family = await rows().families.find(originJti);
  if (!user || !family) throw new Error('Nobody is signed in.');
  return { core, user, issue: (scope: string) => issueTokens(core, user, family, { scope }) };
}

test('a token for less than the own calls opens none of them, and still says who holds it', async () => {
  const { core, user, issue } = await signIn();
  const { AccessToken } = await issue('openid email');

  await expect(requireHolder(core, AccessToken)).rejects.toThrow('Access Token does not have required scopes');
  expect(await readHolder(core, AccessToken)).toMatchObject({ user, scopes: ['openid', 'email'] });
});

test('a token for the own calls opens them', async () => {
  const { core, user, issue } = await signIn();
  const { AccessToken } = await issue(`openid ${userScope}`);

  expect((await requireHolder(core, AccessToken)).user).toEqual(user);
});

test('an id token opens nothing', async () => {
  const { core, issue } = await signIn();
  const { IdToken } = await issue(userScope);

  await expect(readHolder(core, IdToken)).rejects.toThrow('Invalid Access Token');
});
