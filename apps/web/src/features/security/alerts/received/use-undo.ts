import { undoChange } from '@halyard/contracts/intelligence/intelligence.ts';
import { useRef } from 'react';
import { useApi } from '../../../../api/call.ts';
import { useDescribeError } from '../../../../api/errors/describe-error.ts';
import { undoOfferedForMs, useReadRecordsAgain } from '../../../../records/use-offer-undo.ts';
import { useMessages } from '../../../../text/lazy-messages.ts';
import { recordsWords } from '../../../../text/loaders/records.ts';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';

/** The next message of the queue replaces the last one, so that two buttons never undo one change. */
const toastKey = 'received-alerts';

/**
 * Confirms an action with an undo button, and also undoes the last one by a key: unlike `useOfferUndo`, which has only
 * the button. An action of several changes is undone from the last to the first.
 */
export function useUndo(onUndone: () => Promise<void>) {
  const call = useApi();
  const readRecordsAgain = useReadRecordsAgain();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { undo: text } = useMessages(recordsWords);
  const last = useRef<readonly string[]>([]);

  async function undo(changeIds: readonly string[]) {
    last.current = [];
    try {
      const kept: string[] = [];
      for (const id of changeIds.toReversed()) {
        const reply = await call(undoChange, { params: { id } });
        kept.push(...reply.kept.map(({ name }) => name));
      }
      if (kept.length === 0) toasts.show('success', text.done, { key: toastKey });
      else toasts.show('info', text.kept(kept.join(', ')), { key: toastKey, durationMs: undoOfferedForMs });
    } catch (error) {
      toasts.show('error', describeError(error, text.failed), { error, key: toastKey });
    }
    readRecordsAgain();
    await onUndone();
  }

  return {
    offer(message: string, changeIds: readonly (string | null)[]) {
      const known = changeIds.filter((id) => id !== null);
      last.current = known;
      if (known.length === 0) return toasts.show('success', message, { key: toastKey });
      const action = { label: text.button, run: () => void undo(known) };
      toasts.show('success', message, { key: toastKey, action, durationMs: undoOfferedForMs });
    },
    /** Undoes the last action, if it has not been undone. */
    undoLast() {
      if (last.current.length > 0) void undo(last.current);
    },
  };
}
