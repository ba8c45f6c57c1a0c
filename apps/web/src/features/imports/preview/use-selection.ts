import { useDescribeError } from '../../../api/errors/describe-error.ts';
import { useFormat } from '../../../preferences/format.ts';
import { useMessages } from '../../../text/lazy-messages.ts';
import { importPreviewWords } from '../../../text/loaders/intelligence.ts';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useSelect } from './preview-queries.ts';

type Chosen = 'all' | { readonly type: string } | { readonly seqs: number[] };

/** Changes the selection and reports the consequences. */
export function useSelection(id: string) {
  const { objects: text } = useMessages(importPreviewWords);
  const { number } = useFormat();
  const describeError = useDescribeError();
  const toasts = useToasts();
  const selecting = useSelect(id);
  return {
    isBusy: selecting.isPending,
    async select(selected: boolean, objects: Chosen) {
      if (selecting.isPending) return;
      try {
        const { withEnds, withRelationships } = await selecting.mutateAsync({ selected, objects });
        if (withEnds > 0) toasts.show('info', text.withEnds(withEnds, number(withEnds)));
        if (withRelationships > 0)
          toasts.show('info', text.withRelationships(withRelationships, number(withRelationships)));
      } catch (error) {
        toasts.show('error', describeError(error, text.selectFailed), { error });
      }
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
