import type { EventKind } from '@halyard/contracts/events.ts';
import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import type { ActivityKind } from './en.ts';

const kindOf: Partial<Record<EventKind, ActivityKind>> = {
  incident_update_added: 'updates',
  incident_note_added: 'notes',
  incident_status_changed: 'statusChanges',
  incident_escalated: 'escalations',
  incident_assigned: 'assignments',
  incident_linked: 'links',
  incident_unlinked: 'links',
  playbook_started: 'playbookSteps',
  playbook_step_done: 'playbookSteps',
  playbook_step_reopened: 'playbookSteps',
};

/** How many lines of a timeline there are of each kind; kinds without any are left out. */
export function countActivity(updates: readonly IncidentUpdate[]): ReadonlyMap<ActivityKind, number> {
  const counts = new Map<ActivityKind, number>();
  for (const { kind } of updates) {
    const counted = kindOf[kind] ?? 'others';
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }
  return counts;
}
