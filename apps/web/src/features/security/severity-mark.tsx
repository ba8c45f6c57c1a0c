import type { IncidentSeverity } from '@halyard/contracts/incidents.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/security-words.ts';
import { type Level, Severity } from '../../ui/marks/severity.tsx';

const levels: Readonly<Record<IncidentSeverity, Level>> = {
  Critical: 'critical',
  High: 'high',
  Medium: 'medium',
  Low: 'low',
};

type Props = { readonly severity: IncidentSeverity; readonly compact?: boolean };

/** The severity of an incident or a threat as bars and word; compact leaves the word to those who listen. */
export function SeverityMark({ severity, compact = false }: Props) {
  const text = useMessages(securityWords);
  return <Severity level={levels[severity]} label={text.severities[severity]} compact={compact} />;
}
