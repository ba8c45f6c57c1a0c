import type { RecordKind } from '@halyard/contracts/work/assistant-actions.ts';

const addressOf: Readonly<Record<RecordKind, string>> = {
  incident: '/security?incident=',
  threat: '/threats?threat=',
  entity: '/network?entity=',
  // The network shows records of every kind.
  record: '/network?entity=',
  task: '/todos?task=',
  playbook: '/security?tab=playbooks&playbook=',
  person: '/users?user=',
};

/** The screen that shows a record. */
export const recordAddress = (kind: RecordKind, id: string): string => addressOf[kind] + encodeURIComponent(id);
