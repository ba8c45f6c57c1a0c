import { useDescribeError } from '../../api/errors/describe-error.ts';
import { TransportError } from '../../api/errors/transport-error.ts';

type Sentences = { readonly failed: string; readonly unreachable: string };

/** Why a request failed, with the remedy. */
export function useDescribeFault(): (error: unknown, sentences: Sentences) => string {
  const describe = useDescribeError();
  return (error, { failed, unreachable }) => {
    const isBroken = error instanceof TransportError && error.problem === 'unreachable';
    return describe(error, isBroken ? unreachable : failed);
  };
}
