import { useEffect, useId, useRef } from 'react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { isMissing } from '../../../../../api/errors/is-missing.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Banner } from '../../../../../ui/page/banner.tsx';
import { MissingRecord } from '../../../../../ui/page/missing-record.tsx';
import { Spinner } from '../../../../../ui/page/spinner.tsx';
import { Tabs } from '../../../../../ui/page/tabs.tsx';
import { useReceivedAlert } from '../received-queries.ts';
import { type PanePart, paneParts } from '../received-search.ts';
import type { Queue } from '../use-queue.ts';
import { AlertFacts } from './alert-facts.tsx';
import { AlertHead } from './alert-head.tsx';
import { AlertHistory } from './alert-history.tsx';
import { Occurrences } from './occurrences.tsx';
import { Overview } from './overview.tsx';
import styles from './pane.module.css';
import { RawPayload } from './raw-payload.tsx';

type Props = {
  readonly id: string;
  readonly part: PanePart;
  readonly actions: Pick<Queue, 'act' | 'ask' | 'askForGroup' | 'show' | 'actions' | 'mayAct' | 'mayLink' | 'mayEdit'>;
  readonly onPart: (part: PanePart) => void;
  readonly onClose: () => void;
};

const parts = {
  payload: RawPayload,
  occurrences: Occurrences,
  history: AlertHistory,
} as const;

/** If it replaces the list it starts at its top; when closed, its row gets the focus again. */
function usePanePlace(id: string) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const isListHidden = document.querySelector('[data-queue]')?.getClientRects().length === 0;
    if (isListHidden) pane.current?.scrollIntoView({ block: 'start' });
    return () => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`[data-alert="${CSS.escape(id)}"] [data-opens]`)?.focus();
    };
  }, [id]);
  return pane;
}

/** The open alert: its actions, details and messages. */
export function AlertPane({ id, part, actions, onPart, onClose }: Props) {
  const { pane: text, retry, back } = useMessages(receivedAlertsWords);
  const describeError = useDescribeError();
  const titleId = useId();
  const pane = usePanePlace(id);
  const found = useReceivedAlert(id);
  const detail = found.data;
  const isGone = found.isError && isMissing(found.error);
  const Part = parts[part === 'overview' ? 'history' : part];
  return (
    <aside
      ref={pane}
      aria-labelledby={detail ? titleId : undefined}
      aria-label={detail ? undefined : text.label}
      className={styles.pane}
    >
      {found.isPending && <Spinner label={text.loading} />}
      {isGone && (
        <div className={styles.part}>
          <MissingRecord sentence={text.gone} back={back} onBack={onClose} />
        </div>
      )}
      {found.isError && !isGone && (
        <div className={styles.part}>
          <Banner error={found.error} tone="error">
            {describeError(found.error, text.failed)}{' '}
            <Button size="small" busy={found.isFetching} onClick={() => void found.refetch()}>
              {retry}
            </Button>
          </Banner>
        </div>
      )}
      {detail && !isGone && (
        <>
          <AlertHead titleId={titleId} detail={detail} actions={actions} onClose={onClose} />
          <AlertFacts detail={detail} />
          <div className={styles.parts}>
            <Tabs
              label={text.facts}
              tabs={paneParts.map((one) => ({ id: one, label: text.parts[one] }))}
              selected={part}
              onSelect={onPart}
            >
              {part === 'overview' ? <Overview detail={detail} queue={actions} /> : <Part detail={detail} />}
            </Tabs>
          </div>
        </>
      )}
    </aside>
  );
}
