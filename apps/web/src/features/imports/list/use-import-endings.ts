import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAnnounceEndings } from '../../../importing/use-announce-endings.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { isMoving } from '../import-states.ts';

/** Announces, once, how each of the user's own imports ended that was seen running here. */
export function useImportEndings(imports: readonly ImportRecord[]) {
  const { ended: text } = useMessages(importsWords);
  const { number } = useFormat();
  const toasts = useToasts();
  const queries = useQueryClient();
  useAnnounceEndings(imports, {
    isMoving,
    announce({ state, fileName, created, updated, rejected }, before) {
      if (before === 'undoing') return;
      if (state === 'previewing') toasts.show('success', text.ready(fileName));
      if (state === 'failed') toasts.show('error', text.failed(fileName), { error: null });
      if (state === 'finished')
        toasts.show('success', text.finished(fileName, number(created), number(updated), number(rejected)));
    },
    // Everything that may show a record is refetched.
    onEnded: ({ state }) => state === 'undone' && void queries.invalidateQueries(),
  });
}
