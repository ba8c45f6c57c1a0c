import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSecurity, reject } from '../testing/open-security.tsx';

const path = '/security?tab=reports&period=7d';
const week = { from: '2026-11-15T00:00:00.000Z', to: '2026-11-22T00:00:00.000Z' };

const reportOf = (change: Partial<IncidentReport> = {}): IncidentReport => ({
  ...week,
  opened: 14,
  resolved: 8,
  meanResolutionHours: 3.2,
  reopened: 1,
  withinTarget: 0.75,
  bySeverity: [
    { severity: 'Critical', opened: 4, resolved: 2, meanResolutionHours: 2.5 },
    { severity: 'Low', opened: 1, resolved: 0, meanResolutionHours: null },
  ],
  byAssignee: [
    { id: 'p2', name: 'Grace Hopper', opened: 3, resolved: 3, meanResolutionHours: 1 },
    { id: null, name: null, opened: 2, resolved: 0, meanResolutionHours: null },
  ],
  byDay: [
    { day: '2026-11-20', opened: 3, resolved: 1 },
    { day: '2026-11-21', opened: 0, resolved: 2 },
  ],
  events: 41,
  madeAt: '2026-11-21T08:42:00.000Z',
  ...change,
});

const answers = { 'GET /reports/incidents': () => reportOf() };
const table = async (name: string) => within(within(await screen.findByRole('region', { name })).getByRole('table'));

test('the report asks for whole days of the zone and says what it rests on', async () => {
  const { sentTo } = openSecurity({ path, answers });

  expect((await screen.findByText(/Based on the event log only\./)).textContent).toMatch(
    /^11\/15\/2026 to 11\/21\/2026 /,
  );
  expect(sentTo('GET /reports/incidents')[0]?.query).toEqual({ ...week, timeZone: 'UTC' });
  const figures = within(screen.getByRole('list', { name: 'Summary' }));
  expect(figures.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
    ...['Opened: 14', 'Resolved: 8', 'Reopened: 1', 'Mean time to resolve: 3.2 h', 'Within target: 75%'],
  ]);
});

test('every figure leads to the incidents it counts', async () => {
  const { user, address, sentTo } = openSecurity({ path, answers });

  await user.click((await table('By severity')).getByRole('link', { name: '4 opened: Critical' }));

  await waitFor(() => expect(address()).toEqual({ ...week, opened: 'yes', severity: 'Critical' }));
  const request = { ...week, status: 'all', opened: 'yes', severity: 'Critical' };
  await waitFor(() => expect(sentTo('GET /incidents').at(-1)?.query).toEqual(request));
  expect(screen.getByRole('link', { name: 'Remove: Opened 11/15/2026 00:00 to 11/22/2026 00:00' })).toBeTruthy();
});

test('a person, nobody and a single day can be opened too', async () => {
  openSecurity({ path, answers });
  const people = await table('By assignee');
  const hrefOf = (link: HTMLElement) =>
    Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'https://x').searchParams);

  expect(hrefOf(people.getByRole('link', { name: '3 resolved: Grace Hopper' }))).toEqual({
    ...week,
    resolved: 'yes',
    assignee: 'p2',
  });
  expect(hrefOf(people.getByRole('link', { name: '2 opened: Unassigned' })).assignee).toBe('nobody');
  const details = screen.getByText('Show daily figures').closest('details');
  if (!details) throw new Error('The days cannot be opened');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(hrefOf(await screen.findByRole('link', { name: '2 resolved: 11/21/2026' }))).toEqual({
    from: '2026-11-21T00:00:00.000Z',
    to: '2026-11-22T00:00:00.000Z',
    resolved: 'yes',
  });
});

test('what was never resolved is a dash, not nought', async () => {
  const change = { resolved: 0, meanResolutionHours: null, withinTarget: null };
  openSecurity({ path, answers: { 'GET /reports/incidents': () => reportOf(change) } });

  expect(await screen.findByRole('link', { name: 'Mean time to resolve: –' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Within target: –' })).toBeTruthy();
  expect(screen.getAllByText('No incidents resolved').length).toBe(2);
});

test('a period of one’s own begins with the one in sight and takes whole days', async () => {
  const { user, sentTo, address } = openSecurity({ path, answers });
  await screen.findByText(/Based on/);

  await user.click(screen.getByRole('link', { name: 'Custom' }));
  const first = await screen.findByLabelText('From');
  expect(first).toHaveProperty('value', '11/15/2026');
  expect(screen.getByLabelText('To')).toHaveProperty('value', '11/21/2026');
  fireEvent.change(first, { target: { value: '11/20/2026' } });

  const from = '2026-11-20T00:00:00.000Z';
  await waitFor(() =>
    expect(sentTo('GET /reports/incidents').at(-1)?.query).toEqual({ ...week, from, timeZone: 'UTC' }),
  );
  expect(address()).toEqual({ tab: 'reports', period: 'custom', from, to: week.to });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } });
  expect((await screen.findByRole('alert')).textContent).toBe('End date must be on or after the start date.');
});

test('the report is taken away as a page or a table', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:here';
      static override revokeObjectURL() {}
    },
  );
  const file = { name: 'incidents-2026-11-21.csv', mediaType: 'text/csv', text: 'severity\n' };
  const { user, sentTo } = openSecurity({
    path,
    answers: { ...answers, 'GET /reports/incidents/export': () => ({ file }) },
  });

  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));

  expect(await screen.findByText('incidents-2026-11-21.csv saved')).toBeTruthy();
  expect(names).toEqual(['incidents-2026-11-21.csv']);
  expect(sentTo('GET /reports/incidents/export')[0]?.query).toEqual({ ...week, timeZone: 'UTC', format: 'csv' });
});

test('a report that cannot be made gives the reason of the server', async () => {
  openSecurity({ path, answers: { 'GET /reports/incidents': reject(503, 'Halyard is busy.') } });

  expect((await screen.findByRole('alert')).textContent).toContain('Halyard is busy.');
});
