import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const proofs = async () => within(await screen.findByRole('region', { name: 'About this product' }));

test('the product is shown as one picture that nobody can operate, on every public page', async () => {
  renderApp({ path: '/register' });

  const picture = await screen.findByRole('img', { name: /sample data/ });

  expect(within(picture).queryAllByRole('link')).toEqual([]);
  expect(within(picture).queryAllByRole('button')).toEqual([]);
});

test('that nothing connects outside is said where nothing outside is set up', async () => {
  renderApp({ path: '/' });

  expect((await proofs()).getByText('0 connections')).toBeTruthy();
});

test('an installation with outside services does not claim to have none', async () => {
  renderApp({ path: '/', product: { name: 'Beacon', supportEmail: null, isSelfContained: false } });

  expect((await proofs()).getByText('npm start')).toBeTruthy();
  expect((await proofs()).queryByText('0 connections')).toBeNull();
});
