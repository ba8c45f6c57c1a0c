import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openThreats, reject, rowOf } from './testing/open-threats.tsx';
import { detailOf, someThreat } from './testing/some-threat.ts';

const rated = someThreat('Beacon', { severity: 'Low' });
const unrated = someThreat('Dropper', { severity: null, kind: 'malware' });
const rules = {
  enabled: false,
  rules: [
    { kind: 'malware', severity: 'High' },
    { kind: 'indicator', severity: null },
  ],
  version: 1,
  updatedAt: null,
  applying: false,
} as const;

test('a threat without a severity is counted by itself, and its number opens it', async () => {
  const { user, address, requests } = openThreats([rated, unrated]);

  expect((await rowOf('Dropper')).getByText('Not set')).toBeTruthy();
  const counters = within(screen.getByRole('region', { name: 'Threats by severity' }));
  expect(counters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Critical0of 2', 'High0of 2', 'Medium0of 2', 'Low1of 2'],
  ]);
  await user.click(screen.getByRole('link', { name: /^Not set ?1/ }));

  await waitFor(() => expect(address()).toEqual({ severity: 'none' }));
  expect(requests('GET /threats').at(-1)).toMatchObject({ severity: 'none' });
  expect(await screen.findByRole('button', { name: 'Remove Severity: Not set' })).toBeTruthy();
});

test('an edit leaves the severity open where no one states one, and a rule says what it assumes', async () => {
  const assumed = { ...unrated, severity: 'High', severityAssumed: true } as const;
  const { user, writes } = openThreats([assumed], {
    path: `/threats?threat=${unrated.id}&compose=edit`,
    answers: { 'PUT /threats/:id': ({ body }) => ({ threat: { ...assumed, name: body.name }, changeId: 'c' }) },
  });
  const severity = await screen.findByRole('combobox', { name: 'Severity' });
  expect(severity).toHaveProperty('value', '');
  expect(screen.getByText('While it is not set, the severity rules assume High')).toBeTruthy();

  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' two');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes().at(-1)?.body).toMatchObject({ name: 'Dropper two', severity: null }));
});

test('who adds a threat says how severe it is', async () => {
  openThreats([rated], { path: '/threats?compose=new' });

  const choices = within(await screen.findByRole('combobox', { name: 'Severity' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Critical', 'High', 'Medium', 'Low']);
});

test('an administrator switches the rules on; everyone else reads them', async () => {
  const { user, writes, unmount } = openThreats([unrated], {
    as: 'admin',
    answers: { 'GET /severity-rules': () => rules, 'PUT /severity-rules': () => ({ ...rules, enabled: true }) },
  });
  await user.click(await screen.findByRole('link', { name: 'Severity rules' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Severity rules' }));
  await user.click(await dialog.findByRole('switch', { name: 'Assume severities by these rules' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Assumed severity: Indicator' }), 'Low');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      enabled: true,
      rules: [
        { kind: 'malware', severity: 'High' },
        { kind: 'indicator', severity: 'Low' },
      ],
      version: 1,
    }),
  );
  expect(await screen.findByText('Severity rules saved')).toBeTruthy();
  unmount();

  openThreats([unrated], {
    as: 'analyst',
    path: '/threats?compose=severity-rules',
    answers: { 'GET /severity-rules': () => rules },
  });
  expect(await screen.findByText('Administrators can change these rules.')).toBeTruthy();
  expect(screen.getByRole('switch')).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('triage takes a severity back to not set, and says so', async () => {
  const { user, writes } = openThreats([rated], {
    path: `/threats?threat=${rated.id}`,
    answers: { 'GET /threats/:id': () => detailOf(rated) },
  });
  await user.click(await screen.findByRole('button', { name: 'Triage' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'New severity' }), 'Not set');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'No basis');
  await user.click(screen.getByRole('button', { name: 'Save triage' }));

  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ severity: null, reason: 'No basis' }));
  expect(await screen.findByText('Severity is no longer set')).toBeTruthy();
});

test('rules that cannot be read say so and are asked for again', async () => {
  openThreats([rated], {
    path: '/threats?compose=severity-rules',
    answers: { 'GET /severity-rules': reject({ status: 500 }) },
  });

  expect(await screen.findByText(/Failed to load the severity rules/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});
