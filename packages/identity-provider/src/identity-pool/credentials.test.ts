import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { minutes, openTestProvider } from '../testing/test-provider.ts';
import { issueCredentials, readSessionToken } from './credentials.ts';

const identityId = 'eu-west-1:11111111-2222-4333-8444-555555555555';

function open(masterKeyByte = 7) {
  const { settings: config, now, pass } = openTestProvider();
  const random = (bytes: number) => randomBytes(bytes);
  const secrets = createSecrets(new Uint8Array(32).fill(masterKeyByte), random);
  return { core: { config, secrets, random, clock: now }, pass };
}

test('a session token says whom it stands for, for an hour', () => {
  const { core, pass } = open();
  const { AccessKeyId, SessionToken, Expiration } = issueCredentials(core, identityId, 'person');

  pass(minutes(59));
  expect(readSessionToken(core, SessionToken)).toEqual({
    identityId,
    kind: 'person',
    accessKeyId: AccessKeyId,
    expiresAt: Expiration * 1000,
  });
  pass(minutes(1));
  expect(readSessionToken(core, SessionToken)).toBeUndefined();
});

test('a session token that was altered, made up, or sealed elsewhere stands for nobody', () => {
  const { core } = open();
  const { SessionToken } = issueCredentials(core, identityId, 'guest');
  const foreign = issueCredentials(open(8).core, identityId, 'guest').SessionToken;
  const elsewhere = { ...core, config: { ...core.config, identityPoolId: 'eu-west-1:other' } };

  for (const token of ['', 'abc', `${SessionToken.slice(0, -4)}AAAA`, foreign])
    expect(readSessionToken(core, token)).toBeUndefined();
  expect(readSessionToken(elsewhere, SessionToken)).toBeUndefined();
});

test('credentials are never the same twice, and tell nothing of the identity', () => {
  const { core } = open();

  const [one, other] = [issueCredentials(core, identityId, 'guest'), issueCredentials(core, identityId, 'guest')];

  expect(new Set([one.AccessKeyId, other.AccessKeyId, one.SecretKey, other.SecretKey]).size).toBe(4);
  expect(one.SecretKey).toHaveLength(40);
  expect(Buffer.from(one.SessionToken, 'base64url').includes(identityId)).toBe(false);
});
