import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { expect, test } from 'vitest';
import { security as german } from '../../../text/de/intelligence/security.ts';
import { security } from '../../../text/en/intelligence/security.ts';
import { updateOf } from '../testing/records.ts';
import { describeUpdate } from './describe-update.ts';

const says = (change: Parameters<typeof updateOf>[1]) => describeUpdate(updateOf(1, change), security).sentence;

test.each([
  ['incident_opened', null, 'Incident opened'],
  ['incident_edited', { fields: ['title', 'tlp'] }, 'Edited: Title, TLP marking'],
  ['incident_status_changed', { to: 'Closed' }, 'Status changed to Closed'],
  ['incident_escalated', { from: 'High', to: 'Critical' }, 'Escalated to Critical'],
  ['incident_escalated', { to: 'High', name: 'Ada King' }, 'Escalated to High. Assigned to Ada King'],
  ['incident_assigned', { name: 'Ada King' }, 'Assigned to Ada King'],
  ['incident_assigned', { to: null }, 'Unassigned'],
  ['incident_linked', { name: 'Beacon' }, 'Linked to Beacon'],
  ['incident_linked', { count: 3 }, 'Linked to 3 records'],
  ['playbook_step_done', { name: 'Isolate' }, 'Step done: Isolate'],
  ['incident_alerts_added', { count: 1, name: 'ALT-000007 Odd login' }, 'Alert added: ALT-000007 Odd login'],
  ['incident_alerts_removed', { count: 2, name: 'ALT-000007, ALT-000009' }, '2 alerts removed: ALT-000007, ALT-000009'],
  ['observables_added', { count: 3, name: '198.51.100.4' }, '3 observables added'],
  ['change_undone', null, 'Change undone'],
  ['change_undone', { fields: ['deleted_at'], name: 'Beacon', otherId: 'b' }, 'Change undone: Beacon'],
  ['change_undone', { fields: ['status', 'resolved_at', 'assignee_id'] }, 'Change undone: Status, Resolved, Assignee'],
  ['threat_deleted', null, 'Other activity'],
] satisfies [IncidentUpdate['kind'], IncidentUpdate['details'], string][])(
  '%s with %o says "%s"',
  (kind, details, sentence) => {
    expect(says({ kind, details })).toBe(sentence);
  },
);

test('an update and a note are what somebody wrote, and only the note is marked', () => {
  expect(describeUpdate(updateOf(1, { message: 'Reset' }), security)).toEqual({
    sentence: null,
    written: 'Reset',
    isNote: false,
  });
  expect(describeUpdate(updateOf(1, { kind: 'incident_note_added', message: 'Quiet' }), security).isNote).toBe(true);
});

test('the reason of an escalation stands with it, and a code the language does not know stays as it is', () => {
  const escalated = updateOf(1, { kind: 'incident_escalated', details: { to: 'Extreme', reason: 'It spreads' } });

  expect(describeUpdate(escalated, german)).toEqual({
    sentence: 'Eskaliert auf: Extreme',
    written: 'It spreads',
    isNote: false,
  });
});
