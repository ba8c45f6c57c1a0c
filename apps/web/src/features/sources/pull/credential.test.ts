import { expect, test } from 'vitest';
import {
  authorizationAfter,
  authorizationOf,
  changesNothing,
  keepCredential,
  noCredential,
  problemIn,
} from './credential.ts';

test('a credential becomes the whole header', () => {
  expect(authorizationOf(noCredential)).toBeNull();
  expect(authorizationOf({ ...noCredential, kind: 'bearer', token: ' abc ' })).toBe('Bearer abc');
  expect(authorizationOf({ ...noCredential, kind: 'header', header: 'Token 8f3a' })).toBe('Token 8f3a');
  // RFC 7617, section 2.1: `test:123£` in UTF-8.
  expect(authorizationOf({ ...noCredential, kind: 'basic', user: 'test', password: '123£' })).toBe(
    'Basic dGVzdDoxMjPCow==',
  );
});

test('what a header cannot carry is found before it is sent', () => {
  expect(problemIn(noCredential)).toBeUndefined();
  expect(problemIn({ ...noCredential, kind: 'bearer' })).toEqual({ field: 'token', why: 'missing' });
  expect(problemIn({ ...noCredential, kind: 'bearer', token: 'schlüssel' })).toEqual({
    field: 'token',
    why: 'notSendable',
  });
  expect(problemIn({ ...noCredential, kind: 'basic', user: 'a:b' })).toEqual({ field: 'user', why: 'colon' });
  expect(problemIn({ ...noCredential, kind: 'basic', user: 'reader' })).toBeUndefined();
});

test('unless someone says so a kept credential stays', () => {
  expect(authorizationAfter(keepCredential)).toBeUndefined();
  expect(authorizationAfter({ to: 'remove' })).toBeNull();
  expect(changesNothing({ to: 'replace', credential: noCredential })).toBe(true);
  expect(authorizationAfter({ to: 'replace', credential: { ...noCredential, kind: 'bearer', token: 'x' } })).toBe(
    'Bearer x',
  );
});
