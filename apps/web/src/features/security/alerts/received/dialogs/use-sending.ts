import { useState } from 'react';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useActionFailure } from '../../../../../api/errors/use-action-failure.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { receivedAlertsWords } from '../../../../../text/loaders/received-alerts.ts';
import { type Failure, failureOf } from '../../../../../ui/page/failure-banner.tsx';

/** Submits a dialog; on failure, it stays open and shows the reason. */
export function useSending() {
  const { done: text } = useMessages(receivedAlertsWords);
  const describeError = useDescribeError();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useActionFailure<Failure>();

  async function send<T>(work: () => Promise<T>, onDone: (outcome: T) => void) {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await work());
    } catch (error) {
      setFailure(failureOf(error, describeError(error, text.failed)));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, send };
}
