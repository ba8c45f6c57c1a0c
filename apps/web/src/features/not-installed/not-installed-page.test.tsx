import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

test.each([
  ['/crime-analysis', 'Crime Data Analysis'],
  ['/schemas', 'Schema Explorer'],
])('%s says plainly that %s is not there yet, and leads back', async (path, title) => {
  renderApp({ path, as: 'admin' });

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText('Not installed yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' }).getAttribute('href')).toBe('/dashboard');
  expect(document.title).toBe(`${title} · Halyard`);
});
