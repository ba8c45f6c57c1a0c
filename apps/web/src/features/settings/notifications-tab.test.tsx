import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { kept, openSettings } from './testing/open-settings.tsx';

const withoutPush = () => kept({ notifications: { ...kept().notifications, pushNotifications: false } });
const openWith = (permission: NotificationPermission, answer: NotificationPermission) => {
  const requestPermission = vi.fn(async () => answer);
  vi.stubGlobal('Notification', { permission, requestPermission });
  return requestPermission;
};
const openNotifications = () => openSettings({ 'GET /users/settings': withoutPush }, '/settings?tab=notifications');

test.each([
  'Email Notifications',
  'Push Notifications',
  'Security Alerts',
  'Entity Updates',
  'System Updates',
  'Marketing Emails',
])('%s is a toggle with a line on what it governs', async (name) => {
  openWith('granted', 'granted');
  await openSettings({}, '/settings?tab=notifications');

  const toggle = await screen.findByRole('switch', { name });

  const describedBy = toggle.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.textContent).toBeTruthy();
});

test('marketing says that the product sends none', async () => {
  await openSettings({}, '/settings?tab=notifications');

  expect(await screen.findByText('Records your consent. Halyard does not send marketing emails.')).toBeTruthy();
});

test('turning push on asks the browser, and a rejection is told', async () => {
  const ask = openWith('default', 'denied');
  const { user } = await openNotifications();

  await user.click(await screen.findByRole('switch', { name: 'Push Notifications' }));

  expect(ask).toHaveBeenCalledOnce();
  expect(await screen.findByText(/Allow notifications for Halyard/)).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Push Notifications' })).toHaveProperty('checked', true);
});

test('turning push off asks nothing', async () => {
  const ask = openWith('granted', 'granted');
  const { user, save, lastSaved } = await openSettings({}, '/settings?tab=notifications');

  await user.click(await screen.findByRole('switch', { name: 'Push Notifications' }));
  await save();

  await waitFor(() => expect(lastSaved()?.notifications.pushNotifications).toBe(false));
  expect(ask).not.toHaveBeenCalled();
});

test('where push is on but this browser was never asked, it can be', async () => {
  const ask = openWith('default', 'granted');
  const { user } = await openSettings({}, '/settings?tab=notifications');

  await user.click(await screen.findByRole('button', { name: 'Allow in this browser' }));

  expect(ask).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Not allowed in this browser yet.')).toBeNull());
});

test('a browser without notifications is told so', async () => {
  vi.stubGlobal('Notification', undefined);
  await openSettings({}, '/settings?tab=notifications');

  expect(await screen.findByText('This browser cannot show notifications.')).toBeTruthy();
});
