import { type EventKind, eventKinds, type ObjectType } from '@halyard/contracts/events.ts';
import { type HistoryField, type HistoryObject, historyFields } from '@halyard/contracts/work/history.ts';
import type { ViewList } from '@halyard/contracts/work/views.ts';

export type Value = string | number | null;
/** A row of one of the tables, whichever columns were read. */
export type Row = Readonly<Record<string, Value>> & { readonly id: string };

export type TableName = 'intelligence' | 'incidents' | 'alerts';

/** A table whose rows have a history, and its representation in the log. */
export type KeptTable = {
  readonly name: TableName;
  /** The object type of its events; undoing calls every intelligence record `record`. */
  readonly objectTypes: readonly ObjectType[];
  /** Event kinds about a row; some of them change nothing. */
  readonly kinds: readonly EventKind[];
  /** The contract's names of visible columns. */
  readonly fields: Readonly<Record<string, HistoryField>>;
  readonly titleColumn: 'name' | 'title';
};

/** The kinds of a table's events; undoing has one for all. */
const kindsOf = (own: RegExp): EventKind[] => eventKinds.filter((kind) => own.test(kind) || kind === 'change_undone');

const intelligence: KeptTable = {
  name: 'intelligence',
  objectTypes: ['threat', 'entity', 'record'],
  kinds: kindsOf(/^(threat|entity)_/),
  titleColumn: 'name',
  fields: {
    name: 'name',
    type: 'type',
    severity: 'severity',
    status: 'threatStatus',
    risk: 'risk',
    verdict: 'verdict',
    verdict_reason: 'verdictReason',
    acknowledged_at: 'acknowledged',
    acknowledged_by: 'acknowledgedBy',
    source: 'source',
    confidence: 'confidence',
    tlp: 'tlp',
    labels: 'labels',
    country: 'country',
    seen_at: 'lastSeen',
    description: 'description',
    deleted_at: 'deleted',
  },
};

const incidents: KeptTable = {
  name: 'incidents',
  objectTypes: ['incident'],
  kinds: kindsOf(/^incident_/),
  titleColumn: 'title',
  fields: {
    title: 'title',
    severity: 'severity',
    status: 'incidentStatus',
    assignee_name: 'assignee',
    source: 'source',
    started_at: 'started',
    detected_at: 'detected',
    reported_at: 'reported',
    contained_at: 'contained',
    due_at: 'due',
    paused_at: 'paused',
    resolved_at: 'resolved',
    closed_at: 'closed',
    queue_id: 'queue',
    resolution_code: 'resolution',
    resolution_summary: 'resolutionSummary',
    confidence: 'confidence',
    tlp: 'tlp',
    labels: 'labels',
    description: 'description',
    deleted_at: 'deleted',
  },
};

const alerts: KeptTable = {
  name: 'alerts',
  objectTypes: ['alert'],
  kinds: kindsOf(/^alert_/),
  titleColumn: 'title',
  fields: {
    title: 'title',
    severity: 'severity',
    source_state: 'sourceState',
    count: 'occurrences',
    queue_id: 'queue',
    work_status: 'workStatus',
    owner_id: 'owner',
    due_at: 'due',
    acknowledged_at: 'acknowledged',
    closed_at: 'closed',
    close_reason: 'closeReason',
    close_note: 'closeNote',
    duplicate_of: 'duplicateOf',
    hidden: 'quiet',
  },
};

export const tableOfList: Readonly<Record<ViewList, KeptTable>> = {
  threats: intelligence,
  network: intelligence,
  incidents,
  receivedAlerts: alerts,
};

export const tableOfObject: Readonly<Record<HistoryObject, KeptTable>> = {
  threat: intelligence,
  entity: intelligence,
  incident: incidents,
  alert: alerts,
};

/** A row in the console: where it is opened. */
export function objectOf(table: KeptTable, row: Row): HistoryObject {
  if (table.name === 'incidents') return 'incident';
  if (table.name === 'alerts') return 'alert';
  return row.family === 'threat' ? 'threat' : 'entity';
}

// Columns that the other family of records lacks.
const ofThreats = ['severity', 'status', 'verdict', 'verdict_reason', 'acknowledged_at', 'acknowledged_by'];

/** The columns that people see of a row, in the order in which they are shown. */
export const shownColumns = (table: KeptTable, row: Row): string[] =>
  Object.keys(table.fields).filter(
    (column) =>
      table.name !== 'intelligence' || (row.family === 'threat' ? column !== 'risk' : !ofThreats.includes(column)),
  );

const people = ['owner_id', 'acknowledged_by'];

/** Ids of people among the values of a column. */
export const personIn = (column: string, value: Value): string[] =>
  people.includes(column) && typeof value === 'string' ? [value] : [];

/** A value as the contract has it. */
export function toShown(field: HistoryField, value: Value, names: ReadonlyMap<string, string>): string | null {
  if (value === null || value === '') return null;
  if (historyFields[field] === 'instant') return new Date(Number(value)).toISOString();
  if (field === 'quiet') return Number(value) === 1 ? 'yes' : 'no';
  if (field === 'labels') return (JSON.parse(String(value)) as string[]).join(', ') || null;
  return names.get(String(value)) ?? String(value);
}
