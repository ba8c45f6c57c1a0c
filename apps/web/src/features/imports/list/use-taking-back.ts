import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useDescribeError } from '../../../api/describe-error.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useCancelImport, useUndoImport } from '../import-queries.ts';

/** Cancels a running import and undoes a finished one, and says how that went. */
export function useTakingBack({ id, fileName }: Pick<ImportRecord, 'id' | 'fileName'>) {
  const text = useMessages(importsWords);
  const describeError = useDescribeError();
  const toasts = useToasts();
  const cancelling = useCancelImport();
  const undoing = useUndoImport();
  return {
    isBusy: cancelling.isPending || undoing.isPending,
    async cancel() {
      try {
        await cancelling.mutateAsync(id);
        toasts.show('success', text.stopped(fileName));
      } catch (error) {
        toasts.show('error', describeError(error, text.stopFailed), { error });
      }
    },
    async undo() {
      try {
        await undoing.mutateAsync(id);
      } catch (error) {
        toasts.show('error', describeError(error, text.undo.failed), { error });
      }
    },
  };
}

export type TakingBack = ReturnType<typeof useTakingBack>;
