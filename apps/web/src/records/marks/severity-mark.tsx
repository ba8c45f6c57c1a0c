import type { IncidentSeverity } from '@halyard/contracts/operations/incidents.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { recordsWords } from '../../text/loaders/records.ts';
import { type Level, Severity } from '../../ui/marks/severity.tsx';

const levels: Readonly<Record<IncidentSeverity, Level>> = {
  Critical: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
};

type Props = {
  /** Null if not stated. */
  readonly severity: IncidentSeverity | null;
  readonly compact?: boolean;
};

/** Severity or risk of a record, as bars and word; compact hides the word visually. */
export function SeverityMark({ severity, compact = false }: Props) {
  const { severities, noSeverity } = useMessages(recordsWords);
  if (severity === null) return <Severity level="none" label={noSeverity} compact={compact} />;
  return <Severity level={levels[severity]} label={severities[severity]} compact={compact} />;
}
