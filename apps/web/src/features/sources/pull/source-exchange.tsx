import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import type { Source } from '@halyard/contracts/inflow/sources.ts';
import { X } from 'lucide-react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { isCredentialRejected } from './describe-exchange.ts';
import { ExchangeView } from './exchange-view.tsx';
import { type PullActions, usePullActions } from './pull-actions.tsx';

/** The displayed exchange of a source: a test by a user, else the last failed one. */
export function exchangeOf(
  { id, pull }: Pick<Source, 'id' | 'pull'>,
  actions: PullActions | null,
): { readonly exchange: Exchange; readonly isTest: boolean } | undefined {
  const tested = actions?.resultOf(id);
  if (tested) return { exchange: tested, isTest: true };
  const last = pull?.lastExchange;
  return last && last.problem !== null ? { exchange: last, isTest: false } : undefined;
}

type Props = {
  readonly source: Source;
  readonly exchange: Exchange;
  readonly isTest: boolean;
  /** In the pane it is beside the name already. */
  readonly hasPause?: boolean;
};

/** The exchange of a source with its actions: repairs come first. */
export function SourceExchange({ source, exchange, isTest, hasPause = false }: Props) {
  const text = useMessages(sourcesWords);
  const { pull } = text;
  const actions = usePullActions();
  return (
    <ExchangeView
      exchange={exchange}
      isTest={isTest}
      tools={
        isTest &&
        actions && (
          <IconButton label={pull.test.close} onClick={() => actions.closeResult(source.id)}>
            <X size={16} aria-hidden />
          </IconButton>
        )
      }
      actions={
        actions && (
          <>
            {isCredentialRejected(exchange) && (
              <Button onClick={() => actions.replaceCredential(source)}>{pull.credential.replace}</Button>
            )}
            <Button busy={actions.testing === source.id} aria-keyshortcuts="t" onClick={() => actions.test(source)}>
              {pull.test.button}
            </Button>
            {hasPause && !source.paused && (
              <Button variant="quiet" onClick={() => actions.pause(source)}>
                {text.detail.pause}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
