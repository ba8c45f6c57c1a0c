import type { SigmaLevel } from '@halyard/contracts/inflow/sigma.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { type Level, Severity } from '../../../ui/marks/severity.tsx';

const shown: Readonly<Record<SigmaLevel, Level>> = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  // Alerts of it are low as well; the word says what the author wrote.
  informational: 'low',
};

/** How bad a match is, in the word of Sigma. */
export function LevelMark({ level }: { readonly level: SigmaLevel | null }) {
  const text = useMessages(sigmaWords);
  return level === null ? (
    <Severity level="none" label={text.noLevel} />
  ) : (
    <Severity level={shown[level]} label={text.levels[level]} />
  );
}
