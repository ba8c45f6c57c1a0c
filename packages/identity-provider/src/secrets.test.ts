import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSecrets } from './secrets.ts';

const location = { table: 'idp_users', column: 'verifier_sealed', id: 'ada' };
const random = (bytes: number) => randomBytes(bytes);
const secrets = createSecrets(new Uint8Array(32).fill(1), random);

test('what was sealed opens in its own place', () => {
  expect(secrets.open(location, secrets.seal(location, Buffer.from('content'))).toString()).toBe('content');
});

test('the same content never looks the same twice', () => {
  expect(secrets.seal(location, Buffer.from('content'))).not.toBe(secrets.seal(location, Buffer.from('content')));
});

test('a sealed value opens neither in another row nor with another master key', () => {
  const sealed = secrets.seal(location, Buffer.from('content'));

  expect(() => secrets.open({ ...location, id: 'eve' }, sealed)).toThrow();
  expect(() => createSecrets(new Uint8Array(32).fill(2), random).open(location, sealed)).toThrow(
    'another identity key',
  );
});

test('an altered value does not open', () => {
  const bytes = Buffer.from(secrets.seal(location, Buffer.from('content')), 'base64url');
  bytes[20] = (bytes[20] ?? 0) ^ 1;

  expect(() => secrets.open(location, bytes.toString('base64url'))).toThrow();
});

test('a master key of another length is rejected', () => {
  expect(() => createSecrets(new Uint8Array(16), random)).toThrow('32 bytes');
});
