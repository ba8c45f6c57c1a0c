import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const place = { table: 'idp_users', column: 'verifier_sealed', id: 'ada' };
const random = (bytes: number) => randomBytes(bytes);
const secrets = createSecrets(new Uint8Array(32).fill(1), random);

test('what was sealed opens in its own place', () => {
  expect(secrets.open(place, secrets.seal(place, Buffer.from('content'))).toString()).toBe('content');
});

test('the same content never looks the same twice', () => {
  expect(secrets.seal(place, Buffer.from('content'))).not.toBe(secrets.seal(place, Buffer.from('content')));
});

test('a sealed value opens neither in another row nor with another master key', () => {
  const sealed = secrets.seal(place, Buffer.from('content'));

  expect(() => secrets.open({ ...place, id: 'eve' }, sealed)).toThrow();
  expect(() => createSecrets(new Uint8Array(32).fill(2), random).open(place, sealed)).toThrow('another identity key');
});

test('an altered value does not open', () => {
  const bytes = Buffer.from(secrets.seal(place, Buffer.from('content')), 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;

  expect(() => secrets.open(place, bytes.toString('base64url'))).toThrow();
});

test('a master key of another length is rejected', () => {
  expect(() => createSecrets(new Uint8Array(16), random)).toThrow('32 bytes');
});
