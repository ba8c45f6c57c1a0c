import { expect, test, vi } from 'vitest';
import { plantTokens } from '../../testing/fake-tokens.ts';
import { connectTabs, type SignOutStage } from './other-tabs.ts';
import { createTokenStorage } from './token-storage.ts';

const open = () => createTokenStorage({ local: localStorage, session: sessionStorage });

function listening() {
  const heard: SignOutStage[] = [];
  const listeners = {
    onSigningOut: () => void heard.push('signing-out'),
    onSignOut: () => void heard.push('signed-out'),
  };
  return { heard, listeners };
}

test('signing out in one tab is heard in another, and not in itself', async () => {
  const here = listening();
  const there = listening();
  const { notifyOtherTabs } = connectTabs(open(), here.listeners);
  connectTabs(open(), there.listeners);

  notifyOtherTabs('signing-out');
  notifyOtherTabs('signed-out');

  await vi.waitFor(() => expect(there.heard).toEqual(['signing-out', 'signed-out']));
  expect(here.heard).toEqual([]);
});

test('a renewal in one tab reaches the tabs that hold a copy of its session', async () => {
  const key = 'CognitoIdentityServiceProvider.console.p1.refreshToken';
  const here = open();
  connectTabs(here, listening().listeners);
  connectTabs(open(), listening().listeners);
  sessionStorage.setItem(key, 'first');

  await here.keyValues.setItem(key, 'second');
  // Both tabs of this test share one storage; in a browser each has its own.
  sessionStorage.setItem(key, 'first');

  await vi.waitFor(() => expect(sessionStorage.getItem(key)).toBe('second'));
});

test('remembered tokens that another tab removed end the session here', () => {
  plantTokens(localStorage);
  const { heard, listeners } = listening();
  connectTabs(open(), listeners);

  const key = 'CognitoIdentityServiceProvider.console.LastAuthUser';
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));

  expect(heard).toEqual(['signed-out']);
});
