import type { AlertRule } from '@halyard/contracts/intelligence/alerts.ts';
import { sql } from 'kysely';
import {
  type Asker,
  array,
  at,
  type Column,
  flag,
  isOne,
  known,
  nameOf,
  type Predicate,
  type Source,
  stated,
} from './source.ts';

const inIncident = flag(
  sql<boolean>`exists (select 1 from incident_links join incidents on incidents.id = incident_links.incident_id
    where incident_links.record_id = intelligence.id and incident_links.deleted_at is null
    and incidents.deleted_at is null)`,
);

/** Incidents that a record is linked to. */
const incidentsOfRecord: Column = {
  value: sql`null`,
  many: {
    is: 'rows',
    // Alert rules use unqualified columns, so none of these has the name of a threat's.
    from: sql`(select incident_links.record_id as linked_record, incidents.id as linked_id, incidents.title as linked_title
      from incident_links join incidents on incidents.id = incident_links.incident_id
      where incident_links.deleted_at is null and incidents.deleted_at is null) as linked_incident`,
    on: sql<boolean>`linked_incident.linked_record = intelligence.id`,
    value: sql`linked_incident.linked_id`,
    label: sql`linked_incident.linked_title`,
  },
};

export const threats: Source<'threats'> = {
  from: sql`intelligence`,
  where: () => sql<boolean>`intelligence.family = 'threat' and intelligence.deleted_at is null`,
  id: sql`intelligence.id`,
  texts: [sql`intelligence.name`, sql`intelligence.description`, sql`intelligence.source`],
  columns: () => ({
    name: at('intelligence.name'),
    description: stated('intelligence.description'),
    severity: at('intelligence.severity'),
    status: at('intelligence.status'),
    type: at('intelligence.type'),
    source: at('intelligence.source'),
    country: at('intelligence.country'),
    tlp: at('intelligence.tlp'),
    verdict: at('intelligence.verdict'),
    confidence: at('intelligence.confidence'),
    labels: array('intelligence.labels'),
    incident: incidentsOfRecord,
    seen: at('intelligence.seen_at'),
    added: at('intelligence.created_at'),
    acknowledgedAt: at('intelligence.acknowledged_at'),
    acknowledgedBy: at(
      'intelligence.acknowledged_by',
      sql`(select ${nameOf('people')} from people where people.id = intelligence.acknowledged_by)`,
    ),
    acknowledged: known('intelligence.acknowledged_at'),
    placed: known('intelligence.latitude'),
    linked: inIncident,
    assumed: flag(sql<boolean>`intelligence.severity_assumed > 0 and intelligence.severity is not null`),
    sample: isOne('intelligence.sample'),
  }),
};

const any = (all: readonly Predicate[]) =>
  all.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(all, sql` or `)})`;

/** Unacknowledged threats that match an enabled rule; `holds` is the alerts module's own expression. */
export function alertsSource(holds: (rule: AlertRule) => Predicate): Source<'alerts'> {
  const isAlert = ({ rules }: Asker) => any(rules.map(holds));
  return {
    from: sql`intelligence`,
    where: (asker) => sql<boolean>`intelligence.family = 'threat' and intelligence.deleted_at is null
      and intelligence.acknowledged_at is null and intelligence.severity_assumed < 2 and ${isAlert(asker)}`,
    id: sql`intelligence.id`,
    texts: threats.texts,
    columns: (asker) => {
      const {
        name,
        severity,
        status,
        type,
        source,
        country,
        confidence,
        labels,
        incident,
        acknowledged,
        seen,
        added,
        linked,
        sample,
      } = threats.columns(asker);
      // Two rules may have one name.
      const ruleNames = [...new Set(asker.rules.map((one) => one.name))];
      const named = (wanted: string) => any(asker.rules.filter((one) => one.name === wanted).map(holds));
      const rule: Column = { value: sql`null`, many: { is: 'conditions', values: ruleNames, holds: named } };
      return {
        name,
        severity,
        status,
        type,
        source,
        country,
        confidence,
        labels,
        incident,
        rule,
        acknowledged,
        seen,
        added,
        linked,
        sample,
      };
    },
  };
}

const shownEnds = sql<boolean>`connections.deleted_at is null
  and connections.source_id not in (select id from intelligence where deleted_at is not null)
  and connections.target_id not in (select id from intelligence where deleted_at is not null)`;

/** Records at the other ends of a record's connections. */
const connectedTo: Column = {
  value: sql`null`,
  many: {
    is: 'rows',
    from: sql`connections join intelligence as other_end on other_end.id in (connections.source_id, connections.target_id)`,
    on: sql<boolean>`(connections.source_id = intelligence.id or connections.target_id = intelligence.id)
      and other_end.id <> intelligence.id and connections.deleted_at is null and other_end.deleted_at is null`,
    value: sql`other_end.id`,
    label: sql`other_end.name`,
  },
};

export const entities: Source<'entities'> = {
  from: sql`intelligence`,
  where: () => sql<boolean>`intelligence.family = 'entity' and intelligence.deleted_at is null`,
  id: sql`intelligence.id`,
  texts: [sql`intelligence.name`, sql`intelligence.type`],
  columns: () => ({
    name: at('intelligence.name'),
    description: stated('intelligence.description'),
    type: at('intelligence.type'),
    risk: at('intelligence.risk'),
    country: at('intelligence.country'),
    source: at('intelligence.source'),
    tlp: at('intelligence.tlp'),
    confidence: at('intelligence.confidence'),
    connections: {
      value: sql`(select count(*) from connections where ${shownEnds}
        and (connections.source_id = intelligence.id or connections.target_id = intelligence.id))`,
    },
    labels: array('intelligence.labels'),
    incident: incidentsOfRecord,
    connected: connectedTo,
    lastActivity: at('intelligence.seen_at'),
    added: at('intelligence.created_at'),
    linked: inIncident,
    sample: isOne('intelligence.sample'),
  }),
};

export const connections: Source<'connections'> = {
  from: sql`connections join intelligence as source_record on source_record.id = connections.source_id
    join intelligence as target_record on target_record.id = connections.target_id`,
  where: () => sql<boolean>`connections.deleted_at is null and source_record.deleted_at is null
    and target_record.deleted_at is null`,
  id: sql`connections.id`,
  opens: sql`connections.source_id`,
  texts: [sql`source_record.name`, sql`target_record.name`],
  columns: () => ({
    source: at('source_record.name'),
    target: at('target_record.name'),
    end: {
      value: sql`null`,
      many: {
        is: 'rows',
        from: sql`intelligence as end_record`,
        on: sql<boolean>`end_record.id in (connections.source_id, connections.target_id)`,
        value: sql`end_record.id`,
        label: sql`end_record.name`,
      },
    },
    type: at('connections.type'),
    strength: at('connections.strength'),
    lastContact: at('connections.last_contact_at'),
    added: at('connections.created_at'),
    confidence: at('connections.confidence'),
    sample: isOne('connections.sample'),
  }),
};
