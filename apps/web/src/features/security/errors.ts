import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/intelligence.ts';

/** Why a change was rejected, in a sentence. */
export function useDescribeFailure(): (error: unknown) => string {
  const describe = useDescribeError();
  const { failures } = useMessages(securityWords);
  return (error) => describe(error, failures.change);
}
