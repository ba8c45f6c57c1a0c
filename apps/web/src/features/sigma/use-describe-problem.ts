import type { SigmaProblemAt } from '@halyard/contracts/inflow/sigma.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sigmaWords } from '../../text/loaders/sigma.ts';

/** Says why a text is not a rule that can run here. */
export function useDescribeProblem(): (problem: Pick<SigmaProblemAt, 'reason' | 'detail'>) => string {
  const { problems } = useMessages(sigmaWords);
  return ({ reason, detail }) => problems[reason](detail);
}
