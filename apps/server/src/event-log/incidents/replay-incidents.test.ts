import type { EventKind } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import { expect, test } from 'vitest';
import { replayIncidents } from './replay-incidents.ts';

type Told = readonly [EventKind, EventDetails?];

const detected = '2026-11-20T08:00:00.000Z';
const opening: Told = ['incident_opened', { to: 'High', from: detected, otherId: 'ada', name: 'Ada Byron' }];

/** The events happen at 1, 2, 3 … milliseconds. */
const replay = (...told: readonly Told[]) =>
  replayIncidents(told.map(([kind, details = {}], index) => ({ incidentId: '7', at: index + 1, kind, details }))).get(
    '7',
  );

const status = (to: string): Told => ['incident_status_changed', { to }];
const undo: Told = ['change_undone', { fields: ['status'] }];

test('an opening tells severity, assignee and detection', () => {
  expect(replay(opening)).toEqual({
    severity: 'High',
    status: 'Open',
    detectedAt: Date.parse(detected),
    dueAt: Date.parse(detected) + 8 * 3_600_000,
    openedAt: 1,
    resolvedAt: null,
    assignee: { id: 'ada', name: 'Ada Byron' },
    reopenedAt: [],
    isDeleted: false,
  });
});

test('where an opening does not tell the detection, both were at once', () => {
  expect(replay(['incident_opened', { to: 'Low' }])).toMatchObject({ detectedAt: 1, assignee: null });
});

test('closing keeps the time of resolution, reopening clears it and is counted', () => {
  expect(replay(opening, status('Resolved'), status('Closed'))).toMatchObject({ status: 'Closed', resolvedAt: 2 });
  expect(replay(opening, status('Resolved'), status('Open'))).toMatchObject({ resolvedAt: null, reopenedAt: [3] });
});

test('severity follows escalations and edits of it, and no other edit', () => {
  expect(replay(opening, ['incident_escalated', { from: 'High', to: 'Critical', reason: 'x' }])?.severity).toBe(
    'Critical',
  );
  expect(replay(opening, ['incident_edited', { fields: ['severity'], to: 'Low' }])?.severity).toBe('Low');
  expect(replay(opening, ['incident_edited', { fields: ['title'] }])?.severity).toBe('High');
});

test('an escalation changes the assignee only where it names one', () => {
  const to = 'Critical';

  expect(replay(opening, ['incident_escalated', { to }])?.assignee?.id).toBe('ada');
  expect(replay(opening, ['incident_escalated', { to, name: 'Max', otherId: 'max' }])?.assignee?.id).toBe('max');
  expect(replay(opening, ['incident_escalated', { to, name: '' }])?.assignee).toBeNull();
});

test('an undo puts back what was before the last change, of whatever kind', () => {
  expect(replay(opening, status('Resolved'), undo)).toMatchObject({ status: 'Open', resolvedAt: null });
  expect(replay(opening, status('Resolved'), status('Open'), undo)).toMatchObject({ resolvedAt: 2, reopenedAt: [] });
  expect(replay(opening, ['incident_assigned', {}], undo)?.assignee?.id).toBe('ada');
  expect(replay(opening, undo)).toBeUndefined();
});

test('an undone link or playbook leaves the incident as it is', () => {
  const undoneLink: Told = ['change_undone', { fields: ['deleted_at'], otherId: 'indicator--a' }];

  expect(replay(opening, status('Resolved'), undoneLink)?.status).toBe('Resolved');
});

test('a deleted incident is left out until the deletion is undone', () => {
  expect(replay(opening, ['incident_deleted'])).toBeUndefined();
  expect(replay(opening, ['incident_deleted'], undo)?.status).toBe('Open');
});
