import type { Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useState } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useOfferUndo } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { securityWords } from '../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useAlertChanges } from '../alert-queries.ts';
import { useDescribeFailure } from '../errors.ts';

/** Acknowledges alerts, offers undo, and names those changed by someone else meanwhile. */
export function useAcknowledge() {
  const { alerts: text } = useMessages(securityWords);
  const format = useFormat();
  const changes = useAlertChanges();
  const toasts = useToasts();
  const offerUndo = useOfferUndo();
  const describeFailure = useDescribeFailure();
  const [isBusy, setBusy] = useState(false);

  /** Resolves with whether it was done. */
  async function acknowledge(threats: readonly Threat[], reason = ''): Promise<boolean> {
    setBusy(true);
    try {
      const { changed, skipped, changeId } = await changes.acknowledge(threats, reason.trim());
      if (changed.length > 0) offerUndo(text.acknowledged(changed.length, format.number(changed.length)), changeId);
      const left = threats.filter(({ id }) => skipped.some((one) => one.id === id));
      if (left.length > 0) toasts.show('info', text.skipped(left.map(({ name }) => name).join(', ')));
      return true;
    } catch (error) {
      toasts.show('error', describeFailure(error), { error });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { acknowledge, isBusy };
}
