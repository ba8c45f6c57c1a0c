import { useDescribeRefusal } from '../../api/describe-refusal.ts';
import { usePack } from '../../text/pack.ts';
import { securityWords } from '../../text/security-words.ts';

/** Why a change was refused, in a sentence. */
export function useDescribeFailure(): (error: unknown) => string {
  const describe = useDescribeRefusal();
  const { failures } = usePack(securityWords);
  return (error) => describe(error, failures.change);
}
