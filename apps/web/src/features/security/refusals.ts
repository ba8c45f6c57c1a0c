import { useDescribeRefusal } from '../../api/describe-refusal.ts';
import { TransportError } from '../../api/transport-error.ts';
import { usePack } from '../../text/pack.ts';
import { securityWords } from '../../text/security-words.ts';

/** The record is not there: never was, or was removed. */
export const isGone = (error: unknown): boolean => error instanceof TransportError && error.status === 404;

/** Why a change was refused, in a sentence. */
export function useDescribeFailure(): (error: unknown) => string {
  const describe = useDescribeRefusal();
  const { failures } = usePack(securityWords);
  return (error) => describe(error, failures.change);
}
