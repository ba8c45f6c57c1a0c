import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { indicatorOf } from '../../../records/observables/testing/observable-of.ts';
import { openObservables } from '../testing/open-observables.tsx';

const unclear = indicatorOf({
  id: 'indicator--unclear',
  name: 'Large files',
  pattern: '[file:size > 5]',
  state: 'unsupported',
  why: 'property',
  detail: 'file:size',
  standing: 'undecidable',
  isActive: false,
});
const standings = { matching: 12, undecidable: 1, future: 0, expired: 3, revoked: 0, held: 2 };
const states = { indexed: 12, no_anchor: 0, unsupported: 1, invalid: 0, no_pattern: 0 };

test('indicators stand by their state, with why a pattern is not evaluated, and each count opens its rows', async () => {
  const { sentTo, user, address } = openObservables({
    path: '/observables?tab=indicators',
    answers: {
      'GET /indicators': () => ({ indicators: [unclear], total: 1, next: null, states, standings }),
    },
  });

  const row = within((await screen.findByRole('link', { name: 'Large files' })).closest('tr') as HTMLElement);
  expect(row.getByText('Not evaluated, because observables do not carry file:size.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Revoked/ })).toBeNull();

  await user.click(screen.getByRole('link', { name: 'Not evaluated 1' }));

  expect(address()).toEqual({ tab: 'indicators', standing: 'undecidable' });
  expect(sentTo('GET /indicators').at(-1)?.query).toEqual({ standing: 'undecidable' });
});

test('without indicators the screen says where they come from', async () => {
  const none = { matching: 0, undecidable: 0, future: 0, expired: 0, revoked: 0, held: 0 };
  openObservables({
    path: '/observables?tab=indicators',
    answers: { 'GET /indicators': () => ({ indicators: [], total: 0, next: null, states, standings: none }) },
  });
  expect(await screen.findByText(/^No indicators yet/)).toBeTruthy();
});
