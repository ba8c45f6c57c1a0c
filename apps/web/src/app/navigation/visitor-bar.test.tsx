import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

async function openBar() {
  renderApp({ path: '/' });
  return within(await screen.findByRole('banner'));
}

test('visitors find the ways in, and once more in the menu of a narrow window', async () => {
  const bar = await openBar();

  const ways = bar.getAllByRole('navigation', { hidden: true }).map((part) =>
    within(part)
      .getAllByRole('link', { hidden: true })
      .map((link) => [link.textContent, link.getAttribute('href')]),
  );

  const both = [
    ['Sign in', '/login'],
    ['Sign up', '/signup'],
  ];
  expect(ways).toEqual([both, both]);
  const button = bar.getByRole('button', { name: 'Open menu' });
  expect(document.getElementById(button.getAttribute('popovertarget') ?? '')?.hasAttribute('popover')).toBe(true);
});

test('nothing of the console is in the bar of visitors', async () => {
  const bar = await openBar();

  expect(bar.queryByText('Intelligence Modules')).toBeNull();
  for (const name of ['Dashboard', 'Threats', 'Network', 'Crime Analysis', 'Schemas', 'Your Profile', 'Settings'])
    expect(bar.queryByText(name)).toBeNull();
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a keyboard can skip the bar', async () => {
  await openBar();

  const skip = screen.getByRole('link', { name: 'Skip to content' });

  expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
});
