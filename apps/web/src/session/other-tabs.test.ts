import { expect, test, vi } from 'vitest';
import { plantTokens } from '../testing/fake-tokens.ts';
import { connectTabs } from './other-tabs.ts';
import { createTokenStorage } from './token-storage.ts';

const open = () => createTokenStorage({ local: localStorage, session: sessionStorage });

test('signing out in one tab is heard in another, and not in itself', async () => {
  const heard = { here: 0, there: 0 };
  const here = connectTabs(open(), () => heard.here++);
  connectTabs(open(), () => heard.there++);

  here.tellOtherTabs();

  await vi.waitFor(() => expect(heard).toEqual({ here: 0, there: 1 }));
});

test('a renewal in one tab reaches the tabs that hold a copy of its session', async () => {
  const key = 'CognitoIdentityServiceProvider.console.p1.refreshToken';
  const here = open();
  connectTabs(here, () => {});
  connectTabs(open(), () => {});
  sessionStorage.setItem(key, 'first');

  await here.keyValues.setItem(key, 'second');
  // Both tabs of this test share one storage; in a browser each has its own.
  sessionStorage.setItem(key, 'first');

  await vi.waitFor(() => expect(sessionStorage.getItem(key)).toBe('second'));
});

test('remembered tokens that another tab removed end the session here', () => {
  plantTokens(localStorage);
  let heard = 0;
  connectTabs(open(), () => heard++);

  const key = 'CognitoIdentityServiceProvider.console.LastAuthUser';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));

  expect(heard).toBe(1);
});
