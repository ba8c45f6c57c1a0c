import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { TransportError } from '../../../api/errors/transport-error.ts';
import { type Answers, fakeCall } from '../../../testing/fake-call.ts';
import { person } from '../../../testing/people.ts';
import { renderWithProviders } from '../../../testing/render-app.tsx';
import { AboutLink } from './about-link.tsx';

const lives: Answers = { 'GET /health': () => ({ status: 'ok', version: '0.2.0' }) };

async function openAbout(role: 'admin' | 'user', answers: Answers = lives) {
  const user = userEvent.setup();
  renderWithProviders(
    <Suspense>
      <AboutLink />
    </Suspense>,
    { call: fakeCall(answers).call, session: { currentUser: person({ role }) } },
  );
  const opener = await screen.findByRole('button', { name: 'About Halyard' });
  opener.focus();
  await user.keyboard('{Enter}');
  return { user, opener, dialog: within(await screen.findByRole('dialog', { name: 'About Halyard' })) };
}

test('the About dialog names version and license and links to the third-party notices', async () => {
  const { dialog } = await openAbout('user');

  expect(await dialog.findByText('0.2.0')).toBeTruthy();
  expect(dialog.getByText('Apache-2.0')).toBeTruthy();
  expect(dialog.getByText(/^WCAG 2\.2, level AA/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Third-party notices' }).getAttribute('href')).toBe(
    '/third-party-notices.txt',
  );
});

test('administrators see which identity provider is in use', async () => {
  const { dialog } = await openAbout('admin');

  expect(dialog.getByText('Embedded')).toBeTruthy();
});

test('viewers do not see it', async () => {
  const { dialog } = await openAbout('user');

  expect(dialog.queryByText('Embedded')).toBeNull();
});

test('the keyboard opens and closes it, and focus returns to the button', async () => {
  const { user, opener, dialog } = await openAbout('user');

  dialog.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Enter}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('a version that failed to load is loaded again on request', async () => {
  let isUp = false;
  const { user, dialog } = await openAbout('user', {
    'GET /health': () => {
      if (!isUp) throw new TransportError({ problem: 'unreachable' });
      return { status: 'ok', version: '0.2.0' };
    },
  });
  expect(await dialog.findByText('Failed to load the version.', { exact: false })).toBeTruthy();

  isUp = true;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  expect(await dialog.findByText('0.2.0')).toBeTruthy();
});
