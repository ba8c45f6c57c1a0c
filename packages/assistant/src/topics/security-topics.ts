import { addNote } from './add-note/add-note.ts';
import { alerts } from './alerts/alerts.ts';
import { changeStatus } from './change-status/change-status.ts';
import { oneIncident } from './incidents/one-incident.ts';
import { playbooks } from './playbooks/playbooks.ts';
import type { Topic } from './topic.ts';

/** Security operations: one incident before what a period says of all, and that before lists of them. */
export const securityTopics: readonly Topic[] = [...[addNote, changeStatus, oneIncident, playbooks, alerts]];
