import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

async function openLanding(options: Omit<Parameters<typeof renderApp>[0], 'path'> = {}) {
  renderApp({ path: '/', ...options });
  const heading = await screen.findByRole('heading', { level: 1 });
  return { heading, main: within(screen.getByRole('main')) };
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

test('everybody is welcome and told what this is', async () => {
  const { heading, main } = await openLanding({
    product: { name: 'Beacon', supportEmail: null, isSelfContained: true },
  });

  expect(heading.textContent).toBe('Welcome to Beacon');
  expect(main.getByText(/threat-analysis and security-operations platform/)).toBeTruthy();
});

test('a visitor finds the ways to sign in and to register', async () => {
  const { main } = await openLanding();

  expect(main.getAllByRole('link').map(hrefOf)).toEqual(['/login', '/register']);
});

test('a signed-in person is greeted by name and finds the dashboard', async () => {
  const { main } = await openLanding({ as: 'analyst' });

  expect(main.getByText('Signed in as ada.')).toBeTruthy();
  expect(main.getAllByRole('link').map(hrefOf)).toEqual(['/dashboard']);
});
