import { useDescribeRefusal } from '../../api/describe-refusal.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { securityWords } from '../../text/loaders/security-words.ts';

/** Why a change was rejected, in a sentence. */
export function useDescribeFailure(): (error: unknown) => string {
  const describe = useDescribeRefusal();
  const { failures } = useMessages(securityWords);
  return (error) => describe(error, failures.change);
}
