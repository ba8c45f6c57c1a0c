import type { IncidentSeverity, IncidentStatus, IncidentUpdate } from '@halyard/contracts/incidents.ts';
import { plain } from '../../draft/marked-text.ts';
import type { IncidentText } from './en.ts';

const shownAtMost = 300;

/** What somebody wrote, on one line and not longer than a sentence may be. */
export function quoted(words: string): string {
  const line = plain(words).replaceAll(/\s+/g, ' ').trim();
  return line.length > shownAtMost
    ? `${Array.from(line)
        .slice(0, shownAtMost - 1)
        .join('')}…`
    : line;
}

const statusName = (code: string, { statuses }: IncidentText): string => statuses[code as IncidentStatus] ?? code;

function statusChange({ details }: IncidentUpdate, text: IncidentText): string {
  const to = statusName(details?.to ?? '', text);
  const { activity } = text;
  return details?.from ? activity.statusFrom(statusName(details.from, text), to) : activity.status(to);
}

function escalation({ details }: IncidentUpdate, { activity, severities }: IncidentText): string {
  const to = details?.to ?? '';
  return activity.escalated(severities[to as IncidentSeverity] ?? to);
}

function assignment({ details }: IncidentUpdate, { activity }: IncidentText): string {
  const name = details?.name ?? details?.to;
  return name ? activity.assigned(name) : activity.unassigned;
}

function sentenceOf(update: IncidentUpdate, text: IncidentText): string {
  const { kind, details } = update;
  const { activity } = text;
  const name = details?.name ?? activity.aRecord;
  const sentences: Partial<Record<IncidentUpdate['kind'], () => string>> = {
    incident_update_added: () => activity.update,
    incident_note_added: () => activity.note,
    incident_opened: () => activity.opened,
    incident_edited: () => activity.edited,
    incident_status_changed: () => statusChange(update, text),
    incident_escalated: () => escalation(update, text),
    incident_assigned: () => assignment(update, text),
    incident_linked: () => activity.linked(name, details?.count ?? 1),
    incident_unlinked: () => activity.unlinked(name),
    incident_deleted: () => activity.deleted,
    playbook_started: () => activity.started(name),
    playbook_step_done: () => activity.ticked(name),
    playbook_step_reopened: () => activity.unticked(name),
    change_undone: () => activity.undone,
  };
  return sentences[kind]?.() ?? activity.other;
}

/** A line of the timeline: what was done, and what somebody wrote with it in quotation marks. */
export function describeUpdate(update: IncidentUpdate, text: IncidentText): string {
  const written = quoted(update.message || update.details?.message || update.details?.reason || '');
  const sentence = plain(sentenceOf(update, text));
  return written === '' ? sentence : `${sentence} ${text.quote(written)}`;
}

/** Who did it; a rule or an import is Halyard itself. */
export const actorOf = ({ user }: IncidentUpdate, { activity }: IncidentText): string =>
  plain(user?.name || activity.system);
