import { deleteThreat, type Threat } from '@halyard/contracts/intelligence/threats.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useOfferUndo, useReadRecordsAgain } from '../../../records/use-offer-undo.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { threatsWords } from '../../../text/loaders/intelligence.ts';
import { oneKey } from '../threat-queries.ts';

/** Deletes a threat, with undo in the toast. */
export function useDeleteThreat({ onDeleted }: { readonly onDeleted: () => void }) {
  const call = useApi();
  const queries = useQueryClient();
  const readAgain = useReadRecordsAgain();
  const offerUndo = useOfferUndo();
  const { done: text } = useMessages(threatsWords);
  return useMutation({
    mutationFn: ({ id }: Threat) => call(deleteThreat, { params: { id } }),
    onSuccess({ changeId }, { id, name }) {
      offerUndo(text.deleted(name), changeId);
      onDeleted();
      queries.removeQueries({ queryKey: oneKey(id) });
      readAgain();
    },
  });
}
