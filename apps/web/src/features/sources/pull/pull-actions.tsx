import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { createContext, useContext, useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { describeFailure } from '../describe-health.ts';
import { asksToWait, nameProblem } from './describe-exchange.ts';
import { useTrial } from './pull-queries.ts';

/** Administrators' actions on pulled sources, wherever one is shown: in a card, in the pane, by a key. */
export type PullActions = {
  /** The id of the source that is being tested. */
  readonly testing: string | undefined;
  /** The result of the last test of a source, until it is closed. */
  readonly resultOf: (id: string) => Exchange | undefined;
  readonly test: (source: Source) => void;
  readonly closeResult: (id: string) => void;
  readonly replaceCredential: (source: Source) => void;
  readonly pause: (source: Source) => void;
};

const PullActionsContext = createContext<PullActions | null>(null);
export const PullActionsProvider = PullActionsContext.Provider;

/** Null for those who only look. */
export const usePullActions = (): PullActions | null => useContext(PullActionsContext);

type Options = Pick<PullActions, 'replaceCredential' | 'pause'>;

/** Tests the connections of sources as saved; a result replaces the last exchange. */
export function useConnectionTests({ replaceCredential, pause }: Options): PullActions {
  const words = useMessages(sourcesWords);
  const { pull } = words;
  const { test: text } = pull;
  const toasts = useToasts();
  const format = useFormat();
  const describeError = useDescribeError();
  const trial = useTrial();
  const [testing, setTesting] = useState<string>();
  const [results, setResults] = useState<ReadonlyMap<string, Exchange>>(new Map());

  async function test({ id, name, format: kind, pull: asked }: Source) {
    if (!asked || testing !== undefined) return;
    setTesting(id);
    try {
      const { exchange, failure } = await trial.mutateAsync({
        url: asked.url,
        format: kind,
        options: asked.options,
        source: id,
      });
      if (!exchange)
        return toasts.show('error', text.fails(name, describeFailure(failure ?? '', words)), { error: null });
      setResults((before) => new Map(before).set(id, exchange));
      const { problem, status, ms } = exchange;
      if (problem === null && failure !== null)
        toasts.show('error', text.fails(name, describeFailure(failure, words)), { error: null });
      else if (problem === null)
        toasts.show('success', text.works(name, String(status), pull.exchange.ms(format.number(ms))));
      else if (asksToWait(exchange)) toasts.show('info', text.waits(name, nameProblem(exchange, pull)));
      else toasts.show('error', text.fails(name, nameProblem(exchange, pull)), { error: null });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error });
    } finally {
      setTesting(undefined);
    }
  }

  return {
    testing,
    resultOf: (id) => results.get(id),
    test: (source) => void test(source),
    closeResult: (id) => setResults(new Map([...results].filter(([one]) => one !== id))),
    replaceCredential,
    pause,
  };
}
