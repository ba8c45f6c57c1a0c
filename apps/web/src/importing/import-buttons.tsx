import { type ReactNode, useState } from 'react';
import { useDescribeError } from '../api/errors/describe-error.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/overlay/toasts.tsx';

type Words = {
  readonly cancel: string;
  readonly stop: (name: string) => string;
  readonly stopped: (name: string) => string;
  readonly stopFailed: string;
  readonly undo: { readonly button: string; readonly of: (name: string) => string; readonly failed: string };
};
type Work = { readonly isPending: boolean; readonly run: () => Promise<unknown> };
type Closing = { readonly onYes: () => void; readonly onClose: () => void };

type Props = {
  readonly name: string;
  readonly words: Words;
  /** Currently available actions. */
  readonly offer: 'cancel' | 'undo' | undefined;
  readonly cancelling: Work;
  /** Resolves with the confirmation of the undo. */
  readonly undoing: { readonly isPending: boolean; readonly run: () => Promise<string | undefined> };
  /** Says what undoing would remove. */
  readonly question: (closing: Closing) => ReactNode;
};

/** Cancels a running import or undoes a completed one, with a toast. */
export function ImportButtons({ name, words, offer, cancelling, undoing, question }: Props) {
  const describeError = useDescribeError();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const isBusy = cancelling.isPending || undoing.isPending;

  async function cancel() {
    try {
      await cancelling.run();
      toasts.show('success', words.stopped(name));
    } catch (error) {
      toasts.show('error', describeError(error, words.stopFailed), { error });
    }
  }
  async function undo() {
    setAsking(false);
    try {
      const undone = await undoing.run();
      if (undone) toasts.show('success', undone);
    } catch (error) {
      toasts.show('error', describeError(error, words.undo.failed), { error });
    }
  }

  if (offer === 'cancel')
    return (
      <Button size="small" busy={isBusy} aria-label={words.stop(name)} onClick={() => void cancel()}>
        {words.cancel}
      </Button>
    );
  if (offer === undefined) return null;
  return (
    <>
      <Button size="small" busy={isBusy} aria-label={words.undo.of(name)} onClick={() => setAsking(true)}>
        {words.undo.button}
      </Button>
      {isAsking && question({ onYes: () => void undo(), onClose: () => setAsking(false) })}
    </>
  );
}
