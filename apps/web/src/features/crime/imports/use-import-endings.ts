import type { CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAnnounceEndings } from '../../../importing/use-announce-endings.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { isRunning } from './import-queries.ts';

/** Announces, once, the outcome of each of the user's own imports seen running here; figures are then refetched. */
export function useImportEndings(imports: readonly CrimeImport[]) {
  const { ended: text } = useMessages(crimeImportsWords);
  const { number } = useFormat();
  const toasts = useToasts();
  const queries = useQueryClient();
  useAnnounceEndings(imports, {
    isMoving: isRunning,
    announce({ state, name, rowsImported, rowsRejected }) {
      if (state === 'held') toasts.show('info', text.held(name));
      if (state === 'failed') toasts.show('error', text.failed(name), { error: null });
      if (state === 'finished') toasts.show('success', text.finished(name, number(rowsImported), number(rowsRejected)));
    },
    onEnded: () => void queries.invalidateQueries({ queryKey: ['crime'] }),
  });
}
