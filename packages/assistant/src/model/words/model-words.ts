import type { IncidentStatus } from '@halyard/contracts/operations/incidents.ts';

/** What a citation can be about. */
export type Subject =
  | 'incidents'
  | 'incident'
  | 'kpis'
  | 'report'
  | 'threats'
  | 'threat'
  | 'entities'
  | 'entity'
  | 'path'
  | 'alerts'
  | 'playbooks'
  | 'tasks'
  | 'taskFigures'
  | 'notifications'
  | 'schemas'
  | 'schema'
  | 'crimeFigures'
  | 'crimeRows'
  | 'crimeChoices'
  | 'coverage'
  | 'analyses'
  | 'search'
  | 'users';

/** What a record whose words a model has read is called where a person decides about a proposal. */
export type RecordKind =
  | 'threat'
  | 'entity'
  | 'connection'
  | 'playbook'
  | 'task'
  | 'notification'
  | 'schema'
  | 'person'
  | 'rule'
  | 'crime'
  | 'record'
  | 'conversation';

export type ModelWords = {
  readonly subjects: Readonly<Record<Subject, string>>;
  readonly records: Readonly<Record<RecordKind, string>>;
  /** Stands after a figure in the plain text of an answer. */
  readonly unsupported: string;
  readonly addTask: (text: string) => string;
  readonly completeTask: (text: string) => string;
  readonly addNote: (incident: string, text: string) => string;
  readonly addUpdate: (incident: string, text: string) => string;
  readonly changeStatus: (incident: string, status: IncidentStatus) => string;
};
