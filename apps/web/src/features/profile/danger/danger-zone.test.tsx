import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { openProfile } from '../testing/open-profile.tsx';

const requested = { deletionRequestedAt: '2026-11-21T07:42:00.000Z' };

async function openZone(options: Parameters<typeof openProfile>[0] = {}) {
  const opened = await openProfile(options);
  const zone = await screen.findByRole('region', { name: 'Danger Zone' });
  await screen.findByRole('region', { name: 'Account Security' });
  const click = (name: string) => opened.user.click(within(zone).getByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
  return { ...opened, click, dialog };
}

test('signing out leads to the sign-in page', async () => {
  const signOut = vi.fn(async () => {});
  const { click, router } = await openZone({ session: { signOut } });

  await click('Sign Out');

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(signOut).toHaveBeenCalledOnce();
});

test('deleting is asked about first, and declining does nothing', async () => {
  const { user, click, dialog, writes } = await openZone();

  await click('Delete Account');
  const question = await dialog('Delete Account');
  expect(
    question.getByText('Are you sure you want to delete your account? This action cannot be undone.'),
  ).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await user.click(question.getByRole('button', { name: 'Cancel' }));

  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(writes()).toEqual([]);
});

test('who confirms sends a request, is told who decides, and nothing is deleted', async () => {
  const { user, click, dialog, writes } = await openZone();
  await click('Delete Account');

  await user.click((await dialog('Delete Account')).getByRole('button', { name: 'Delete Account' }));

  const told = await dialog('Deletion requested');
  expect(
    told.getByText(
      'Your deletion request has been sent to your administrators. Your account stays active until they act.',
    ),
  ).toBeTruthy();
  await user.click(told.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/^Deletion of the account requested: /)).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: 'POST /users/profile/deletion-request' }]);
});

test('a second click says that a request is open and offers to withdraw it', async () => {
  const { user, click, dialog, writes } = await openZone({ own: requested });
  await click('Delete Account');

  const open = await dialog('A deletion request is already pending');
  expect(open.getByText(/Sent: 1h ago\./)).toBeTruthy();
  await user.click(open.getByRole('button', { name: 'Withdraw request' }));

  expect(await screen.findByText('Your deletion request is withdrawn.')).toBeTruthy();
  expect(await screen.findByText('Sends a deletion request to your administrators.')).toBeTruthy();
  expect(writes()).toEqual([{ endpoint: 'POST /users/profile/deletion-request/withdrawal' }]);
});

test('a request that was sent elsewhere in the meantime is found open', async () => {
  const { user, click, dialog } = await openZone({
    answers: {
      'POST /users/profile/deletion-request': () => {
        throw new TransportError({ problem: 'other', status: 409, code: 'deletion_already_requested' });
      },
    },
  });
  await click('Delete Account');

  await user.click((await dialog('Delete Account')).getByRole('button', { name: 'Delete Account' }));

  expect(await dialog('A deletion request is already pending')).toBeTruthy();
});

test('a request that could not be sent is told', async () => {
  const { user, click, dialog } = await openZone({
    answers: {
      'POST /users/profile/deletion-request': () => {
        throw new TransportError({ problem: 'unreachable' });
      },
    },
  });
  await click('Delete Account');

  await user.click((await dialog('Delete Account')).getByRole('button', { name: 'Delete Account' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Failed to send the request. Try again.');
});
