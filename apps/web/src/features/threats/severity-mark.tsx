import type { ThreatSeverity } from '@halyard/contracts/threats.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { threatsWords } from '../../text/loaders/threats-words.ts';
import { type Level, Severity } from '../../ui/marks/severity.tsx';

const levels: Record<ThreatSeverity, Level> = { Critical: 'critical', High: 'high', Medium: 'medium', Low: 'low' };

/** A severity in the language of the console. */
export function SeverityMark({
  severity,
  compact = false,
}: {
  readonly severity: ThreatSeverity;
  readonly compact?: boolean;
}) {
  const { severities } = useMessages(threatsWords);
  return <Severity level={levels[severity]} label={severities[severity]} compact={compact} />;
}
