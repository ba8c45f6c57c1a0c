import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readEndReason } from '../../session/end-reason.ts';
import { fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { SessionTimeout } from './session-timeout.tsx';

const minute = 60_000;

/** A screen of someone whose session ends after 15 minutes, on a clock of the test's own. */
async function openScreen() {
  vi.useFakeTimers();
  const signOut = vi.fn(async () => {});
  const server = fakeCall({ 'POST /users/profile/sessions/activity': () => undefined });
  const view = renderWithProviders(<SessionTimeout minutes={15} />, {
    call: server.call,
    session: { signOut },
    path: '/threats?period=7d',
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(0);
  return { ...view, signOut, pass, sent: server.sent, location: () => view.router.state.location };
}

const warning = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

test('a minute before the end it warns, counts down, and "Stay signed in" begins anew', async () => {
  const { pass, signOut } = await openScreen();
  await pass(14 * minute - 1_000);
  expect(warning()).toBeNull();

  await pass(1_000);
  expect(warning()?.textContent).toContain('You will be signed out in 60 seconds.');
  expect(document.activeElement?.textContent).toBe('Stay signed in');
  await pass(18_000);
  expect(warning()?.textContent).toContain('You will be signed out in 42 seconds.');
  expect(screen.getByRole('status').textContent).toBe('You will be signed out in 45 seconds.');

  fireEvent.click(screen.getAllByRole('button', { name: 'Stay signed in' }).at(-1) as HTMLElement);
  expect(warning()).toBeNull();
  await pass(13 * minute);
  expect(warning()).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});

test('at the end it signs out and goes to /login, which is told why and from where', async () => {
  const { pass, signOut, location } = await openScreen();

  await pass(15 * minute);

  expect(signOut).toHaveBeenCalledOnce();
  expect(location().pathname).toBe('/login');
  expect(location().state.from).toBe('/threats?period=7d');
  expect(readEndReason(sessionStorage)).toBe('idle');
});

test.each(['pointerMove', 'keyDown', 'touchStart', 'wheel'] as const)('%s counts as input', async (event) => {
  const { pass } = await openScreen();
  await pass(10 * minute);

  fireEvent[event](document.body);
  await pass(10 * minute);

  expect(warning()).toBeNull();
});

test('input in another tab closes the warning here', async () => {
  const { pass } = await openScreen();
  await pass(14.5 * minute);
  expect(warning()).not.toBeNull();

  localStorage.setItem('halyard.last-input', String(Date.now()));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'halyard.last-input' })));

  expect(warning()).toBeNull();
  expect(readEndReason(sessionStorage)).toBeUndefined();
});

test('a tab that comes back from a long sleep ends at once', async () => {
  const { signOut } = await openScreen();
  vi.setSystemTime(Date.now() + 8 * 60 * minute);

  await act(async () => void window.dispatchEvent(new Event('focus')));

  expect(signOut).toHaveBeenCalledOnce();
});

test('who signs out in the warning goes without words of an expiry', async () => {
  const { pass, signOut, location } = await openScreen();
  await pass(14.5 * minute);

  fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
  await pass(0);

  expect(signOut).toHaveBeenCalledOnce();
  expect(location().pathname).toBe('/login');
  expect(readEndReason(sessionStorage)).toBeUndefined();
});

test('the server hears that somebody is here, and nothing more while nobody is', async () => {
  const { pass, sent } = await openScreen();
  await pass(1_000);
  expect(sent).toEqual([{ endpoint: 'POST /users/profile/sessions/activity' }]);

  await pass(10 * minute);
  expect(sent).toHaveLength(1);

  fireEvent.keyDown(document.body);
  await pass(1_000);
  expect(sent).toHaveLength(2);
});
