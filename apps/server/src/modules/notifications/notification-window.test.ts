import { expect, test } from 'vitest';
import { startOfWindow } from './notification-routes.ts';

test.each([
  ['2026-11-21T08:42:00Z', 'UTC', '2026-11-13T00:00:00Z'],
  ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-12T05:00:00Z'],
  // Summer time began on 8 March and ended on 1 November in between.
  ['2026-03-10T12:00:00Z', 'America/New_York', '2026-03-02T05:00:00Z'],
  ['2026-11-05T12:00:00Z', 'America/Los_Angeles', '2026-10-28T07:00:00Z'],
  ['2026-03-01T00:00:00Z', 'Etc/GMT', '2026-02-21T00:00:00Z'],
])('at %s in %s the list begins at %s', (now, zone, start) => {
  expect(new Date(startOfWindow(Date.parse(now), zone)).toISOString()).toBe(start.replace('Z', '.000Z'));
});
