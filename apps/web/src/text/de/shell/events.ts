import type { Severity } from '@halyard/contracts/events.ts';
import { terms } from '@halyard/messages/de';
import type { events as english } from '../../en/shell/events.ts';
import { plural } from '../plural.ts';

const { eventSeverities: severities } = terms;

const counted: Record<Severity, string> = { critical: 'kritisch', high: 'hoch', medium: 'mittel', low: 'niedrig' };

export const events: typeof english = {
  count: (count, written) => `${written} ${plural(count, { one: 'Ereignis', other: 'Ereignisse' })}`,
  window: 'letzte 24 Stunden',
  label: 'Ereignisse der letzten 24 Stunden',
  now: 'jetzt',
  severities,
  counted,
  openThese: () => '(anzeigen)',
  failed: 'Die Ereignisse konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  dialogTitle: (severity) =>
    severity ? `Ereignisse der letzten 24 Stunden: ${severity}` : 'Ereignisse der letzten 24 Stunden',
  none: 'In den letzten 24 Stunden ist nichts dieser Art geschehen.',
  truncated: (shown, total) => `Angezeigt werden die neuesten ${shown} von ${total}.`,
  loading: 'Ereignisse werden geladen...',
  more: 'Mehr anzeigen',
  sample: 'Beispiel',
};
