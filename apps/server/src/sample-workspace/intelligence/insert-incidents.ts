import { isContained, isOver, targetHours, unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import type { Transaction } from '../../database/database.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { PlacedIncident } from './sample-history.ts';
import { sampleId } from './sample-id.ts';
import { makeSampleIncidents } from './sample-incidents.ts';
import { samplePlaybooks } from './sample-playbooks.ts';
import { entityIds } from './sample-rows.ts';
import type { SampleThreat } from './sample-threats.ts';
import type { SamplePorts } from './sample-workspace-ports.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Incidents of the sample workspace are numbered from the one after. */
export const firstNumber = 100;

export function placeIncidents(now: number): PlacedIncident[] {
  return makeSampleIncidents().map((incident, index) => ({
    ...incident,
    id: String(firstNumber + 1 + index),
    detectedAt: Math.round(now - incident.detectedAgo * hourMs),
    resolvedAt: incident.resolvedAgo === null ? null : Math.round(now - incident.resolvedAgo * hourMs),
  }));
}

export const assigneeOf = ({ assignee }: PlacedIncident, { staff }: SamplePorts) =>
  assignee === null ? null : (staff[assignee % staff.length] ?? null);

/** What is known of the times: containment of those that got that far, a third of the way to the end. */
function sampleTimes({ status, detectedAt, resolvedAt }: PlacedIncident, dueAt: number, now: number) {
  const known = { origin: 'status', by: null };
  return {
    started_at: null,
    detected_at: detectedAt,
    reported_at: null,
    contained_at: isContained(status) ? detectedAt + Math.round(((resolvedAt ?? now) - detectedAt) / 3) : null,
    resolved_at: resolvedAt,
    closed_at: status === 'Closed' ? resolvedAt : null,
    time_origins: JSON.stringify({
      detected: { origin: 'created', by: null },
      ...(isContained(status) && { contained: known }),
      ...(resolvedAt !== null && { resolved: known }),
      ...(status === 'Closed' && { closed: known }),
    }),
    breached_at: dueAt < (resolvedAt ?? now) ? dueAt : null,
  };
}

export function toIncidentRow(incident: PlacedIncident, ports: SamplePorts): IncidentsTable {
  const { id, title, severity, status, source, description, detectedAt, resolvedAt } = incident;
  const staff = assigneeOf(incident, ports);
  const dueAt = detectedAt + targetHours[severity] * hourMs;
  return {
    id,
    number: Number(id),
    title,
    severity,
    status,
    source,
    description,
    tlp: null,
    labels: '[]',
    // Every fourth was never rated.
    confidence: [null, 55, 70, 85][Number(id) % 4] ?? null,
    assignee_id: staff?.id ?? null,
    assignee_name: staff?.name ?? null,
    ...sampleTimes(incident, dueAt, ports.now),
    due_at: dueAt,
    paused_at: null,
    pauses: '[]',
    queue_id: 'main',
    resolution_code: isOver(status) ? 'true_positive' : null,
    resolution_summary: isOver(status) ? '' : null,
    version: 1,
    created_at: detectedAt,
    updated_at: resolvedAt ?? detectedAt,
    deleted_at: null,
    sample: 1,
  };
}

/** Hands out threats by type, newest first, each once. */
export function createThreatPicker(threats: readonly SampleThreat[], ids: readonly string[]) {
  const taken = new Set<number>();
  return (type: string): string[] => {
    const index = threats.findIndex((threat, at) => threat.type === type && !taken.has(at));
    taken.add(index);
    return ids[index] === undefined ? [] : [ids[index]];
  };
}

type PickThreat = ReturnType<typeof createThreatPicker>;

export async function insertLinks(
  tx: Transaction,
  incident: PlacedIncident,
  pickThreat: PickThreat,
  ports: SamplePorts,
) {
  const records = [
    ...incident.entities.flatMap((name) => entityIds.get(name) ?? []),
    ...incident.threats.flatMap(pickThreat),
  ];
  for (const recordId of records)
    await tx
      .insertInto('incident_links')
      .values({
        id: ports.newId(),
        incident_id: incident.id,
        record_id: recordId,
        version: 1,
        created_at: incident.detectedAt,
        deleted_at: null,
        sample: 1,
      })
      .execute();
}

const playbookId = (name: string) => sampleId('playbook', name);

export async function insertPlaybooks(tx: Transaction, { now }: SamplePorts) {
  for (const { name, description, steps } of samplePlaybooks)
    await tx
      .insertInto('playbooks')
      .values({
        id: playbookId(name),
        name,
        description,
        steps: JSON.stringify(steps),
        version: 1,
        updated_at: now - 60 * dayMs,
        deleted_at: null,
        sample: 1,
      })
      .execute();
}

/** The further the status of the incident, the more of a started playbook is done: nothing, a third, two thirds, all. */
export async function insertRun(tx: Transaction, incident: PlacedIncident, ports: SamplePorts) {
  const playbook = samplePlaybooks.find(({ name }) => name === incident.playbook);
  if (!playbook) return;
  const share = unresolvedStatuses.indexOf(incident.status) / unresolvedStatuses.length;
  const done = Math.floor(playbook.steps.length * (isOver(incident.status) ? 1 : share));
  const by = assigneeOf(incident, ports)?.name ?? null;
  const steps = playbook.steps.map((text, index) =>
    index < done
      ? { text, doneAt: new Date(incident.detectedAt + (index + 1) * 4 * 60_000).toISOString(), doneBy: by }
      : { text, doneAt: null, doneBy: null },
  );
  await tx
    .insertInto('playbook_runs')
    .values({
      id: ports.newId(),
      incident_id: incident.id,
      playbook_id: playbookId(playbook.name),
      name: playbook.name,
      steps: JSON.stringify(steps),
      started_at: incident.detectedAt + 60_000,
      version: 1,
      deleted_at: null,
      sample: 1,
    })
    .execute();
}
