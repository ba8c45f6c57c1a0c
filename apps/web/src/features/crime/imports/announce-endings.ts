import type { CrimeImport } from '@halyard/contracts/crime-imports.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../preferences/format.ts';
import { useSession } from '../../../session/session.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { crimeImportsWords } from '../../../text/loaders/crime.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { isRunning } from './import-queries.ts';

/** Tells, once, how each of the person's own imports ended that was seen running here; figures are then read anew. */
export function useTellEndings(imports: readonly CrimeImport[]) {
  const { ended: text } = useMessages(crimeImportsWords);
  const format = useFormat();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { currentUser } = useSession();
  const known = useRef<ReadonlyMap<string, boolean>>(new Map());

  function tell({ state, name, rowsImported, rowsRejected }: CrimeImport) {
    if (state === 'held') toasts.show('info', text.held(name));
    if (state === 'failed') toasts.show('error', text.failed(name), { error: null });
    if (state === 'finished')
      toasts.show('success', text.finished(name, format.number(rowsImported), format.number(rowsRejected)));
  }

  useEffect(() => {
    const ended = imports.filter((record) => known.current.get(record.id) === true && !isRunning(record));
    for (const record of ended) if (record.by?.id !== undefined && record.by.id === currentUser?.id) tell(record);
    if (ended.length > 0) void queries.invalidateQueries({ queryKey: ['crime'] });
    known.current = new Map(imports.map((record) => [record.id, isRunning(record)]));
  });
}
