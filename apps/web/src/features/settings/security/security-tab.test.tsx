import type { Device } from '@halyard/contracts/accounts/profile.ts';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import type { IdentityClient } from '../../../session/provider/identity-client-type.ts';
import type { Answers } from '../../../testing/fake-call.ts';
import { rejection } from '../../../testing/fake-identity.ts';
import { kept, openSettings, profile } from '../testing/open-settings.tsx';

const openSecurity = (answers: Answers = {}) => openSettings(answers, '/settings?tab=security');
const twoFactor = () => screen.findByRole('switch', { name: 'Two-Factor Authentication' });
const codes = Array.from({ length: 10 }, (_, at) => `abcde-fghj${at}`);
const enrolled: Answers = {
  'GET /users/settings': () => kept({ security: { ...kept().security, twoFactorAuth: true } }),
  'GET /users/profile': () => profile(true),
};

const device = (id: string, change: Partial<Device> = {}): Device => ({
  id,
  name: `Firefox on Linux ${id}`,
  remembered: true,
  current: false,
  address: '192.0.2.7',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-21T06:42:00.000Z',
  ...change,
});

async function openEnrolment(identity: Partial<IdentityClient> = {}, answers: Answers = {}) {
  const opened = await openSettings(
    { 'POST /users/profile/recovery-codes': () => ({ codes }), ...answers },
    '/settings?tab=security',
    {
      identity: {
        startAuthenticator: async () => ({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Halyard:ada?secret=ABC' }),
        ...identity,
      },
    },
  );
  await opened.user.click(await twoFactor());
  return opened;
}

test('the time-out and the expiry offer their steps', async () => {
  await openSecurity();
  const textsOf = async (label: string) =>
    within(await screen.findByLabelText(label))
      .getAllByRole('option')
      .map((option) => [option.textContent, (option as HTMLOptionElement).value]);

  expect(await textsOf('Session Timeout')).toEqual([
    ['15 minutes', '15'],
    ['30 minutes', '30'],
    ['1 hour', '60'],
    ['2 hours', '120'],
  ]);
  expect(await textsOf('Password Expiry')).toEqual([
    ['30 days', '30'],
    ['60 days', '60'],
    ['90 days', '90'],
    ['180 days', '180'],
  ]);
});

test('the secret is shown in groups of four and as a picture drawn here', async () => {
  await openEnrolment();

  expect(await screen.findByLabelText('Or enter this setup key manually:')).toHaveProperty(
    'value',
    'ABCD EFGH IJKL MNOP',
  );
  const picture = screen.getByRole('img', { name: 'QR code with the setup key for your authenticator app' });
  expect(picture.querySelectorAll('path')).toHaveLength(2);
});

test('a right code leads to ten recovery codes, and only when these were seen the toggle is on', async () => {
  const { user, identityCalls } = await openEnrolment();
  await user.type(await screen.findByLabelText('Verification code'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));

  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  expect(identityCalls).toContainEqual(['confirmAuthenticator', '123456']);
  expect(await twoFactor()).toHaveProperty('checked', false);

  await user.click(screen.getByRole('button', { name: 'Copy all' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));

  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Two-factor authentication is on.')).toBeTruthy();
  expect(await twoFactor()).toHaveProperty('checked', true);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('a set-up that is broken off leaves the toggle off', async () => {
  const { user, identityCalls } = await openEnrolment();
  await screen.findByLabelText('Verification code');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await twoFactor()).toHaveProperty('checked', false);
  expect(identityCalls.map(([name]) => name)).not.toContain('confirmAuthenticator');
});

test('the codes can be kept as a file', async () => {
  const makeAddress = vi.fn<(file: Blob) => string>(() => 'blob:codes');
  class AddressOfFiles extends URL {
    static override createObjectURL = makeAddress;
    static override revokeObjectURL = () => {};
  }
  vi.stubGlobal('URL', AddressOfFiles);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openEnrolment();
  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');

  await user.click(await screen.findByRole('button', { name: 'Download as text' }));

  expect(saved.mock.contexts[0]).toHaveProperty('download', 'halyard-recovery-codes.txt');
  expect(makeAddress.mock.calls[0]?.[0].size).toBeGreaterThan(codes.join('\n').length);
});

test.each([
  ['CodeMismatchException', 'Incorrect code. Codes change every 30 seconds and work once.'],
  ['EnableSoftwareTokenMFAException', 'Incorrect code. Codes change every 30 seconds and work once.'],
  ['LimitExceededException', 'Too many attempts. Try again later'],
  ['NetworkError', 'Failed to verify the code. Try again.'],
])('a code rejected by %s stays in its field, with the reason', async (name, text) => {
  const { user } = await openEnrolment({ confirmAuthenticator: () => Promise.reject(rejection(name)) });

  await user.type(await screen.findByLabelText('Verification code'), '000000{Enter}');

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText('Verification code')).toHaveProperty('value', '000000');
  expect(await twoFactor()).toHaveProperty('checked', false);
});

test('without an answer of the provider the set-up can be started again', async () => {
  let fails = true;
  const { user } = await openEnrolment({
    startAuthenticator: async () => {
      if (fails) throw rejection('NetworkError');
      return { secret: 'ABCDEFGH', uri: 'otpauth://totp/a' };
    },
  });
  expect(await screen.findByText('Failed to start the setup. Try again.', { exact: false })).toBeTruthy();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByLabelText('Verification code')).toBeTruthy();
});

test('recovery codes that could not be made can be asked for again; the second factor is on all the same', async () => {
  let fails = true;
  const { user } = await openEnrolment(
    {},
    {
      'POST /users/profile/recovery-codes': () => {
        if (fails) throw new Error('500');
        return { codes };
      },
    },
  );
  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');
  expect(await screen.findByText(/Failed to generate recovery codes/)).toBeTruthy();

  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await twoFactor()).toHaveProperty('checked', true);
});

test('turning the second factor off needs a code', async () => {
  const { user, sent } = await openSecurity({
    ...enrolled,
    'POST /users/profile/second-factor/disable': ({ body }) => {
      if ((body as { code: string }).code !== '123456')
        throw new TransportError({ problem: 'other', status: 400, code: 'wrong_code' });
      return profile(false);
    },
  });
  await screen.findByText('7 recovery codes left');
  await user.click(await twoFactor());
  const question = within(screen.getByRole('alertdialog', { name: 'Turn off two-factor authentication?' }));
  expect(await twoFactor()).toHaveProperty('checked', true);

  const field = question.getByLabelText('Code from the app, or a recovery code');
  await user.type(field, '000000{Enter}');
  expect(await question.findByText('Invalid verification code')).toBeTruthy();

  await user.clear(field);
  await user.type(field, '123456{Enter}');

  expect(await screen.findByText('Two-factor authentication is off.')).toBeTruthy();
  expect(await twoFactor()).toHaveProperty('checked', false);
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  expect(sent.filter(({ endpoint }) => endpoint.startsWith('PUT'))).toEqual([]);
});

test('new recovery codes are asked for first, as the old ones stop working', async () => {
  const { user, writes } = await openSecurity({
    ...enrolled,
    'POST /users/profile/recovery-codes': () => ({ codes }),
  });
  await user.click(await screen.findByRole('button', { name: 'Generate new codes' }));
  expect(writes()).toEqual([]);

  const question = within(screen.getByRole('alertdialog', { name: 'Generate new recovery codes?' }));
  await user.click(question.getByRole('button', { name: 'Generate new codes' }));

  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
});

const kept409 = {
  status: 409,
  code: 'managed_externally',
  serverMessage: 'This is managed by the cloud user pool. Use the cloud provider’s console.',
} as const;

test('recovery codes of a cloud user pool are not known, rather than none, and nothing offers to make them', async () => {
  await openSecurity({ ...enrolled, 'GET /users/profile': () => profile(true, null) });

  expect(await screen.findByText('Not available: managed by the cloud user pool')).toBeTruthy();
  expect(screen.getByText('You cannot generate new ones here.')).toBeTruthy();
  expect(screen.queryByText(/recovery codes left/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Generate new codes' })).toBeNull();
});

test('with a cloud user pool the second factor is on with the code that proves it', async () => {
  const { user, writes } = await openEnrolment({}, { 'GET /users/profile': () => profile(false, null) });

  await user.type(await screen.findByLabelText('Verification code'), '123456{Enter}');

  expect(await screen.findByText('Two-factor authentication is on.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toEqual([]);
});

test('a cloud user pool that cannot be asked to turn it off says so', async () => {
  const { user } = await openSecurity({
    ...enrolled,
    'GET /users/profile': () => profile(true, null),
    'POST /users/profile/second-factor/disable': () => {
      throw new TransportError({ problem: 'other', ...kept409 });
    },
  });
  await screen.findByText('You cannot generate new ones here.');
  await user.click(await twoFactor());

  await user.type(screen.getByLabelText('Code from the app, or a recovery code'), '123456{Enter}');

  expect(await screen.findByText(kept409.serverMessage)).toBeTruthy();
});

test('the devices are counted, and the count leads to them in the profile', async () => {
  await openSecurity({ 'GET /users/profile/devices': () => [device('d1', { current: true }), device('d2')] });

  expect(await screen.findByText('2 devices')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage them in your profile' }).getAttribute('href')).toBe(
    '/profile#devices',
  );
});

test('turning device management off says beforehand what saving does', async () => {
  const { user } = await openSecurity({ 'GET /users/profile/devices': () => [device('d1')] });

  await user.click(await screen.findByRole('switch', { name: 'Device Management' }));

  expect(
    screen.getByText(
      'Saving forgets all devices. Each will need two-factor authentication again. Current sessions stay signed in.',
    ),
  ).toBeTruthy();
});

test('devices that could not be counted can be asked for again', async () => {
  let fails = true;
  const { user } = await openSecurity({
    'GET /users/profile/devices': () => {
      if (fails) throw new Error('500');
      return [device('d1')];
    },
  });
  const failed = await screen.findByText('Failed to load your devices.');

  fails = false;
  await user.click(within(failed).getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('1 device')).toBeTruthy();
});
