import { sql } from 'kysely';
import { array, at, type Column, flag, isOne, nameOf, type Source, stated } from './source.ts';

/** Open, and not held back by a quiet rule: the initial queue. */
const unresolved = sql<boolean>`(alerts.work_status <> 'Closed' and alerts.hidden = 0)`;

/** Incidents that an alert was added to. */
const incidentsOfAlert: Column = {
  value: sql`null`,
  many: {
    is: 'rows',
    from: sql`alert_incidents join incidents on incidents.id = alert_incidents.incident_id`,
    on: sql<boolean>`alert_incidents.alert_id = alerts.id and alert_incidents.deleted_at is null
      and incidents.deleted_at is null`,
    value: sql`incidents.id`,
    label: sql`incidents.title`,
  },
};

export const receivedAlerts: Source<'receivedAlerts'> = {
  from: sql`alerts left join sources on sources.id = alerts.source_id left join people on people.id = alerts.owner_id`,
  where: () => sql<boolean>`alerts.deleted_at is null`,
  id: sql`alerts.id`,
  texts: [sql`alerts.title`, sql`alerts.description`, sql`alerts.entity`],
  columns: ({ now }) => ({
    number: at('alerts.number'),
    title: at('alerts.title'),
    description: stated('alerts.description'),
    severity: at('alerts.severity'),
    status: at('alerts.work_status'),
    sourceState: at('alerts.source_state'),
    source: at('alerts.source_id', sql`sources.name`),
    host: stated('alerts.entity'),
    assignee: at('alerts.owner_id', nameOf('people')),
    closeReason: at('alerts.close_reason'),
    labels: array('alerts.tags'),
    incident: incidentsOfAlert,
    occurrences: at('alerts.count'),
    received: at('alerts.created_at'),
    seen: at('alerts.last_seen'),
    due: at('alerts.due_at'),
    unresolved: flag(unresolved),
    acknowledged: flag(sql<boolean>`alerts.work_status <> 'New'`),
    overdue: flag(sql<boolean>`(${unresolved} and alerts.due_at is not null and alerts.due_at < ${now})`),
    assumed: flag(sql<boolean>`alerts.severity_stated = 0`),
    linked: flag(
      sql<boolean>`exists (select 1 from alert_incidents join incidents on incidents.id = alert_incidents.incident_id
        where alert_incidents.alert_id = alerts.id and alert_incidents.deleted_at is null
        and incidents.deleted_at is null)`,
    ),
    sample: isOne('alerts.sample'),
  }),
};

export const observables: Source<'observables'> = {
  from: sql`observables`,
  where: () => sql<boolean>`observables.shown = 1`,
  id: sql`observables.id`,
  texts: [sql`observables.value`],
  columns: () => ({
    value: at('observables.value'),
    type: at('observables.type'),
    tlp: at('observables.tlp'),
    uses: { value: sql`observables.alerts + observables.incidents + observables.threats` },
    sightings: at('observables.sightings'),
    heldBack: at('observables.held_back'),
    matched: flag(sql<boolean>`observables.sightings > 0`),
    held: flag(sql<boolean>`observables.held_back > 0`),
    seen: at('observables.last_seen'),
    added: at('observables.created_at'),
  }),
};

export const sightings: Source<'sightings'> = {
  from: sql`sightings join observables on observables.id = sightings.observable_id
    left join intelligence as indicator on indicator.id = sightings.indicator_id
    left join people on people.id = sightings.by_id`,
  where: () => sql<boolean>`sightings.deleted_at is null and sightings.hidden = 0`,
  id: sql`sightings.id`,
  opens: sql`sightings.observable_id`,
  texts: [sql`indicator.name`, sql`observables.value`],
  columns: () => ({
    indicator: at('sightings.indicator_id', sql`indicator.name`),
    value: at('observables.value'),
    type: at('observables.type'),
    connected: {
      value: sql`null`,
      many: {
        is: 'rows',
        from: sql`intelligence as other_end`,
        // The indicator itself, and its connected records.
        on: sql<boolean>`other_end.deleted_at is null and (other_end.id = indicator.id or other_end.id in (
          select target_id from connections where source_id = indicator.id and connections.deleted_at is null
          union all select source_id from connections where target_id = indicator.id and connections.deleted_at is null))`,
        value: sql`other_end.id`,
        label: sql`other_end.name`,
      },
    },
    byHand: flag(sql<boolean>`sightings.origin = 'hand'`),
    held: flag(sql<boolean>`sightings.held_back_by is not null`),
    reported: at('sightings.by_id', nameOf('people')),
    at: at('sightings.at'),
  }),
};

const matches = sql`(select coalesce(sum(sigma_matches.events), 0) from sigma_matches
  where sigma_matches.rule_id = sigma_rules.id)`;

export const sigmaRules: Source<'sigmaRules'> = {
  from: sql`sigma_rules`,
  where: () => sql<boolean>`sigma_rules.deleted_at is null`,
  id: sql`sigma_rules.id`,
  texts: [sql`sigma_rules.title`],
  columns: () => ({
    title: at('sigma_rules.title'),
    level: at('sigma_rules.level'),
    ruleState: at('sigma_rules.state'),
    labels: array('sigma_rules.techniques'),
    matches: { value: matches },
    updated: at('sigma_rules.updated_at'),
    added: at('sigma_rules.created_at'),
    sample: isOne('sigma_rules.sample'),
  }),
};
