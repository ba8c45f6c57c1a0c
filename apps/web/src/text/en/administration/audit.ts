import type { ObjectType } from '@halyard/contracts/events.ts';
import type { AuditFault } from '@halyard/contracts/server/audit.ts';
import { events } from '@halyard/messages/en/sentences';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

const objects: Readonly<Record<ObjectType, string>> = {
  person: 'User',
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
  alert: 'Alert',
  attack_layer: 'ATT&CK layer',
  alert_rule: 'Alert rule',
  quiet_rule: 'Quiet rule',
  alert_queue: 'Alert queue',
  group_rule: 'Grouping rule',
  sigma_rule: 'Sigma rule',
  warning_list: 'Warning list',
  block_list: 'Block list',
  enrichment: 'Enrichment',
  source: 'Source',
  taxii_collection: 'TAXII collection',
  import: 'Import',
  announcement: 'Announcement',
  workspace: 'Workspace',
  work: 'Background work',
  crime_import: 'Police data import',
  crime: 'Crime data',
  analysis: 'Analysis',
  schema: 'Schema',
  report: 'Report',
};

/** Why the chain is broken at an entry. */
const reasons: Readonly<Record<AuditFault, string>> = {
  entry_missing: 'an entry is missing',
  out_of_sequence: 'the entry does not follow the one before it',
  entry_changed: 'the entry was changed',
  entries_missing_at_end: 'entries are missing at the end',
  not_signed: 'the entry is not signed',
  differs_from_checkpoint: 'the entry differs from the signed checkpoint',
  checkpoint_changed: 'the signed checkpoint was changed',
  entry_added: 'the entry was added at the end',
  base_changed: 'the signed base of the log was changed',
};

/** `written` is a count as the person writes numbers. */
export const audit = {
  title: 'Audit log',
  about: 'Who did what, when and from where. Entries are hash-chained to make tampering evident.',
  loading: 'Loading the audit log...',
  failed: 'Failed to load the audit log.',
  olderFailed: common.olderFailed,
  retry: common.retry,
  refresh: common.refresh,
  dismiss: common.dismiss,
  close: common.close,
  asOf: (time: string) => `Updated ${time}`,
  entries: (count: number, written: string) => plural(count, { one: '1 entry', other: `${written} entries` }),
  matching: (count: number, written: string) =>
    plural(count, { one: '1 entry matches', other: `${written} entries match` }),
  shown: (shown: string, total: string) => `Showing ${shown} of ${total} entries.`,
  archived: (upTo: string) => `Entries up to ${upTo} come from the archive.`,
  showOlder: common.showOlder,
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
  /** Without an IP address it was the server itself. */
  nobody: common.system,
  anonymous: 'Anonymous',
  goneActor: 'Deleted account',
  nothing: 'None',
  open: (action: string, number: string) => `${action}, entry ${number}`,
  actionName: (code: string) => (events.titles as Readonly<Record<string, string>>)[code] ?? code,
  objectName: (type: string) => (objects as Readonly<Record<string, string>>)[type] ?? type,

  entry: {
    title: (number: string) => `Entry ${number}`,
    loading: 'Loading the entry...',
    failed: 'Failed to load the entry.',
    gone: 'This entry does not exist.',
    code: 'Action code',
    actorId: 'Actor ID',
    objectId: 'Object ID',
    instant: 'Instant (UTC)',
    hash: 'Hash (SHA-256)',
    copy: common.copy,
    copied: common.copied,
    copyFailed: common.copyFailed,
    ofActor: 'All entries of this actor',
    ofObject: 'All entries about this object',
    openPerson: 'Open user',
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
    reason: (reason: AuditFault) => reasons[reason],
    showEntry: (number: string) => `Show entry ${number}`,
    failed: 'Failed to verify the audit log. Try again.',
  },

  export: {
    csv: 'Export CSV',
    json: 'Export JSON',
    exporting: 'Exporting...',
    saved: (count: number, written: string) =>
      plural(count, { one: '1 entry exported', other: `${written} entries exported` }),
    partial: (written: string, total: string) =>
      `Exported the newest ${written} of ${total} entries. Narrow the filter to export the rest.`,
    failed: 'Failed to export. Try again.',
  },
};
