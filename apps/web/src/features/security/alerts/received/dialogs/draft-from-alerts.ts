import { alertNumber } from '@halyard/contracts/inflow/alert-number.ts';
import type { ReceivedAlert, ReceivedAlertDetail } from '@halyard/contracts/inflow/received-alerts.ts';
import { descriptionMax, nameMax, sourceMax, tlpLevels } from '@halyard/contracts/intelligence/intelligence.ts';
import { threatSeverities } from '@halyard/contracts/intelligence/threats.ts';
import { emptyIncident, type IncidentDraft } from '../../../incidents/incident-draft.ts';

const cut = (text: string, max: number) => [...text].slice(0, max).join('');

type Known = Pick<ReceivedAlertDetail, 'description' | 'tlp' | 'confidence'>;

/**
 * An incident about these alerts: with their highest severity and their sources; each alert is a line of it. `known`
 * has details of a single alert.
 */
export function draftFromAlerts(
  alerts: readonly ReceivedAlert[],
  titleOfMany: (first: string, others: number) => string,
  known?: Known,
): IncidentDraft {
  const bySeverity = alerts.toSorted(
    (one, other) => threatSeverities.indexOf(one.severity) - threatSeverities.indexOf(other.severity),
  );
  const [first] = bySeverity;
  if (!first) return emptyIncident;
  const title = alerts.length === 1 ? first.title : titleOfMany(first.title, alerts.length - 1);
  const lines = bySeverity.map(({ number, title: name, entity }) =>
    [alertNumber(number), name, entity].filter((part) => part !== null).join(', '),
  );
  return {
    ...emptyIncident,
    title: cut(title, nameMax),
    severity: first.severity,
    source: cut([...new Set(alerts.map(({ source }) => source.name))].join(', '), sourceMax),
    description: cut([lines.join('\n'), known?.description].filter(Boolean).join('\n\n'), descriptionMax),
    tlp: tlpLevels.find((level) => level === known?.tlp) ?? '',
    confidence: known?.confidence == null ? '' : String(known.confidence),
  };
}
