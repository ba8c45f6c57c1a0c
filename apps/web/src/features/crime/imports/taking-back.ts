import type { CrimeImport } from '@halyard/contracts/crime-imports.ts';
import { useDescribeError } from '../../../api/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useCancelImport, useUndoImport } from './import-queries.ts';

/** Cancels a running import and undoes a finished one, and says how that went. */
export function useTakingBack({ id, name }: Pick<CrimeImport, 'id' | 'name'>) {
  const text = useMessages(crimeImportsWords);
  const describeError = useDescribeError();
  const format = useFormat();
  const toasts = useToasts();
  const cancelling = useCancelImport();
  const undoing = useUndoImport();
  return {
    isBusy: cancelling.isPending || undoing.isPending,
    async cancel() {
      try {
        await cancelling.mutateAsync(id);
        toasts.show('success', text.stopped(name));
      } catch (error) {
        toasts.show('error', describeError(error, text.stopFailed), { error });
      }
    },
    async undo() {
      try {
        const { removed, restored } = await undoing.mutateAsync(id);
        toasts.show('success', text.undo.done(removed, format.number(removed), restored, format.number(restored)));
      } catch (error) {
        toasts.show('error', describeError(error, text.undo.failed), { error });
      }
    },
  };
}
