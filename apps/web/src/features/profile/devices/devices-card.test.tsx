import type { Device } from '@halyard/contracts/accounts/profile.ts';
import { settingsBeforeLoad } from '@halyard/contracts/accounts/settings.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { StepUpDeclined } from '../../../session/sign-in/step-up.ts';
import { present } from '../../../testing/present.ts';
import { openProfile } from '../testing/open-profile.tsx';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0';

const device = (change: Partial<Device> = {}): Device => ({
  id: 'd1',
  name: edge,
  remembered: false,
  current: false,
  address: '203.0.113.7',
  createdAt: '2026-11-19T08:00:00.000Z',
  lastUsedAt: '2026-11-21T08:22:00.000Z',
  ...change,
});

type Options = Parameters<typeof openProfile>[0];

/** Two devices, this one and another, on a server that does as it is told. */
async function openDevices({ answers, ...rest }: Options = {}) {
  let devices = [device({ id: 'd0', name: firefox, current: true, remembered: true }), device()];
  const opened = await openProfile({
    answers: {
      'GET /users/profile/devices': () => devices,
      'PATCH /users/profile/devices/:id': ({ params, body }) => {
        const { id } = params as Device;
        devices = devices.map((kept) => (kept.id === id ? { ...kept, ...(body as Partial<Device>) } : kept));
        return present(devices.find((kept) => kept.id === id));
      },
      'DELETE /users/profile/devices/:id': ({ params }) => {
        devices = devices.filter(({ id }) => id !== (params as Device).id);
      },
      ...answers,
    },
    ...rest,
  });
  const list = await screen.findByRole('list', { name: 'Devices' });
  return { ...opened, rows: () => within(list).getAllByRole('listitem') };
}

test('each device says what it is, whether it is trusted, and when and from where it was used', async () => {
  const { rows } = await openDevices();

  const [own, other] = rows().map((row) => row.textContent);
  expect(own).toContain('Firefox on Linux');
  expect(own).toContain('This device');
  expect(own).toContain('Trusted');
  expect(other).toContain('Edge on Windows');
  expect(other).not.toContain('Trusted');
  expect(other).toContain('203.0.113.7');
  expect(other).toContain('Last used 20m ago');
});

test('a device is trusted, and Undo takes the trust back', async () => {
  const { press, rows, writes } = await openDevices();

  await press('Trust Edge on Windows');
  expect(await screen.findByText('Edge on Windows is trusted')).toBeTruthy();
  await waitFor(() => expect(rows()[1]?.textContent).toContain('Trusted'));
  await press('Undo');

  expect(await screen.findByText('Edge on Windows is no longer trusted')).toBeTruthy();
  const endpoint = 'PATCH /users/profile/devices/:id';
  expect(writes()).toEqual([
    { endpoint, params: { id: 'd1' }, body: { remembered: true } },
    { endpoint, params: { id: 'd1' }, body: { remembered: false } },
  ]);
});

test('who would not give the password again has changed nothing, and is not told of a failure', async () => {
  const { press, writes } = await openDevices({ stepUp: () => Promise.reject(new StepUpDeclined()) });

  await press('Trust Edge on Windows');

  expect(await screen.findByRole('button', { name: 'Trust Edge on Windows' })).toBeTruthy();
  expect(writes()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a rejection is told in the words of the server', async () => {
  const { press } = await openDevices({
    answers: {
      'PATCH /users/profile/devices/:id': () => {
        throw new TransportError({ problem: 'other', status: 404, serverMessage: 'This device is not known.' });
      },
    },
  });

  await press('Stop trusting Firefox on Linux');

  expect((await screen.findByRole('alert')).textContent).toContain('This device is not known.');
});

test('forgetting asks first', async () => {
  const { press, user, rows, writes } = await openDevices();

  await press('Forget Edge on Windows');
  const question = within(await screen.findByRole('alertdialog', { name: 'Forget Edge on Windows?' }));
  expect(writes()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Forget' }));

  expect(await screen.findByText('Edge on Windows forgotten')).toBeTruthy();
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('forgetting this device says that it ends this session', async () => {
  const { press } = await openDevices();

  await press('Forget Firefox on Linux');

  expect(await screen.findByText('You are using this device. You will be signed out immediately.')).toBeTruthy();
});

test('where no devices are kept the card says so and leads to the setting', async () => {
  const settings = { ...settingsBeforeLoad, security: { ...settingsBeforeLoad.security, deviceManagement: false } };
  await openProfile({ answers: { 'GET /users/settings': () => settings } });

  expect(await screen.findByText('Device Management is off, so no devices are kept.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Turn it on in the settings' }).getAttribute('href')).toBe(
    '/settings?tab=security',
  );
});

test('before the first device the card says when one appears', async () => {
  const settings = { ...settingsBeforeLoad, security: { ...settingsBeforeLoad.security, deviceManagement: true } };
  await openProfile({ answers: { 'GET /users/settings': () => settings } });

  expect(await screen.findByText('No device yet. The next one you sign in from appears here.')).toBeTruthy();
});

test('a link to the devices brings them into sight', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await openDevices({ path: '/profile#devices' });

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Devices' })));
  expect(scrolled).toHaveBeenCalled();
});

test('devices that could not be loaded are told and asked for again', async () => {
  let tries = 0;
  const { user } = await openProfile({
    answers: {
      'GET /users/profile/devices': () => {
        tries += 1;
        if (tries === 1) throw new Error('503');
        return [device()];
      },
    },
  });
  const failed = await screen.findByText('Failed to load your devices.');

  await user.click(within(failed).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Edge on Windows')).toBeTruthy();
});
