import type { IncidentUpdate } from '@halyard/contracts/incidents.ts';
import type { security } from '../../../text/en/security.ts';

type Words = typeof security;

/** What a line of the timeline says: a sentence of ours where the kind has one, and what somebody wrote with it. */
export type DescribedUpdate = {
  readonly sentence: string | null;
  readonly written: string;
  readonly isNote: boolean;
};

function describeStatus(from: string | null | undefined, to: string, text: Words): string {
  const { activity } = text;
  return from ? activity.statusFrom(text.statusName(from), text.statusName(to)) : activity.status(text.statusName(to));
}

/** An escalation may hand the incident over as well; an empty name is nobody's. */
function describeEscalation(to: string, assignee: string | undefined, text: Words): string {
  const { activity } = text;
  const escalated = activity.escalated(to === '' ? '' : text.severityName(to));
  if (assignee === undefined) return escalated;
  return activity.both(escalated, assignee === '' ? activity.unassigned : activity.assigned(assignee));
}

function sentenceOf({ kind, details }: IncidentUpdate, text: Words): string | null {
  const { activity } = text;
  const name = details?.name ?? activity.aRecord;
  const to = details?.to ?? '';
  switch (kind) {
    case 'incident_update_added':
    case 'incident_note_added':
      return null;
    case 'incident_opened':
      return activity.opened;
    case 'incident_edited':
      return activity.edited((details?.fields ?? []).map(text.fieldName).join(', '));
    case 'incident_status_changed':
      return describeStatus(details?.from, to, text);
    case 'incident_escalated':
      return describeEscalation(to, details?.name, text);
    case 'incident_assigned': {
      const assignee = details?.name ?? details?.to;
      return assignee ? activity.assigned(assignee) : activity.unassigned;
    }
    case 'incident_linked':
      return activity.linked(name, details?.count ?? 1);
    case 'incident_unlinked':
      return activity.unlinked(name);
    case 'incident_deleted':
      return activity.deleted;
    case 'playbook_started':
      return activity.started(name);
    case 'playbook_step_done':
      return activity.ticked(name);
    case 'playbook_step_reopened':
      return activity.unticked(name);
    case 'change_undone':
      return activity.undone;
    default:
      return activity.other;
  }
}

/** Says what happened to an incident in the language of the console. */
export function describeUpdate(update: IncidentUpdate, text: Words): DescribedUpdate {
  const written = update.message || update.details?.message || update.details?.reason || '';
  return { sentence: sentenceOf(update, text), written, isNote: update.kind === 'incident_note_added' };
}
