import type { PullTrial } from '@halyard/contracts/inflow/feeds.ts';
import { useState } from 'react';
import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { sourcesWords } from '../../../text/loaders/sources.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureBanner, failureOf } from '../../../ui/page/failure-banner.tsx';
import { ExchangeView } from './exchange-view.tsx';
import { FeedPreview } from './feed-preview.tsx';
import styles from './pull.module.css';
import { type Trial, useTrial } from './pull-queries.ts';

/** Content added below the last field is scrolled into view. */
function showWhole(result: HTMLElement | null): void {
  result?.scrollIntoView({ block: 'nearest' });
}

type Props = {
  /** The request of the form; undefined after validation errors. */
  readonly read: () => Trial | undefined;
  /** Is called with the result: a form may offer what was found. */
  readonly onTried?: (result: PullTrial) => void;
};

/** Tests the connection of a form before it is saved, and shows the exchange. */
export function ConnectionTest({ read, onTried }: Props) {
  const { pull } = useMessages(sourcesWords);
  const { test: text } = pull;
  const describeError = useDescribeError();
  const trial = useTrial();
  const [asked, setAsked] = useState(0);

  function run() {
    const wanted = read();
    if (!wanted) return trial.reset();
    setAsked(asked + 1);
    trial.mutate(wanted, { onSuccess: (result) => onTried?.(result) });
  }

  return (
    <div className={styles.test}>
      <div>
        <Button busy={trial.isPending} onClick={run}>
          {text.button}
        </Button>
      </div>
      <div role="status" className={styles.test}>
        {trial.isPending && <p className={styles.note}>{text.running}</p>}
        {trial.error && <FailureBanner failure={failureOf(trial.error, describeError(trial.error, text.failed))} />}
        {trial.data && (
          <div key={asked} ref={showWhole} className={styles.test}>
            <FeedPreview trial={trial.data} />
            {trial.data.exchange && <ExchangeView exchange={trial.data.exchange} isTest />}
          </div>
        )}
      </div>
    </div>
  );
}
