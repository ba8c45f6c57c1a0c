import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSecurity } from '../../testing/open-security.tsx';
import { incidentOf } from '../../testing/records.ts';
import { clockMarks } from './clock-marks.ts';

const path = '/security?incident=142';
const article = async () => within(await screen.findByRole('article'));
const at = (time: string) => `2026-11-21T${time}.000Z`;

const known = incidentOf(142, {
  timeDetected: at('06:04:20'),
  dueAt: at('14:04:20'),
  times: {
    ...incidentOf(142).times,
    detected: { at: at('06:04:20'), origin: 'alert', by: null },
    started: { at: at('01:00:00'), origin: 'stated', by: 'Ada King' },
  },
});
const shown = { 'GET /incidents/:id': () => known };
const saved = () => ({ incident: known, changeId: 'c1' });

test('the case clock shows the times in order, with the durations between them and where each comes from', async () => {
  openSecurity({ path, answers: shown });
  const clock = within((await article()).getByRole('list', { name: 'Case clock' }));

  const [started, detected, now, target] = clock.getAllByRole('listitem').map((mark) => mark.textContent);
  expect(started).toContain('Started');
  expect(detected).toContain('5 h 4 m');
  expect([now, target?.slice(0, 6)]).toEqual(['now', 'Target']);
  expect(clock.getByRole('button', { name: 'Set Started' }).title).toBe('Set by Ada King');
  expect(clock.getByRole('button', { name: 'Set Detected' }).title).toBe('First time of its alerts');
});

test('marks keep their distance and their order, whatever the times are', () => {
  const near = incidentOf(1, {
    times: { ...known.times, contained: { at: at('06:04:21'), origin: 'status', by: null } },
    dueAt: at('06:04:22'),
  });
  const places = clockMarks(near, Date.parse(at('06:04:23'))).map(({ left }) => left);

  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places.slice(1).map((place, index) => place - (places[index] ?? 0)))).toBeGreaterThanOrEqual(12);
  expect([Math.min(...places), Math.max(...places)]).toEqual([0, 100]);
});

test('times are set in the zone of the person; what was not touched is not sent', async () => {
  const { user, sentTo } = openSecurity({ path, answers: { ...shown, 'PUT /incidents/:id/times': saved } });
  await user.click((await article()).getByRole('button', { name: 'Set times' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Times of INC-000142' }));

  await user.type(dialog.getByLabelText('Contained'), '11/21/2026');
  await user.clear(dialog.getByLabelText('Contained, time of day'));
  await user.type(dialog.getByLabelText('Contained, time of day'), '05:30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Must not be before Detected.')).toBeTruthy();
  await user.clear(dialog.getByLabelText('Contained, time of day'));
  await user.type(dialog.getByLabelText('Contained, time of day'), '07:30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(sentTo('PUT /incidents/:id/times')[0]?.body).toEqual({ version: 1, times: { contained: at('07:30:00') } }),
  );
  expect(await screen.findByText('Times of INC-000142 saved')).toBeTruthy();
});

test('a target is paused with a reason and resumed; while it waits, the time left stands still', async () => {
  const paused = {
    ...known,
    pausedAt: at('07:04:20'),
    pauses: [{ from: at('07:04:20'), to: null, reason: 'Provider', by: 'Ada' }],
  };
  const answers = {
    'GET /incidents/:id': () => paused,
    'POST /incidents/:id/pause': saved,
    'POST /incidents/:id/resumption': saved,
  };
  const { user, sentTo } = openSecurity({ path, answers });
  const detail = await article();
  expect(detail.getByText('Paused, 7 h left')).toBeTruthy();
  expect(detail.getByText('Provider (Ada, since 11/21/2026 07:04)')).toBeTruthy();

  await user.click(detail.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(sentTo('POST /incidents/:id/resumption')).toHaveLength(1));
  await user.click(await detail.findByRole('button', { name: 'Pause' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Pause target' }));
  expect(dialog.getByText('Enter what it is waiting for.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Waiting for'), 'The provider');
  await user.click(dialog.getByRole('button', { name: 'Pause target' }));

  await waitFor(() =>
    expect(sentTo('POST /incidents/:id/pause')[0]?.body).toEqual({ version: 1, reason: 'The provider' }),
  );
});

test('a status says since when it is so', async () => {
  const { user, sentTo } = openSecurity({ path, answers: { ...shown, 'POST /incidents/:id/status': saved } });
  await user.click((await article()).getByRole('button', { name: 'Change Status' }));
  const dialog = within(await screen.findByRole('dialog'));

  await user.selectOptions(dialog.getByLabelText('Status'), 'Resolved');
  await user.type(dialog.getByLabelText('Since'), '11/21/2026');
  await user.clear(dialog.getByLabelText('Time of day'));
  await user.type(dialog.getByLabelText('Time of day'), '08:00');
  await user.selectOptions(dialog.getByLabelText('Resolution'), 'False positive');
  await user.type(dialog.getByLabelText(/How it turned out/), 'A scan.');
  await user.click(dialog.getByRole('button', { name: 'Change status' }));

  await waitFor(() =>
    expect(sentTo('POST /incidents/:id/status')[0]?.body).toMatchObject({
      status: 'Resolved',
      at: at('08:00:00'),
      resolution: { code: 'false_positive', summary: 'A scan.' },
    }),
  );
});

test('reopening needs a reason', async () => {
  const over = incidentOf(142, { status: 'Resolved', resolvedAt: at('08:00:00') });
  const { user, sentTo } = openSecurity({
    path,
    answers: { 'GET /incidents/:id': () => over, 'POST /incidents/:id/status': saved },
  });
  await user.click((await article()).getByRole('button', { name: 'Change Status' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Status'), 'Investigating');
  await user.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(dialog.getByText('Enter a reason.')).toBeTruthy();

  await user.type(dialog.getByLabelText('Reason for reopening'), 'It came back.');
  await user.click(dialog.getByRole('button', { name: 'Change status' }));

  await waitFor(() =>
    expect(sentTo('POST /incidents/:id/status')[0]?.body).toMatchObject({
      status: 'Investigating',
      comment: 'It came back.',
    }),
  );
});

test('a queue has working hours: a shift for each weekday and holidays', async () => {
  const queue = {
    ...({ id: 'main', name: 'Main', severities: [], targets: null, hours: null, open: 0, unacknowledged: 0 } as const),
    overdue: 0,
    version: 1,
    inForce: {
      Critical: { acknowledge: 15, close: 240 },
      High: { acknowledge: 60, close: 480 },
      Medium: { acknowledge: 240, close: 1_440 },
      Low: { acknowledge: 1_440, close: 10_080 },
    },
  };
  const { user, sentTo } = openSecurity({
    path: '/security?tab=alerts&alerts=received&rules=queues',
    as: 'admin',
    answers: { 'GET /alert-queues': () => [queue], 'PUT /alert-queues/:id': () => ({ queue, retimed: 0 }) },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Main' }));
  await user.click(screen.getByLabelText('Working hours for targets of incidents'));
  await user.clear(screen.getByLabelText('Monday, from'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter times such as 09:00/)).toBeTruthy();
  await user.clear(screen.getByLabelText('Monday, to'));
  await user.type(screen.getByLabelText('Holidays'), '2026-12-25, 2026-12-26');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  const nine = { from: 540, to: 1_020 };
  await waitFor(() =>
    expect(sentTo('PUT /alert-queues/:id')[0]?.body).toMatchObject({
      hours: {
        timeZone: 'UTC',
        days: [null, nine, nine, nine, nine, null, null],
        holidays: ['2026-12-25', '2026-12-26'],
      },
    }),
  );
});
