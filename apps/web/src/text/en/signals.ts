import type { Severity } from '@halyard/contracts/signals.ts';
import { plural } from '../plural.ts';

const severities: Record<Severity, string> = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' };

/** The same after a count: "3 critical". */
const counted: Record<Severity, string> = { critical: 'critical', high: 'high', medium: 'medium', low: 'low' };

export const signals = {
  /** `written` is the count as the person writes numbers. */
  count: (count: number, written: string) => `${written} ${plural(count, { one: 'signal', other: 'signals' })}`,
  window: 'last 24 hours',
  label: 'Signals of the last 24 hours',
  now: 'now',
  severities,
  counted,
  openThese: (count: number) => `(show ${plural(count, { one: 'it', other: 'them' })})`,
  failed: 'Signals could not be loaded.',
  retry: 'Retry',
  dialogTitle: (severity: string | null) =>
    severity ? `Signals of the last 24 hours: ${severity}` : 'Signals of the last 24 hours',
  none: 'Nothing of this kind happened in the last 24 hours.',
  truncated: (shown: string, total: string) => `The newest ${shown} of ${total} are listed.`,
  loading: 'Loading signals...',
  more: 'Show more',
  sample: 'Sample',
};
