import { useMessages } from '../../text/lazy-messages.ts';
import { enrichmentWords } from '../../text/loaders/enrichment.ts';

/** The label of a fact: columns and fields by their own names, paths of MaxMind databases in words. */
export function useFactName(): (name: string) => string {
  const { paths } = useMessages(enrichmentWords);
  return (name) => paths[name] ?? name;
}
