import { labelMax } from '@halyard/contracts/intelligence/intelligence.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { type DraftField, type DraftProblem, labelsMax, maxOf } from './threat-draft.ts';

/** Shows the error of a field, if any. */
export function useDescribeProblem() {
  const { problems: text } = useMessages(threatsWords).form;
  const format = useFormat();
  return (field: DraftField, problem: DraftProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem === 'tooLong') return text.tooLong(format.number(maxOf(field)));
    if (problem === 'labels') return text.labels(format.number(labelsMax), format.number(labelMax));
    return text[problem];
  };
}
