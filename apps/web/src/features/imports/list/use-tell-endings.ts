import type { ImportRecord, ImportState } from '@halyard/contracts/imports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useSession } from '../../../session/session.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importsWords } from '../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { isRunning } from '../import-states.ts';

/** Tells, once, how each of the person's own imports ended that was seen running here. */
export function useTellEndings(imports: readonly ImportRecord[]) {
  const { ended: text } = useMessages(importsWords);
  const format = useFormat();
  const toasts = useToasts();
  const { currentUser } = useSession();
  const queries = useQueryClient();
  const known = useRef<ReadonlyMap<string, ImportState>>(new Map());

  function tell({ state, fileName, created, updated, rejected }: ImportRecord) {
    if (state === 'failed') toasts.show('error', text.failed(fileName), { error: null });
    if (state !== 'finished') return;
    const [storedWritten = '', updatedWritten = '', rejectedWritten = ''] = [created, updated, rejected].map(
      format.number,
    );
    toasts.show('success', text.finished(fileName, storedWritten, updatedWritten, rejectedWritten));
  }

  useEffect(() => {
    for (const record of imports) {
      const before = known.current.get(record.id);
      // Everything that may show a record is read again.
      if (before === 'undoing' && record.state === 'undone') void queries.invalidateQueries();
      const isOwn = record.by !== null && record.by.id === currentUser?.id;
      if (isOwn && before && isRunning({ state: before }) && !isRunning(record)) tell(record);
    }
    known.current = new Map(imports.map(({ id, state }) => [id, state]));
  });
}
