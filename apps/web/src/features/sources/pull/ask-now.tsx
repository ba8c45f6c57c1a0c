import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useNow } from '../../../preferences/clock.tsx';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { describeFailure } from '../describe-health.ts';
import { useSourceChanges } from '../source-queries.ts';
import { asksToWait, nameProblem } from './describe-exchange.ts';
import { usePullActions } from './pull-actions.tsx';

const aMinuteMs = 60_000;

/** Polls a source now, before it is due; the exchange is stored. */
export function AskNow({ source }: { readonly source: Source }) {
  const words = useMessages(sourcesWords);
  const { pull, feed } = words;
  const { ask: text } = pull;
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { pullNow } = useSourceChanges();
  const actions = usePullActions();
  const format = useFormat();
  const now = useNow(aMinuteMs);
  const [isWarned, setWarned] = useState(false);
  const waitsUntil = source.pull?.waitsUntil ?? null;
  const hasToWait = waitsUntil !== null && Date.parse(waitsUntil) > now;
  const force = hasToWait && isWarned;

  async function run() {
    if (hasToWait && !isWarned) {
      setWarned(true);
      return toasts.show('info', text.waits(source.name, format.dateTime(waitsUntil)));
    }
    setWarned(false);
    try {
      const asked = await pullNow.mutateAsync({ id: source.id, force });
      // An earlier test is less relevant than the exchange just stored.
      actions?.closeResult(source.id);
      if (asked.pull?.runningSince) return toasts.show('info', feed.begun(asked.name));
      const exchange = asked.pull?.lastExchange ?? null;
      const failed =
        asked.pull && asked.pull.failures > 0 ? describeFailure(asked.lastFailure?.reason ?? '', words) : '';
      const problem = exchange && (nameProblem(exchange, pull) || failed);
      if (!exchange || !problem) toasts.show('success', text.works(asked.name));
      else if (asksToWait(exchange)) toasts.show('info', text.fails(asked.name, problem));
      else toasts.show('error', text.fails(asked.name, problem), { error: null });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    }
  }

  return (
    <Button busy={pullNow.isPending} onClick={() => void run()}>
      {force ? text.anyway : text.button}
    </Button>
  );
}
