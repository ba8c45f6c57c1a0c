import { expect, test } from 'vitest';
import {
  changesNothing,
  credentialAfter,
  credentialKindsFor,
  credentialOf,
  keepCredential,
  noCredential,
  problemIn,
} from './credential.ts';

const keyFile = JSON.stringify({ client_email: 'reader@project.iam', private_key: '-----BEGIN' });

test('a credential is sent by its kind, trimmed', () => {
  expect(credentialOf(noCredential)).toBeNull();
  expect(credentialOf({ ...noCredential, kind: 'bearer', token: ' abc ' })).toEqual({ kind: 'bearer', token: 'abc' });
  expect(credentialOf({ ...noCredential, kind: 'header', header: 'Token 8f3a' })).toEqual({
    kind: 'header',
    value: 'Token 8f3a',
  });
  expect(credentialOf({ ...noCredential, kind: 'apiKey', key: ' k ' })).toEqual({
    kind: 'apiKey',
    header: 'X-API-Key',
    value: 'k',
  });
  const oauth = { tokenUrl: 'https://login.vendor.io/token', clientId: 'halyard', clientSecret: 's' };
  expect(credentialOf({ ...noCredential, ...oauth, kind: 'oauth' })).toEqual({ kind: 'oauth', ...oauth });
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
  expect(problemIn({ ...noCredential, kind: 'apiKey', keyHeader: 'two words', key: 'k' })).toEqual({
    field: 'keyHeader',
    why: 'notSendable',
  });
});

test('a token needs an address to ask, and an account its key file', () => {
  expect(problemIn({ ...noCredential, kind: 'oauth' })).toEqual({ field: 'tokenUrl', why: 'notAnAddress' });
  expect(problemIn({ ...noCredential, kind: 'oauth', tokenUrl: 'https://login.vendor.io/' })).toEqual({
    field: 'clientId',
    why: 'missing',
  });
  expect(problemIn({ ...noCredential, kind: 'serviceAccount' })).toEqual({ field: 'account', why: 'missing' });
  expect(problemIn({ ...noCredential, kind: 'serviceAccount', account: '{}' })).toEqual({
    field: 'account',
    why: 'notAKeyFile',
  });
  expect(problemIn({ ...noCredential, kind: 'serviceAccount', account: keyFile })).toBeUndefined();
});

test('only what is read in the background can ask for a token', () => {
  expect(credentialKindsFor('alertmanager')).not.toContain('oauth');
  expect(credentialKindsFor('msgraph')[0]).toBe('oauth');
  expect(credentialKindsFor('secops')[0]).toBe('serviceAccount');
});

test('unless someone says so a kept credential stays', () => {
  expect(credentialAfter(keepCredential)).toBeUndefined();
  expect(credentialAfter({ to: 'remove' })).toBeNull();
  expect(changesNothing({ to: 'replace', credential: noCredential })).toBe(true);
  expect(credentialAfter({ to: 'replace', credential: { ...noCredential, kind: 'bearer', token: 'x' } })).toEqual({
    kind: 'bearer',
    token: 'x',
  });
});
