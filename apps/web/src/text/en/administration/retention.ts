import type { RetentionKind } from '@halyard/contracts/server/retention.ts';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

/** The words of the retention panel. */
export const retention = {
  title: 'Retention',
  about:
    'How long data is kept. Older data is deleted every ten minutes. Events of incidents stay as long as the incident; alerts are kept for good. Entries of the audit log are exported to a signed file before deletion.',
  kinds: {
    events: 'Events',
    audit: 'Audit log',
    imports: 'Rejected rows of imports',
    replacedParts: 'Replaced files of police data',
    notifications: 'Notifications',
    analyses: 'Analyses of police data',
    webhookDeliveries: 'Webhook deliveries',
    sourceDeliveries: 'Source deliveries (raw data)',
  } satisfies Record<RetentionKind, string>,
  open: 'Show',
  notListed: {
    events: 'The history of each record lists its own.',
    notifications: 'Everyone sees their own.',
    imports: 'Each import lists its own.',
    replacedParts: 'Each import lists its own.',
  },
  keepFor: (kind: string) => `Keep ${kind}`,
  forGood: 'Keep for good',
  days: (count: number, written: string) => plural(count, { one: '1 day', other: `${written} days` }),
  none: 'No rows',
  rows: (count: number, written: string) => plural(count, { one: '1 row', other: `${written} rows` }),
  since: (date: string) => `since ${date}`,
  growth: (size: string) => `${size} a year at this rate`,
  growthUnknown: 'growth not known yet',
  question: 'Delete older data?',
  yes: 'Delete older data',
  means: (kind: string, age: string) => `${kind} older than ${age} will be deleted. Deleted data cannot be restored.`,
  back: 'Back',
  close: common.close,
  saved: 'Retention saved',
  saveFailed: 'Failed to save. Try again.',
  loading: common.loading,
  loadFailed: 'Failed to load retention.',
  again: common.retry,
};
