import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { assistantWords } from '../../text/loaders/work.ts';
import { useVisitorText } from '../../text/words.tsx';
import type { Failure } from '../conversation/conversation.ts';

/** Why a question got no answer, in the texts of the specification (decision G-071). */
export function useDescribeProblem(): (failure: Failure) => string {
  const { notes, problems } = useMessages(assistantWords);
  const { transport } = useVisitorText();
  const describeError = useDescribeError();
  return ({ problem, error }) => {
    if (problem === 'signedOut' || problem === 'unverified') return notes[problem];
    // The server's validation message is more specific than a general failure.
    if (problem === 'other') return describeError(error, transport.other);
    if (problem === 'cancelled' || problem === 'tooManyRequests' || problem === 'serverError')
      return transport[problem];
    return problems[problem];
  };
}
