import { terms } from '@halyard/messages/en';
import { plural } from '../../plural.ts';

const { eventSeverities: severities } = terms;

export const events = {
  /** `written` is the count as the person writes numbers. */
  count: (count: number, written: string) => `${written} ${plural(count, { one: 'event', other: 'events' })}`,
  window: 'last 24 hours',
  label: 'Events in the last 24 hours',
  now: 'now',
  severities,
  /** The same after a count: "3 critical". */
  counted: severities,
  openThese: (count: number) => `(show ${plural(count, { one: 'it', other: 'them' })})`,
  failed: 'Failed to load events.',
  retry: 'Retry',
  dialogTitle: (severity: string | null) =>
    severity ? `Events in the last 24 hours: ${severity}` : 'Events in the last 24 hours',
  none: 'No events with this severity in the last 24 hours.',
  truncated: (shown: string, total: string) => `Showing the latest ${shown} of ${total} events.`,
  loading: 'Loading events...',
  more: 'Show more',
  sample: 'Sample',
};
