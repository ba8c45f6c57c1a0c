import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSecurity } from '../testing/open-security.tsx';
import { ruleOf } from '../testing/records.ts';

const path = '/security?tab=alerts';
const schedule = { days: [1, 2], from: '08:00', to: '18:00', timeZone: 'Europe/London' };
const rule = Object.assign(
  ruleOf('u1', {
    name: 'Night watch',
    entity: 'Fin-DB-02',
    labels: ['c2'],
    leastAgeHours: 24,
    schedule,
    matches: 2,
  }),
  { resumesAt: '2026-11-23T08:00:00.000Z' },
);
const preview = {
  matches: 3,
  recent: 12,
  examples: [{ id: 'indicator--1', name: 'Beacon', severity: 'High' as const, seenAt: null, acknowledged: true }],
};
const answers = {
  'GET /alerts': () => ({ alerts: [], total: 0, next: null }),
  'GET /alert-rules': () => [rule],
  'POST /alert-rules/preview': () => preview,
};

test('a rule says its entity, labels, age and hours, and when it makes alerts again', async () => {
  openSecurity({ path, answers });
  const rules = within(await screen.findByRole('region', { name: 'Rules' }));

  expect(await rules.findByText('entity Fin-DB-02')).toBeTruthy();
  expect(rules.getByText('label c2')).toBeTruthy();
  expect(rules.getByText('24 h old or older')).toBeTruthy();
  expect(rules.getByText('Mon, Tue, 08:00 to 18:00 (Europe/London)')).toBeTruthy();
  expect(rules.getByText(/^Outside its hours\./)).toBeTruthy();
});

test('what is typed is previewed before it is saved, and wrong ages are not sent', async () => {
  const { user, sentTo } = openSecurity({
    path,
    answers: { ...answers, 'POST /alert-rules': () => rule },
  });
  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  const form = within(await screen.findByRole('dialog', { name: 'New rule' }));
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Stale');
  await user.type(form.getByRole('textbox', { name: 'Entity' }), 'Fin-DB-02');
  await user.type(form.getByRole('textbox', { name: 'Minimum age in hours' }), '0');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter a whole number from 1 to 8784.')).toBeTruthy();

  await user.type(form.getByRole('textbox', { name: 'Minimum age in hours' }), '{Backspace}24');
  const shown = within(await form.findByRole('region', { name: 'Preview' }));
  expect(await shown.findByText('3 alerts now, 12 threats in the last 30 days')).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Beacon' })).toBeTruthy();
  await waitFor(() =>
    expect(sentTo('POST /alert-rules/preview').at(-1)?.body).toMatchObject({ entity: 'Fin-DB-02', leastAgeHours: 24 }),
  );

  await user.click(form.getByRole('checkbox', { name: 'Only at certain hours' }));
  await user.click(form.getByRole('checkbox', { name: 'Mon' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo('POST /alert-rules')[0]?.body).toMatchObject({
      name: 'Stale',
      entity: 'Fin-DB-02',
      leastAgeHours: 24,
      schedule: { days: [2, 3, 4, 5], from: '08:00', to: '18:00' },
    }),
  );
});
