import { incidentStatuses, unresolvedStatuses } from '@halyard/contracts/operations/incidents.ts';
import { sql } from 'kysely';
import { array, at, flag, hourMs, isOne, occurrences, type Source, stated } from './source.ts';

const unresolved = sql<boolean>`incidents.status in (${sql.join([...unresolvedStatuses])})`;
// As the list has it: what was paused before its target passed is not overdue.
const clockOf = (now: number) => sql`coalesce(incidents.paused_at, cast(${now} as bigint))`;
const over = incidentStatuses.filter((status) => !unresolvedStatuses.includes(status));
const shownRecord = sql`select 1 from intelligence as linked_record where linked_record.deleted_at is null`;

const leftOver = sql<boolean>`exists (
  select 1 from events where events.kind = 'incident_status_changed' and events.object_id = incidents.id
  and (${sql.join(
    over.map((status) => sql`events.details like ${`%"from":"${status}"%`}`),
    sql` or `,
  )}) and ${sql.join(
    over.map((status) => sql`events.details not like ${`%"to":"${status}"%`}`),
    sql` and `,
  )})`;

export const incidents: Source<'incidents'> = {
  from: sql`incidents`,
  where: () => sql<boolean>`incidents.deleted_at is null`,
  id: sql`incidents.id`,
  texts: [sql`incidents.title`, sql`incidents.description`, sql`incidents.source`],
  columns: ({ now }) => ({
    number: at('incidents.number'),
    title: at('incidents.title'),
    severity: at('incidents.severity'),
    status: at('incidents.status'),
    assignee: at('incidents.assignee_id', sql`incidents.assignee_name`),
    source: at('incidents.source'),
    description: stated('incidents.description'),
    tlp: at('incidents.tlp'),
    labels: array('incidents.labels'),
    record: {
      value: sql`null`,
      many: {
        is: 'rows',
        from: sql`incident_links join intelligence as linked_record on linked_record.id = incident_links.record_id`,
        on: sql<boolean>`incident_links.incident_id = incidents.id and incident_links.deleted_at is null
          and linked_record.deleted_at is null`,
        value: sql`linked_record.id`,
        label: sql`linked_record.name`,
      },
    },
    playbook: {
      value: sql`null`,
      many: {
        is: 'rows',
        from: sql`playbook_runs`,
        on: sql<boolean>`playbook_runs.incident_id = incidents.id and playbook_runs.deleted_at is null`,
        value: sql`playbook_runs.name`,
        label: sql`playbook_runs.name`,
        isListed: true,
      },
    },
    opened: at('incidents.created_at'),
    detected: at('incidents.detected_at'),
    resolved: at('incidents.resolved_at'),
    due: at('incidents.due_at'),
    updated: at('incidents.updated_at'),
    unresolved: flag(unresolved),
    overdue: flag(sql<boolean>`(${unresolved} and incidents.due_at < ${clockOf(now)})`),
    withinTarget: flag(sql<boolean>`(incidents.resolved_at is not null and incidents.resolved_at <= incidents.due_at)`),
    reopened: flag(leftOver),
    linked: flag(
      sql<boolean>`exists (select 1 from incident_links where incident_links.incident_id = incidents.id
        and incident_links.deleted_at is null and exists (${shownRecord} and linked_record.id = incident_links.record_id))`,
    ),
    resolution: { value: sql`(incidents.resolved_at - incidents.detected_at) / ${sql.lit(hourMs)}.0` },
    age: {
      value: sql`case when ${unresolved} then (cast(${now} as bigint) - incidents.detected_at) / ${sql.lit(hourMs)}.0 end`,
    },
    remaining: {
      value: sql`case when ${unresolved} and incidents.due_at >= ${clockOf(now)} then (incidents.due_at - ${clockOf(now)}) / ${sql.lit(hourMs)}.0 end`,
    },
    lateness: {
      value: sql`case when ${unresolved} and incidents.due_at < ${clockOf(now)} then (${clockOf(now)} - incidents.due_at) / ${sql.lit(hourMs)}.0 end`,
    },
    sample: isOne('incidents.sample'),
  }),
};

const running = sql`(select count(distinct incidents.id) from playbook_runs
  join incidents on incidents.id = playbook_runs.incident_id
  where playbook_runs.playbook_id = playbooks.id and playbook_runs.deleted_at is null
  and incidents.deleted_at is null and ${unresolved})`;

export const playbooks: Source<'playbooks'> = {
  from: sql`playbooks`,
  where: () => sql<boolean>`playbooks.deleted_at is null`,
  id: sql`playbooks.id`,
  texts: [sql`playbooks.name`, sql`playbooks.description`],
  columns: () => ({
    name: at('playbooks.name'),
    description: stated('playbooks.description'),
    // A JSON array of texts has one separator less than it has texts; a quote within one is escaped.
    steps: {
      value: sql`case when playbooks.steps = '[]' then 0 else ${occurrences(sql`playbooks.steps`, '","')} + 1 end`,
    },
    running: { value: running },
    updated: at('playbooks.updated_at'),
    sample: isOne('playbooks.sample'),
  }),
};

const stepsOfRun = occurrences(sql`playbook_runs.steps`, '"text":');
const doneOfRun = occurrences(sql`playbook_runs.steps`, '"doneAt":"');

type KeptStep = { readonly text: string; readonly doneAt: string | null };
const nextStep = (steps: string | number) =>
  (JSON.parse(String(steps)) as KeptStep[]).find(({ doneAt }) => doneAt === null)?.text ?? null;

export const runs: Source<'runs'> = {
  from: sql`playbook_runs join incidents on incidents.id = playbook_runs.incident_id`,
  where: () => sql<boolean>`playbook_runs.deleted_at is null and incidents.deleted_at is null`,
  id: sql`playbook_runs.id`,
  opens: sql`incidents.id`,
  texts: [sql`playbook_runs.name`, sql`incidents.title`],
  columns: () => ({
    playbook: at('playbook_runs.name'),
    incident: at('incidents.title'),
    number: at('incidents.number'),
    next: { value: sql`playbook_runs.steps`, read: nextStep },
    steps: { value: stepsOfRun },
    done: { value: doneOfRun },
    left: { value: sql`${stepsOfRun} - ${doneOfRun}` },
    finished: flag(sql<boolean>`${stepsOfRun} = ${doneOfRun}`),
    unresolved: flag(unresolved),
    started: at('playbook_runs.started_at'),
    sample: isOne('playbook_runs.sample'),
  }),
};
