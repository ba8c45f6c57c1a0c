import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { expect, test } from 'vitest';
import { actorOf, describeUpdate, quoted } from './describe-update.ts';

const update = (kind: IncidentUpdate['kind'], more: Partial<IncidentUpdate> = {}): IncidentUpdate => ({
  id: 1,
  time: '2026-11-21T08:00:00.000Z',
  user: { id: 'ada', name: 'Ada Byron' },
  kind,
  message: '',
  details: null,
  ...more,
});

test.each([
  [update('incident_update_added', { message: 'Logs are secured.' }), 'Update “Logs are secured.”'],
  [
    update('incident_status_changed', { details: { from: 'Open', to: 'Resolved' } }),
    'Status changed from Open to Resolved',
  ],
  [update('incident_assigned', { details: {} }), 'Unassigned'],
  [update('incident_linked', { details: { count: 3 } }), 'Linked to 3 records'],
  [
    update('incident_escalated', { details: { to: 'Critical', reason: 'It spreads' } }),
    'Escalated to Critical “It spreads”',
  ],
  [update('sample_removed'), 'Other activity'],
])('a line of the timeline is put into words', (entry, expected) => {
  expect(describeUpdate(entry, 'en')).toBe(expected);
});

test('statuses are said in the language of the answer', () => {
  const entry = update('incident_status_changed', { details: { from: 'Open', to: 'Resolved' } });

  expect(describeUpdate(entry, 'de')).toBe('Status geändert von „Offen“ in „Gelöst“');
});

test('what nobody did was done by the system', () => {
  expect(actorOf(update('incident_opened', { user: null }), 'en')).toBe('System');
});

test('what was written is quoted on one line, cut where it is long, without marks of ours', () => {
  expect(quoted('one\n\ntwo\uE000h/x\uE001')).toBe('one twoh/x');
  expect(quoted('x'.repeat(1_000))).toHaveLength(300);
});
