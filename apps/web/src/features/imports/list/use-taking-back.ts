import type { ImportRecord } from '@halyard/contracts/imports.ts';
import { useDescribeRefusal } from '../../../api/describe-refusal.ts';
import { TransportError } from '../../../api/transport-error.ts';
import { importsWords } from '../../../text/imports-words.ts';
import { usePack } from '../../../text/pack.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import { useCancelImport, useUndoImport } from '../import-queries.ts';

const tookTooLong = (error: unknown) => error instanceof TransportError && error.problem === 'cancelled';

/** Cancels a running import and undoes a finished one, and says how that went. */
export function useTakingBack({ id, fileName }: Pick<ImportRecord, 'id' | 'fileName'>) {
  const text = usePack(importsWords);
  const describeRefusal = useDescribeRefusal();
  const toasts = useToasts();
  const cancelling = useCancelImport();
  const undoing = useUndoImport();
  return {
    isBusy: cancelling.isPending || undoing.isPending,
    /** What undoing has done; stays until it is dismissed. */
    taken: undoing.data,
    dismiss: undoing.reset,
    async cancel() {
      try {
        await cancelling.mutateAsync(id);
        toasts.show('success', text.stopped(fileName));
      } catch (error) {
        toasts.show('error', describeRefusal(error, text.stopFailed));
      }
    },
    async undo() {
      try {
        await undoing.mutateAsync(id);
      } catch (error) {
        if (tookTooLong(error)) toasts.show('info', text.undo.goesOn);
        else toasts.show('error', describeRefusal(error, text.undo.failed));
      }
    },
  };
}

export type TakingBack = ReturnType<typeof useTakingBack>;
