import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { expect, test } from 'vitest';
import { countActivity } from './count-activity.ts';

const update = (kind: IncidentUpdate['kind']): IncidentUpdate => ({
  id: 1,
  time: '2026-11-21T08:00:00.000Z',
  user: null,
  kind,
  message: '',
  details: null,
});

test('lines of a timeline are counted by kind, and every line once', () => {
  const updates = [
    ...(['incident_update_added', 'incident_linked', 'incident_unlinked', 'playbook_step_done'] as const),
    ...(['incident_opened', 'change_undone', 'incident_status_changed'] as const),
  ].map(update);

  const counts = countActivity(updates);

  expect(Object.fromEntries(counts)).toEqual({ updates: 1, links: 2, playbookSteps: 1, others: 2, statusChanges: 1 });
  expect([...counts.values()].reduce((sum, one) => sum + one)).toBe(updates.length);
});
