import type { SigmaLevel } from '@halyard/contracts/inflow/sigma.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sigmaWords } from '../../../text/loaders/sigma.ts';
import { type Level, Severity } from '../../../ui/marks/severity.tsx';

const shown: Readonly<Record<SigmaLevel, Level>> = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  // Its alerts are also low; the word is the author's.
  informational: 'low',
};

/** The severity of a match, in Sigma's words. */
export function LevelMark({ level }: { readonly level: SigmaLevel | null }) {
  const text = useMessages(sigmaWords);
  return level === null ? (
    <Severity level="none" label={text.noLevel} />
  ) : (
    <Severity level={shown[level]} label={text.levels[level]} />
  );
}
