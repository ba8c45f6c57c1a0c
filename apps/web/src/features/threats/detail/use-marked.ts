import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';

/** Describes who acknowledged a threat and when, and its verdict. */
export function useMarked({ acknowledged, verdict }: Pick<Threat, 'acknowledged' | 'verdict'>) {
  const { detail: text } = useMessages(threatsWords);
  const format = useFormat();
  return {
    acknowledged: acknowledged
      ? text.acknowledgedBy(acknowledged.byName ?? text.somebody, format.dateTime(acknowledged.at))
      : text.notAcknowledged,
    verdict: verdict ? text.verdict(verdict.verdict, verdict.reason) : text.noVerdict,
  };
}
