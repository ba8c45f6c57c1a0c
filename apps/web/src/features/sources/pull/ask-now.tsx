import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSourceChanges } from '../source-queries.ts';
import { asksToWait, nameProblem } from './describe-exchange.ts';
import { usePullActions } from './pull-actions.tsx';

/** Asks a source now instead of when it is due; what it says is kept. */
export function AskNow({ source }: { readonly source: Source }) {
  const { pull, feed } = useMessages(sourcesWords);
  const { ask: text } = pull;
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { pullNow } = useSourceChanges();
  const actions = usePullActions();

  async function run() {
    try {
      const asked = await pullNow.mutateAsync(source.id);
      // A test that was run before says less than what has just been kept.
      actions?.closeResult(source.id);
      if (asked.pull?.runningSince) return toasts.show('info', feed.begun(asked.name));
      const exchange = asked.pull?.lastExchange ?? null;
      const problem = exchange && nameProblem(exchange, pull);
      if (!exchange || !problem) toasts.show('success', text.works(asked.name));
      else if (asksToWait(exchange)) toasts.show('info', text.fails(asked.name, problem));
      else toasts.show('error', text.fails(asked.name, problem), { error: null });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  }

  return (
    <Button busy={pullNow.isPending} onClick={() => void run()}>
      {text.button}
    </Button>
  );
}
