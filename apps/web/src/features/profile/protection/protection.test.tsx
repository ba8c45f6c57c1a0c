import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { openProfile } from '../testing/open-profile.tsx';

const enrolled = (recoveryCodesLeft: number | null) => ({ secondFactor: { enrolled: true, recoveryCodesLeft } });
const fresh = { 'POST /users/profile/recovery-codes': () => ({ codes: ['aaaa-bbbb', 'cccc-dddd'] }) };

/** Catches what the browser is handed to keep. */
function catchDownloads() {
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:here';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
  return saved;
}

test('without a second factor there are no recovery codes, and the way to it is a link', async () => {
  await openProfile();

  const link = await screen.findByRole('link', { name: 'Set it up in the settings' });

  expect(link.getAttribute('href')).toBe('/settings?tab=security');
});

test('new codes are made after a question and shown once', async () => {
  const { user, press, writes } = await openProfile({ own: enrolled(7), answers: fresh });
  expect(await screen.findByText('7 recovery codes left')).toBeTruthy();

  await press('Generate new codes');
  const question = within(await screen.findByRole('alertdialog', { name: 'Generate new recovery codes?' }));
  expect(writes()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Generate new codes' }));

  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['aaaa-bbbb', 'cccc-dddd']);
  await user.click(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('aaaa-bbbb')).toBeNull();
});

test('who has no codes left loses none and is not asked', async () => {
  const { press } = await openProfile({ own: enrolled(0), answers: fresh });

  await press('Generate new codes');

  expect(await screen.findByRole('dialog', { name: 'Your recovery codes' })).toBeTruthy();
});

test('how many codes a cloud user pool has left is not known, rather than none', async () => {
  await openProfile({ own: enrolled(null) });

  const card = within(await screen.findByRole('region', { name: 'Recovery codes' }));
  expect(card.getByText('Not available: managed by the cloud user pool')).toBeTruthy();
  expect(card.getByText('You cannot generate new ones here.')).toBeTruthy();
  expect(card.queryByRole('button')).toBeNull();
});

test('the codes can be kept as a file', async () => {
  const saved = catchDownloads();
  const { press } = await openProfile({ own: enrolled(0), answers: fresh });
  await press('Generate new codes');

  await press('Download as text');

  expect(saved.map(({ name }) => name)).toEqual(['halyard-recovery-codes.txt']);
  expect(await saved[0]?.content.text()).toContain('aaaa-bbbb\ncccc-dddd');
});

test('codes that could not be made are told', async () => {
  const { press } = await openProfile({
    own: enrolled(0),
    answers: {
      'POST /users/profile/recovery-codes': () => {
        throw new TransportError({ problem: 'unreachable' });
      },
    },
  });

  await press('Generate new codes');

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to generate recovery codes.');
});

test('everything that is stored about the person can be taken away as a file', async () => {
  const saved = catchDownloads();
  const { press } = await openProfile({
    answers: {
      'GET /users/profile/export': () => ({
        name: 'about-me-2026-11-21.json',
        mediaType: 'application/json',
        text: '{"account":{}}',
      }),
    },
  });

  await press('Download my data');

  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['about-me-2026-11-21.json']));
  expect(await saved[0]?.content.text()).toBe('{"account":{}}');
});
