import { events } from '@halyard/messages/en';
import { plural } from '../plural.ts';

const objects: Readonly<Record<string, string>> = {
  person: 'Person',
  todo: 'Task',
  audit: 'Audit log',
  settings: 'Settings',
  api_key: 'API key',
  webhook: 'Webhook',
  webhook_delivery: 'Webhook delivery',
  request: 'Request',
  threat: 'Threat',
  entity: 'Entity',
  record: 'Record',
  connection: 'Connection',
  incident: 'Incident',
  playbook: 'Playbook',
  alert_rule: 'Alert rule',
  import: 'Import',
  announcement: 'Announcement',
  workspace: 'Workspace',
};

/** The reasons the check of the chain gives, in the words of the server. */
const reasons: Readonly<Record<string, string>> = {
  'a row is missing': 'an entry is missing',
  'the row does not follow the one before it': 'the entry does not follow the one before it',
  'the row was changed': 'the entry was changed',
  'rows are missing at the end': 'entries are missing at the end',
  'the row is not signed': 'the entry is not signed',
  'the row is not the one of the checkpoint': 'the entry differs from the signed checkpoint',
  'the checkpoint was changed': 'the signed checkpoint was changed',
  'the row was added': 'the entry was added at the end',
};

/** `written` is a count as the person writes numbers. */
export const audit = {
  title: 'Audit log',
  about: 'Who did what, when and from where. Entries are hash-chained to make tampering evident.',
  loading: 'Loading the audit log...',
  failed: 'The audit log could not be loaded.',
  olderFailed: 'Older entries could not be loaded.',
  retry: 'Retry',
  refresh: 'Refresh',
  dismiss: 'Dismiss',
  close: 'Close',
  asOf: (time: string) => `as of ${time}`,
  entries: (count: number, written: string) => plural(count, { one: '1 entry', other: `${written} entries` }),
  matching: (count: number, written: string) =>
    plural(count, { one: '1 entry matches', other: `${written} entries match` }),
  shown: (shown: string, total: string) => `${shown} of ${total} entries are shown.`,
  showOlder: 'Show older',
  none: 'No entries match the filter.',
  empty: 'No entries yet.',

  filter: 'Filter the audit log',
  actor: 'Actor',
  actorHint: 'Username, email or ID',
  action: 'Action',
  anyAction: 'Any action',
  object: 'Object',
  objectHint: 'Type, ID or username',
  from: 'From',
  to: 'To',
  clearFilter: 'Clear filter',

  columns: {
    time: 'Time',
    actor: 'Actor',
    action: 'Action',
    object: 'Object',
    address: 'IP address',
    request: 'Request',
    hash: 'Hash',
  },
  table: 'Audit entries',
  nobody: 'System',
  goneActor: 'Deleted account',
  nothing: 'None',
  open: (action: string, number: string) => `${action}, entry ${number}`,
  actionName: (code: string) => (events.titles as Readonly<Record<string, string>>)[code] ?? code,
  objectName: (type: string) => objects[type] ?? type,

  entry: {
    title: (number: string) => `Entry ${number}`,
    loading: 'Loading the entry...',
    failed: 'The entry could not be loaded.',
    gone: 'This entry does not exist.',
    code: 'Action code',
    actorId: 'Actor id',
    objectId: 'Object id',
    instant: 'Instant (UTC)',
    hash: 'Hash (SHA-256)',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'This browser did not allow copying. The text is selected: copy it with the keyboard.',
    ofActor: 'All entries of this actor',
    ofObject: 'All entries about this object',
    openPerson: 'Open this person',
  },

  chain: {
    verify: 'Verify integrity',
    verifying: 'Verifying...',
    result: 'Result of the check',
    whole: (count: number, written: string) =>
      plural(count, { one: 'Integrity verified: 1 entry', other: `Integrity verified: ${written} entries` }),
    wholeAbout: 'All hashes match. No entry was changed or removed.',
    broken: (number: string, reason: string | null) =>
      reason === null
        ? `Integrity check failed at entry ${number}`
        : `Integrity check failed at entry ${number}: ${reason}`,
    brokenAbout: (count: number, written: string) =>
      plural(count, {
        one: 'The entry before it is intact. Later entries cannot be trusted.',
        other: `The ${written} entries before it are intact. Later entries cannot be trusted.`,
      }),
    reason: (reason: string) => reasons[reason] ?? reason,
    showEntry: (number: string) => `Show entry ${number}`,
    failed: 'The chain could not be verified. Please try again.',
  },

  export: {
    csv: 'Export CSV',
    json: 'Export JSON',
    exporting: 'Exporting...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 entry was exported', other: `${written} entries were exported` }),
    partial: (written: string, total: string) =>
      `The newest ${written} of ${total} entries were exported. Narrow the filter to get the others.`,
    failed: 'The export failed. Please try again.',
  },
};
