import { expect, test } from 'vitest';
import { fakeToken, hasTokensIn, plantTokens } from '../../testing/fake-tokens.ts';
import { createTokenStorage, type Renewal } from './token-storage.ts';

const open = () => createTokenStorage({ local: localStorage, session: sessionStorage });
const at = Date.parse('2026-11-21T08:42:00Z');

test('an access token is read with its expiry', () => {
  plantTokens(sessionStorage, at);

  expect(open().readAccessToken('console')).toEqual({ token: fakeToken(at), expiresAt: at });
});

test('something that is no token has expired', () => {
  plantTokens(sessionStorage, at);
  sessionStorage.setItem('CognitoIdentityServiceProvider.console.p1.accessToken', 'nonsense');

  expect(open().readAccessToken('console')?.expiresAt).toBe(0);
});

test('tokens of another client are not ours', () => {
  plantTokens(sessionStorage);

  expect(open().hasTokens('another')).toBe(false);
});

test('remembered tokens are found again after the browser was closed', () => {
  plantTokens(localStorage);

  expect(open().hasTokens('console')).toBe(true);
});

test('a renewal is told with the tokens that came of it, a first sign-in is not', async () => {
  const storage = open();
  const told: Renewal[] = [];
  storage.onRenewal((renewal) => told.push(renewal));
  const key = 'CognitoIdentityServiceProvider.console.p1.refreshToken';

  await storage.keyValues.setItem(key, 'first');
  expect(told).toEqual([]);
  await storage.keyValues.setItem(key, 'second');

  expect(told).toEqual([{ spent: 'first', items: { [key]: 'second' } }]);
});

test('the copy of a session follows its renewal; another session, and a signed-out tab, do not', () => {
  const storage = open();
  const key = 'CognitoIdentityServiceProvider.console.p1.refreshToken';
  const renewal = { spent: 'first', items: { [key]: 'second' } };

  storage.followRenewal(renewal);
  expect(sessionStorage.getItem(key)).toBeNull();
  sessionStorage.setItem(key, 'another');
  storage.followRenewal(renewal);
  expect(sessionStorage.getItem(key)).toBe('another');
  sessionStorage.setItem(key, 'first');
  storage.followRenewal(renewal);

  expect(sessionStorage.getItem(key)).toBe('second');
});

test('clearing takes the tokens from both storages and nothing else', () => {
  plantTokens(localStorage);
  plantTokens(sessionStorage);
  localStorage.setItem('halyard.preferences', '{}');

  open().clear();

  expect([hasTokensIn(localStorage), hasTokensIn(sessionStorage)]).toEqual([false, false]);
  expect(localStorage.getItem('halyard.preferences')).toBe('{}');
});

test('a device that is trusted stays known after the tokens are gone', () => {
  plantTokens(localStorage);
  const key = 'CognitoIdentityServiceProvider.console.p1.deviceKey';
  localStorage.setItem(key, 'eu-west-1_device');

  open().clear();

  expect(localStorage.getItem(key)).toBe('eu-west-1_device');
});

test('a known device is not a signed-in person', () => {
  localStorage.setItem('CognitoIdentityServiceProvider.console.p1.deviceKey', 'eu-west-1_device');
  plantTokens(sessionStorage);

  expect(open().hasTokens('console')).toBe(true);
});

test('another tab that takes remembered tokens away has signed out', () => {
  plantTokens(localStorage);
  const storage = open();
  const change = (key: string, newValue: string | null) =>
    storage.isSignOut(new StorageEvent('storage', { key, newValue }));

  expect(change('CognitoIdentityServiceProvider.console.LastAuthUser', null)).toBe(true);
  expect(change('CognitoIdentityServiceProvider.console.LastAuthUser', 'p2')).toBe(false);
  expect(change('halyard.preferences', null)).toBe(false);
});

test('traces of an earlier sign-in are told from a browser that nobody signed in with', () => {
  expect(open().hasTraces()).toBe(false);

  plantTokens(localStorage);

  expect(open().hasTraces()).toBe(true);
});

test('a device that was remembered is found by who does not want to stay signed in, and forgotten in every place', async () => {
  const key = 'CognitoIdentityServiceProvider.console.p1.deviceKey';
  const { keyValues, remember } = open();
  remember(true);
  await keyValues.setItem(key, 'eu-west-1_device');

  remember(false);
  expect(await keyValues.getItem(key)).toBe('eu-west-1_device');
  await keyValues.removeItem(key);

  expect(localStorage.getItem(key)).toBeNull();
});

test('the device of who does not want to stay signed in leaves the browser with the tab', async () => {
  const key = 'CognitoIdentityServiceProvider.console.p1.deviceKey';

  await open().keyValues.setItem(key, 'eu-west-1_device');

  expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, 'eu-west-1_device']);
});

test('tokens of the hosted login are told from others, and the mark goes with them', () => {
  plantTokens(sessionStorage);
  const storage = open();
  expect(storage.isHosted('console')).toBe(false);

  sessionStorage.setItem('CognitoIdentityServiceProvider.console.p1.origin', 'hosted');
  expect(storage.isHosted('console')).toBe(true);

  storage.clear();
  expect(storage.isHosted('console')).toBe(false);
});

test('another tab that keeps new tokens for the whole browser has signed in', () => {
  const storage = open();
  const key = 'CognitoIdentityServiceProvider.console.p1.accessToken';
  const change = (init: StorageEventInit) => storage.isSignIn(new StorageEvent('storage', init));

  expect(change({ key, newValue: 'token', storageArea: localStorage })).toBe(true);
  expect(change({ key, newValue: null, storageArea: localStorage })).toBe(false);
  expect(change({ key, newValue: 'token', storageArea: sessionStorage })).toBe(false);
  expect(change({ key: 'halyard.preferences', newValue: '{}', storageArea: localStorage })).toBe(false);
});
