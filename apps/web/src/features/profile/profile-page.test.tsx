import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { openProfile } from './testing/open-profile.tsx';

test('the header shows initial, name, address and since when the person is a member', async () => {
  await openProfile();

  expect(screen.getByRole('heading', { name: 'ada' })).toBeTruthy();
  expect(screen.getByText('A')).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
  expect(screen.getByText(/^Member since/).textContent).toBe('Member since 11/01/2026');
});

test('without a date of registration it says so', async () => {
  renderWithProviders(
    <ProfileHeader
      person={{ username: 'ada', email: 'ada@example.com', firstName: 'Ada', lastName: null, createdAt: null }}
    />,
  );

  expect((await screen.findByText(/^Member since/)).textContent).toBe('Member since Unknown');
});

test('an account that could not be loaded leaves the rest of the screen, and is asked for again', async () => {
  let tries = 0;
  const { press } = await openProfile({
    answers: {
      'GET /users/profile': () => {
        tries += 1;
        throw new Error('503');
      },
    },
  });
  expect(await screen.findByText('Failed to load your profile.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Danger Zone' })).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();

  await press('Retry');

  expect(tries).toBe(2);
});

test('how old the password is, and when it has to be replaced, is told', async () => {
  await openProfile();

  const card = within(await screen.findByRole('region', { name: 'Account Security' }));
  expect(card.getByText('Last changed: 11/01/2026 08:00')).toBeTruthy();
  expect(card.getByText('Expires on 01/30/2027 (in 70 days).')).toBeTruthy();
});

test('a password whose time is up is told', async () => {
  await openProfile({ own: { passwordExpiresAt: '2026-11-20T08:00:00.000Z' } });

  expect(await screen.findByText('Expired on 11/20/2026. You must change it the next time you sign in.')).toBeTruthy();
});

test('a password whose age the cloud user pool keeps to itself is not called old or new', async () => {
  await openProfile({ own: { passwordChangedAt: null, passwordExpiresAt: null } });

  const card = within(await screen.findByRole('region', { name: 'Account Security' }));
  expect(card.getByText('Not available: managed by the cloud user pool')).toBeTruthy();
  expect(card.queryByText(/Expire/)).toBeNull();
});
