import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeCall } from '../../testing/fake-call.ts';
import { renderWithProviders } from '../../testing/render-app.tsx';
import { incidentsWith, readingOf } from '../testing/reading-of.ts';
import { ChangedLine } from './changed-line.tsx';

const now = new Date('2026-11-21T08:50:00.000Z');
const answeredAt = Date.parse('2026-11-21T08:42:00.000Z');

/** What live updates do with every event. */
function LiveEvent() {
  const queries = useQueryClient();
  return (
    <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: ['events'] })}>
      Live event
    </button>
  );
}

/** An answer that counted `total`, of as many records as `counts` says one check after the other. */
async function watch(total: number | null, counts: readonly number[]) {
  let checks = 0;
  const server = fakeCall({
    'GET /query': () => ({
      total: counts[checks++] ?? 0,
      rows: [],
      groups: [],
      groupsTotal: 0,
      points: [],
      value: null,
      over: null,
      caveats: [],
    }),
  });
  const onRun = vi.fn();
  const reading = readingOf({ spec: { ...incidentsWith('Open'), measure: 'list' }, total });
  renderWithProviders(
    <>
      <ChangedLine reading={reading} at={answeredAt} mayAsk onRun={onRun} />
      <LiveEvent />
    </>,
    { call: server.call, now },
  );
  await screen.findByRole('button', { name: 'Live event' });
  return { sent: server.sent, onRun, reading };
}

test('an answer whose records are another number by now says so, and can be run again', async () => {
  const { sent, onRun, reading } = await watch(12, [13]);

  expect(await screen.findByText('Data changed since 08:42: now 13.')).toBeTruthy();
  expect(sent[0]?.query).toEqual({ spec: JSON.stringify(incidentsWith('Open')), timeZone: 'UTC' });
  fireEvent.click(screen.getByRole('button', { name: 'Run again' }));

  expect(onRun).toHaveBeenCalledWith(reading.spec);
});

test('where the number is the same nothing is said', async () => {
  const { sent } = await watch(12, [12]);

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.queryByText(/Data changed/)).toBeNull();
});

test('where no number is known none is compared', async () => {
  const { sent } = await watch(null, []);

  expect(sent).toHaveLength(0);
});

test('live events have it counted again, at most once in five seconds', async () => {
  const { sent } = await watch(12, [12, 14]);
  const event = screen.getByRole('button', { name: 'Live event' });
  await waitFor(() => expect(sent).toHaveLength(1));
  vi.useFakeTimers({ now: Date.now(), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  for (let count = 0; count < 5; count++) {
    fireEvent.click(event);
    await pass(500);
  }
  expect(sent).toHaveLength(1);
  await pass(3_000);

  expect(sent).toHaveLength(2);
  expect(screen.getByText('Data changed since 08:42: now 14.')).toBeTruthy();
});
