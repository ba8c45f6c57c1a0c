import type { SigmaRule, SigmaState } from '@halyard/contracts/inflow/sigma.ts';
import { useDescribeError } from '../../api/errors/describe-error.ts';
import { useFormat } from '../../preferences/format.ts';
import { useOfferUndo } from '../../records/use-offer-undo.ts';
import { useMessages } from '../../text/lazy-messages.ts';
import { sigmaWords } from '../../text/loaders/sigma.ts';
import { useToasts } from '../../ui/overlay/toasts.tsx';
import { useSigmaChanges } from './sigma-queries.ts';

/** Sets the state of rules, with a toast and undo. */
export function useStateChange() {
  const text = useMessages(sigmaWords);
  const { list: words } = text;
  const format = useFormat();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const offerUndo = useOfferUndo();
  const { setState, readAgain } = useSigmaChanges();

  async function run(rules: readonly SigmaRule[], state: SigmaState): Promise<void> {
    try {
      const { changed, skipped, changeId } = await setState.mutateAsync({ rules, state });
      const only = rules.length === 1 ? rules[0] : undefined;
      const done = only
        ? words.stateIs(only.title, text.states[state])
        : words.changed(changed, format.number(changed), text.states[state]);
      if (changed > 0) offerUndo(done, changeId);
      if (skipped.length > 0) toasts.show('info', words.skipped(skipped.length, format.number(skipped.length)));
    } catch (error) {
      toasts.show('error', describeError(error, text.failures.state), { error });
      readAgain();
    }
  }
  return { run, isBusy: setState.isPending };
}
